internal import SceneBasics
internal import SceneKinds
internal import SceneLogs
package import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// A callback that would tell a script from another one: it comes in one of the two only, or more often, or elsewhere.
package struct Telling: Hashable, Sendable {
  package var callback: Callback
  /// The class that doesn't print it.
  package var owner: String
  /// Whether it comes as often in both, in another place.
  package var isPlace = false
}

extension FoundScript {
  /// How many steps are played again to compare two scripts.
  private static let mostCompared = 200

  /// The callback that would tell it from another script; nil if none does that a class could print.
  func telling(from other: FoundScript, in log: LifecycleLog, _ run: Range<Int>, _ limits: Limits) -> Telling? {
    guard max(moves.count, other.moves.count) <= FoundScript.mostCompared else { return nil }
    let (one, two) = (heard(log, run, limits), other.heard(log, run, limits))
    var counts: [Telling: Int] = [:]
    for event in one { counts[event, default: 0] += 1 }
    for event in two { counts[event, default: 0] -= 1 }
    if let found = (one + two).first(where: { counts[$0] != 0 }) { return found }
    var moved = zip(one, two).first { $0 != $1 }?.0
    moved?.isPlace = true
    return moved
  }

  /// The callbacks that the classes of the log, or of the scene that was given, get and don't print.
  private func heard(_ log: LifecycleLog, _ run: Range<Int>, _ limits: Limits) -> [Telling] {
    let evidence = Evidence(log, run, for: program)
    var simulation = Simulation(program, limits: limits, observer: EventCollector(evidence, hearsAll: true))
    _ = simulation.launched()
    for move in moves {
      simulation.perform(extra: move.step)
      simulation.settle()
    }
    return ((simulation.observer as? EventCollector)?.heard ?? []).compactMap { heard in
      let owner = evidence.owner(of: heard.template)
      if owner >= 0 {
        let entry = log.classes[Int(owner)]
        return entry.printed.contains(heard.callback) ? nil : Telling(callback: heard.callback, owner: entry.name)
      }
      // What UIKit makes by itself, such as the list of More, stands behind the scene's own templates.
      guard guess.isEmpty, program.templates.indices.contains(heard.template) else { return nil }
      let template = program.templates[heard.template]
      if template.kind.isStock { return nil }
      return Telling(callback: heard.callback, owner: template.settings?.className ?? template.id)
    }
  }
}
