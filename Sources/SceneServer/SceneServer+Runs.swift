internal import SceneBasics
internal import SceneEditing

/// Answers about what a scene does: the ways to a screen, the events of a step, and its expectations.
extension SceneServer {
  /// `scenograph/trace`: the events of the step on a line, as `run` prints them.
  func trace(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    return context.trace(ofLine: context.text.line(at: offset) + 1).map { .text($0) } ?? .null
  }

  /// `scenograph/preview`: a page about the step at a place, in HTML.
  func preview(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    return context.preview(ofLine: context.text.line(at: offset)).map { .text($0) } ?? .null
  }

  // MARK: Tokens

  func semanticTokens(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    let bounds = parameters["range"].map { range in
      (offset(of: range["start"] ?? .null, in: context.text), offset(of: range["end"] ?? .null, in: context.text))
    }
    var last = TextPosition(line: 0, character: 0)
    var numbers: [JSONNode] = []
    for token in context.tokens {
      if let bounds, token.range.upperBound <= bounds.0 || token.range.lowerBound >= bounds.1 { continue }
      let start = context.text.position(of: token.range.lowerBound, in: client.encoding)
      let end = context.text.position(of: token.range.upperBound, in: client.encoding)
      let kind = SemanticToken.Kind.allCases.firstIndex(of: token.kind) ?? 0
      let column = start.line == last.line ? start.character - last.character : start.character
      for number in [
        start.line - last.line, column, end.character - start.character, kind, token.isDeclaration ? 1 : 0,
      ] {
        numbers.append(.number(Double(number)))
      }
      last = start
    }
    return ["data": .list(numbers)]
  }

  // MARK: Calls

  func callHierarchy(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let (context, offset) = try place(parameters)
    guard let controller = context.calledController(at: offset), let item = item(of: controller, from: context) else {
      return .null
    }
    return [item]
  }

  func calls(_ parameters: JSONNode, areIncoming: Bool) throws(ServerError) -> JSONNode {
    guard let item = parameters["item"], let start = item["selectionRange"]?["start"] else {
      throw .parameters("'item' is missing")
    }
    let context = try context(["textDocument": ["uri": item["uri"] ?? .null]])
    let offset = offset(of: start, in: context.text)
    let calls = areIncoming ? context.incomingCalls(at: offset, in: scenePaths) : context.outgoingCalls(at: offset)
    return .list(
      calls.compactMap { call in
        guard let other = self.item(of: call.controller, from: context),
          let file = call.places.first.flatMap({ context.context(of: $0.path) })
        else { return nil }
        return [
          areIncoming ? "from" : "to": other, "fromRanges": .list(call.places.map { node($0.range, in: file.text) }),
        ]
      })
  }

  private func item(of controller: ControllerDeclarationPlace, from context: EditingContext) -> JSONNode? {
    guard let home = context.context(of: controller.path) else { return nil }
    return [
      "name": .text(controller.name), "kind": 5, "uri": .text(address(of: controller.path)),
      "range": node(controller.extent, in: home.text), "selectionRange": node(controller.range, in: home.text),
    ]
  }

  // MARK: Lenses

  func lenses(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    let context = try context(parameters)
    return .list(
      context.lenses.filter { $0.line < context.text.lineCount }.map { lens in
        [
          "range": node(context.text.line(lens.line), in: context.text),
          "command": [
            "title": .text(lens.title), "command": .text(lens.task.rawValue),
            "arguments": [.text(address(of: context.path))],
          ],
        ]
      })
  }

  /// Does the work of a lens. Its answer is a text; events and verdicts are shown, too, since most clients drop the answer.
  func execute(_ parameters: JSONNode) throws(ServerError) -> JSONNode {
    guard let task = parameters["command"]?.string.flatMap({ Lens.Task(rawValue: $0) }) else {
      throw .parameters("there is no such command")
    }
    let address = parameters["arguments"]?.items.first ?? .null
    let context = try context(["textDocument": ["uri": address]])
    let line = cursor.flatMap { $0.address == address.string ? $0.line : nil } ?? 0
    guard let answer = context.answer(of: task, atLine: line) else { throw .failed("the scene can't be played") }
    switch task {
    case .draw: break
    case .run, .test: show(answer)
    // The events of the step are what can be shown of its page without a browser.
    case .play: if let step = context.eventsOfStep(before: line) { show(step) }
    }
    return .text(answer)
  }

  private func show(_ text: String) {
    send(["jsonrpc": "2.0", "method": "window/showMessage", "params": ["type": 3, "message": .text(text)]])
  }
}
