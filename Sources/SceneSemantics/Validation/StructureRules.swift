internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax
internal import SceneWorld

/// Something that a scene's declarations alone show to go wrong.
protocol StructureRule: Sendable {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink)
}

/// The rules, one a line.
enum StructureRules {
  static let all: [any StructureRule] = [
    StackNesting(), PagerOptions(), DetailFirst(), UnaskedAnswers(), ForeignAnswers(), SplitModes(), Inspectors(),
    SheetHeights(), TabGroups(), Zooms(), Searches(), UntoldOverrides(), SilentOverrides(), DelegateMessages(),
    LeftToCode(), UnreachableControllers(), PresentationCircles(), EmbedsInStock(),
  ]

  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for rule in all { rule.check(scene, sink: &sink) }
  }
}

/// N2.11: what may not stand on a stack.
struct StackNesting: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for (file, entry) in scene.files.entries.enumerated() {
      for controller in entry.document.controllers.all(of: .navigation) {
        for content in controller.contents where content.key == .stack {
          guard let member = scene.template(content.name.value, in: file) else { continue }
          let name = scene.text(content.name.value)
          let kind = scene.declaration(of: member).kind
          if kind == .navigation {
            var finding = Diagnostic.navigationInStack(name, at: content.name.span)
            // Whether UIKit raises when it decodes one from a storyboard isn't known.
            if entry.document.isPartial { finding.severity = .warning }
            sink.report(finding)
          } else if kind == .split {
            sink.report(.splitInStack(name, at: content.name.span))
          } else if kind == .tabs {
            sink.report(.tabsInStack(name, at: content.name.span))
          }
        }
      }
    }
  }
}

/// P5.2, P5.38: options that a pager ignores, and cycles that are too short.
struct PagerOptions: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.all(of: .pager) where controller.settings >= 0 {
        let properties = entry.document.settings[Int(controller.settings)].properties
        let name = scene.text(controller.id.value)
        func property(_ key: ControllerKey) -> PropertyDeclaration? { properties.last { $0.key.value == key } }
        let scrolls = property(.transitionStyle)?.value.value == .word("scroll")
        if scrolls, let spine = property(.spineLocation) { sink.report(.spineIgnored(name, at: spine.key.span)) }
        if !scrolls, let spacing = property(.interPageSpacing) {
          sink.report(.spacingIgnored(name, at: spacing.key.span))
        }
        if !scrolls, property(.spineLocation)?.value.value == .word("mid"), let sides = property(.isDoubleSided),
          sides.value.value == .bool(false)
        {
          sink.report(.sidesContradictSpine(name, at: sides.key.span))
        }
        let pages = controller.contents.count { $0.key == .pages }
        if scrolls, pages < 3, let source = property(.dataSource), source.value.value == .word("cycle") {
          sink.report(.cycleTooShort(name, pages: pages, at: source.key.span))
        }
      }
    }
  }
}

/// S4.21, S4.31: a split view that opens on its detail in compact width.
struct DetailFirst: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    let device = DeviceState(scene.device, behaviours: [])
    guard scene.document.initial != nil, device.isCompactWidth else { return }
    for (file, entry) in scene.files.entries.enumerated() {
      for controller in entry.document.controllers.all(of: .split) {
        guard let template = scene.template(controller.id.value, in: file),
          DetailFirst.isUnanswered(controller, template, in: file, scene)
        else { continue }
        // A class of the app's own may answer; UIKit's doesn't.
        let className = scene.settings(of: template)?.className ?? ControllerKind.split.className
        if !entry.document.isPartial, className != ControllerKind.split.className { continue }
        let name = scene.text(controller.id.value)
        let hasColumns = DetailFirst.hasColumns(template, scene)
        // In a partial scene silence means that the answer is in code.
        if entry.document.isPartial {
          sink.report(.leftToCode(.collapse(hasColumns: hasColumns), of: name, at: controller.id.span))
        } else {
          sink.report(.opensOnDetail(name, hasColumns: hasColumns, at: controller.id.span))
        }
      }
    }
  }

  private static func isUnanswered(
    _ controller: ControllerDeclaration, _ template: Int, in file: Int, _ scene: ResolvedScene
  ) -> Bool {
    let overrides = scene.settings(of: template)?.overrides ?? []
    let isAnswered = overrides.contains {
      [.answer(.collapseSecondary), .answer(.topColumnForCollapsing)].contains($0.subject.value)
    }
    guard !isAnswered, !scene.declaration(of: template).contents.contains(where: { $0.key == .compact }),
      let primary = controller.contents.first(where: { $0.key == .primary }),
      let column = scene.template(primary.name.value, in: file)
    else { return false }
    return scene.declaration(of: column).kind == .navigation || hasColumns(template, scene)
  }

  private static func hasColumns(_ template: Int, _ scene: ResolvedScene) -> Bool {
    scene.settings(of: template)?.properties.contains { $0.key.value == .style && $0.value.value != .word("classic") }
      ?? false
  }
}

/// L9.4: a container that doesn't pass a message on.
struct SilentOverrides: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.allWithSettings {
        guard !controller.contents.isEmpty || controller.segues.contains(where: { $0.verb.value == .embed }) else {
          continue
        }
        for override in entry.document.settings[Int(controller.settings)].overrides {
          guard case .callback(let callback) = override.subject.value,
            case .steps(_, callsSuper: false) = override.body,
            callback == .willTransition || callback == .viewWillTransition
          else { continue }
          sink.report(.childrenHearNothing(scene.text(controller.id.value), callback, at: override.subject.span))
        }
      }
    }
  }
}
