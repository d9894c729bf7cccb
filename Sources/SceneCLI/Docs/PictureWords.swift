internal import SceneBasics

/// An SVG in words: its size, and its description. Any other file has neither.
struct PictureWords {
  /// Its width and height, as `840 × 312 px`.
  let size: String
  /// Its description as it stands there, line by line.
  let lines: [String]

  /// Its description, a sentence each.
  var sentences: [String] {
    lines.flatMap { line in
      let pieces = line.split(separator: ". ", omittingEmptySubsequences: true)
      return pieces.enumerated().map { $0.offset < pieces.count - 1 ? $0.element + "." : String($0.element) }
    }
  }

  init(of bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(16_384), as: UTF8.self)
    let box = text.firstRange(of: "viewBox=\"").map { text[$0.upperBound...].prefix { $0 != "\"" } }
    size = box.map { $0.split(separator: " ").suffix(2).joined(separator: " × ") + " px" } ?? ""
    guard let start = text.firstRange(of: "<desc"), let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: "</desc>")
    else {
      lines = []
      return
    }
    lines = text[text.index(after: open)..<end.lowerBound].split(separator: "\n").map(String.init)
  }
}
