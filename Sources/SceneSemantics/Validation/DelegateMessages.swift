internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// V99: code in a message that a controller of another kind tells its delegate.
struct DelegateMessages: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.allWithSettings {
        for override in entry.document.settings[Int(controller.settings)].overrides {
          guard case .callback(let message) = override.subject.value, message.group == .delegates,
            !message.comes(to: controller.kind)
          else { continue }
          sink.report(
            .tellsNoDelegate(
              scene.text(controller.id.value), message, controller.kind, at: override.subject.span))
        }
      }
    }
  }
}
