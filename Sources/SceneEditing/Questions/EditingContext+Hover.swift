internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneRuns
internal import SceneSyntax
internal import SceneTrace
internal import SceneWorld
internal import SceneYAML

/// An explanation of a place, as Markdown.
package struct HoverText: Hashable, Sendable {
  package var markdown: String
  /// Nil if there is none, or none was wanted.
  package var picture: HoverPicture?
  /// The bytes of what it is about.
  package var range: Range<Int>
}

extension EditingContext {
  /// The meaning of a word, the declaration of a name, or the events of a step; nil if there is nothing to say.
  ///
  /// - Parameter wantsPicture: Whether a picture is drawn, of a step or of a controller.
  package func hover(at offset: Int, wantsPicture: Bool = false) -> HoverText? {
    guard let scene = written, let place = readOffset(of: offset, in: scene) else { return nil }
    let chain = PlaceChain(to: place, in: scene, grammar)
    guard let last = chain.last, let range = ownRange(of: last.node.range, in: scene) else { return nil }
    let text = last.isKey ? key(last, scene) : value(last, scene, place)
    var parts = [text].compactMap { $0 }
    let step = step(around: chain, last, scene, wantsPicture: wantsPicture)
    if let step { parts.append("```text\n\(step.trace)```") }
    guard !parts.isEmpty else { return nil }
    var hover = HoverText(markdown: parts.joined(separator: "\n\n"), picture: step?.picture, range: range)
    if wantsPicture, step == nil, let mention = index?.mention(at: place), mention.thing == .controller {
      let home = context(behind: mention.aliases)
      hover.picture = home?.picture(of: mention.name)
    }
    return hover
  }

  // MARK: Words

  private func key(_ link: PlaceChain.Link, _ scene: WrittenScene) -> String? {
    let name = scene.text(of: link.node)
    if let key = link.grammar?.keys.first(where: { $0.name == name }) {
      let words = link.grammar?.value(of: name)?.words.map(\.word) ?? []
      let list = words.isEmpty ? "" : "\n\nOne of " + words.map { "`\($0)`" }.joined(separator: ", ") + "."
      return "**`\(name)`** \(key.summary)\(list)"
    }
    return named(name, link)
  }

  private func value(_ link: PlaceChain.Link, _ scene: WrittenScene, _ place: Int) -> String? {
    let text = scene.text(of: link.node)
    if let word = link.grammar?.words.first(where: { $0.word == text }), !word.summary.isEmpty {
      return "**`\(text)`** \(word.summary)"
    }
    if link.grammar?.holdsEvents == true {
      let word = EditedText(scene.file.bytes).word(at: place)
      let event = String(decoding: scene.file.bytes[word], as: UTF8.self)
      let callback = event.split(separator: ".").last.flatMap { Callback(rawValue: String($0)) }
      if let callback {
        let text = "**`\(callback.rawValue)`** \(callback.summary)"
        guard let event = eventText(around: place, in: link.node, scene), let cause = self.cause(ofEvent: event) else {
          return text
        }
        return text + "\n\n" + cause
      }
    }
    let key = link.path.last { $0 != "-" } ?? ""
    if key == "kind", let kind = ControllerKind(rawValue: text) { return "**`\(text)`** \(kind.summary)" }
    return named(text, link)
  }

  /// The event that a value is, or that stands on a line of it.
  private func eventText(around place: Int, in node: LayoutNode, _ scene: WrittenScene) -> String? {
    guard case .block(_, let lines) = node.form else { return scene.text(of: node) }
    return lines.first { $0.startIndex <= place && place <= $0.endIndex }.map { line in
      String(decoding: line.drop { $0 == 0x20 }, as: UTF8.self)
    }
  }

  /// The explanation of a name.
  private func named(_ name: String, _ link: PlaceChain.Link) -> String? {
    guard let index, let mention = index.mentions.first(where: { $0.range.overlaps(link.node.range) }) else {
      return nil
    }
    let whole = index.mentions.last { $0.range.overlaps(link.node.range) } ?? mention
    switch whole.thing {
    case .controller: return controller(whole)
    case .segue:
      let owners = index.declarations(of: .segue).filter { $0.name == whole.name }.map { "`\($0.owner)`" }
      return "The segue `\(whole.name)`" + (owners.isEmpty ? "" : " of " + owners.joined(separator: ", ")) + "."
    case .unwindAction: return "The unwind action `\(whole.name)`."
    case .alertAction:
      let owners = index.declarations(of: .alertAction).filter { $0.name == whole.name }.map { "`\($0.owner)`" }
      return "The action `\(whole.name)`" + (owners.isEmpty ? "" : " of " + owners.joined(separator: ", ")) + "."
    case .view: return "A view of `\(whole.owner)`."
    case .step: return "The step `\(whole.name)`."
    case .file: return "The file behind `\(whole.name)`."
    }
  }

  private func controller(_ mention: Mention) -> String? {
    guard let other = context(behind: mention.aliases), let scene = other.written else { return nil }
    let controllers = scene.value(under: "controllers", of: scene.root)
    let node = controllers.flatMap { scene.value(under: mention.name, of: $0) }
    func text(_ key: String) -> String? {
      node.flatMap { scene.value(under: key, of: $0) }.map { scene.text(of: $0) }
    }
    let kind = text("kind").flatMap { ControllerKind(rawValue: $0) } ?? .view
    var line = "**`\(mention.name)`** \(kind.summary)"
    if let title = text("title") { line += " Its title is “\(title)”." }
    if let name = text("class") { line += " Its class is `\(name)`." }
    if let note = text("note") { line += "\n\n\(note)" }
    return line
  }

  // MARK: Steps

  /// The events of the step whose verb the place is.
  private func step(
    around chain: PlaceChain, _ last: PlaceChain.Link, _ scene: WrittenScene, wantsPicture: Bool
  ) -> (trace: String, picture: HoverPicture?)? {
    guard let item = chain.links.first(where: { $0.path == ["script", "-"] }), last.path.count <= 3 else { return nil }
    let line = EditedText(scene.file.bytes).line(at: item.node.range.lowerBound) + 1
    return played(stepOfLine: line, wantsPicture: wantsPicture)
  }

  /// The events of a step, as `run --steps` prints them; nil if the scene can't be played.
  ///
  /// - Parameter line: The line of the step, counted from 1.
  package func trace(ofLine line: Int) -> String? { played(stepOfLine: line, wantsPicture: false)?.trace }

  private func played(stepOfLine line: Int, wantsPicture: Bool) -> (trace: String, picture: HoverPicture?)? {
    var loader = loader
    let format = TraceKind.text.format
    let (compilation, run) = Pipeline.run(
      file, loader: &loader, observers: RunRecorder(format.contents(TraceOptions())),
      StepState(ofLine: wantsPicture ? line : nil))
    guard let plan = compilation.plan, let run,
      let step = plan.steps.first(where: { $0.mark.file == 0 && Int($0.mark.line) == line })
    else { return nil }
    var options = TraceOptions()
    options.filter.steps = [step.number...step.number]
    options.showsPlaces = false
    var output = ByteWriter()
    let (recorder, state) = run.observers
    format.write(recorder.recording, of: plan, options: options, into: &output)
    let text = String(decoding: output.take(), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let most = 40
    let trace =
      lines.count <= most ? text : lines.prefix(most).joined(separator: "\n") + "\n… \(lines.count - most) more\n"
    return (trace, state.state.flatMap { EditingContext.picture(of: plan, after: step, $0) })
  }
}
