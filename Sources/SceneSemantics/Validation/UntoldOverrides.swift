internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// V89, V65, V67, C1.36, D8.18, L9.7: code in a callback, or an answer, that a controller of this kind never gets, or not on this
/// system.
struct UntoldOverrides: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for entry in scene.files.entries {
      for controller in entry.document.controllers.allWithSettings {
        let name = scene.text(controller.id.value)
        for override in entry.document.settings[Int(controller.settings)].overrides {
          let span = override.subject.span
          if let (call, behaviour, older) = newer(override.subject.value), !scene.behaviours.contains(behaviour) {
            sink.report(.comesLater(name, call, with: behaviour, instead: older, ios: scene.ios, at: span))
            continue
          }
          guard case .callback(let callback) = override.subject.value else { continue }
          if callback.group == .size, !scene.behaviours.contains(.tellsOfSizes) {
            sink.report(.hearsNoSizes(name, callback, ios: scene.ios, at: span))
          } else if callback == .awakeFromNib, !comesFromStoryboard(controller, in: entry.document) {
            sink.report(.neverAwakes(name, at: span))
          } else if callback == .task, controller.kind == .hosting, scene.ios < 15 {
            sink.report(.startsNoTask(name, ios: scene.ios, at: span))
          } else if callback.group != .delegates, let kinds = callback.kinds, !kinds.contains(controller.kind) {
            sink.report(.neverTold(name, callback, at: span))
          }
        }
      }
    }
  }

  /// V67: whether the scene says that a storyboard makes it.
  private func comesFromStoryboard(_ controller: ControllerDeclaration, in document: SceneDocument) -> Bool {
    document.settings[Int(controller.settings)].storyboardIdentifier != nil
      || document.origins.contains { $0.controller.value == controller.id.value }
  }

  /// A call that not every system has: its name, the behaviour that brings it, and what older systems have for it.
  private func newer(_ subject: OverrideDeclaration.Subject) -> (String, Behaviour, String)? {
    if subject == .callback(.updateProperties) {
      return (Callback.updateProperties.rawValue, .updatesProperties, Callback.viewWillLayoutSubviews.rawValue)
    }
    if subject == .callback(.viewIsAppearing) {
      return (Callback.viewIsAppearing.rawValue, .sendsViewIsAppearing, Callback.viewWillAppear.rawValue)
    }
    let lock = AnswerKey.prefersInterfaceOrientationLocked
    return subject == .answer(lock)
      ? (lock.rawValue, .locksOrientation, AnswerKey.supportedInterfaceOrientations.rawValue) : nil
  }
}
