package import ScenePlan

/// Effects: all that a run brings about, each with its cause.
///
/// Code has a cause: the step, call, callback or resumption that runs it. What code does comes from that cause, and what
/// UIKit then does by itself comes from what was done last:
///
/// ```
/// step 1 ─▶ emit main.pushViewController ─▶ the event
///                                            └─▶ addChild(detail) ─▶ detail.willMove
///                                            └─▶ schedule ─▶ the start of the push ─▶ begin(detail) ─▶ detail.viewWillAppear
/// ```
///
/// `Frame.cause`, `effect` and `event` are these numbers; work that waits takes them along.
extension Simulation {
  /// Hands an effect on, with the next number.
  @discardableResult
  mutating func tell(_ kind: Effect.Kind, from parent: EffectID, by rule: RuleNumber?) -> EffectID {
    causes.count += 1
    let id = EffectID(causes.count)
    let effect = Effect(
      id: id, parent: parent, rule: rule, kind: kind, step: frame.step, time: world.now, mark: frame.mark)
    observers.observe(effect, world: world)
    return id
  }

  /// A step starts, from which all comes that it does.
  @inline(__always) mutating func tellOfStep(_ number: Int) {
    if wantsEffects { note(step: number) }
  }

  @inline(never) private mutating func note(step number: Int) {
    frame.cause = tell(.step(number), from: .none, by: nil)
    frame.effect = frame.cause
    frame.event = frame.cause
  }

  /// Something that has waited goes on.
  @inline(never) mutating func tellOfResumption(of work: DueQueue.Work) {
    let resumption = work.continuation.resumption ?? code.resumption(of: work.routine)
    frame.cause = tell(.resumption(resumption), from: frame.effect, by: resumption.rule)
    frame.effect = frame.cause
    frame.event = frame.cause
  }

  /// Asks whether the device has a behaviour, in the code of a container.
  package mutating func asks(_ behaviour: Behaviour) -> Bool {
    let answer = world.device.behaviours.contains(behaviour)
    if wantsEffects { note(.question(behaviour, answer), .question(behaviour, answer), by: behaviour.rule) }
    return answer
  }

  /// Asks whether the device has a behaviour where UIKit acts by itself, in the run of a plan as in that of a program.
  @inline(__always) mutating func finds(_ behaviour: Behaviour) -> Bool {
    let answer = world.device.does(behaviour)
    if wantsEffects { tellOfFinding(behaviour, answer) }
    return answer
  }

  @inline(never) private mutating func tellOfFinding(_ behaviour: Behaviour, _ answer: Bool) {
    tell(.question(behaviour, answer), from: frame.effect, by: behaviour.rule)
  }

  /// A callback that doesn't come, in the code of a container.
  @inline(__always)
  package mutating func refuse(_ refusal: Refusal) {
    if wantsEffects { noteRefusal(refusal) }
  }

  /// Several callbacks of a controller that don't come for one reason. The nearest to it stands last.
  package mutating func refuse(
    _ callbacks: [Callback], of instance: InstanceID, _ reason: Refusal.Reason, other: InstanceID? = nil
  ) {
    for callback in callbacks { refuse(Refusal(callback, instance, reason, other: other)) }
  }

  /// A callback that doesn't come where UIKit acts by itself, in the run of a plan as in that of a program.
  @inline(__always)
  mutating func withhold(_ refusal: Refusal) {
    if wantsEffects { tellOfRefusal(refusal) }
  }

  @inline(never) private mutating func noteRefusal(_ refusal: Refusal) {
    note(.refusal(refusal), .refusal(refusal), by: refusal.rule)
  }

  @inline(never) mutating func tellOfRefusal(_ refusal: Refusal) {
    tell(.refusal(refusal), from: frame.effect, by: refusal.rule)
  }

  /// An effect that a plan has to know, because it runs none of the code that told it.
  private mutating func note(_ kind: Effect.Kind, _ content: RoutineNote.Content, by rule: RuleNumber?) {
    guard !world.isOver else { return }
    if pendingHook != nil, recorder != nil { openHook() }
    let id = tell(kind, from: frame.cause, by: rule)
    let (mark, routine) = (frame.mark, routine)
    recorder?.append(
      content, origin: Origin(id: id, parent: frame.cause, rule: rule), at: mark, in: routine)
  }

  /// Tells of a question or a refusal that a plan has between two instructions.
  package mutating func tell(_ note: RoutineNote) {
    guard wantsEffects, !world.isOver else { return }
    frame.mark = note.mark
    frame.cause = known(note.origin.parent)
    switch note.content {
    case .question(let behaviour, let answer):
      tell(.question(behaviour, answer), from: frame.cause, by: note.origin.rule)
    case .refusal(let refusal): tell(.refusal(refusal), from: frame.cause, by: note.origin.rule)
    }
  }

  /// The rule of the next instruction, which a plan names.
  package mutating func causeNext(by rule: RuleNumber?) { causes.rule = rule }

  /// The cause that a plan names; the present one where there is no such effect yet.
  package func known(_ parent: EffectID) -> EffectID {
    parent != .none && parent.index <= causes.count ? parent : frame.cause
  }
}

/// The causes that a run remembers, if an observer asks for effects.
struct Causes {
  /// How many effects there were.
  var count = 0
  /// The rule that a plan names for the instruction that is about to be carried out.
  var rule: RuleNumber?
  /// Why a view is to be laid out, why a controller appears, and what let go of it last.
  var origins = Origins<EffectID>()

  mutating func forget(_ instance: InstanceID) {
    for work in [EndOfTurnWork.appearing, .layout, .release] { origins[work, instance] = nil }
  }
}

extension Callback {
  /// Whether what the same code does next follows from it: a call does its work, and a segue its own.
  var isCause: Bool {
    switch group {
    case .calls, .segues: true
    case .delegates: self == .delegateShouldSelect || self == .delegateShouldDismiss
    case .loading, .appearance, .swiftUI, .moving, .layout, .size, .app, .memory, .outcome: false
    }
  }
}
