internal import SceneBasics
internal import SceneLanguage
internal import SceneYAML

/// Another text for the line at which libyaml stops, or for one above it that is the cause.
struct LineRepair: Equatable {
  /// The line, counted from 0.
  var index: Int
  var line: [UInt8]

  /// The repairs that are worth a try, the likeliest first.
  ///
  /// - Parameters:
  ///   - failure: Why libyaml stopped, with its marks.
  ///   - lines: The file, without line breaks.
  ///   - keys: The words that a key at the left margin may become.
  static func ways(to failure: YAMLFailure, of lines: [[UInt8]], keys: [String]) -> [LineRepair] {
    var ways = Ways(lines)
    let fault = min(Int(failure.place.line) - 1, lines.count - 1)
    let context = min(Int(failure.contextPlace.line) - 1, lines.count - 1)
    let above = ways.textAbove(fault)
    ways.indentBySpaces(fault)
    if failure.problem.contains("mapping values"), let key = ways.keyWithoutColon(above: fault) {
      // `detail` above `  title: x`: the key and what belongs to it are read as one text.
      ways.complete(key, to: keys)
      ways.addColon(to: key)
    }
    if failure.problem.contains("expected ':'") {
      ways.complete(context, to: keys)
      ways.close(context)
      ways.addColon(to: context)
    }
    if failure.context.contains("quoted") || failure.problem.contains("',' or") { ways.close(context) }
    // An open quote or bracket swallows lines before it is noticed.
    for index in stride(from: fault, through: max(0, fault - farthest), by: -1) { ways.close(index) }
    ways.keepKey(fault)
    ways.cut(fault, at: Int(failure.place.column) - 1)
    ways.addColon(to: fault)
    if let above { ways.addColon(to: above) }
    ways.leaveOut(fault)
    if failure.context.contains("flow") || failure.context.contains("scanning") { ways.leaveOut(context) }
    if let above { ways.leaveOut(above) }
    return ways.all
  }

  /// How many lines above the fault may have opened what isn't closed.
  private static let farthest = 12
}

/// Gathers repairs, each once.
private struct Ways {
  private let lines: [[UInt8]]
  private(set) var all: [LineRepair] = []

  init(_ lines: [[UInt8]]) { self.lines = lines }

  private mutating func add(_ index: Int, _ line: [UInt8]) {
    let repair = LineRepair(index: index, line: line)
    if line != lines[index], !all.contains(repair) { all.append(repair) }
  }

  /// Closes the quote and the brackets that a line leaves open.
  mutating func close(_ index: Int) {
    guard isText(index) else { return }
    let open = OpenSigns(of: lines[index])
    guard !open.closers.isEmpty else { return }
    let text = Ways.trimmed(lines[index][..<open.end])
    // A bracket right behind a colon would be part of the key.
    add(index, text + (open.closers[0] == 0x5D || open.closers[0] == 0x7D ? [0x20] : []) + open.closers)
  }

  /// Makes a key of a line that has none.
  mutating func addColon(to index: Int) {
    guard isText(index), !hasKey(index) else { return }
    let text = Ways.trimmed(lines[index][...])
    add(index, text.last == 0x2D ? [] : text + [0x3A])
  }

  /// Makes a key at the left margin the first word that it begins, if the file hasn't that key yet. What stands below
  /// tells a list from a mapping.
  mutating func complete(_ index: Int, to keys: [String]) {
    guard isText(index), indentation(index) == 0, !hasKey(index) else { return }
    let text = Ways.trimmed(lines[index][...])
    let missing = keys.compactMap(SceneKey.init).filter { key in
      key.rawValue.utf8.starts(with: text) && !lines.contains { $0.starts(with: Array(key.rawValue.utf8) + [0x3A]) }
    }
    let below = lines.indices.first { $0 > index && isText($0) }.map { lines[$0].drop { $0 == 0x20 } } ?? []
    let isOfKey = below.startIndex > 0 || below.first == 0x2D
    let shape = isOfKey ? below.first == 0x2D ? SceneKey.Shape.list : .mapping : nil
    if let key = missing.first(where: { shape == nil || $0.shape == shape }) ?? missing.first {
      add(index, Array(key.rawValue.utf8) + [0x3A])
    }
  }

  /// Puts two spaces in place of each tab before the text.
  mutating func indentBySpaces(_ index: Int) {
    guard isText(index) else { return }
    let margin = lines[index].prefix { $0 == 0x20 || $0 == 0x09 }
    if margin.contains(0x09) {
      add(index, margin.flatMap { $0 == 0x09 ? [0x20, 0x20] : [$0] } + lines[index][margin.endIndex...])
    }
  }

