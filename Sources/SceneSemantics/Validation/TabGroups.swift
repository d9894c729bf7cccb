internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// T3.21: groups of tabs whose stack is none or stands inside another group, or which the system doesn't have.
struct TabGroups: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    // A part of an app doesn't say on which system it runs.
    let isPart = scene.document.isPartial && scene.document.ios == nil
    let isKnown = isPart || scene.behaviours.contains(.hasTabGroups)
    for (file, entry) in scene.files.entries.enumerated() {
      for container in entry.document.controllers.all(of: .tabs) {
        for content in container.contents {
          let name = scene.text(content.name.value)
          switch content.part {
          case .group: if !isKnown, content.depth == 0 { sink.report(.lacksTabGroups(name, at: content.name.span)) }
          case .stack where content.depth > 0: sink.report(.managesInside(name, at: content.name.span))
          case .stack:
            guard let stack = scene.template(content.name.value, in: file),
              scene.declaration(of: stack).kind != .navigation
            else { continue }
            sink.report(.managesNoStack(name, at: content.name.span))
          case .tabs, nil: continue
          }
        }
      }
    }
  }
}
