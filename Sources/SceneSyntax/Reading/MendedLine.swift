package import SceneBasics

/// A line at which libyaml stopped, and in place of which another one was read.
package struct MendedLine: Hashable, Sendable {
  /// Counted from 1.
  package var line: UInt32
  /// The characters as they are written, without the line break.
  package var written: String
  /// The lines below that stand further in: they belong to what is damaged.
  package var block: String
  /// The lines that lose something with this one: those that it stands under, and the keys beside it.
  var neighbours: Set<UInt32> = []
}

/// The words of mended lines, which are taken apart once for all findings.
package struct MendedWords {
  private var words: Set<Substring> = []
  /// The last words of lines, of which more may have stood there.
  private var beginnings: Set<Substring> = []

  package init(of lines: [MendedLine]) {
    for line in lines {
      for text in [line.written, line.block] {
        words.formUnion(text.split { !MendedWords.isNamePart($0) || $0 == "/" })
      }
      let rest = line.written.lastIndex { !MendedWords.isNamePart($0) }.map(line.written.index(after:))
      let open = line.written[(rest ?? line.written.startIndex)...]
      if !open.isEmpty { beginnings.insert(open) }
    }
  }

  /// Whether a finding about a name or a missing key merely follows: it speaks of a word that stands in these lines, or
  /// that the last word of one begins.
  package func explain(_ finding: Diagnostic) -> Bool {
    finding.message.split { !MendedWords.isNamePart($0) }.contains { word in
      MendedWords.isQuoted(word, in: finding.message) && word.split(separator: "/").contains { words.contains($0) }
        || word.indices.contains { beginnings.contains(word[...$0]) }
    }
  }

  /// Whether a message puts a word in single quotes, as it does with names.
  private static func isQuoted(_ word: Substring, in message: String) -> Bool {
    word.startIndex > message.startIndex && message[message.index(before: word.startIndex)] == "'"
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-#/".contains(character)
  }
}
