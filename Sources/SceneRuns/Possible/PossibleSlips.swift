package import ScenePlan
package import SceneProgram
package import SceneWorld

/// A mistake in the code of a controller that UIKit's documentation warns of.
package enum Slip: String, CaseIterable, Hashable, Sendable {
  case noAddChild, noDidMove, addSubviewFirst, noView, noWillMove, viewOnly, noEnd, noBegin, covered, dismissAndPresent
  case presentTwice, presentDuring, wrongParent
  /// Two calls in one turn that print what two calls print, one after the other.
  case pushTwice, popTwice
  /// These stand in a controller's code and last from the launch on.
  case viewInViewDidLoad, presentInViewDidLoad, presentInViewWillAppear, notForwarded

  /// The rule that says what comes of it.
  package var rule: RuleNumber {
    switch self {
    case .noAddChild, .viewInViewDidLoad: .c1_17
    case .noDidMove: .c1_24
    case .addSubviewFirst, .noView: .c1_32
    case .noWillMove, .viewOnly: .c1_20
    case .wrongParent: .c1_74
    case .noEnd, .noBegin, .notForwarded: .c1_80
    case .pushTwice, .popTwice: .n2_37
    case .covered, .dismissAndPresent, .presentTwice, .presentDuring, .presentInViewDidLoad,
      .presentInViewWillAppear:
      .m6_8
    }
  }
}

extension Simulation {
  /// Mistakes that code could make now: half a containment, appearance that is begun or ended by hand, a presentation that
  /// can't be. A slip is never a recommendation, so no answer but a search for a cause asks for it.
  ///
  /// - Parameter templates: What a call may bring.
  package func possibleSlips(bringing templates: [Int]) -> [(slip: Slip, step: Step)] {
    guard !world.isOver, let root = world.root else { return [] }
    var slips: [(Slip, Step)] = []
    let arriving = templates.compactMap { arrival(of: $0) }
    for instance in touchable where !world[instance].isStock {
      guard let receiver = reference(to: instance) else { continue }
      slips += containment(of: instance, receiver, bringing: arriving)
    }
    for instance in presenters(below: root) {
      guard let receiver = reference(to: instance) else { continue }
      for child in arriving {
        let presentation = Step(.present(child, PresentationOptions(style: .fullScreen)), in: receiver)
        slips.append((.covered, presentation))
        slips.append((.dismissAndPresent, Step(.code([Step(.dismiss, in: receiver), presentation]), in: receiver)))
      }
    }
    return slips
  }

  private func containment(
    of instance: InstanceID, _ receiver: Reference, bringing arriving: [Reference]
  ) -> [(Slip, Step)] {
    var slips: [(Slip, Step)] = []
    func code(_ slip: Slip, _ actions: [Action]) {
      let steps = actions.map { Step($0, in: receiver) }
      slips.append((slip, steps.count == 1 ? steps[0] : Step(.code(steps), in: receiver)))
    }
    for child in arriving {
      code(.noAddChild, [.addSubview(child, into: .itself)])
      code(.noDidMove, [.addChild(child), .addSubview(child, into: .itself)])
      code(
        .addSubviewFirst,
        [.addSubview(child, into: .itself), .addChild(child), .didMove(child, toParent: .usual)])
      code(.noView, [.addChild(child), .didMove(child, toParent: .usual)])
    }
    for child in world.children(of: instance).compactMap({ reference(to: $0) }) {
      code(.noWillMove, [.removeFromSuperview(child), .removeFromParent(child)])
      code(.viewOnly, [.removeFromSuperview(child)])
      for appearing in [true, false] {
        code(.noEnd, [.beginAppearanceTransition(appearing, of: .controller(child))])
      }
      code(.noBegin, [.endAppearanceTransition(of: .controller(child))])
    }
    return slips
  }

  /// Children that don't go with their views, at which UIKit raises: a view is put into another controller's view than
  /// its parent's, or a child is added whose view is still there.
  ///
  /// - Parameter templates: What a call may bring.
  package func possibleStrays(bringing templates: [Int]) -> [(slip: Slip, step: Step)] {
    let own = touchable.filter { !world[$0].isStock }
    let arriving = templates.compactMap { arrival(of: $0) }
    var slips: [(Slip, Step)] = []
    for (instance, other) in own.flatMap({ one in own.map { (one, $0) } }) where instance != other {
      guard let receiver = reference(to: instance), let host = reference(to: other) else { continue }
      let view = SubviewHost.named(program.name(of: host.template), host)
      slips += arriving.map { child in
        let code = [Step(.addChild(child), in: receiver), Step(.addSubview(child, into: view), in: receiver)]
        return (.wrongParent, Step(.code(code), in: receiver))
      }
      slips += world.children(of: other).compactMap { reference(to: $0) }.map { child in
        (.wrongParent, Step(.addChild(child), in: receiver))
      }
    }
    return slips
  }
}
