internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// M6.49: bars without a search, and searches that are active too early.
struct Searches: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for (file, entry) in scene.files.entries.enumerated() {
      let controllers = entry.document.controllers
      for place in controllers.contents.indices where controllers.contents[place].key == .searchController {
        let content = controllers.content(at: place)
        guard let named = scene.template(content.name.value, in: file), scene.declaration(of: named).kind != .search
        else { continue }
        sink.report(.searchesWithoutKind(scene.name(of: named), at: content.name.span))
      }
    }
    for template in 0..<scene.templateCount {
      let keys = scene.settings(of: template)?.properties ?? []
      guard let active = keys.last(where: { $0.key.value == .isActive }), active.value.value == .bool(true) else {
        continue
      }
      sink.report(.activeTooEarly(scene.name(of: template), at: active.key.span))
    }
  }
}
