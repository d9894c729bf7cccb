internal import SceneBasics

/// The controllers that the regions of a document in Markdown name, each behind the file of its scene:
/// `<!-- scenograph: why list.scene.yaml list.viewDidAppear -->`.
struct RegionNames {
  /// A controller as a region names it.
  struct Name: Hashable {
    /// The path of the scene, as it is written.
    var scene: String
    /// The aliases before the name.
    var aliases: [String]
    var name: String
    /// The bytes of the name alone.
    var range: Range<Int>
  }

  private(set) var names: [Name] = []

  /// The options whose values are controllers, with commas between them.
  private static let options = ["--alive", "--controllers", "--focus"]
  private static let start = Array("<!-- scenograph:".utf8)

  init(in text: EditedText) {
    for line in 0..<text.lineCount {
      let range = text.line(line)
      let comment = text.bytes[range].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
      guard comment.starts(with: RegionNames.start),
        let end = comment.firstRange(of: Array("-->".utf8))?.lowerBound
      else { continue }
      add(RegionNames.words(in: text.bytes[comment.startIndex + RegionNames.start.count..<end]))
    }
  }

  /// The words of a line, without the quotes around them.
  private static func words(in line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { $0 == 0x20 || $0 == 0x09 }.map { word in
      let isQuoted = word.count > 1 && word.first == word.last && (word.first == 0x22 || word.first == 0x27)
      return isQuoted ? word.dropFirst().dropLast() : word
    }
  }

  private mutating func add(_ words: [ArraySlice<UInt8>]) {
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    guard let file = texts.firstIndex(where: { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }) else { return }
    for place in texts.indices.dropFirst() {
      if RegionNames.options.contains(texts[place - 1]) {
        for one in words[place].split(separator: 0x2C) { add(one, of: texts[file]) }
      } else if texts[0] == "why", place == file + 1, !texts[place].hasPrefix("-") {
        // An event: the name ends at its first dot.
        add(words[place].prefix { $0 != 0x2E }, of: texts[file])
      }
    }
  }

  private mutating func add(_ word: ArraySlice<UInt8>, of scene: String) {
    let parts = word.prefix { $0 != 0x23 }.split(separator: 0x2F)
    guard let last = parts.last else { return }
    names.append(
      Name(
        scene: scene, aliases: parts.dropLast().map { String(decoding: $0, as: UTF8.self) },
        name: String(decoding: last, as: UTF8.self), range: last.startIndex..<last.endIndex))
  }
}
