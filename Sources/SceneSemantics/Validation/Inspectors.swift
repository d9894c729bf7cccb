internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// S4.36: inspectors that a split view's style, or its system, doesn't have.
struct Inspectors: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    let isKnown = scene.behaviours.contains(.hasInspector)
    for template in 0..<scene.templateCount where scene.declaration(of: template).kind == .split {
      guard let content = scene.declaration(of: template).contents.first(where: { $0.key == .inspector }) else {
        continue
      }
      let style = scene.settings(of: template)?.properties.last { $0.key.value == .style }?.value.value
      let isColumnStyle = style == .word("doubleColumn") || style == .word("tripleColumn")
      guard !isKnown || !isColumnStyle else { continue }
      sink.report(
        .lacksInspector(
          scene.name(of: template), isColumnStyle: isColumnStyle, at: content.name.span))
    }
  }
}
