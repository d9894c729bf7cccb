internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Whether every kind, verb and segue that a scene uses is built.
enum KindCheck {
  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    guard scene.document.initial != nil else { return }
    for entry in scene.files.entries {
      for controller in entry.document.controllers where ContainerKinds.find(controller.kind.value) == nil {
        sink.report(.notYet("the kind '\(controller.kind.value.rawValue)'", at: controller.kind.span))
      }
    }
  }
}
