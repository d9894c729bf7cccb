internal import SceneBasics

/// A line that `check` has printed, without the code that stands at its end.
package enum FindingLine {
  /// The kind of the finding; nil if a line isn't one.
  package static func item(in line: String) -> DiagnosticCatalogue.Item? {
    guard let start = ["error: ", "warning: ", "note: "].lazy.compactMap({ line.firstRange(of: $0) }).first else {
      return nil
    }
    let words = words(of: String(line[start.upperBound...]))
    guard words.count > 2 else { return nil }
    return DiagnosticCatalogue.items.first { item in
      item.isAboutScenes && !item.finding.wrong.isEmpty
        && DiagnosticReference.compile(item.finding.wrong, for: item).diagnostics.contains {
          $0.code == item.code && self.words(of: $0.message).starts(with: words)
        }
    }
  }

  /// The words of a message without the names in quotes, which are those of a scene.
  private static func words(of message: String) -> [Substring] {
    let letters = Array(message)
    var isOutside = true
    var plain = ""
    for (index, letter) in letters.enumerated() {
      // That of `isn't` is no quote.
      let isInside =
        index > 0 && index + 1 < letters.count && letters[index - 1].isLetter && letters[index + 1].isLetter
      if letter == "'", !isInside {
        isOutside.toggle()
      } else if isOutside {
        plain.append(letter)
      }
    }
    return plain.split(separator: " ")
  }
}
