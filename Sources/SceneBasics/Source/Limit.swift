/// A bound on what is read and done, so that a file that was written by mistake, or by a program, comes to an end.
public enum Limit: String, CaseIterable, Sendable {
  case bytes, levels, aliases, files, containers, controllers, depth, overrides, turns, work, instructions

  /// What it counts.
  public var summary: String {
    switch self {
    case .bytes: "bytes of a file"
    case .levels: "lists and mappings in each other"
    case .aliases: "values that aliases stand for, in a file"
    case .files: "files of a scene"
    case .containers: "controllers that contain each other, as they are declared"
    case .controllers: "controllers alive at once"
    case .depth: "controllers that hang in each other while a scene runs"
    case .overrides: "overrides that fire inside each other"
    case .turns: "turns of the main queue that one step may take"
    case .work:
      "calls and callbacks of UIKit in one step, each controller that a call comes by counted, besides 100 for each controller alive"
    case .instructions: "instructions that the run of a plan carries out, if four times as many as it has aren't more"
    }
  }

  /// What holds unless another number is asked for.
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
    }
  }

  /// What holds usually, as people read it: `500,000`.
  public var words: String {
    var digits = String(standard)
    var groups: [String] = []
    while digits.utf8.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }

  /// The greatest number that may be asked for: what is larger doesn't fit into a place, or onto the stack.
  public var most: Int {
    switch self {
    case .bytes, .depth, .overrides: standard
    case .levels: 256
    case .aliases, .controllers, .turns, .work, .instructions: 100_000_000
    case .files: 65_000
    case .containers: 120
    }
  }

  /// What a step may come to for each controller that is alive, besides `work`.
  public static let workForEach = 100
}

/// The bounds of one call.
public struct Limits: Sendable, Equatable {
  private var changed: [Limit: Int] = [:]

  /// What holds unless something else is asked for.
  public init() {}

  /// A bound; what it is set to is never more than there may be.
  public subscript(limit: Limit) -> Int {
    get { changed[limit] ?? limit.standard }
    set { changed[limit] = max(0, min(newValue, limit.most)) }
  }
}
