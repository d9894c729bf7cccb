internal import SceneBasics

/// Puts a storyboard's graph together: what leads to an id may be met before what has it.
struct StoryboardBuilder {
  private(set) var storyboard: Storyboard
  /// The controller of the scene that is being read.
  private var sceneController: Int?
  /// The first segue, exit and controller of the scene that is being read.
  private var sceneStart = (segue: 0, exit: 0, text: 0)
  private var sceneSpan: SourceSpan
  private var sceneLocation: [Double]?
  /// Where each controller stands among them all.
  private var controllers: [String: Int] = [:]
  private var exits: [(id: String, controller: Int?)] = []
  /// The id to which each segue leads.
  private var destinations: [String] = []
  /// The anchors of the popovers.
  private var anchors: [(segue: Int, id: String, isItem: Bool)] = []
  /// The objects of all scenes that may be pointed at.
  private var objects: [String: StoryboardObject] = [:]

  init(path: String, file: FileID) {
    storyboard = Storyboard(path: path, file: file, header: StoryboardHeader())
    sceneSpan = .start(of: file)
  }

  // MARK: Scenes

  mutating func begin(_ header: StoryboardHeader) { storyboard.header = header }

  mutating func beginScene(at span: SourceSpan) {
    sceneStart = (storyboard.segues.count, exits.count, storyboard.attributeTexts.count)
    sceneController = nil
    sceneSpan = span
    sceneLocation = nil
  }

  mutating func locateScene(at location: [Double]?) { sceneLocation = location }

  /// Ends a scene: its controller is the source of its segues, wherever in it they stand.
  mutating func endScene() {
    if let sceneController {
      storyboard.controllers[sceneController].canvasLocation = sceneLocation
      for index in sceneStart.segue..<storyboard.segues.count {
        storyboard.segues[index].source = sceneController
      }
      for index in sceneStart.exit..<exits.count { exits[index].controller = sceneController }
      for index in sceneStart.text..<storyboard.attributeTexts.count {
        storyboard.attributeTexts[index].source = sceneController
      }
      return
    }
    storyboard.attributeTexts.removeSubrange(sceneStart.text...)
    leave(.sceneWithoutController, at: sceneSpan)
    for segue in storyboard.segues[sceneStart.segue...] { leave(.segueWithoutSource, at: segue.span) }
    let count = storyboard.segues.count - sceneStart.segue
    storyboard.segues.removeLast(count)
    destinations.removeLast(count)
    anchors.removeAll { $0.segue >= sceneStart.segue }
  }

  // MARK: What stands in them

  /// Takes in a controller and says which of all it is.
  mutating func add(_ controller: StoryboardController) -> Int {
    let index = storyboard.controllers.count
    if sceneController == nil {
      sceneController = index
    } else {
      leave(.secondController, at: controller.span)
    }
    if controllers[controller.id] == nil {
      controllers[controller.id] = index
    } else {
      leave(.repeatedID(controller.id), at: controller.span)
    }
    storyboard.controllers.append(controller)
    return index
  }

  /// Changes what is known of a controller.
  mutating func change(_ controller: Int, _ body: (inout StoryboardController) -> Void) {
    body(&storyboard.controllers[controller])
  }

  mutating func addAttribute(_ text: String, at span: SourceSpan) {
    storyboard.attributeTexts.append(StoryboardAttributeText(source: 0, text: text, span: span))
  }

  mutating func addExit(_ id: String) { exits.append((id, nil)) }

  mutating func add(_ object: StoryboardObject) { objects[object.id] = object }

  /// Takes in a segue and says which of all it is.
  mutating func add(_ segue: StoryboardSegue, to destination: String, anchor: (id: String, isItem: Bool)?) -> Int {
    let index = storyboard.segues.count
    if let anchor { anchors.append((index, anchor.id, anchor.isItem)) }
    storyboard.segues.append(segue)
    destinations.append(destination)
    return index
  }

  /// Changes what is known of a segue.
  mutating func change(segue: Int, _ body: (inout StoryboardSegue) -> Void) { body(&storyboard.segues[segue]) }

  mutating func add(_ preview: StoryboardPreview) {
    storyboard.previews.append(preview)
    ignore(.previewSegues)
  }

  mutating func leave(_ kind: StoryboardLeftover.Kind, at span: SourceSpan) {
    storyboard.leftovers.append(StoryboardLeftover(kind: kind, span: span))
  }

  mutating func ignore(_ kind: StoryboardIgnored) { storyboard.ignored[kind, default: 0] += 1 }

  // MARK: The end

  /// The graph, all of whose ids are looked up.
  consuming func finish(initialAt span: SourceSpan) -> Storyboard {
    let exitControllers = Dictionary(exits, uniquingKeysWith: { first, _ in first })
    for (index, id) in destinations.enumerated() {
      storyboard.segues[index].destination =
        if let controller = controllers[id] {
          .controller(controller)
        } else if let controller = exitControllers[id] {
          .exit(id: id, controller: controller)
        } else {
          .missing(id: id)
        }
    }
    for anchor in anchors {
      let object = objects[anchor.id] ?? StoryboardObject(element: "", id: anchor.id, label: nil)
      storyboard.segues[anchor.segue].anchor = anchor.isItem ? .barButtonItem(object) : .view(object)
    }
    if let id = storyboard.header.initialID {
      storyboard.initial = controllers[id]
      if storyboard.initial == nil { leave(.missingInitial(id), at: span) }
    }
    return storyboard
  }
}
