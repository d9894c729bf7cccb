internal import SceneBasics
internal import SceneCode

/// The controllers of code, by their numbers, and the containers that hold others.
extension CodeLinkBuilder {
  // MARK: Numbers

  /// The number of a destination; nil if it isn't one controller of the app.
  mutating func number(of destination: CodeDestination, inStack: Bool) -> Int? {
    switch destination {
    case .scene(let number): return project.target(of: number) ?? number
    case .type(let type): return number(ofType: type)
    case .hosted(let view):
      if let number = numbers[destination] { return number }
      return add(
        destination,
        CodeLinks.Controller(
          className: CodeLinks.Controller.hostingClass, kind: .hosting, isScreen: true, view: facts.text(view),
          contents: [],
          folder: "", span: nil))
    case .stack(let inner):
      guard inStack else { return number(of: inner, inStack: false) }
      if let number = numbers[destination] { return number }
      guard let root = number(of: inner.inner, inStack: false) else { return nil }
      return add(
        destination,
        CodeLinks.Controller(
          className: nil, kind: .navigation, isScreen: true, view: nil, contents: [root],
          folder: root < project.count ? "" : controllers[root - project.count].folder, span: nil))
    case .container(let container, let all) where container.isGroup: return number(of: all[0], inStack: inStack)
    case .container(let container, let all): return number(of: container, all, as: destination)
    case .guide(let type): return guides.contains(type) ? number(ofType: type) : nil
    case .system(let name):
      guard isDrawn(name) else { return nil }
      if let number = numbers[destination] { return number }
      return add(
        destination,
        CodeLinks.Controller(
          className: name, kind: .view, isScreen: true, isOfSystem: true, view: nil, contents: [], folder: "", span: nil
        ))
    case .list, .nothing, .open, .either: return nil
    }
  }

  /// Whether a class of the system or of a library is drawn; one that says nothing of what is shown never is.
  func isDrawn(_ name: String) -> Bool { drawsSystem && CodeClasses.isSystem(name) }

  /// The number of a container that code fills.
  private mutating func number(
    of container: CodeDestination.Container, _ all: [CodeDestination], as destination: CodeDestination
  ) -> Int? {
    if let number = numbers[destination] { return number }
    if let type = container.type {
      let holder = number(ofType: type)
      numbers[destination] = holder
      if holder >= project.count {
        controllers[holder - project.count].settings.merge(container.settings) { first, _ in first }
      }
      let isStock = [.tabs, .split].contains(container.kind)
      if isStock, fill(holder, with: all.filter(\.isKnown), columns: container.columns) { return holder }
      // A container of the app's own kind makes what it is given.
      for number in isStock ? [] : all.compactMap({ number(of: $0, inStack: true) }) where number != holder {
        guard let span = controllers[holder - project.count].span else { continue }
        edges.append(CodeLinks.Edge(sources: [holder], destination: number, span: span))
      }
      return holder
    }
    var held: [Int] = []
    var columns: [String] = []
    var places: [CodeLinks.TabPlace?] = []
    for (place, content) in all.flatMap({ $0.held() }).enumerated() {
      guard let number = number(of: content.destination, inStack: true), !held.contains(number) else { continue }
      held.append(number)
      places.append(content.place)
      if container.columns.indices.contains(place) { columns.append(container.columns[place]) }
    }
    guard let first = held.first else { return nil }
    return add(
      destination,
      CodeLinks.Controller(
        className: nil, kind: container.kind, isScreen: true, view: nil, contents: held, columns: columns,
        places: places, settings: container.settings,
        folder: first < project.count ? "" : controllers[first - project.count].folder,
        span: nil))
  }

  mutating func number(ofType type: Int) -> Int {
    if let number = numbers[.type(type)] { return number }
    let root = classes.controllerRoot(of: type)
    let entity = classes.entities[type]
    let span = entity.declaration.map { facts.types[$0].span }
    // What a call of UIKit shows is a controller, whatever library its class comes from.
    let isScreen = root != nil || made.contains(type)
    return add(
      .type(type),
      CodeLinks.Controller(
        className: classes.text(type), kind: root.map { CodeClasses.kind($0) } ?? .view, isScreen: isScreen,
        view: nil, contents: [], folder: entity.folders.joined(separator: "/"), file: span.map { fileName($0) },
        span: span))
  }

  private mutating func add(_ destination: CodeDestination, _ controller: CodeLinks.Controller) -> Int {
    let number = project.count + controllers.count
    numbers[destination] = number
    controllers.append(controller)
    return number
  }

  // MARK: Containers

