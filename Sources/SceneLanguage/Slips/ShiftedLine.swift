package import SceneBasics
internal import ScenePlan
package import SceneYAML

/// A line of a step that stands some columns beside where it belongs: an option, or the dash of the next step.
package struct ShiftedLine {
  /// Its first word; the dash itself for a step.
  package let word: String
  let isDash: Bool
  package let span: SourceSpan
  /// The verb above whose option it is, and the column where the line should start, counted from 1.
  package let above: String
  package let column: Int
  package let fix: Fix?

  /// - Parameters:
  ///   - place: Where YAML stumbles.
  ///   - tape: What was read so far.
  package init?(at place: SourceSpan, in tape: EventTape) {
    let lines = tape.source.lines
    let index = Int(place.line) - 1
    guard lines.indices.contains(index) else { return nil }
    let margin = lines[index].prefix { $0 == 0x20 }.count
    guard margin == Int(place.column) - 1,
      let other = lines[..<index].lastIndex(where: { ShiftedLine.verb(of: $0) != nil }),
      let verb = ShiftedLine.verb(of: lines[other])
    else { return nil }
    // Only blank lines, and other options of the verb, stand between.
    let between = lines[(other + 1)..<index].filter { !$0.allSatisfy { $0 == 0x20 } }
    guard between.allSatisfy({ $0.prefix { $0 == 0x20 }.count >= verb.column }) else { return nil }
    let text = lines[index].dropFirst(margin)
    let word = text.prefix { $0 != 0x3A && $0 != 0x20 }
    let dash = lines[other].prefix { $0 == 0x20 }.count
    isDash = text.starts(with: [0x2D, 0x20])
    guard isDash ? margin != dash : StepKey.table.find(word) != nil && text.contains(0x3A) && margin < verb.column
    else {
      return nil
    }
    self.word = String(decoding: word, as: UTF8.self)
    above = String(decoding: verb.word, as: UTF8.self)
    column = (isDash ? dash : verb.column) + 1
    span = SourceSpan(
      line: place.line, column: place.column, length: isDash ? 1 : UInt32(word.count), file: place.file)
    // A step takes its options along, whose number isn't known here.
    fix =
      isDash
      ? nil
      : Fix(
        "put it under '\(above)'",
        [
          TextEdit(
            file: place.file, from: .init(line: index + 1, column: 1), to: .init(line: index + 1, column: margin + 1),
            by: String(repeating: " ", count: verb.column))
        ])
  }

  /// The verb of a step that starts on a line, and how many columns stand before it.
  private static func verb(of line: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, column: Int)? {
    let margin = line.prefix { $0 == 0x20 }.count
    guard line.dropFirst(margin).starts(with: [0x2D, 0x20]) else { return nil }
    let text = line.dropFirst(margin + 1).drop { $0 == 0x20 }
    let word = text.prefix { $0 != 0x3A && $0 != 0x20 }
    return StepVerb.table.find(word) == nil ? nil : (word, text.startIndex - line.startIndex)
  }
}
