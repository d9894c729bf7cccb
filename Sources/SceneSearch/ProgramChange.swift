package import ScenePlan
internal import SceneProgram
package import SceneRuns
internal import SceneWorld

/// A part of a controller's code that stands in no scene, and so lasts from the launch on.
package struct ProgramChange: Sendable {
  /// The mistake that it is; nil for an innocent one.
  package var slip: Slip?
  package var controller: String
  /// The controller that it brings.
  package var child: String?
  /// The callback in which it does.
  package var brings: Callback?

  /// The controllers that are kept while they aren't on the screen; empty for any other change.
  package var kept: [String] = []

  /// The programs that keep controllers which come again without being loaded again.
  static func keeping(in program: Program, _ evidence: Evidence) -> [(change: ProgramChange, program: Program)] {
    let owned = Set(program.templates.flatMap { $0.contents.map(\.template) })
    let all = program.templates.indices.filter { template in
      evidence.kept.contains(Int(evidence.owner(of: template))) && template != program.initial
        && !owned.contains(template)
        && program.settings(of: template)?.properties[.retained] != .bool(true)
    }
    let sets = all.count == 1 ? [all] : all.prefix(mostKept).map { [$0] } + [Array(all)]
    return sets.filter { !$0.isEmpty }.map { templates in
      var changed = program
      for template in templates {
        changed.update(template) {
          var settings = $0.settings ?? TemplateSettings()
          settings.properties[.retained] = .bool(true)
          $0.settings = settings
        }
      }
      let names = templates.map { program.templates[$0].id }
      return (ProgramChange(controller: names[0], kept: names), changed)
    }
  }

  /// How many are tried one by one.
  private static let mostKept = 4

  /// How many pairs of controllers are looked at.
  private static let most = 200

  /// The programs with one change that may explain a log.
  ///
  /// - Parameters:
  ///   - slips: Whether mistakes are made, instead of innocent changes.
  ///   - hasPairs: Whether one controller may bring another; else only what a container does to all of its children.
  static func all(
    of program: Program, slips: Bool, hasPairs: Bool, _ evidence: Evidence
  ) -> [(change: ProgramChange, program: Program)] {
    var found: [(ProgramChange, Program)] = []
    let owned = Set(program.templates.flatMap { $0.contents.map(\.template) })
    let codes: [(Slip?, Callback, (Reference) -> Action)] =
      slips
      ? [
        (.viewInViewDidLoad, .viewDidLoad, { .addSubview($0, into: .itself) }),
        (.presentInViewDidLoad, .viewDidLoad, { .present($0, PresentationOptions()) }),
        (.presentInViewDidLoad, .viewDidLoad, { .present($0, PresentationOptions(style: .fullScreen)) }),
        (.presentInViewWillAppear, .viewWillAppear, { .present($0, PresentationOptions()) }),
        (.presentInViewWillAppear, .viewWillAppear, { .present($0, PresentationOptions(style: .fullScreen)) }),
      ]
      : [
        (nil, .viewDidLoad, { .add($0, frame: nil) }), (nil, .viewDidAppear, { .present($0, PresentationOptions()) }),
      ]
    for (controller, template) in program.templates.enumerated() {
      guard template.kind == .view || template.kind == .container else { continue }
      for child in program.templates.indices where hasPairs && child != controller && !owned.contains(child) {
        guard evidence.owner(of: child) >= 0, child != program.initial, found.count < most,
          evidence.isNear(evidence.owner(of: child), evidence.owner(of: controller))
        else { continue }
        for (slip, callback, action) in codes {
          var changed = program
          changed.add(Step(action(Reference(child))), to: callback, of: controller)
          let change = ProgramChange(
            slip: slip, controller: template.id, child: program.templates[child].id, brings: callback)
          found.append((change, changed))
        }
      }
      if !slips, template.kind == .container, template.settings?.recipes[.transition] == nil {
        // Another order in which books exchange two children; as good as the documented one.
        var changed = program
        changed.update(controller) {
          var settings = $0.settings ?? TemplateSettings()
          settings.recipes[.transition] = [.addChild, .willMove, .transition, .didMove, .removeFromParent]
          $0.settings = settings
        }
        found.append((ProgramChange(controller: template.id), changed))
      }
      if slips, template.kind == .container || !template.contents.isEmpty {
        var changed = program
        changed.update(controller) {
          var settings = $0.settings ?? TemplateSettings()
          settings.overrides.append(Override(.answer(.shouldAutomaticallyForwardAppearanceMethods, .bool(false))))
          $0.settings = settings
        }
        found.append((ProgramChange(slip: .notForwarded, controller: template.id), changed))
      }
    }
    return found
  }
}

extension Program {
  /// Lets a controller do a step in a callback, behind what it does there already.
  fileprivate mutating func add(_ step: Step, to callback: Callback, of controller: Int) {
    var settings = templates[controller].settings ?? TemplateSettings()
    let place = settings.overrides.firstIndex {
      if case .callback(callback, _, _) = $0.body { true } else { false }
    }
    if let place, case .callback(_, let steps, let callsSuper) = settings.overrides[place].body {
      settings.overrides[place].body = .callback(callback, steps + [step], callsSuper: callsSuper)
    } else {
      settings.overrides.append(Override(.callback(callback, [step], callsSuper: true)))
    }
    update(controller) { $0.settings = settings }
  }
}
