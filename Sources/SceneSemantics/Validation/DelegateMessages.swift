internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// V99: code in a message that a controller of another kind tells its delegate, or a newer system.
struct DelegateMessages: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.allWithSettings {
        for override in entry.document.settings[Int(controller.settings)].overrides {
          guard case .callback(let message) = override.subject.value, message.group == .delegates else { continue }
          let (name, span) = (scene.text(controller.id.value), override.subject.span)
          if !message.comes(to: controller.kind) {
            sink.report(.tellsNoDelegate(name, message, controller.kind, at: span))
          } else if let sender = message.sender, !scene.behaviours.contains(sender) {
            sink.report(.tellsNoDelegate(name, message, with: sender, ios: scene.ios, at: span))
          }
        }
      }
    }
  }
}
