internal import SceneBasics

/// A form in which `test` says what came true.
protocol TestReporter: Sendable {
  /// The word after `--reporter`.
  var name: String { get }
  /// Its output and readers, for the help.
  var summary: String { get }
  /// Whether the line of counts belongs to the report; if not, it goes to standard error.
  var holdsCounts: Bool { get }
  /// Whether it prints the reasons of failures; nothing looks for them otherwise.
  var printsReasons: Bool { get }

  /// Takes a scene in; they come in the order of the files.
  mutating func report(_ scene: TestedScene, decoration: Decoration, to writer: inout ByteWriter)
  /// Writes what stands behind all scenes.
  mutating func end(_ tally: TestTally, decoration: Decoration, to writer: inout ByteWriter)
}

/// The reporters that there are.
enum TestReporters {
  /// All of them; the first is the default.
  static let all: [any TestReporter] = [TextTestReporter(), JUnitTestReporter(), GitHubTestReporter()]
}
