import SceneTestSupport

/// The mutants by the rules that they break; `Tests/Mutants/README.md` says how the lists are written.
struct MutantList {
  struct Mutant: Hashable {
    /// The file of the list, from the top.
    var path: String
    var name: String
  }

  /// Those that a fast test notices.
  private(set) var byRule: [RuleID: [Mutant]] = [:]

  /// Those of the package, read once.
  static var all: MutantList { get throws { try read.get() } }
  private static let read = Result { try MutantList() }

  private init() throws {
    let paths = Repository.files(below: "Tests/Mutants") { $0.hasSuffix(".mutants") }
    for path in paths { try read(path) }
  }

  private mutating func read(_ path: String) throws {
    var open: (mutant: Mutant, rules: [RuleID])?
    for line in try Repository.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  = ") {
        // It says why no test notices.
        open = nil
      } else if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
        note(open)
        open = (Mutant(path: path, name: String(line[..<colon])), RuleID.all(in: line[colon...]))
      }
    }
    note(open)
  }

  private mutating func note(_ entry: (mutant: Mutant, rules: [RuleID])?) {
    guard let entry else { return }
    for rule in entry.rules { byRule[rule, default: []].append(entry.mutant) }
  }
}
