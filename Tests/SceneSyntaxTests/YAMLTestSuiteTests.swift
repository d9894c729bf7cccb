import Foundation
import SceneBasics
import Testing

@testable import SceneSyntax
@testable import SceneYAML

@Suite("The YAML project's own test suite")
struct YAMLTestSuiteTests {
  /// The folders of the suite that hold an input, some of which stand in others.
  static let inputs: [String] = {
    let root = Shared.folder.appending(path: "corpus/yaml-test-suite")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix("/in.yaml") && !$0.hasPrefix("name/") && !$0.hasPrefix("tags/") }.sorted()
  }()

  @Test(
    "an input gives a tape or one positioned error of YAML",
    .enabled(if: Shared.has("corpus/yaml-test-suite"), "shared/corpus/yaml-test-suite is not there"),
    arguments: inputs)
  func input(_ path: String) throws {
    let bytes = try Shared.bytes("corpus/yaml-test-suite/\(path)")
    var sink = DiagnosticSink()
    let file = SourceFile(path: path, bytes: bytes)
    let tape = TapeReading.read(file, id: FileID(0), sink: &sink)
    checkPlaces(sink.diagnostics, in: bytes)
    // What scenes refuse though it is YAML doesn't end the reading.
    let refusals: Set<String> = [
      "tag", "mergeKey", "keyIsNotText", "unknownAlias", "recursiveAlias", "severalDocuments", "emptyFile",
    ]
    let errors = sink.diagnostics.filter { !refusals.contains($0.code.name) }
    #expect(errors.count <= 1)
    if tape == nil {
      // A tag that libyaml itself can't read is a tag all the same.
      let last = sink.diagnostics.last?.code.name
      #expect(errors.count == 1 || last == "emptyFile" || last == "tag")
    }
    // And the decoder makes of it what it can.
    checkPlaces(parse(bytes).findings, in: bytes)
  }
}
