internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax
internal import SceneWorld

/// Answers that stand with a controller whose kind is never asked for them.
struct ForeignAnswers: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for (file, entry) in scene.files.entries.enumerated() {
      let own = entry.document.controllers.allWithSettings.map { ($0, $0.kind) }
      let added = entry.document.additions.allWithSettings.compactMap { addition in
        scene.template(addition.id.value, in: file).map { (addition, scene.ownDeclaration(of: $0).kind) }
      }
      for (controller, actual) in own + added {
        for override in entry.document.settings[Int(controller.settings)].overrides {
          guard case .answer(let key) = override.subject.value, let kind = key.askedKind, kind != actual
          else { continue }
          sink.report(
            .neverAsked(key, scene.text(controller.id.value), kind: kind, at: override.subject.span))
        }
      }
    }
  }
}

/// S4.3, S4.5: columns, and display modes with columns, that the style doesn't have.
struct SplitModes: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.all(of: .split) {
        let settings = controller.settings
        let style =
          settings < 0
          ? nil : entry.document.settings[Int(settings)].properties.last { $0.key.value == .style }?.value.value
        let third = controller.contents.first { $0.key == .supplementary }
        if let third, style != .word("tripleColumn") {
          sink.report(
            .columnOfOtherStyle(
              scene.text(third.name.value), of: scene.text(controller.id.value), at: third.name.span))
        }
      }
      for controller in entry.document.controllers.all(of: .split) where controller.settings >= 0 {
        let properties = entry.document.settings[Int(controller.settings)].properties
        guard let preferred = properties.last(where: { $0.key.value == .preferredDisplayMode }),
          case .word(let word) = preferred.value.value, SplitDisplayMode(name: word)?.columnCount == 2,
          properties.last(where: { $0.key.value == .style })?.value.value != .word("tripleColumn")
        else { continue }
        sink.report(.modeOfOtherStyle(word, scene.text(controller.id.value), at: preferred.value.span))
      }
    }
  }
}

/// C1.19: an embed segue calls `addChild`, which one of UIKit's own containers doesn't take.
struct EmbedsInStock: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for (file, entry) in scene.files.entries.enumerated() {
      let own = ControllerKind.allCases.filter(\.isStock).flatMap { entry.document.controllers.all(of: $0) }
      // By index: an iterator over the list looks its type up, which took 3 % of the instructions of a small scene.
      let additions = entry.document.additions
      let added = additions.indices.map { additions[$0] }.filter { addition in
        scene.template(addition.id.value, in: file).map { scene.ownDeclaration(of: $0).kind.isStock } ?? false
      }
      for controller in own + added {
        for segue in controller.segues where segue.verb.value == .embed {
          sink.report(
            .embeddedInStock(
              scene.text(segue.object.value), container: scene.text(controller.id.value), at: segue.object.span))
        }
      }
    }
  }
}
