/// A few numbers that look random and follow from a seed.
struct Dice {
  var state: UInt64

  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound <= 0 ? 0 : Int(state >> 33) % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }
}

/// Changes scenes and plans as far as their grammar goes: whole lines with what hangs below them, words of the
/// language, names that occur, numbers at the edges.
struct SceneMutator {
  private let words: [String]
  private static let numbers = [
    "0", "1", "-1", "2", "60", "61", "128", "129", "1000", "1001", "65535", "65536", "4294967295", "4294967296",
    "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808", "1e999", "0.0000001", "null",
  ]

  /// - Parameter vocabulary: The words of the language, with blanks between them.
  init(vocabulary: String) { words = vocabulary.split(separator: " ").map(String.init) }

  func mutated(_ text: String, _ dice: inout Dice) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...dice.roll(3) {
      let index = dice.roll(lines.count)
      let block = block(at: index, in: lines)
      switch dice.roll(9) {
      case 0: lines.removeSubrange(block)
      case 1: lines.insert(contentsOf: lines[block], at: dice.roll(lines.count + 1))
      case 2:
        let moved = lines[block].map { (dice.roll(2) == 0 ? "  " : "") + $0 }
        lines.replaceSubrange(block, with: moved)
      case 3:
        let moved = Array(lines[block])
        lines.removeSubrange(block)
        lines.insert(contentsOf: moved, at: dice.roll(lines.count + 1))
      case 4, 5: lines[index] = replacing(in: lines[index], by: dice.pick(words), &dice)
      case 6: lines[index] = replacing(in: lines[index], by: dice.pick(SceneMutator.numbers), &dice)
      default:
        let other = tokens(of: lines[dice.roll(lines.count)])
        lines[index] = replacing(in: lines[index], by: dice.pick(other).map { String($0.text) }, &dice)
      }
      if lines.isEmpty { lines = [""] }
    }
    return lines.joined(separator: "\n")
  }

  /// A line and those below it that stand further to the right.
  private func block(at index: Int, in lines: [String]) -> Range<Int> {
    let indent = lines[index].prefix { $0 == " " }.count
    var end = index + 1
    while end < lines.count, lines[end].prefix(while: { $0 == " " }).count > indent { end += 1 }
    return index..<end
  }

  private func tokens(of line: String) -> [(range: Range<String.Index>, text: Substring)] {
    line.ranges(of: /[A-Za-z0-9_.\-\/]+/).map { ($0, line[$0]) }
  }

  private func replacing(in line: String, by word: String?, _ dice: inout Dice) -> String {
    guard let word, let token = dice.pick(tokens(of: line)) else { return line }
    return line.replacingCharacters(in: token.range, with: word)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
