internal import ScenePlan
package import SceneProgram

/// A world without its past, and the steps that can be done in it in the numbers of that form: the same step in two equal
/// situations has the same effects, whatever number it has to write after `#`.
package struct Situation: Sendable {
  package let form: CanonicalForm
  private let numbers: Renumbering
  private let cast: Cast

  package init(_ world: World) {
    numbers = Renumbering(world)
    form = CanonicalForm(world, numbers)
    cast = world.cast
  }

  /// The number of a controller that the step makes.
  private static let new = Int(Int32.max)

  /// A step in the numbers of the form; nil for one of a sort that no question to a world answers.
  package func step(_ step: Step) -> Step? {
    guard let action = action(step.action) else { return nil }
    var step = step
    step.action = action
    step.receiver = step.receiver.map { reference($0) }
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
    case .code(let steps): code(steps)
    case .trigger, .pop, .popToRoot, .tapThing, .showColumn, .hideColumn, .swipe, .dismiss, .rotate, .background,
      .foreground:
      action
    case .perform, .show, .showDetail, .popTo, .setViewControllers, .scroll, .set, .addChild, .addSubview, .constrain,
      .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove, .beginAppearanceTransition,
      .endAppearanceTransition, .resize, .resignActive, .becomeActive, .memoryWarning, .terminate, .launch, .changed,
      .wait, .expect:
      nil
    }
  }

  private func code(_ steps: [Step]) -> Action? {
    let all = steps.compactMap { step($0) }
    return all.count == steps.count ? .code(all) : nil
  }

  private func reference(_ reference: Reference) -> Reference {
    let troupe = cast.troupe(of: reference.template)
    let living = reference.ordinal.map { troupe.member($0) } ?? troupe.only
    return Reference(reference.template, living.map { numbers[$0].index + 1 } ?? Situation.new)
  }
}
