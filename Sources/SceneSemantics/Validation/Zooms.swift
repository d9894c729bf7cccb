internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// V66: a zoom on a system that has none.
struct Zooms: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    if scene.behaviours.contains(.zooms) { return }
    for template in 0..<scene.templateCount {
      let keys = scene.settings(of: template)?.properties ?? []
      guard let key = keys.first(where: { $0.key.value == .preferredTransition })?.key else { continue }
      sink.report(.lacksZoom(scene.name(of: template), at: key.span))
    }
  }
}
