internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Steps: the verb and what stands behind it become one action.
extension ProgramBuilder {
  /// The action of a step; a step whose name leads nowhere waits for no time, which does nothing.
  mutating func action(_ step: StepDeclaration, in file: Int) -> Action {
    switch step.object {
    case .none: plainAction(step, in: file)
    case .name(let name): action(step, on: name, in: file)
    case .names(let names):
      .setViewControllers(members(names, in: file), isReverse: step.options.isReverse)
    case .readers(let readers):
      .changed(
        readers.compactMap { reader in
          reference(reader.controller, in: file).map { Reader($0, reader.callback.value) }
        })
    case .word(let word): gesture(step, word.value)
    case .bool(let appearing): .beginAppearanceTransition(appearing, of: target(of: step, in: file))
    case .seconds(let ticks): .wait(ticks)
    case .size(let width, let height): .resize(Size(width, height))
    case .assignments(let assignments): .set(self.assignments(assignments, in: file))
    case .steps(let inner): .code(steps(inner, in: file))
    case .expectation: .wait(.zero)
    }
  }

  private mutating func members(_ names: [Name], in file: Int) -> [Reference] {
    var references: [Reference] = []
    for name in names {
      if let reference = reference(name, in: file) { references.append(reference) }
    }
    return references
  }

  /// A verb alone.
  private mutating func plainAction(_ step: StepDeclaration, in file: Int) -> Action {
    switch step.verb.value {
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .endAppearanceTransition: .endAppearanceTransition(of: target(of: step, in: file))
    case .background: .background
    case .foreground: .foreground
    case .resignActive: .resignActive
    case .becomeActive: .becomeActive
    case .memoryWarning: .memoryWarning
    case .terminate: .terminate
    case .launch: .launch(.foreground)
    case .trigger, .perform, .show, .showDetail, .push, .popTo, .setViewControllers, .present, .select, .tap,
      .showColumn, .hideColumn, .swipe, .scroll, .add, .remove, .transition, .set, .load, .addChild, .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove,
      .beginAppearanceTransition, .rotate, .resize, .setRoot, .changed, .code, .wait, .expect:
      .wait(.zero)
    }
  }

  /// `swipe`, `rotate` and `launch`.
  private func gesture(_ step: StepDeclaration, _ word: String) -> Action {
    if step.verb.value == .rotate { return Orientation(rawValue: word).map { .rotate($0) } ?? .wait(.zero) }
    if step.verb.value == .launch { return LaunchPlace(rawValue: word).map { .launch($0) } ?? .wait(.zero) }
    guard let gesture = Gesture(rawValue: word) else { return .wait(.zero) }
    return .swipe(gesture, isCancelled: step.options.isCancelled, decelerates: step.options.decelerates)
  }

  /// A verb with one name behind it.
  private mutating func action(_ step: StepDeclaration, on name: Name, in file: Int) -> Action {
    switch step.verb.value {
    case .trigger: return .trigger(thing(name))
    case .perform: return .perform(thing(name))
    case .showColumn: return .showColumn(thing(name))
    case .hideColumn: return .hideColumn(thing(name))
    case .tap where isThing(name, of: step, in: file): return .tapThing(thing(name))
    default: break
    }
    guard let one = reference(name, in: file) else { return .wait(.zero) }
    switch step.verb.value {
    case .show: return .show(one)
    case .showDetail: return .showDetail(one)
    case .push: return .push(one)
    case .popTo: return .popTo(one)
    case .present:
      var options = PresentationOptions(
        style: step.options.modalPresentationStyle?.value, anchor: step.options.anchor)
      options.modalTransitionStyle = step.options.modalTransitionStyle?.value
      return .present(one, options)
    case .select: return .select(one)
    case .setRoot: return .setRoot(one)
    case .tap: return .tap(one)
    case .scroll: return .scroll(one)
    case .add: return .add(one, frame: step.options.frame)
    case .remove: return .remove(one)
    case .transition: return .transition(to: one, from: step.options.from.flatMap { reference($0, in: file) })
    case .load: return .load(one)
    case .addChild: return .addChild(one)
    case .addSubview: return .addSubview(one, into: host(of: step, in: file))
    case .constrain: return .constrain(one)
    case .removeConstraints: return .removeConstraints(one)
    case .removeFromSuperview: return .removeFromSuperview(one)
    case .removeFromParent: return .removeFromParent(one)
    case .willMove: return .willMove(one, toParent: told(of: step, in: file))
    case .didMove: return .didMove(one, toParent: told(of: step, in: file))
    case .trigger, .perform, .showColumn, .hideColumn, .pop, .popToRoot, .setViewControllers, .dismiss, .swipe, .set,
      .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground, .resignActive,
      .becomeActive,
      .memoryWarning, .terminate, .launch, .changed, .code, .wait, .expect:
      return .wait(.zero)
    }
  }

  /// Whether a tap is on something that is no controller: More, or an alert's action.
  private func isThing(_ name: Name, of step: StepDeclaration, in file: Int) -> Bool {
    if scene.text(name.value) == "more" { return true }
    if let receiver = step.receiver.flatMap({ scene.reference($0.value, in: file)?.template }) {
      return scene.declaration(of: receiver).kind == .alert || scene.endsSearch(name.value, of: step.receiver, in: file)
    }
    return scene.reference(name.value, in: file) == nil
  }

  private mutating func host(of step: StepDeclaration, in file: Int) -> SubviewHost {
    guard let into = step.options.into else { return .itself }
    return .named(scene.text(into.value), reference(into, in: file))
  }

  private mutating func told(of step: StepDeclaration, in file: Int) -> ToldParent {
    switch step.options.toParent?.value {
    case nil: return .usual
    case .none?: return .none
    case .name(let symbol)?:
      guard let span = step.options.toParent?.span else { return .usual }
      return reference(Name(symbol, at: span), in: file).map { .controller($0) } ?? .usual
    }
  }

  private mutating func target(of step: StepDeclaration, in file: Int) -> AppearanceTarget {
    guard let of = step.options.of else { return .children }
    if scene.text(of.value) == "self" { return .itself }
    return reference(of, in: file).map { .controller($0) } ?? .children
  }

  private mutating func assignments(_ written: [StepDeclaration.Assignment], in file: Int) -> [Assignment] {
    var assignments: [Assignment] = []
    for assignment in written {
      let place = place(assignment.target.span)
      switch assignment.target.value {
      case .property(let key):
        guard let property = Property(rawValue: key.rawValue) else { continue }
        assignments.append(Assignment(.property(property, value(assignment.value.value, in: file)), at: place))
      case .answer(let key) where key.shape == .choices:
        assignments.append(Assignment(.choices(key, choices(assignment.choices)), at: place))
      case .answer(let key):
        assignments.append(Assignment(.answer(key, value(assignment.value.value, in: file)), at: place))
      }
    }
    return assignments
  }
}
