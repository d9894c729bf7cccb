import Foundation
import SceneBasics
import Testing

@testable import SceneSyntax

/// The outcome of a text: its document, the names in it, and the findings in the order of the source.
struct Parsed {
  var document: SceneDocument
  var symbols: SymbolTable
  var findings: [Diagnostic]

  /// The codes of the findings.
  var codes: Set<Int> { Set(findings.map(\.code.number)) }

  /// The text of a name.
  func text(_ name: Name?) -> String? { name.map { symbols.text($0.value) } }
}

/// Parses bytes.
func parse(_ bytes: [UInt8]) -> Parsed {
  var symbols = SymbolTable()
  var sink = DiagnosticSink()
  let document = SceneParser.parse(
    SourceFile(path: "test.yaml", bytes: bytes), id: FileID(0), symbols: &symbols, sink: &sink)
  return Parsed(document: document, symbols: symbols, findings: sink.sorted)
}

/// Parses a text.
func parse(_ text: String) -> Parsed { parse(Array(text.utf8)) }

/// Checks that a text gets exactly the findings that its comments announce, and gives what was parsed.
///
/// `#  ^^^ SG152 message` under a line stands for a finding at the columns of that line above the carets, in Unicode
/// scalars; `#<<< SG152 message` for one that starts in the first column. One caret also stands for a point.
@discardableResult
func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Parsed {
  let parsed = parse(text)
  let expected = annotations(in: text).sorted(by: isBefore)
  var found = parsed.findings.map {
    "\($0.span.line):\($0.span.column)+\(max(1, $0.span.length)) \($0.code) \($0.message)"
  }
  // A message that is too long for the line is announced by its beginning and '…'.
  for (index, start) in expected.enumerated() where start.hasSuffix("…") && index < found.count {
    if found[index].hasPrefix(start.dropLast()) { found[index] = start }
  }
  #expect(found == expected, sourceLocation: sourceLocation)
  return parsed
}

private func isBefore(_ one: String, _ other: String) -> Bool {
  let places = [one, other].map { $0.split(separator: " ")[0].split { ":+".contains($0) }.map { Int($0) ?? 0 } }
  return places[0].lexicographicallyPrecedes(places[1])
}

private func annotations(in text: String) -> [String] {
  var line = 0
  var expected: [String] = []
  for (number, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    guard let match = content.wholeMatch(of: /\s*#(\s*)(\^+|<+) (SG\d+ .*)/) else {
      line = number + 1
      continue
    }
    let isFirstColumn = match.2.first == "<"
    let column = isFirstColumn ? 1 : content.distance(from: content.startIndex, to: match.2.startIndex) + 1
    expected.append("\(line):\(column)+\(match.2.count) \(match.3)")
  }
  return expected
}

/// Where the shared material stands beside the package: trial scenes, slips, corpora.
enum Shared {
  /// The folder, by way of this file's own place.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared")
    .standardized

  /// Whether a part of it is there.
  static func has(_ part: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: part).path)
  }

  /// The YAML files of a part, by name.
  static func scenes(_ part: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }
}
