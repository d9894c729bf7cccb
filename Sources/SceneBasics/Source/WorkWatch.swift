/// A stage of the work on a scene, a plan or a drawing, in the order of the pipeline.
public enum WorkStage: String, CaseIterable, Sendable {
  case read, parse, check, build, play, explain, fix, format, draw, write

  /// The work that is done in it, for the reference.
  public var summary: String {
    switch self {
    case .read: "The bytes of a file are read."
    case .parse: "YAML becomes a document, or JSON a plan."
    case .check: "Imports and names are looked up. What is wrong without a run is found."
    case .build: "The document becomes a program."
    case .play: "The program or the plan is played. Its trace is written meanwhile."
    case .explain: "The program is played once more for the causes of what UIKit says."
    case .fix: "Findings are sorted. Their fixes are made and tried."
    case .format: "The text gets its one form."
    case .draw: "Pictures and pages are made."
    case .write: "Files and standard output are written."
    }
  }
}

/// Is told how far the work has come. Nothing depends on it.
public protocol WorkWatch: AnyObject {
  /// A stage begins; the one before it ends with that.
  func begin(_ stage: WorkStage)

  /// The stage that runs ends.
  func end()

  /// A step of the script begins.
  ///
  /// - Parameters:
  ///   - step: Its number; 0 is the launch.
  ///   - count: How many steps the script has.
  func play(step: Int, of count: Int)
}
