internal import SceneBasics
internal import SceneCompiler
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneSyntax
internal import SceneWorld
internal import SceneYAML

/// The screen before a step that is being written: the world is asked, after the steps above.
struct StepNow {
  /// A step that a person could take.
  struct Choice {
    /// The verb with its object, as it is written.
    var title: String
    /// The controller whose code or whose screen it is.
    var receiver: String?
  }

  let choices: [Choice]
  /// The instances that are alive, as steps name them, in the order of the text.
  let living: [String]
  /// The visible controller: `self` of a step that names no other one.
  let visible: String?

  /// - Parameters:
  ///   - chain: The way to a place in an item of the script.
  ///   - scene: The text with a mark at that place.
  /// - Returns: Nil outside of the script, and where the rest of the scene can't be played.
  init?(at chain: PlaceChain, in scene: WrittenScene, _ context: EditingContext) {
    guard let item = chain.links.first(where: { $0.path == ["script", "-"] }),
      let list = chain.links.first(where: { $0.path == ["script"] }), case .sequence(let items) = list.node.form,
      let place = items.firstIndex(where: { $0.range == item.node.range })
    else { return nil }
    // Without the lines of the step that isn't written yet the scene may be whole.
    var text = context.text
    let read = EditedText(scene.file.bytes)
    let lines = [item.node.range.lowerBound, item.node.range.upperBound].map { read.line(at: $0) }
    guard lines[1] < text.lineCount else { return nil }
    text.replace(text.line(lines[0]).lowerBound..<text.line(lines[1]).upperBound, by: [])
    var loader = context.loader
    let file = SourceFile(path: context.path, bytes: text.bytes, limits: context.limits)
    guard var program = Pipeline.program(of: file, loader: &loader).program, let script = program.script,
      place <= script.count
    else { return nil }
    program.script = Array(script[..<place])
    let simulation = Simulation.run(program, limits: context.limits, observer: NoObserver())
    choices = simulation.possibleSteps.map { step in
      Choice(title: program.title(of: step), receiver: step.receiver.map { program.text(of: $0) })
    }
    let world = simulation.world
    let named = world.members.filter { world[$0].isAlive && !world[$0].isPrivate }
    living = named.sorted { one, other in
      (world[one].template, world[one].ordinal) < (world[other].template, world[other].ordinal)
    }.map { world.name(of: $0, in: program) }
    visible = world.visible.map { world.name(of: $0, in: program) }
  }

  /// The possible steps, each as a whole.
  var steps: [CompletionItem] {
    choices.map { choice in
      let words = choice.receiver.map { "{ \(choice.title), in: \($0) }" } ?? choice.title
      return CompletionItem(
        label: words, role: .step, detail: "a person can do this now", inserted: words, rank: 0)
    }
  }

  /// The objects that a verb can have now. Those of the visible controller stand first.
  ///
  /// - Parameter receiver: The controller that the step names; nil for none.
  func objects(of verb: String, in receiver: String?) -> [CompletionItem] {
    let wanted = receiver ?? visible
    let meant = choices.filter { choice in
      choice.title.hasPrefix(verb + ": ") && (receiver == nil || choice.receiver == nil || choice.receiver == receiver)
    }
    return (meant.filter { $0.receiver == wanted } + meant.filter { $0.receiver != wanted }).map { choice in
      let object = String(choice.title.dropFirst(verb.count + 2))
      return CompletionItem(
        label: object, role: .name, detail: choice.receiver.map { "of \($0), now" } ?? "now", inserted: object, rank: 0)
    }
  }
}
