internal import SceneBasics
internal import SceneCompiler
internal import SceneLanguage
internal import ScenePlan
internal import SceneWhy

extension EditingContext {
  /// When an event that an expectation names came first, and why, as Markdown; nil if the scene can't be played.
  ///
  /// - Parameter text: The event as it is written.
  func cause(ofEvent text: String) -> String? {
    guard case .event(let question) = EventText.read(text) else { return nil }
    var loader = loader
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: CauseLog())
    guard let plan = compilation.plan, let run else { return nil }
    let explainer = Explainer(plan, run.observers)
    let events = explainer.events(question)
    guard let first = events.first else { return "It doesn't come in this scene." }
    let explanation = explainer.explain(first)
    let number = events.count == 1 ? "It came" : "It came \(events.count) times, first"
    var lines = ["\(number) in step \(explanation.step), at \(explanation.time.seconds) s,"]
    for link in explanation.links {
      let rule = link.rule.map { " (\($0.rawValue))" } ?? ""
      let place = link.mark.flatMap { $0.file == 0 && $0.line > 0 ? ", line \($0.line)" : nil } ?? ""
      lines.append("- \(link.isBeside ? "and since" : "because") \(link.text)\(place)\(rule)")
    }
    return lines.joined(separator: "\n")
  }
}
