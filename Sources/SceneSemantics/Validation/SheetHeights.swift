internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// M6.47: detents on a system that has none.
struct SheetHeights: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    if scene.behaviours.contains(.hasDetents) { return }
    for template in 0..<scene.templateCount {
      let keys = scene.settings(of: template)?.properties ?? []
      guard let key = keys.first(where: { $0.key.value.isOfDetents })?.key else { continue }
      sink.report(.lacksDetents(scene.name(of: template), at: key.span))
    }
  }
}

extension ControllerKey {
  fileprivate var isOfDetents: Bool {
    self == .detents || self == .selectedDetentIdentifier || self == .largestUndimmedDetentIdentifier
  }
}
