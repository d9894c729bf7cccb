internal import SceneBasics
internal import SceneSession

/// A comment that starts almost as a region does, as in `<!-- sceno: tree x.scene.yaml -->`.
enum MisspeltMark {
  /// The column in which it starts, from 1; nil if the line is anything else.
  static func column(in line: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: line, as: UTF8.self)
    let blanks = text.prefix { " \t>".contains($0) }
    let comment = text.dropFirst(blanks.count)
    guard comment.hasPrefix("<!") || comment.hasPrefix("[//]: #"), comment.contains(".yaml") else { return nil }
    let words = comment.split { !$0.isLetter }
    let isMark = zip(words, words.dropFirst()).contains { name, verb in
      guard RegionKind.all.contains(where: { $0.verb.name == verb }) else { return false }
      let sign = comment[name.endIndex..<verb.startIndex].filter { $0 != " " }
      // Without a sign between the two it may be a sentence.
      return sign.isEmpty
        ? Suggestion.nearest(to: name.lowercased(), in: [word]) != nil
        : sign.count == 1 && ":;=".contains(sign) && name.lowercased().hasPrefix(word.prefix(4))
    }
    return isMark ? blanks.unicodeScalars.count + 1 : nil
  }

  private static let word = "scenograph"
}