  /// Leaves only the first word of a line as a key, where something stands further in below it.
  mutating func keepKey(_ index: Int) {
    guard isText(index), let below = lines[(index + 1)...].first(where: { !$0.allSatisfy { $0 == 0x20 } }),
      below.prefix(while: { $0 == 0x20 }).count > indentation(index)
    else { return }
    let start = lines[index].prefix { $0 == 0x20 || $0 == 0x2D }
    let word = lines[index][start.endIndex...].prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39
    }
    if !word.isEmpty { add(index, Array(start + word) + [0x3A]) }
  }

  /// Takes away what stands from a column on, counted from 0, if a key stands before; else the whole line.
  mutating func cut(_ index: Int, at column: Int) {
    guard isText(index) else { return }
    let text = Ways.trimmed(lines[index].prefix(max(0, column)))
    // Text without a key would be read as part of the line above.
    add(index, Ways.hasKey(text) ? text : [])
  }

  mutating func leaveOut(_ index: Int) {
    if isText(index) { add(index, []) }
  }

  /// The nearest line above with something other than a comment on it.
  func textAbove(_ index: Int) -> Int? { (0..<max(0, index)).last(where: isText) }

  /// The line above that looks like the key that this one belongs to or follows, without its colon; no key stands between.
  func keyWithoutColon(above index: Int) -> Int? {
    let margin = indentation(index)
    for above in stride(from: index - 1, through: 0, by: -1) where isText(above) {
      if hasKey(above) { return nil }
      // The text of an item stands behind its dash; a list item further in belongs to a key that is whole.
      let dashes = lines[above].dropFirst(indentation(above)).prefix { $0 == 0x2D || $0 == 0x20 }.count
      if indentation(above) + dashes <= margin { return above }
    }
    return nil
  }

  private func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == 0x20 }.count }

  /// Whether there is something on the line, and it isn't a comment.
  private func isText(_ index: Int) -> Bool {
    guard lines.indices.contains(index) else { return false }
    return lines[index].first { $0 != 0x20 && $0 != 0x09 }.map { $0 != 0x23 } ?? false
  }

  private func hasKey(_ index: Int) -> Bool { Ways.hasKey(lines[index]) }

  private static func hasKey(_ line: [UInt8]) -> Bool {
    line.last { $0 != 0x20 } == 0x3A || zip(line, line.dropFirst()).contains { $0 == 0x3A && $1 == 0x20 }
  }

  private static func trimmed(_ line: some Collection<UInt8>) -> [UInt8] {
    var line = Array(line)
    while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
    return line.allSatisfy { $0 == 0x20 } ? [] : line
  }
}

/// The signs that would close what a line opens, by its own characters.
private struct OpenSigns {
  private(set) var closers: [UInt8] = []
  /// Where they belong: before a comment, or at the end of the line.
  private(set) var end: Int

  init(of line: [UInt8]) {
    var brackets: [UInt8] = []
    var quote: UInt8?
    var index = 0
    end = line.count
    while index < line.count {
      let byte = line[index]
      let before = index == 0 ? 0x20 : line[index - 1]
      if let open = quote {
        if open == 0x22, byte == 0x5C {
          index += 1
        } else if byte == open {
          let isDoubled = open == 0x27 && index + 1 < line.count && line[index + 1] == open
          if isDoubled { index += 1 } else { quote = nil }
        }
      } else if OpenSigns.opensText.contains(before), byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if OpenSigns.opensText.contains(before), byte == 0x5B || byte == 0x7B {
        brackets.append(byte + 2)
      } else if byte == brackets.last {
        brackets.removeLast()
      } else if byte == 0x23, before == 0x20 || before == 0x09 {
        end = index
        break
      }
      index += 1
    }
    closers = (quote.map { [$0] } ?? []) + brackets.reversed()
  }

  /// A quote or a bracket behind one of these opens something: a blank, `[`, `{`, `,` and `:`.
  private static let opensText: [UInt8] = [0x20, 0x5B, 0x7B, 0x2C, 0x3A]
}

extension SceneKey {
  /// The form of what stands on the lines below a key.
  fileprivate enum Shape { case list, mapping, none }

  fileprivate var shape: Shape {
    switch self {
    case .script, .quirks: .list
    case .controllers, .device, .findings, .import, .picture, .storyboard: .mapping
    case .scene, .format, .partial, .ios, .initial, .note: .none
    }
  }
}
