public import ScenePlan

/// Steps as a person reads them: `push: blue`.
extension Program {
  /// The name of a reference as it was written.
  public func text(of reference: Reference) -> String {
    if let written = reference.written { return written }
    return name(of: reference.template) + (reference.ordinal.map { "#\($0)" } ?? "")
  }

  /// A property or an answer with its value as it is written.
  private func text(of target: Assignment.Target) -> String {
    switch target {
    case .property(let property, let value): "\(property.rawValue): \(text(of: value))"
    case .answer(let key, let value): "\(key.rawValue): \(text(of: value))"
    case .choices(let key, _): key.rawValue
    }
  }

  private func text(of value: Value) -> String {
    switch value {
    case .bool(let flag): String(flag)
    case .number(let number): number.plain
    case .size(let size): "[\(size.width.plain), \(size.height.plain)]"
    case .word(let word): word
    case .words(let words): "[\(words.joined(separator: ", "))]"
    case .controller(let reference): text(of: reference)
    }
  }

  /// A step in a few words.
  public func title(of step: Step) -> String {
    let verb = step.action.verb.rawValue
    switch step.action {
    case .trigger(let thing), .perform(let thing), .showColumn(let thing), .hideColumn(let thing), .tapThing(let thing):
      return "\(verb): \(thing.name)"
    case .show(let one), .showDetail(let one), .push(let one), .popTo(let one), .select(let one), .tap(let one),
      .present(let one, _), .scroll(let one), .add(let one, _), .remove(let one), .transition(let one, _),
      .load(let one), .addChild(let one), .addSubview(let one, _), .constrain(let one), .removeConstraints(let one),
      .removeFromSuperview(let one), .removeFromParent(let one), .willMove(let one, _), .didMove(let one, _),
      .setRoot(let one):
      return "\(verb): \(text(of: one))"
    case .setViewControllers(let members, _):
      return "\(verb): [\(members.map { text(of: $0) }.joined(separator: ", "))]"
    case .changed(let readers):
      let names = readers.map { "\(text(of: $0.controller)).\($0.callback.rawValue)" }
      return "\(verb): [\(names.joined(separator: ", "))]"
    case .swipe(let gesture, _, _): return "\(verb): \(gesture.rawValue)"
    case .launch(let place): return place == .foreground ? verb : "\(verb): \(place.rawValue)"
    case .rotate(let orientation): return "\(verb): \(orientation.rawValue)"
    case .beginAppearanceTransition(let appearing, _): return "\(verb): \(appearing)"
    case .wait(let ticks): return "\(verb): \(ticks.seconds)"
    case .resize(let size): return "\(verb): [\(size.width.plain), \(size.height.plain)]"
    case .set(let assignments): return "\(verb): \(assignments.map { text(of: $0.target) }.joined(separator: ", "))"
    case .pop, .popToRoot, .dismiss, .endAppearanceTransition, .background, .foreground, .resignActive, .becomeActive,
      .memoryWarning, .terminate, .code,
      .expect:
      return verb
    }
  }
}

extension Action {
  /// The word with which a step begins.
  public var verb: StepVerb {
    switch self {
    case .trigger: .trigger
    case .perform: .perform
    case .show: .show
    case .showDetail: .showDetail
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .popTo: .popTo
    case .setViewControllers: .setViewControllers
    case .select: .select
    case .tap, .tapThing: .tap
    case .showColumn: .showColumn
    case .hideColumn: .hideColumn
    case .swipe: .swipe
    case .present: .present
    case .dismiss: .dismiss
    case .scroll: .scroll
    case .add: .add
    case .remove: .remove
    case .transition: .transition
    case .set: .set
    case .load: .load
    case .addChild: .addChild
    case .addSubview: .addSubview
    case .constrain: .constrain
    case .removeConstraints: .removeConstraints
    case .removeFromSuperview: .removeFromSuperview
    case .removeFromParent: .removeFromParent
    case .willMove: .willMove
    case .didMove: .didMove
    case .beginAppearanceTransition: .beginAppearanceTransition
    case .endAppearanceTransition: .endAppearanceTransition
    case .rotate: .rotate
    case .resize: .resize
    case .background: .background
    case .foreground: .foreground
    case .resignActive: .resignActive
    case .becomeActive: .becomeActive
    case .memoryWarning: .memoryWarning
    case .terminate: .terminate
    case .launch: .launch
    case .setRoot: .setRoot
    case .changed: .changed
    case .code: .code
    case .wait: .wait
    case .expect: .expect
    }
  }
}

extension Double {
  /// Without `.0`.
  package var plain: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
