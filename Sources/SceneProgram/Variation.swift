public import ScenePlan

/// Other circumstances for a scene: another system, another device, another way to present.
///
/// To run a scene on another system, its program is changed, and this is the only place where that is done. The file isn't
/// read again:
///
/// ```swift
/// let old = program.varied(by: Variation(ios: 12, device: .pad))
/// ```
public struct Variation: Hashable, Sendable {
  /// The system, as a major version. What the scene changes in its profile stays changed.
  public var ios: Int?
  /// The device. One of the same idiom keeps the size that the scene gives it.
  public var device: Device.Idiom?
  /// Behaviours that are turned on or off, besides what the scene changes.
  public var changes: [BehaviourChange]
  /// The style of every presentation.
  public var presentation: PresentationStyle?
  /// Whether what code does is animated.
  public var isAnimated: Bool?
  /// Whether custom containers leave it to UIKit to tell their children of appearance.
  public var forwards: Bool?

  public init(ios: Int? = nil, device: Device.Idiom? = nil, changes: [BehaviourChange] = []) {
    self.ios = ios
    self.device = device
    self.changes = changes
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == Variation() }

  /// The change, in words: `iOS 12, pad`.
  public var title: String {
    var words: [String] = []
    if let ios { words.append("iOS \(ios)") }
    if let device { words.append(device.rawValue) }
    words += changes.map(\.word)
    if let presentation { words.append(presentation.rawValue) }
    if let isAnimated { words.append(isAnimated ? "animated" : "not animated") }
    if let forwards { words.append(forwards ? "forwarding" : "not forwarding") }
    return words.joined(separator: ", ")
  }

  /// The device that a scene runs on instead of its own.
  public func device(insteadOf device: Device) -> Device {
    guard let idiom = self.device, idiom != device.idiom else { return device }
    var varied = Device(idiom)
    varied.requiresFullScreen = device.requiresFullScreen
    return varied
  }
}

extension Program {
  /// This program under other circumstances.
  public func varied(by variation: Variation) -> Program {
    guard !variation.isEmpty else { return self }
    var program = self
    program.move(to: variation.ios ?? ios, changes: changes + variation.changes)
    program.device = variation.device(insteadOf: device)
    if let style = variation.presentation { program.present(with: style) }
    if let isAnimated = variation.isAnimated { program.animate(isAnimated) }
    if let forwards = variation.forwards { program.forward(forwards) }
    return program
  }

  // MARK: Styles

  private mutating func present(with style: PresentationStyle) {
    changeSteps { step in
      switch step.action {
      case .present(let reference, var options):
        options.modalPresentationStyle = style
        step.action = .present(reference, options)
      case .set(let assignments):
        step.action = .set(
          assignments.map { assignment in
            guard case .property(.modalPresentationStyle, _) = assignment.target else { return assignment }
            return Assignment(.property(.modalPresentationStyle, .word(style.rawValue)), at: assignment.place)
          })
      default: break
      }
    }
    changeTemplates { template in
      var settings = template.settings ?? TemplateSettings()
      settings.properties[.modalPresentationStyle] = .word(style.rawValue)
      template.settings = settings
      for index in template.segues.indices where template.segues[index].verb.mayPresent {
        template.segues[index].modalPresentationStyle = style
      }
    }
  }

  // MARK: Animation

  private mutating func animate(_ isAnimated: Bool) {
    changeSteps { step in
      if step.action.verb.isAnimatedByDefault { step.isAnimated = isAnimated }
    }
    changeTemplates { template in
      for index in template.segues.indices where template.segues[index].verb.isAnimatedByDefault {
        template.segues[index].isAnimated = isAnimated
      }
    }
  }

  // MARK: Forwarding

  private mutating func forward(_ forwards: Bool) {
    let key = AnswerKey.shouldAutomaticallyForwardAppearanceMethods
    changeSteps { step in
      guard case .set(let assignments) = step.action else { return }
      step.action = .set(
        assignments.map { assignment in
          guard case .answer(key, _) = assignment.target else { return assignment }
          return Assignment(.answer(key, .bool(forwards)), at: assignment.place)
        })
    }
    changeTemplates { template in
      guard !template.kind.isStock else { return }
      var settings = template.settings ?? TemplateSettings()
      settings.overrides.removeAll { if case .answer(key, _) = $0.body { true } else { false } }
      settings.overrides.append(Override(.answer(key, .bool(forwards)), at: template.place))
      template.settings = settings
    }
  }

  // MARK: Walks

  private mutating func changeTemplates(_ change: (inout Template) -> Void) {
    for index in templates.indices { update(index, change) }
  }

  /// Changes each step: of the script, of overrides and of segues, and those inside others.
  private mutating func changeSteps(_ change: (inout Step) -> Void) {
    script = script?.map { $0.changed(change) }
    changeTemplates { template in
      for index in template.segues.indices {
        template.segues[index].steps = template.segues[index].steps?.map { $0.changed(change) }
      }
      guard var settings = template.settings else { return }
      for index in settings.overrides.indices {
        switch settings.overrides[index].body {
        case .answer, .choices: break
        case .callback(let callback, let steps, let callsSuper):
          settings.overrides[index].body = .callback(
            callback, steps.map { $0.changed(change) }, callsSuper: callsSuper)
        case .unwindAction(let name, let steps):
          settings.overrides[index].body = .unwindAction(name, steps.map { $0.changed(change) })
        }
      }
      template.settings = settings
    }
  }
}

extension Step {
  /// The step with a change in itself and in the steps that it holds.
  fileprivate func changed(_ change: (inout Step) -> Void) -> Step {
    var step = self
    if case .code(let steps) = action { step.action = .code(steps.map { $0.changed(change) }) }
    step.completion = completion?.map { $0.changed(change) }
    change(&step)
    return step
  }
}

extension StepVerb {
  /// Whether it is animated by default, because UIKit's method has `animated:` or a duration.
  fileprivate var isAnimatedByDefault: Bool {
    switch self {
    case .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .present, .dismiss, .select,
      .showColumn, .hideColumn, .transition:
      true
    case .trigger, .perform, .tap, .swipe, .scroll, .add, .remove, .set, .load, .addChild, .addSubview, .constrain,
      .removeConstraints,
      .removeFromSuperview, .removeFromParent, .willMove, .didMove, .beginAppearanceTransition,
      .endAppearanceTransition, .rotate, .resize, .background, .foreground, .resignActive, .becomeActive,
      .memoryWarning, .terminate, .launch, .setRoot, .changed, .code,
      .wait, .expect:
      false
    }
  }
}

extension SegueVerb {
  /// Whether it can end in a presentation.
  fileprivate var mayPresent: Bool {
    switch self {
    case .show, .showDetail, .present: true
    case .push, .embed, .unwind, .custom: false
    }
  }

  /// Whether it is animated by default.
  fileprivate var isAnimatedByDefault: Bool {
    switch self {
    case .show, .showDetail, .present, .push, .unwind: true
    case .embed, .custom: false
    }
  }
}
