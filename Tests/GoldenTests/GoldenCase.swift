import SceneTestSupport
import Testing

/// A scene of the package, and the records that lie beside it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  let path: String

  /// How records' names end.
  static let endings = [".plan", ".trace", ".tree", ".dot", ".diagnostics"]

  /// The examples that run, helper files too.
  static let examples = scenes(below: "examples").filter { !$0.path.hasPrefix("examples/invalid/") }
  /// Broken input, for teaching and for testing.
  static let invalid =
    scenes(below: "examples/invalid") + scenes(below: "Tests/Cases/invalid") + scenes(below: "Tests/Cases/mistakes")
  /// Mistakes that get a warning or a note.
  static let warned = scenes(below: "Tests/Cases/warned")
  /// Input that is too much.
  static let limits = scenes(below: "Tests/Cases/limits")

  var testDescription: String { path }

  /// The path of a record: `x.scene.yaml` and `x.yaml` have `x.trace`.
  func record(_ ending: String) -> String {
    var name = path
    for suffix in [".yaml", ".yml", ".scene"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name + ending
  }

  private static func scenes(below folder: String) -> [GoldenCase] {
    Repository.files(below: folder) { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.map { GoldenCase(path: $0) }
  }
}