  /// The tabs, or the columns, of a class that only code has.
  mutating func hold(_ values: [CodeDestination], in type: Int, _ transition: CodeFacts.Transition) -> Bool {
    guard let root = classes.controllerRoot(of: type), !values.isEmpty,
      scenes.controllers(ofType: type).isEmpty, values.allSatisfy(\.isKnown)
    else { return false }
    let column = transition.column.map { facts.text($0) }
    switch CodeClasses.kind(root) {
    case .tabs: break
    // A navigation controller that fills itself when it is made has these from the start.
    case .navigation where transition.verb == .content && isAtOnce(transition): break
    case .split where column != nil || values.count > 1: break
    case .navigation, .split, .view, .table, .collection, .page, .avPlayer, .hosting, .glkit, .search, .placeholder,
      .unknown:
      return false
    }
    let holder = number(ofType: type)
    return fill(holder, with: values, columns: column.map { [$0] } ?? [])
  }

  /// Whether a call runs before its own controller is seen.
  private func isAtOnce(_ transition: CodeFacts.Transition) -> Bool {
    !transition.isStatic
      && ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(transition.function.map { facts.text($0) })
  }

  /// Puts controllers into a container; false where it has others, or where it can't hold these.
  private mutating func fill(_ holder: Int, with values: [CodeDestination], columns: [String]) -> Bool {
    let place = holder - project.count
    let former = controllers[place].columns
    guard
      controllers[place].contents.isEmpty || (former.count == controllers[place].contents.count && !columns.isEmpty),
      Set(former).isDisjoint(with: columns)
    else { return false }
    let contents = values.flatMap { $0.held() }
    let held = contents.compactMap { number(of: $0.destination, inStack: true) }
    // A controller can't hold itself.
    guard held.count == contents.count, Set(controllers[place].contents + held).count == former.count + held.count,
      !held.contains(where: { holds($0, holder) })
    else { return false }
    controllers[place].contents += held
    controllers[place].columns += columns
    controllers[place].places += contents.map(\.place)
    return true
  }

  /// Gives screens that only code has a search controller with its results; false where that isn't certain.
  mutating func addSearch(_ results: CodeDestination, by transition: CodeFacts.Transition) -> Bool {
    // An own class of search controllers says itself what it shows.
    if case .type(let type) = results, classes.controllerRoot(of: type) == "UISearchController" { return false }
    guard let held = number(of: results, inStack: true), let sources = sources(of: transition, to: results),
      sources.allSatisfy({ mayHaveSearch($0) && !holds(held, $0) })
    else { return false }
    for source in sources {
      controllers[source - project.count].search = project.count + controllers.count
      controllers.append(
        CodeLinks.Controller(
          className: nil, kind: .search, isScreen: true, view: nil, contents: [held],
          folder: controllers[source - project.count].folder, span: nil))
    }
    return true
  }

  private func mayHaveSearch(_ number: Int) -> Bool {
    guard number >= project.count else { return false }
    let controller = controllers[number - project.count]
    return controller.isScreen && controller.className != nil && controller.search == nil
      && [.view, .table, .collection, .hosting].contains(controller.kind)
  }

  func holds(_ number: Int, _ other: Int) -> Bool {
    if number == other { return true }
    if number < project.count { return false }
    return controllers[number - project.count].contents.contains { holds($0, other) }
  }

  /// Whether a property that code fills holds a controller already, as a container that is shown.
  func isHeld(_ destination: CodeDestination, by way: CodeFacts.Transition) -> Bool {
    guard let receiver = way.receiver, let owner = way.owner else { return false }
    // A stack that a coordinator is given holds others already, unless the giver shows it with this content.
    let type = classes.owners[owner]
    guard destinations.fillers.contains(type) || destinations.makes(receiver, itself: type, file: way.span.file) else {
      return false
    }
    let container = destinations.destination(.member(nil, receiver), in: context(way.owner, way.span.file))
    guard container.isHolder, let number = numbers[container], number >= project.count else { return false }
    let held: [CodeDestination]
    switch container {
    case .stack(let inner): held = [inner]
    case .container(_, let all): held = all
    default: return false
    }
    let values = if case .list(let all) = destination { all } else { [destination] }
    return values.allSatisfy { held.contains($0) }
  }
}

extension CodeDestination {
  /// The controllers that a content stands for: a group of tabs is its own controller and its tabs.
  fileprivate func held(inGroups depth: Int = 0) -> [(destination: CodeDestination, place: CodeLinks.TabPlace?)] {
    switch self {
    case .container(let container, let all) where container.isGroup:
      [(all[0], CodeLinks.TabPlace(isLead: true, depth: depth))]
        + all.dropFirst().flatMap { $0.held(inGroups: depth + 1) }
    case .list(let all): all.flatMap { $0.held(inGroups: depth) }
    case .scene, .type, .hosted, .stack, .container, .system, .nothing, .guide, .open, .either:
      [(self, depth == 0 ? nil : CodeLinks.TabPlace(isLead: false, depth: depth - 1))]
    }
  }
}
