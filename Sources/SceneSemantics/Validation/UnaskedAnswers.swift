internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax
internal import SceneWorld

/// D8.1 to D8.3, D8.5, D8.16: answers of controllers that UIKit never asks for, because the container doesn't delegate the
/// question.
struct UnaskedAnswers: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    let isPad = DeviceState(scene.device, behaviours: scene.behaviours).turnsUnasked
    if isPad { checkOrientations(scene, &sink) }
    for template in 0..<scene.templateCount { checkCapture(of: template, scene, &sink) }
    for owner in 0..<scene.templateCount {
      for place in scene.ownership.places(of: owner) {
        guard let child = scene.ownership.template(at: place), let settings = scene.settings(of: child)
        else { continue }
        for override in settings.overrides {
          guard case .answer(let key) = override.subject.value else { continue }
          check(key, of: child, in: owner, at: override.subject.span, isPad: isPad, scene, &sink)
        }
      }
    }
  }

  private func check(
    _ key: AnswerKey, of child: Int, in owner: Int, at span: SourceSpan, isPad: Bool, _ scene: ResolvedScene,
    _ sink: inout DiagnosticSink
  ) {
    let kind = scene.declaration(of: owner).kind
    if key == .supportedInterfaceOrientations {
      if isPad {
        return sink.report(
          .orientationUnaskedOnPad(scene.name(of: child), container: scene.name(of: owner), at: span))
      }
      let asked = scene.name(of: outermost(around: owner, scene))
      sink.report(
        .orientationUnasked(scene.name(of: child), container: scene.name(of: owner), asked: asked, at: span))
      return
    }
    guard let question = Question(rawValue: key.rawValue), let delegation = question.delegation else { return }
    if !kind.isStock {
      let overrides = scene.settings(of: owner)?.overrides ?? []
      // D8.18: the lock follows the status bar.
      if question == .orientationLock,
        overrides.contains(where: { $0.subject.value == .answer(.childForStatusBarHidden) })
      {
        return
      }
      guard !overrides.contains(where: { $0.subject.value == AnswerKey(rawValue: delegation).map { .answer($0) } })
      else {
        return
      }
      sink.report(
        .statusBarUnasked(key.rawValue, scene.name(of: child), container: scene.name(of: owner), delegation, at: span))
    } else if kind == .navigation {
      let hidesBar = scene.settings(of: owner)?.properties.contains {
        $0.key.value == .isNavigationBarHidden && $0.value.value == .bool(true)
      }
      if question == .preferredStatusBarStyle, hidesBar != true, !sets(.isNavigationBarHidden, in: scene) {
        sink.report(.styleHiddenByBar(scene.name(of: child), container: scene.name(of: owner), at: span))
      }
    }
  }

  /// D8.5: the outermost of the containers around a template, and around the first of each.
  private func outermost(around template: Int, _ scene: ResolvedScene) -> Int {
    var here = template
    for _ in 0..<scene.templateCount {
      let owner = (0..<scene.templateCount).first { owner in
        scene.ownership.places(of: owner).contains { scene.ownership.template(at: $0) == here }
      }
      guard let owner else { return here }
      here = owner
    }
    return here
  }

  /// D8.2: what is declared in a style that leaves the status bar to its presenter, and doesn't capture it.
  private func checkCapture(of template: Int, _ scene: ResolvedScene, _ sink: inout DiagnosticSink) {
    guard let settings = scene.settings(of: template) else { return }
    let styles = ["custom", "overFullScreen", "overCurrentContext"]
    let style = styles.first { style in
      settings.properties.contains { $0.key.value == .modalPresentationStyle && $0.value.value == .word(style) }
    }
    guard let style, !settings.properties.contains(where: { $0.key.value == Self.captures }),
      !sets(Self.captures, in: scene)
    else { return }
    for override in settings.overrides {
      guard case .answer(let key) = override.subject.value,
        [.prefersStatusBarHidden, .preferredStatusBarStyle].contains(key)
      else { continue }
      sink.report(
        .statusBarNotCaptured(key.rawValue, scene.name(of: template), style, at: override.subject.span))
    }
  }

  private static let captures = ControllerKey.modalPresentationCapturesStatusBarAppearance

  /// D8.16: what is no child of another controller would be asked anywhere but on a pad.
  private func checkOrientations(_ scene: ResolvedScene, _ sink: inout DiagnosticSink) {
    var owned: Set<Int> = []
    for owner in 0..<scene.templateCount {
      owned.formUnion(scene.ownership.places(of: owner).compactMap { scene.ownership.template(at: $0) })
    }
    for template in 0..<scene.templateCount where !owned.contains(template) {
      for override in scene.settings(of: template)?.overrides ?? []
      where override.subject.value == .answer(.supportedInterfaceOrientations) {
        sink.report(.turnsUnasked(scene.name(of: template), at: override.subject.span))
      }
    }
  }

  /// Whether a step sets a property.
  private func sets(_ key: ControllerKey, in scene: ResolvedScene) -> Bool {
    (scene.document.script ?? []).contains { step in
      guard case .assignments(let assignments) = step.object else { return false }
      return assignments.contains { $0.target.value == .property(key) }
    }
  }
}
