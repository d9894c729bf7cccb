/// A bound on input or work. It stops files that are too large by mistake or by intent.
public enum Limit: String, CaseIterable, Sendable {
  case bytes, levels, aliases, files, containers, controllers, depth, overrides, turns, work, instructions, trials,
    output
  case logBytes, logLines, logClasses, logMoves

  /// The thing that it counts.
  public var summary: String {
    switch self {
    case .bytes: "bytes of a file"
    case .levels: "nested lists and mappings"
    case .aliases: "values of the aliases of a file"
    case .files: "files of a scene; its own is always read"
    case .containers: "nested containers in the declarations"
    case .controllers: "living controllers at one time"
    case .depth: "nested controllers during a run"
    case .overrides: "overrides that fire inside other overrides"
    case .turns: "turns of the main queue in one step"
    case .work:
      "calls and callbacks of UIKit in one step, with each controller that they visit; 100 more for each living controller"
    case .trials:
      "calls and callbacks of UIKit in all the runs that one answer takes besides the scene's own, such as the cells of a matrix"
    case .output: "bytes that are written to one place"
    case .logBytes: "bytes of a log"
    case .logLines: "lifecycle lines of a log"
    case .logClasses: "classes of controllers in a log"
    case .logMoves: "steps that are tried to explain 50,000 lines of a log"
    case .instructions: "instructions in the run of a plan; at least four times its own instructions"
    }
  }

  /// The usual value.
  public var standard: Int {
    switch self {
    case .bytes: 512 << 20
    case .levels: 128
    case .aliases: 100_000
    case .files: 1_000
    case .containers: 60
    case .controllers: 500_000
    case .depth: 1_000
    case .overrides: 200
    case .turns: 10_000
    case .work: 50_000
    case .instructions: 20_000
    case .trials: 10_000_000
    case .output: 256 << 20
    case .logBytes: 64 << 20
    case .logLines: 1_000_000
    case .logClasses: 200
    case .logMoves: 400_000
    }
  }

  /// The usual value in groups of digits: `500,000`.
  public var words: String {
    var digits = String(standard)
    var groups: [String] = []
    while digits.utf8.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }

  /// The largest value that `--limit` takes: more doesn't fit into a source position, or onto the stack.
  public var most: Int {
    switch self {
    case .bytes, .depth, .overrides: standard
    case .logBytes: 512 << 20
    case .logLines, .logClasses: 10_000_000
    case .levels: 256
    case .logMoves: 100_000_000
    case .aliases, .controllers, .turns, .work, .instructions: 100_000_000
    case .trials: 10_000_000_000
    case .output: 1 << 40
    case .files: 65_000
    case .containers: 120
    }
  }

  /// The work of a step for each living controller, besides `work`.
  public static let workForEach = 100

  /// How much a run counts for besides its calls and callbacks, where several are bounded together: it takes time even if
  /// nothing happens.
  public static let workOfRun = 100
}

/// The bounds of one call.
public struct Limits: Sendable, Equatable {
  private var changed: [Limit: Int] = [:]

  /// The usual bounds.
  public init() {}

  /// The value of a bound, from 0 to `most`.
  public subscript(limit: Limit) -> Int {
    get { changed[limit] ?? limit.standard }
    set { changed[limit] = max(0, min(newValue, limit.most)) }
  }
}
