import SceneCompiler
import SceneTestSupport

/// The rules that effects and refusals name when scenes run.
enum NamedRules {
  /// Takes the rules of all effects down.
  private struct Listener: LifecycleObserver {
    var rules: Set<String> = []
    let wishes: ObserverWishes = .effects

    mutating func observe(_ effect: Effect, world: borrowing World) {
      if let rule = effect.rule { rules.insert(rule.rawValue) }
    }
  }

  /// The rules that one scene's effects name.
  static func names(in path: String) throws -> Set<String> {
    let compilation = try Pipeline.compile(path: Repository.path(path))
    var listener = Listener()
    compilation.plan?.run(observer: &listener)
    return listener.rules
  }

  /// Each rule with the first scene whose effects name it, examples first; without the ending of its path.
  static func search() throws -> [String: String] {
    let folders = ["examples", "Tests/Cases/right", "Tests/Cases/rules", "Tests/Conformance"]
    let paths = folders.flatMap { folder in Repository.files(below: folder) { $0.hasSuffix(".scene.yaml") }.sorted() }
    var found: [String: String] = [:]
    for path in paths {
      for rule in try names(in: path) where found[rule] == nil {
        found[rule] = String(path.dropLast(".scene.yaml".count))
      }
    }
    return found
  }
}
