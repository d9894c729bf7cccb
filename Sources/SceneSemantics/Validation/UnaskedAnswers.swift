internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// D8.1, D8.3, D8.5: answers that a controller gives and that nobody asks for, because its container doesn't hand the
/// question on.
struct UnaskedAnswers: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for (file, entry) in scene.files.entries.enumerated() {
      for controller in entry.document.controllers {
        guard let owner = scene.template(controller.id.value, in: file) else { continue }
        let embedded = controller.segues.filter { $0.verb.value == .embed }.map(\.object)
        for name in controller.contents.map(\.name) + embedded {
          guard let child = scene.template(name.value, in: file), let settings = scene.settings(of: child) else {
            continue
          }
          for override in settings.overrides {
            guard case .answer(let key) = override.subject.value else { continue }
            check(key, of: child, in: owner, at: override.subject.span, scene, &sink)
          }
        }
      }
    }
  }

  private func check(
    _ key: AnswerKey, of child: Int, in owner: Int, at span: SourceSpan, _ scene: ResolvedScene,
    _ sink: inout DiagnosticSink
  ) {
    let kind = scene.declaration(of: owner).kind.value
    if key == .supportedInterfaceOrientations {
      sink.report(.orientationUnasked(scene.name(of: child), container: scene.name(of: owner), at: span))
      return
    }
    guard let question = Question(rawValue: key.rawValue), let delegation = question.delegation else { return }
    switch kind {
    case .view, .container:
      let overrides = scene.settings(of: owner)?.overrides ?? []
      guard !overrides.contains(where: { $0.subject.value == AnswerKey(rawValue: delegation).map { .answer($0) } })
      else {
        return
      }
      sink.report(
        .statusBarUnasked(key.rawValue, scene.name(of: child), container: scene.name(of: owner), delegation, at: span))
    case .navigation:
      let asks = NavigationContainer().delegates(of: owner, in: scene)
      if question == .preferredStatusBarStyle, !asks.contains(question) {
        sink.report(.styleHiddenByBar(scene.name(of: child), container: scene.name(of: owner), at: span))
      }
    case .tabs, .split, .pager: break
    }
  }
}
