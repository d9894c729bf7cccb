internal import SceneBasics

/// Follows expat through a storyboard and hands what belongs to its graph to a builder.
///
/// Most of a storyboard is views, constraints and metrics; they are passed over, but for the texts by which people know
/// what they touch.
final class StoryboardReader: XMLHandler {
  /// Why the document isn't one to import.
  private(set) var refusal: Diagnostic?
  private var builder: StoryboardBuilder
  private var open: [OpenElement] = []
  /// Which of the open elements are cells.
  private var openCells: [Int] = []
  /// The text of the `string` that is open.
  private var text: [UInt8]?
  private var documentSpan: SourceSpan

  init(path: String, file: FileID) {
    builder = StoryboardBuilder(path: path, file: file)
    documentSpan = .start(of: file)
  }

  func finish() -> Storyboard { builder.finish(initialAt: documentSpan) }

  // MARK: What expat meets

  func start(_ element: XMLElement) -> Bool {
    let name = element.name
    guard let parent = open.last else {
      documentSpan = element.span
      let header = StoryboardHeader(element)
      builder.begin(header)
      refusal = header.refusal(root: name, at: documentSpan)
      open.append(OpenElement(role: .document, name: name))
      return refusal == nil
    }
    let role = role(of: element, named: name, in: parent)
    var opened = OpenElement(role: role, name: name, id: element["id"], userLabel: element.text("userLabel"))
    switch role {
    case .cell: openCells.append(open.count)
    case .button: opened.label = element.text("title") ?? element.text("systemItem")
    case .string: text = []
    case .document, .scene, .objects, .connections, .controller, .navigationItem, .segue, .other: break
    }
    open.append(opened)
    return true
  }

  func end() {
    guard let closed = open.popLast() else { return }
    switch closed.role {
    case .scene: builder.endScene()
    case .cell: openCells.removeLast()
    case .string: endString(closed)
    case .document, .objects, .connections, .controller, .navigationItem, .segue, .button, .other: break
    }
    if let object = closed.object { builder.add(object) }
  }

  func text(_ bytes: [UInt8]) { text?.append(contentsOf: bytes) }

  // MARK: Elements

  private func role(of element: XMLElement, named name: String, in parent: OpenElement) -> OpenElement.Role {
    switch (parent.role, name) {
    case (_, "connections"): return .connections
    case (_, "segue"): return segue(element, in: parent)
    case (_, "scene"):
      builder.beginScene(at: element.span)
      return .scene
    case (.scene, "objects"): return .objects
    case (.scene, "point") where element["key"] == "canvasLocation":
      builder.locateScene(at: element.numbers("x", "y"))
      return .other
    case (.objects, "exit"):
      if let id = element["id"] { builder.addExit(id) }
      return .other
    case (.objects, _) where isController(element, named: name): return controller(element, named: name)
    case (.controller(let index), "navigationItem"):
      setItem(of: index, element) { $0.navigationTitle = element["title"] }
      return .navigationItem(controller: index)
    case (.controller(let index), "tabBarItem"):
      setItem(of: index, element) { $0.tabBarItem = StoryboardTabBarItem(element) }
      return .other
    case (.controller(let index), "size"), (.controller(let index), "value"):
      if element["key"] == "contentSizeForViewInPopover" {
        builder.change(index) { $0.preferredContentSize = element.numbers("width", "height") }
      }
      return .other
    case (.segue(let index), "popoverArrowDirection"):
      builder.change(segue: index) { $0.arrowDirections = element.arrowDirections }
      return .other
    default: return ordinaryRole(of: element, named: name, in: parent)
    }
  }

  /// Whether an object is the controller of its scene. Xcode says so of each; other tools write only what it is.
  private func isController(_ element: XMLElement, named name: String) -> Bool {
    if element["sceneMemberID"] == "viewController" { return true }
    guard element["sceneMemberID"] == nil else { return false }
    if case .unknown = StoryboardControllerKind(element: name) { return false }
    return true
  }

  /// The role of what isn't part of the graph, but may have a text or be worth counting.
  private func ordinaryRole(
    of element: XMLElement, named name: String, in parent: OpenElement
  ) -> OpenElement.Role {
    switch name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView": return .cell
    case "button", "barButtonItem":
      return .button
    case "label":
      if let text = element.text("text") { label(text) }
    case "state" where element["key"] == "normal":
      if let title = element.text("title") { open[open.count - 1].label = title }
    case "buttonConfiguration":
      if let title = element.text("title") { open[open.count - 1].label = title }
    case "string", "mutableString": return element["key"] == "title" || element["key"] == "text" ? .string : .other
    case "toolbarItems": builder.ignore(.toolbarItems)
    case "variation": builder.ignore(.sizeClassVariations)
    case "userDefinedRuntimeAttribute":
      builder.ignore(.runtimeAttributes)
      if element["type"] == "string", let text = element.text("value") {
        builder.addAttribute(text, at: element.span)
      }
    case "outlet", "outletCollection": builder.ignore(.outlets)
    case "action": builder.ignore(.actions)
    default:
      if name.hasPrefix("simulated"), name.hasSuffix("Metrics") { builder.ignore(.simulatedMetrics) }
    }
    return .other
  }

  /// Gives the cell around it its text, unless it has one.
  private func label(_ text: String) {
    guard let cell = openCells.last, open[cell].label == nil else { return }
    open[cell].label = text
  }

  /// A text as an element of its own stands for an attribute of the element around it: it has several lines.
  private func endString(_ closed: OpenElement) {
    let value = String(decoding: text ?? [], as: UTF8.self)
    text = nil
    guard let parent = open.last, !value.isEmpty else { return }
    switch parent.role {
    case .controller(let index): builder.change(index) { $0.title = $0.title ?? value }
    case .navigationItem(let index): builder.change(index) { $0.navigationTitle = $0.navigationTitle ?? value }
    case .button: open[open.count - 1].label = value
    case .document, .scene, .objects, .connections, .segue, .cell, .string, .other:
      if parent.name == "label" { label(value) }
    }
  }

  // MARK: Parts of the graph

  private func controller(_ element: XMLElement, named name: String) -> OpenElement.Role {
    if element["restorationIdentifier"] != nil || element.isYes("useStoryboardIdentifierAsRestorationIdentifier") {
      builder.ignore(.restorationIdentifiers)
    }
    return .controller(builder.add(StoryboardController(element, named: name)))
  }

  /// Notes the item that a controller shows in a bar; one on a reference is overruled by the controller that comes.
  private func setItem(
    of controller: Int, _ element: XMLElement, _ body: (inout StoryboardController) -> Void
  ) {
    builder.change(controller, body)
    if builder.storyboard.controllers[controller].kind == .placeholder {
      builder.leave(.itemOfReference, at: element.span)
    }
  }

  private func segue(_ element: XMLElement, in parent: OpenElement) -> OpenElement.Role {
    if case .segue(let index) = parent.role {
      builder.add(StoryboardPreview(element, in: builder.storyboard.segues[index].id))
      return .other
    }
    // A tie breaker refers to a segue; it isn't one.
    guard case .connections = parent.role, let kind = element["kind"], open.count >= 2 else { return .other }
    guard let kind = StoryboardSegueKind(element, kind: kind) else {
      let isRelationship = kind == "relationship"
      builder.leave(
        isRelationship ? .unknownRelationship(element["relationship"] ?? "") : .unknownSegueKind(kind),
        at: element.span)
      return .other
    }
    let segue = StoryboardSegue(element, kind: kind, sender: open[open.count - 2].sender)
    return .segue(builder.add(segue, to: element["destination"] ?? "", anchor: element.anchor))
  }
}
