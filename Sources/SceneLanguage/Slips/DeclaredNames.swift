internal import ScenePlan

/// The names that the text of a scene declares. They are read without its structure, which a slip may hide.
package struct DeclaredNames {
  /// The ids of controllers, in their order.
  package let ids: [String]
  /// The aliases of imported files.
  package let aliases: [String]
  private let known: Set<String>
  /// The words by which the scene brings screens that its text has, wherever they stand.
  private let ways: Set<String>

  package init(in source: [UInt8]) {
    ids = DeclaredNames.keys(below: "controllers:", in: source)
    aliases = DeclaredNames.keys(below: "import:", in: source)
    known = Set(ids)
    ways = Set(
      ["present", "navigation", "import"].filter { source.firstRange(of: Array($0.utf8)) != nil })
  }

  /// Whether the screens of the scene can come or go by a verb; a word of everyday speech may mean another one.
  func canMean(_ verb: StepVerb) -> Bool {
    switch verb {
    case .push: ways.contains("navigation") || ways.contains("import")
    case .pop: !ways.contains("present")
    default: true
    }
  }

  /// Whether it is the id of a controller.
  package func has(_ id: some StringProtocol) -> Bool { known.contains(String(id)) }

  /// The keys directly below a key at the left margin, on lines of their own or in braces, and what stands behind `id:`.
  private static func keys(below key: String, in source: [UInt8]) -> [String] {
    var keys: [String] = []
    var seen: Set<String> = []
    func add(_ word: ArraySlice<UInt8>) {
      guard NameForm.isID(word) else { return }
      let text = String(decoding: word, as: UTF8.self)
      if seen.insert(text).inserted { keys.append(text) }
    }
    var isBelow = false
    var margin: Int?
    var depth = 0
    for var line in source.split(separator: 0x0A) {
      if let first = line.first, first > 0x20, first != 0x23, depth == 0 {
        isBelow = line.starts(with: key.utf8)
        margin = nil
        if isBelow { line = line.dropFirst(key.utf8.count) }
      }
      guard isBelow else { continue }
      let start = line.prefix { $0 == 0x20 }.count
      let isBlock = depth == 0 && line.first == 0x20 && line.dropFirst(start).first != 0x7B
      if isBlock, line.count > start, line[line.startIndex + start] != 0x23 { margin = margin ?? start }
      for index in line.indices {
        switch line[index] {
        case 0x7B, 0x5B: depth += 1
        case 0x7D, 0x5D: depth = max(0, depth - 1)
        case 0x3A:
          let word = word(before: index, in: line)
          let isFirst = isBlock && start == margin && word.startIndex == line.startIndex + start
          if isFirst || depth == 1 && margin == nil { add(word) }
          if word.elementsEqual("id".utf8) {
            add(line[(index + 1)...].drop { $0 == 0x20 }.prefix { ![0x20, 0x2C, 0x7D].contains($0) })
          }
        default: break
        }
      }
    }
    return keys
  }

  /// The letters, digits and other parts of a name directly before a place.
  private static func word(before index: Int, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let length = line[..<index].reversed().prefix { NameForm.isIdentifier([0x61, $0]) }.count
    return line[(index - length)..<index]
  }
}
