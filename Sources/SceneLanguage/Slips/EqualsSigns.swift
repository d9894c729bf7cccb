package import SceneBasics

/// Keys with `=` for their colon, over which YAML stumbles: `{ kind = navigation, stack = [home] }`.
package struct EqualsSigns {
  /// The first of the keys, and the sign behind it.
  let key: String
  package let span: SourceSpan
  let fix: Fix

  /// - Parameters:
  ///   - line: Counted from 1.
  ///   - end: The column before which the first of them must stand; nil for any.
  package init?(onLine line: UInt32, before end: UInt32? = nil, lines: [[UInt8]], file: FileID) {
    guard lines.indices.contains(Int(line) - 1) else { return nil }
    let text = Array(String(decoding: lines[Int(line) - 1], as: UTF8.self).unicodeScalars)
    var first: (key: String, column: Int)?
    var edits: [TextEdit] = []
    for sign in text.indices where text[sign] == "=" {
      let blanks = text[..<sign].reversed().prefix { $0 == " " }.count
      let word = text[..<(sign - blanks)].reversed().prefix { $0.isASCII && $0.properties.isAlphabetic }.count
      let start = sign - blanks - word
      // A key starts the line, or stands behind a dash, a brace or a comma.
      let before = text[..<start].last { $0 != " " }
      guard word > 0, before.map({ "-{,".unicodeScalars.contains($0) }) ?? true,
        before != "-" || text[..<start].allSatisfy({ $0 == " " || $0 == "-" })
      else { continue }
      let after = text[(sign + 1)...].prefix { $0 == " " }.count
      first = first ?? (String(String.UnicodeScalarView(text[start..<(start + word)])), sign + 1)
      edits.append(
        TextEdit(
          file: file, from: .init(line: Int(line), column: start + word + 1),
          to: .init(line: Int(line), column: sign + after + 2), by: ": "))
    }
    guard let first, first.column < Int(end ?? .max) else { return nil }
    key = first.key
    span = SourceSpan(line: line, column: UInt32(first.column), length: 1, file: file)
    fix = Fix("write a colon instead of '='", edits)
  }
}
