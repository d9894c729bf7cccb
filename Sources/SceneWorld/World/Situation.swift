internal import ScenePlan
package import SceneProgram

/// A world without its past, and the steps that can be done in it in the numbers of that form: the same step in two equal
/// situations has the same effects, whatever number it has to write after `#`.
package struct Situation: Sendable {
  package let form: CanonicalForm
  private let numbers: Renumbering
  private let live: LiveInstances

  package init(_ world: World) {
    numbers = Renumbering(world)
    form = CanonicalForm(world, numbers)
    live = world.live
  }

  /// The number of a controller that the step makes.
  private static let new = Int(Int32.max)

  /// A step in the numbers of the form; nil for one of a sort that no question to a world answers.
  package func step(_ step: Step) -> Step? {
    guard let action = action(step.action) else { return nil }
    var step = step
    step.action = action
    step.receiver = step.receiver.map { reference($0) }
    if let completion = step.completion {
      let all = completion.compactMap { self.step($0) }
      guard all.count == completion.count else { return nil }
      step.completion = all
    }
    return step
  }

  private func action(_ action: Action) -> Action? {
    switch action {
    case .push(let one): .push(reference(one))
    case .select(let one): .select(reference(one))
    case .tap(let one): .tap(reference(one))
    case .present(let one, let options): .present(reference(one), options)
    case .add(let one, let frame): .add(reference(one), frame: frame)
    case .remove(let one): .remove(reference(one))
    case .transition(let one, let other): .transition(to: reference(one), from: other.map { reference($0) })
    case .load(let one): .load(reference(one))
    case .setRoot(let one): .setRoot(reference(one))
    case .popTo(let one): .popTo(reference(one))
    case .setViewControllers(let list, let isReverse):
      .setViewControllers(renumbered(list), isReverse: isReverse)
    case .addChild(let one): .addChild(reference(one))
    case .addSubview(let one, .itself): .addSubview(reference(one), into: .itself)
    case .removeFromSuperview(let one): .removeFromSuperview(reference(one))
    case .didMove(let one, .usual): .didMove(reference(one), toParent: .usual)
    case .beginAppearanceTransition(let appears, .controller(let one)):
      .beginAppearanceTransition(appears, of: .controller(reference(one)))
    case .endAppearanceTransition(.controller(let one)): .endAppearanceTransition(of: .controller(reference(one)))
    case .code(let steps): code(steps)
    case .trigger, .pop, .popToRoot, .tapThing, .showColumn, .hideColumn, .swipe, .dismiss, .rotate, .background,
      .foreground, .resignActive, .becomeActive, .terminate:
      action
    case .perform, .show, .showDetail, .scroll, .set, .addSubview, .constrain, .removeConstraints, .removeFromParent,
      .willMove, .didMove, .beginAppearanceTransition, .endAppearanceTransition, .resize, .memoryWarning, .launch,
      .changed, .wait, .expect:
      nil
    }
  }

  /// The members of a list. Of two new ones of a template the second has a number of its own.
  private func renumbered(_ list: [Reference]) -> [Reference] {
    var seen: Set<Reference> = []
    return list.map { one in
      var number = reference(one)
      while !seen.insert(number).inserted { number = Reference(number.template, Situation.new - seen.count) }
      return number
    }
  }

  private func code(_ steps: [Step]) -> Action? {
    let all = steps.compactMap { step($0) }
    return all.count == steps.count ? .code(all) : nil
  }

  private func reference(_ reference: Reference) -> Reference {
    let instances = live.instances(of: reference.template)
    let living = reference.ordinal.map { instances.member($0) } ?? instances.only
    return Reference(reference.template, living.map { numbers[$0].index + 1 } ?? Situation.new)
  }
}
