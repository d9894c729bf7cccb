internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// D8.1, D8.3, D8.5: answers of controllers that UIKit never asks for, because the container doesn't delegate the
/// question.
struct UnaskedAnswers: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for owner in 0..<scene.templateCount {
      for place in scene.ownership.places(of: owner) {
        guard let child = scene.ownership.template(at: place), let settings = scene.settings(of: child)
        else { continue }
        for override in settings.overrides {
          guard case .answer(let key) = override.subject.value else { continue }
          check(key, of: child, in: owner, at: override.subject.span, scene, &sink)
        }
      }
    }
  }

  private func check(
    _ key: AnswerKey, of child: Int, in owner: Int, at span: SourceSpan, _ scene: ResolvedScene,
    _ sink: inout DiagnosticSink
  ) {
    let kind = scene.declaration(of: owner).kind
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
      let hidesBar = scene.settings(of: owner)?.properties.contains {
        $0.key.value == .isNavigationBarHidden && $0.value.value == .bool(true)
      }
      if question == .preferredStatusBarStyle, hidesBar != true, !hidesBarLater(scene) {
        sink.report(.styleHiddenByBar(scene.name(of: child), container: scene.name(of: owner), at: span))
      }
    case .tabs, .split, .pager: break
    }
  }

  /// Whether a step hides a navigation bar.
  private func hidesBarLater(_ scene: ResolvedScene) -> Bool {
    (scene.document.script ?? []).contains { step in
      guard case .assignments(let assignments) = step.object else { return false }
      return assignments.contains { $0.target.value == .property(.isNavigationBarHidden) }
    }
  }
}
