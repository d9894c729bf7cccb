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

  /// Whether a finding about a name or a missing key merely follows: it speaks of a word that stands here, or that the
  /// last word of the line begins.
  package func explains(_ finding: Diagnostic) -> Bool {
    let words = Set((written + " " + block).split { !MendedLine.isNamePart($0) || $0 == "/" })
    let open = written.reversed().prefix(while: MendedLine.isNamePart)
    return finding.message.split { !MendedLine.isNamePart($0) }.contains { word in
      MendedLine.isQuoted(word, in: finding.message) && word.split(separator: "/").contains { words.contains($0) }
        || !open.isEmpty && word.hasPrefix(String(open.reversed()))
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
