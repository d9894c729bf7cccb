internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// V89: code in a callback that a controller of this kind never gets, or not on this system.
struct HostedOverrides: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.allWithSettings {
        for override in entry.document.settings[Int(controller.settings)].overrides {
          if override.subject.value == .callback(.task), controller.kind == .hosting, scene.ios < 15 {
            sink.report(.startsNoTask(scene.text(controller.id.value), ios: scene.ios, at: override.subject.span))
            continue
          }
          guard case .callback(let callback) = override.subject.value, let kinds = callback.kinds,
            callback.group != .delegates, !kinds.contains(controller.kind)
          else { continue }
          sink.report(.neverTold(scene.text(controller.id.value), callback, at: override.subject.span))
        }
      }
    }
  }
}
