internal import SceneBasics
internal import SceneKinds
internal import SceneLogs
package import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

extension FoundScript {
  /// A callback whose number is no rule, so that the search doesn't count it: a layout pass, or an `init`.
  package struct Uncounted: Equatable, Sendable {
    /// The class in the log's list.
    package var owner: Int
    package var callback: Callback
    package var inLog: Int
    package var inUIKit: Int
  }

  /// How often the layout passes and `init`s of a log come there, and in the script. A log that ends in the middle of a
  /// step says nothing of them.
  func uncounted(in log: LifecycleLog, _ run: Range<Int>, _ limits: Limits) -> [Uncounted] {
    guard stop == nil, behindEnd.isEmpty else { return [] }
    var printed: [Int: [Callback: Int]] = [:]
    for event in log.events[run] {
      guard let owner = event.owner, let callback = event.callback, callback.isUncounted else { continue }
      printed[Int(owner), default: [:]][callback, default: 0] += 1
    }
    if printed.isEmpty { return [] }
    let counts = counts(of: program.templates.map { Int(Evidence.owner(of: $0, in: log)) }, limits)
    return printed.keys.sorted().flatMap { owner in
      Callback.allCases.compactMap { callback in
        printed[owner]?[callback].map {
          Uncounted(owner: owner, callback: callback, inLog: $0, inUIKit: counts[owner]?[callback] ?? 0)
        }
      }
    }
  }

  /// By class and callback: how often they come in the script, from where the log begins.
  private func counts(of owners: [Int], _ limits: Limits) -> [Int: [Callback: Int]] {
    var simulation = Simulation(program, limits: limits, observer: CallbackTally(owners: owners))
    _ = simulation.launched()
    if !tellsLaunch { simulation.observer = CallbackTally(owners: owners) }
    for move in moves {
      simulation.perform(extra: move.step)
      simulation.settle()
      if move.isUnlogged { simulation.observer = CallbackTally(owners: owners) }
    }
    return (simulation.observer as? CallbackTally)?.counts ?? [:]
  }
}

/// Counts layout passes and `init`s.
private struct CallbackTally: LifecycleObserver {
  /// By template: its class in the log; -1 for one that prints nothing.
  let owners: [Int]
  private(set) var counts: [Int: [Callback: Int]] = [:]

  init(owners: [Int]) { self.owners = owners }

  var wishes: ObserverWishes { .events }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {}

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    guard event.callback.isUncounted, let instance = event.instance else { return }
    let template = Int(world[instance].template)
    guard template < owners.count, owners[template] >= 0 else { return }
    counts[owners[template], default: [:]][event.callback, default: 0] += 1
  }
}

extension Callback {
  /// Whether its number is no rule.
  fileprivate var isUncounted: Bool { group == .layout || self == .`init` || self == .awakeFromNib }
}
