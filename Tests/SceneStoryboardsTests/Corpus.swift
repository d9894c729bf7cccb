import Foundation
import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// The real storyboards that lie beside the package, where they do. Nothing of them is ever committed but counts.
enum Corpus {
  static let folder = "../shared/corpus/storyboards"
  static let missing: Comment = "shared/corpus/storyboards is not there"
  /// The files, from the top of the corpus' own list.
  static let files = Repository.files(below: folder + "/files") { $0.hasSuffix(".storyboard") }
  /// The graphs that a person wrote down after reading the files.
  static let expected = Repository.files(below: folder + "/expected") { $0.hasSuffix(".json") }

  static func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Data(contentsOf: Repository.url(path))))
  }

  static func object(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Repository.url(path))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}

/// The outcome of a storyboard.
struct Reading {
  var storyboard: Storyboard?
  var findings: [Diagnostic]

  init(_ file: SourceFile) {
    var sink = DiagnosticSink()
    storyboard = StoryboardParser.parse(file, id: FileID(0), sink: &sink)
    findings = sink.diagnostics
  }

  init(_ bytes: [UInt8], path: String = "Main.storyboard") { self.init(SourceFile(path: path, bytes: bytes)) }

  init(_ text: String, path: String = "Main.storyboard") { self.init(Array(text.utf8), path: path) }
}
