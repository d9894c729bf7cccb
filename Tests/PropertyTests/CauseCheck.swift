import SceneBasics
import SceneCompiler
import SceneKinds
import ScenePlan
import SceneProgram
import SceneWorld

/// The effects of a run, in the order in which they came.
struct EffectList: LifecycleObserver {
  var effects: [Effect] = []
  /// The events, as `handle` gets them.
  var events: [LifecycleEvent] = []

  var wishes: ObserverWishes { [.events, .effects] }

  mutating func observe(_ effect: Effect, world: borrowing World) { effects.append(effect) }
  mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }
}

/// The rules for the causes of every run.
enum CauseCheck {
  /// Every effect that shouldn't be as it is; empty where all is well.
  static func violations(of program: Program) -> [String] {
    let (simulation, plan) = Simulation.record(program, observer: EffectList())
    let played = simulation.observer as? EffectList ?? EffectList()
    var violations = violations(of: played)
    var tape = EffectTape()
    for effect in played.effects { tape.append(effect) }
    if !tape.elementsEqual(played.effects) { violations.append("the tape has other effects than it was given") }
    var loader = NoOtherFiles()
    let file = SourceFile(path: "x.plan.json", bytes: ScenePlay.bytes(of: plan))
    guard let read = Pipeline.compile(file, loader: &loader).plan else {
      return violations + ["the plan can't be read"]
    }
    var ran = EffectList()
    _ = Pipeline.run(read, observer: &ran)
    let (scene, again) = (played.effects, ran.effects)
    if scene != again {
      let index =
        zip(scene, again).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(scene.count, again.count)
      let pair = [scene, again].map { $0.indices.contains(index) ? "\($0[index])" : "nothing" }
      violations.append("effect \(index + 1) of the scene isn't that of its plan: \(pair[0]) and \(pair[1])")
    }
    return violations
  }

  private static func violations(of list: EffectList) -> [String] {
    var violations: [String] = []
    for (index, effect) in list.effects.enumerated() {
      if effect.id.index != index + 1 { violations.append("effect \(index + 1) has the number \(effect.id.index)") }
      if case .step = effect.kind {
        if effect.parent != .none { violations.append("step \(effect.step) has a parent") }
        continue
      }
      // A parent comes before, so no chain is a circle, and each ends at a step.
      guard effect.parent != .none, effect.parent < effect.id else {
        violations.append("\(effect.kind) comes from \(effect.parent.index)")
        continue
      }
      let parent = list.effects[effect.parent.index - 1]
      if parent.step != effect.step { violations.append("\(effect.kind) belongs to another step than its cause") }
      if parent.time > effect.time { violations.append("\(effect.kind) comes before its cause") }
      if case .refusal = parent.kind { violations.append("\(effect.kind) comes from a refusal") }
      if case .question = parent.kind { violations.append("\(effect.kind) comes from a question") }
    }
    let told = list.effects.compactMap { effect in if case .event(let event) = effect.kind { event } else { nil } }
    if told != list.events { violations.append("events aren't effects, one by one") }
    return violations
  }
}
