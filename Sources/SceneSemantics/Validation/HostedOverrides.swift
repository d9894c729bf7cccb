internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// V89: code in a callback that a controller of this kind never gets.
struct HostedOverrides: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.allWithSettings {
        for override in entry.document.settings[Int(controller.settings)].overrides {
          guard case .callback(let callback) = override.subject.value, let kinds = callback.kinds,
            !kinds.contains(controller.kind)
          else { continue }
          sink.report(.neverTold(scene.text(controller.id.value), callback, at: override.subject.span))
        }
      }
    }
  }
}
