internal import SceneBasics
internal import SceneCompiler
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax
internal import SceneWorld
internal import SceneYAML

/// The steps that a person could take next, each as it is written: the world is asked, after the steps above.
enum PossibleItems {
  /// - Parameters:
  ///   - chain: The way to an item of the script that is being written.
  ///   - line: The line of that item, counted from 0.
  static func items(
    at chain: PlaceChain, line: Int, in scene: WrittenScene, _ context: EditingContext
  ) -> [CompletionItem] {
    guard let item = chain.links.first(where: { $0.path == ["script", "-"] }),
      let list = chain.links.first(where: { $0.path == ["script"] }), case .sequence(let items) = list.node.form,
      let place = items.firstIndex(where: { $0.range == item.node.range })
    else { return [] }
    // Without the line that isn't written yet the scene may be whole.
    var text = context.text
    text.replace(text.line(line), by: [])
    var loader = context.loader
    let file = SourceFile(path: context.path, bytes: text.bytes, limits: context.limits)
    guard var program = Pipeline.program(of: file, loader: &loader).program, let script = program.script,
      place <= script.count
    else { return [] }
    program.script = Array(script[..<place])
    let world = Simulation.run(program, limits: context.limits, observer: NoObserver())
    return world.possibleSteps.map { step in
      var words = program.title(of: step)
      if let receiver = step.receiver {
        words = "{ \(words), in: \(program.text(of: receiver)) }"
      }
      return CompletionItem(
        label: words, role: .step, detail: "a person can do this now", inserted: words, rank: 0)
    }
  }
}
