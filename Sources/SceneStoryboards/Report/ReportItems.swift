internal import SceneBasics

/// Finds what is worth a line of a report in the storyboards of a project.
struct ReportItems {
  let project: StoryboardProject
  private let code: CodeLinks?
  private var found: [ImportReport.Item] = []

  init(_ project: StoryboardProject, code: CodeLinks?) {
    self.project = project
    self.code = code
  }

  /// All of them: those of the property lists first, then storyboard by storyboard and line by line.
  mutating func items() -> [ImportReport.Item] {
    for entry in project.entries { report(entry) }
    let entries = found
    found = []
    for reference in project.references { report(reference) }
    if let code {
      report(code)
    } else {
      for number in project.unreachable {
        let controller = project[number]
        add(.open, "nothing leads to \(controller.wording): no segue, and it has no identifier", at: controller.span)
      }
    }
    for (place, storyboard) in project.storyboards.enumerated() {
      for leftover in storyboard.leftovers { add(leftover.kind.outcome, leftover.kind.message, at: leftover.span) }
      reportStart(of: storyboard)
      let holders = Set(storyboard.segues.filter(\.isRelationship).map(\.source))
      for index in storyboard.controllers.indices {
        report(controller: index, of: place, isEmpty: !holders.contains(index))
      }
    }
    for place in project.edges.indices { report(edge: place) }
    let places = Dictionary(
      project.storyboards.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = found.enumerated().sorted { one, other in
      let (first, second) = (one.element.span, other.element.span)
      let last = places.count
      return (places[first.file] ?? last, first.file.rawValue, first.line, first.column, one.offset)
        < (places[second.file] ?? last, second.file.rawValue, second.line, second.column, other.offset)
    }
    return entries + sorted.map(\.element)
  }

  mutating func add(
    _ outcome: ImportReport.Outcome, _ message: String, at span: SourceSpan, isOpenTransition: Bool = false
  ) {
    found.append(
      ImportReport.Item(outcome: outcome, message: message, span: span, isOpenTransition: isOpenTransition))
  }

  // MARK: References

  private mutating func report(_ entry: ResolvedEntry) {
    let name = "\(entry.entry.kind.rawValue) '\(entry.entry.storyboard)'"
    report(entry.outcome, of: name, naming: entry.entry.storyboard, identifier: nil, at: entry.entry.span)
  }

  private mutating func report(_ reference: ResolvedReference) {
    let target = reference.reference
    let name = target.storyboard ?? project.storyboards[project.storyboard(of: reference.placeholder)].name
    let what = target.identifier.map { "'\($0)' of '\(name)'" } ?? "'\(name)'"
    // References may lead to each other in a circle.
    if reference.outcome.controller != nil, project.target(of: reference.placeholder) == nil {
      return add(.open, "the reference to \(what) leads to references that lead nowhere", at: reference.span)
    }
    report(
      reference.outcome, of: "the reference to \(what)", naming: name, identifier: target.identifier,
      at: reference.span)
  }

  private mutating func report(
    _ outcome: ReferenceOutcome, of what: String, naming name: String, identifier: String?, at span: SourceSpan
  ) {
    switch outcome {
    case .found(let number):
      let path = project.storyboards[project.storyboard(of: number)].path
      add(.resolved, "\(what) leads to \(project[number].wording) in \(path)", at: span)
    case .noStoryboard: add(.open, "\(what) leads out of what was read: no storyboard is called '\(name)'", at: span)
    case .noIdentifier(let storyboard):
      let path = project.storyboards[storyboard].path
      add(.open, "\(what) leads nowhere: \(path) has no identifier '\(identifier ?? "")'", at: span)
    case .noInitial(let storyboard):
      add(.open, "\(what) leads nowhere: \(project.storyboards[storyboard].path) has no initial controller", at: span)
    case .ambiguous(let storyboards):
      let paths = storyboards.map { project.storyboards[$0].path }.joined(separator: ", ")
      add(.open, "\(what) may lead to any of \(storyboards.count): \(paths)", at: span)
    case .otherBundle: add(.open, "\(what) leads into a bundle of which nothing was read", at: span)
    case .launchScreen: add(.open, "\(what) was left out as a launch screen: the app starts in code", at: span)
    case .buildSetting: add(.open, "\(what) is filled in when the app is built", at: span)
    }
  }

  // MARK: Storyboards and controllers

  private mutating func reportStart(of storyboard: Storyboard) {
    guard storyboard.initial == nil, storyboard.header.initialID == nil, storyboard.controllers.count > 1 else {
      return
    }
    add(
      .open, "no controller is the initial one; code starts with any that has an identifier",
      at: .start(of: storyboard.file))
  }

  private mutating func report(controller index: Int, of place: Int, isEmpty: Bool) {
    let storyboard = project.storyboards[place]
    let controller = storyboard.controllers[index]
    switch controller.kind {
    case .page: add(.open, "the pages of \(controller.wording) are made in code", at: controller.span)
    case .navigation where isEmpty: add(.open, "\(controller.wording) has no root controller", at: controller.span)
    case .tabs where isEmpty: add(.open, "\(controller.wording) has no tabs", at: controller.span)
    case .split where isEmpty: add(.open, "\(controller.wording) has no columns", at: controller.span)
    case .avPlayer, .glkit, .unknown:
      add(
        .dropped, "\(controller.wording) is taken as a plain controller: what is special of it is lost",
        at: controller.span)
    case .view, .table, .collection, .navigation, .tabs, .split, .search, .hosting, .placeholder: break
    }
  }

  // MARK: Segues

  private mutating func report(edge place: Int) {
    let edge = project.edges[place]
    let segue = project[edge]
    let source = project[edge.source].wording
    if case .missing(let id) = segue.destination {
      add(.open, "a segue of \(source) leads to '\(id)', which no object has", at: segue.span)
    }
    if let selector = segue.creationSelector {
      add(
        .open, "'\(selector)' of \(source) makes the destination of a segue, and may make another one",
        at: segue.span)
    }
    switch segue.kind {
    case .relationship, .embed: break
    case .unwind(let action):
      report(unwind: action, of: edge.source, implementers: code?.implementers[place] ?? [], at: segue.span)
    case .action(.custom):
      let performer = segue.customClass.map { "'\($0.name)'" } ?? "a class that isn't named"
      add(.open, "what a custom segue of \(source) does is known to \(performer) alone", at: segue.span)
    case .action(let kind):
      if let meaning = segue.actionKind, meaning != kind, kind != .modal, kind != .popover {
        add(
          .resolved, "a segue of \(source) is \(meaning.rawValue), as its action says, not \(kind.rawValue)",
          at: segue.span)
      }
    }
  }

  private mutating func report(unwind action: String, of number: Int, implementers: [Int], at span: SourceSpan) {
    if !implementers.isEmpty {
      let names = list(implementers.map { project[$0].wording })
      return add(.resolved, "'\(action)' is implemented in the code of \(names)", at: span)
    }
    let what = "no storyboard says which controller implements '\(action)'"
    let presenters = project.presenters(of: number)
    switch presenters.count {
    case 0: add(.open, "\(what), and nothing leads to \(project[number].wording)", at: span)
    case 1:
      add(.open, "\(what); proposed: \(project[presenters[0]].wording), which alone leads there", at: span)
    default: add(.open, "\(what); it may be any of the \(presenters.count) controllers that lead there", at: span)
    }
  }
}

extension StoryboardController {
  /// A controller as a report names it: by what people call it, else by its kind, and by its object id.
  package var wording: String {
    let name = title ?? shownTitle ?? customClass?.name ?? storyboardIdentifier ?? userLabel
    return "\(name.map { "'\($0)'" } ?? kind.noun) (\(id))"
  }
}

extension StoryboardControllerKind {
  /// The noun for one of that kind that has no name.
  fileprivate var noun: String {
    switch self {
    case .view: "a controller"
    case .table: "a table controller"
    case .collection: "a collection controller"
    case .page: "a page controller"
    case .avPlayer: "a player"
    case .hosting: "a hosting controller"
    case .glkit: "a GLKit controller"
    case .navigation: "a navigation controller"
    case .tabs: "a tab controller"
    case .split: "a split controller"
    case .search: "a search controller"
    case .placeholder: "a reference"
    case .unknown(let element): "'\(element)'"
    }
  }
}

extension StoryboardLeftover.Kind {
  /// Its outcome.
  var outcome: ImportReport.Outcome {
    switch self {
    case .missingInitial, .repeatedID: .open
    case .unknownSegueKind, .unknownRelationship, .segueWithoutSource, .sceneWithoutController, .secondController,
      .itemOfReference:
      .dropped
    }
  }

  /// Its description and reason.
  var message: String {
    switch self {
    case .unknownSegueKind(let kind): "a segue of a kind that isn't known: '\(kind)'"
    case .unknownRelationship(let name): "a place of a container that isn't known: '\(name)'"
    case .segueWithoutSource: "a segue in a scene without a controller"
    case .sceneWithoutController: "a scene without a controller"
    case .secondController: "the segues beside a second controller of a scene, which are the first one's"
    case .repeatedID(let id): "the id '\(id)' is another object's, too; what leads to it leads to the first"
    case .missingInitial(let id): "the initial controller '\(id)' isn't there"
    case .itemOfReference: "the bar item of a reference: the controller that comes brings its own"
    }
  }
}
