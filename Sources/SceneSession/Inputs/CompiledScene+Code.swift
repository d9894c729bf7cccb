internal import SceneBasics
internal import SceneImport
package import ScenePlan

extension CompiledScene {
  /// The plan, with a mark at each segue that an import found in code alone: such arrows are dotted, as on an import's own
  /// page.
  package var planWithCode: HierarchyPlan {
    var plan = plan
    for (index, file) in sources.enumerated() where file.path.hasSuffix(StoryboardImport.codePath) {
      var files = SourceFiles()
      var sink = DiagnosticSink()
      guard let code = FormerCode(file, id: files.add(file), sink: &sink) else { continue }
      let segues = Dictionary(grouping: code.segues, by: \.id)
      for (number, template) in plan.templates.enumerated() {
        for (place, segue) in template.segues.enumerated() {
          let isOfCode = segues[segue.id]?.contains { source, _ in
            // A controller of this file has only its own name there, and any other the alias of its file, too.
            source == template.id || (Int(template.mark.file) == index && template.id.hasSuffix("/" + source))
          }
          if isOfCode == true { plan.templates[number].segues[place].isOfCode = true }
        }
      }
    }
    return plan
  }
}
