internal import SceneBasics
internal import SceneKinds
internal import SceneLogs
internal import ScenePlan
internal import SceneProgram
package import SceneRuns
internal import SceneWorld

/// A mistake that prints what a step of the found script prints, so that the log can't tell them apart.
package struct Unclear: Sendable {
  /// The steps of the script, as a scene writes them.
  package var title: String
  /// The mistake that may stand in their place.
  package var slip: Slip
  package var other: String
  /// The callback that would tell, and the class that has to print it; nil where none tells.
  package var telling: Telling?
}

/// Looks for mistakes in the place of a script's steps that print the same lines.
struct Twins {
  let script: FoundScript
  let evidence: Evidence
  let log: LifecycleLog
  let limits: Limits
  var budget: Int
  /// Says whether the time for the search is over.
  private let isLate: (() -> Bool)?
  /// Whether a bound ended it before all were tried.
  private(set) var wasCut = false
  /// The worlds before each move, and behind the last one.
  private(set) var worlds: [Simulation] = []
  /// By world: how many lines come before it.
  private(set) var places: [Int] = []

  /// How many moves are looked at, and how many mistakes are told.
  private static let mostMoves = 200
  static let most = 5

  init(
    _ script: FoundScript, _ evidence: Evidence, _ log: LifecycleLog, _ limits: Limits, _ budget: Int,
    _ isLate: (() -> Bool)?
  ) {
    self.isLate = isLate
    (self.script, self.evidence, self.log, self.limits) = (script, evidence, log, limits)
    self.budget = min(budget, 20_000)
  }

  /// The mistakes, each once.
  mutating func all() -> [Unclear] {
    guard script.moves.count <= Twins.mostMoves else { return [] }
    play()
    var found: [Unclear] = []
    var seen: Set<Slip> = []
    for index in script.moves.indices where !script.moves[index].isUnlogged {
      if budget <= 0 || isLate?() == true {
        wasCut = true
        break
      }
      let templates = script.moves[index].step.templates
      if templates.isEmpty { continue }
      for (slip, step) in worlds[index].possibleSlips(bringing: Array(templates).sorted()) {
        guard found.count < Twins.most, budget > 0, !seen.contains(slip), suits(slip, script.moves[index].step)
        else { continue }
        for end in [index + 1, index + 2] where end < worlds.count {
          guard let twin = twin(step, from: index, to: end) else { continue }
          found.append(
            Unclear(
              title: script.moves[index..<end].map(\.title).joined(separator: ", then "), slip: slip,
              other: script.program.words(for: step),
              telling: Telling(callback: twin.callback, owner: name(of: twin.template))))
          seen.insert(slip)
          break
        }
      }
    }
    for unclear in repeated() + unforwarded() where found.count < Twins.most { found.append(unclear) }
    return found
  }

  /// Whether code may have made a slip where it took the step: what is presented and is a container of UIKit's own is
  /// hardly meant as a child.
  private func suits(_ slip: Slip, _ step: Step) -> Bool {
    switch slip {
    case .covered, .dismissAndPresent, .presentTwice, .presentDuring, .presentInViewDidLoad, .presentInViewWillAppear,
      .pushTwice, .popTwice:
      return true
    case .noAddChild, .noDidMove, .addSubviewFirst, .noView, .noWillMove, .viewOnly, .noEnd, .noBegin, .wrongParent,
      .viewInViewDidLoad, .notForwarded:
      guard case .present(let one, _) = step.action else { return true }
      return !script.program.kind(of: one.template).isStock
    }
  }

  private mutating func play() {
    var simulation = Simulation(script.program, limits: limits, observer: EventCollector(evidence))
    var place = simulation.launched().count
    if !script.tellsLaunch { place = 0 }
    for move in script.moves {
      worlds.append(simulation)
      places.append(place)
      let count = simulation.events(of: move.step, as: evidence).count
      if !move.isUnlogged { place += count }
    }
    worlds.append(simulation)
    places.append(place)
  }

  /// The callback that tells a step from the moves in its place, if no line does.
  private mutating func twin(_ step: Step, from start: Int, to end: Int) -> EventCollector.Heard? {
    var one = worlds[start]
    var other = worlds[start]
    var heard: [EventCollector.Heard] = []
    var heardThere: [EventCollector.Heard] = []
    for move in script.moves[start..<end] { heard += hear(move.step, &one).heard }
    let first = hear(step, &other)
    heardThere += first.heard
    guard fits(first, from: start, to: end) else { return nil }
    var index = end
    while index < script.moves.count, one.world.canonical != other.world.canonical {
      let next = hear(script.moves[index].step, &other)
      heard += hear(script.moves[index].step, &one).heard
      heardThere += next.heard
      index += 1
      guard fits(next, from: index - 1, to: index) else { return nil }
    }
    return difference(heard, heardThere)
  }

  mutating func hear(_ step: Step, _ simulation: inout Simulation) -> EventCollector {
    budget -= 1
    simulation.observer = EventCollector(evidence, hearsAll: true)
    simulation.perform(extra: step)
    simulation.settle()
    return simulation.observer as? EventCollector ?? EventCollector(evidence)
  }

  func fits(_ seen: EventCollector, from start: Int, to end: Int) -> Bool {
    !seen.isWrong && !seen.hasRaised && seen.events.count == places[end] - places[start]
      && Alignment.begins(seen.events, in: evidence.tokens, from: places[start])
  }

  /// The difference: lines that only one of the two prints.
  func difference(_ one: [EventCollector.Heard], _ other: [EventCollector.Heard]) -> EventCollector.Heard? {
    var counts: [EventCollector.Heard: Int] = [:]
    for heard in one { counts[heard, default: 0] += 1 }
    for heard in other { counts[heard, default: 0] -= 1 }
    return (one + other).first { counts[$0] != 0 && !prints($0) }
  }

  private func prints(_ heard: EventCollector.Heard) -> Bool {
    let owner = evidence.owner(of: heard.template)
    return owner >= 0 && log.classes[Int(owner)].printed.contains(heard.callback)
  }

  func name(of template: Int) -> String {
    let owner = evidence.owner(of: template)
    return owner >= 0 ? log.classes[Int(owner)].name : script.program.name(of: template)
  }
}

extension Step {
  /// The templates that it brings or takes away.
  fileprivate var templates: Set<Int> {
    switch action {
    case .code(let steps): steps.reduce(into: []) { $0.formUnion($1.templates) }
    case .remove(let one): [one.template]
    default: action.arriving.map { [$0.template] } ?? []
    }
  }
}
