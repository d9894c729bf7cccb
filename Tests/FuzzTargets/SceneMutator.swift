/// A few numbers that look random and follow from a seed.
package struct Dice: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A number below a bound.
  package mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound <= 0 ? 0 : Int(state >> 33) % bound
  }

  /// One of a list, or nil where there is none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }
}

/// Changes scenes and plans as far as their grammar goes: whole lines with what hangs below them, words of the
/// language, names that occur, numbers at the edges, new entries and steps.
package struct SceneMutator: Sendable {
  private typealias Line = [UInt8]

  private let words: [Line]
  private static let numbers = [
    "0", "1", "-1", "2", "60", "61", "128", "129", "1000", "1001", "65535", "65536", "2147483648", "4294967296",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "1e999", "0.0000001", "null", "true", "~",
  ].map { Array($0.utf8) }

  /// - Parameter vocabulary: The words of the language, with blanks between them.
  package init(vocabulary: String) { words = vocabulary.split(separator: " ").map { Array($0.utf8) } }

  /// Other bytes that were made of these.
  package func mutated(_ bytes: some Collection<UInt8>, _ dice: inout Dice) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    for _ in 0...dice.roll(3) {
      let index = dice.roll(lines.count)
      let block = block(at: index, in: lines)
      switch dice.roll(11) {
      case 0: lines.removeSubrange(block)
      case 1: lines.insert(contentsOf: Array(lines[block]), at: dice.roll(lines.count + 1))
      case 2: for place in block { lines[place].insert(contentsOf: [0x20, 0x20], at: 0) }
      case 3:
        let moved = Array(lines[block])
        lines.removeSubrange(block)
        lines.insert(contentsOf: moved, at: dice.roll(lines.count + 1))
      case 4, 5: lines[index] = replacing(in: lines[index], by: dice.pick(words), &dice)
      case 6: lines[index] = replacing(in: lines[index], by: dice.pick(SceneMutator.numbers), &dice)
      case 7, 8: lines.insert(entry(besides: lines[index], of: lines, &dice), at: block.upperBound)
      default: lines[index] = replacing(in: lines[index], by: name(of: lines, &dice), &dice)
      }
      if lines.isEmpty { lines = [[]] }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// A line and those below it that stand further to the right.
  private func block(at index: Int, in lines: [Line]) -> Range<Int> {
    let margin = margin(of: lines[index])
    var end = index + 1
    while end < lines.count, self.margin(of: lines[end]) > margin { end += 1 }
    return index..<end
  }

  private func margin(of line: Line) -> Int { line.prefix { $0 == 0x20 }.count }

  /// A new line that stands as far to the right as another: a key or a step, and a name or a number.
  private func entry(besides line: Line, of lines: [Line], _ dice: inout Dice) -> Line {
    let dash = line.dropFirst(margin(of: line)).first == 0x2D
    let value = dice.roll(4) == 0 ? dice.pick(SceneMutator.numbers) : name(of: lines, &dice)
    return line.prefix { $0 == 0x20 } + (dash ? [0x2D, 0x20] : []) + (dice.pick(words) ?? []) + [0x3A, 0x20]
      + (value ?? [])
  }

  /// A word that stands somewhere.
  private func name(of lines: [Line], _ dice: inout Dice) -> Line? {
    let line = lines[dice.roll(lines.count)]
    return dice.pick(tokens(of: line)).map { Array(line[$0]) }
  }

  /// Where letters and digits stand together.
  private func tokens(of line: Line) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start: Int?
    for (index, byte) in line.enumerated() {
      switch byte {
      case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x23, 0x80...: start = start ?? index
      default:
        if let first = start { tokens.append(first..<index) }
        start = nil
      }
    }
    if let first = start { tokens.append(first..<line.count) }
    return tokens
  }

  private func replacing(in line: Line, by word: Line?, _ dice: inout Dice) -> Line {
    guard let word, let token = dice.pick(tokens(of: line)) else { return line }
    return line[..<token.lowerBound] + word + line[token.upperBound...]
  }
}
