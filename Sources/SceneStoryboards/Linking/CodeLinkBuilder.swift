internal import SceneBasics
internal import SceneCode

/// Puts the edges of code together: sources and destinations of calls.
struct CodeLinkBuilder {
  var edges: [CodeLinks.Edge] = []
  var controllers: [CodeLinks.Controller] = []
  var transitions: [CodeLinks.Transition] = []
  var open: [CodeLinks.Open] = []
  var starts: [CodeLinks.Start] = []
  var systemCount = 0
  var alertCount = 0
  var dangling: [(kind: CodeNamed, text: String, span: SourceSpan)] = []
  var leftOut: [(property: CodeProperty, span: SourceSpan)] = []
  var computed: [(isSegue: Bool, span: SourceSpan)] = []
  let project: StoryboardProject
  let facts: CodeFacts
  let classes: CodeClasses
  let scenes: CodeScenes
  let destinations: CodeDestinations
  /// Whether alerts and screens of the system or of a library are controllers, too.
  let drawsSystem: Bool
  var numbers: [CodeDestination: Int] = [:]
  /// The types that are no controllers and lead to some.
  var guides: Set<Int> = []
  /// The classes that some call makes.
  var made: Set<Int> = []
  /// Whether the delegate of the app gives the window its root at the launch.
  private(set) var hasLaunchRoot = false
  /// Whether some code stands beside that of extensions and app clips.
  private(set) var hasCodeOfApp = false
  /// The types besides the delegate that give the window its root, with that controller.
  private(set) var starters: [(type: Int, number: Int, span: SourceSpan)] = []
  /// The calls of each function of a type.
  private(set) var staticCallers: [Caller: [Int]] = [:]

  /// The types that have calls of their own.
  private(set) lazy var active: Set<Int> = {
    let owners = facts.transitions.compactMap(\.owner) + facts.calls.compactMap(\.place.owner)
    return Set(owners.map { classes.owners[$0] })
  }()

  /// By protocol of the app: the types that conform to it.
  private(set) lazy var conforming = conformingTypes()

  /// The functions of each type, whatever they are called.
  private(set) lazy var ownFunctions = Set(
    facts.named.map { Caller(type: classes.owners[$0.owner], function: $0.name) })

  /// The properties in `leftOut`.
  var left: Set<Left> = []

  struct Left: Hashable {
    var property: CodeProperty
    var span: SourceSpan
  }

  struct Caller: Hashable {
    var type: Int
    var function: Symbol
  }

  init(_ project: StoryboardProject, _ facts: CodeFacts, drawsSystem: Bool) {
    self.drawsSystem = drawsSystem
    self.project = project
    self.facts = facts
    classes = CodeClasses(facts)
    scenes = CodeScenes(project, classes)
    destinations = CodeDestinations(classes, scenes)
  }

  func isOwnClass(_ name: String) -> Bool {
    guard let symbol = facts.names.find(String(name.split(separator: ".").last ?? "")) else { return false }
    return !classes.all(CodeName(symbol), near: FileID(0)).filter { classes.isOwn($0) }.isEmpty
  }

  mutating func build() {
    var callers = CodeCallers(destinations)
    let all = facts.transitions.map { transition in callers.ways(of: transition) }
    let ways = zip(facts.transitions, all).flatMap { transition, ways in
      // A call of a function of the app that is called like one of UIKit leads where that function says.
      // What that leaves open is left open there.
      callers.forwarded.contains(transition.span)
        ? ways.filter { $0.span != transition.span && callers.leads($0) } : ways
    }
    .flatMap { ofHeirs($0) }
    var found = ways.map { way in
      var context = context(way.owner, way.span.file)
      context.signature = way.place.signature
      return way.values.flatMap { destinations.destination($0, in: context).alternatives }
    }
    for destination in found.joined() {
      note(destination)
      // A view of SwiftUI that leads somewhere is the screen that it is elsewhere.
      if case .hosted = destination.inner { _ = number(of: destination.inner, inStack: false) }
    }
    for (way, values) in zip(ways, found) where values.contains(where: \.isKnown) {
      if let owner = way.owner, destinations.isGuide(classes.owners[owner]) { guides.insert(classes.owners[owner]) }
    }
    for call in facts.staticCalls {
      guard let type = classes.entity(call.type, near: call.span.file), let owner = call.owner else { continue }
      staticCallers[Caller(type: type, function: call.function), default: []].append(classes.owners[owner])
    }
    leaveOpen(ways, &found)
    hasCodeOfApp = facts.paths.keys.contains { !isBesideApp($0) }
    hasLaunchRoot = ways.contains { isOfDelegate($0) && isAtLaunch($0) }
    let isFilling = ways.map { $0.receiver != nil && [.push, .content].contains($0.verb) }
    var places: [Int] = []
    for (index, values) in found.enumerated() where !isFilling[index] {
      add(ways[index], values)
      places += Array(repeating: index, count: transitions.count - places.count)
    }
    // By now it is known which properties are containers that are shown.
    for (index, values) in found.enumerated() where isFilling[index] {
      add(ways[index], values.filter { !isHeld($0, by: ways[index]) })
      places += Array(repeating: index, count: transitions.count - places.count)
    }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    transitions = order.map { transitions[$0] }
    addGuides()
    // A coordinator that makes the root and leads on from there stands beside it.
    for (type, number, span) in starters where destinations.isGuide(type) {
      guard let source = numbers[.type(type)], source != number else { continue }
      edges.append(CodeLinks.Edge(sources: [source], destination: number, span: span))
    }
    addHolders()
    addMentions()
    settle()
  }

  func context(_ owner: Int?, _ file: FileID) -> CodeDestinations.Context {
    CodeDestinations.Context(type: owner.map { classes.owners[$0] }, file: file)
  }

  private mutating func note(_ destination: CodeDestination) {
    switch destination {
    case .type(let type): made.insert(type)
    case .stack(let inner): note(inner)
    case .list(let all): for inner in all { note(inner) }
    case .container(let container, let all):
      if let type = container.type { made.insert(type) }
      for inner in all { note(inner) }
    case .scene, .hosted, .system, .nothing, .open, .guide, .either: break
    }
  }

  // MARK: Transitions

  private mutating func add(_ transition: CodeFacts.Transition, _ values: [CodeDestination]) {
    var values = values
    if case .list(let all)? = values.first, values.count == 1 { values = all }
    switch transition.verb {
    case .root:
      if isLater(transition) {
        if isOfMainWindow(transition) { break }
        // Another window of a screen shows something beside the app.
        for value in values {
          guard let number = number(of: value.inner, inStack: false), let sources = sources(of: transition, to: value)
          else { continue }
          edges.append(CodeLinks.Edge(sources: sources, destination: number, span: transition.span))
        }
        return count(values, of: transition)
      }
      for value in values where !value.inner.isOfSystem {
        if let number = number(of: value, inStack: true), !starts.contains(where: { $0.number == number }) {
          starts.append(
            CodeLinks.Start(
              number: number, span: transition.span, type: transition.owner.map { classes.text(classes.owners[$0]) },
              isOfDelegate: isOfDelegate(transition)))
          if let owner = transition.owner, !isDelegate(classes.owners[owner]) {
            starters.append((classes.owners[owner], number, transition.span))
          }
        }
      }
      // An empty controller that other code has made holds others, which that code puts into it.
      let isMadeHere = transition.values.contains { if case .made = $0 { true } else { false } }
      if isOfDelegate(transition), !isMadeHere, values.contains(.system("UIViewController")) {
        addOpen(.expression, transition)
        values.removeAll { $0 == .system("UIViewController") }
      }
      // The delegate that gives the window its root is the start, and leads to it.
      return count(values, of: transition)
    case .content:
      if let owner = transition.owner, transition.receiver == nil, hold(values, in: classes.owners[owner], transition) {
        return count(values, of: transition)
      }
    case .push, .show, .showDetail, .present, .addChild: break
    }
    count(values, of: transition)
    if transition.verb == .addChild, transition.column.flatMap(CodeWord.init) == .searchController {
      values.removeAll { addSearch($0, by: transition) }
    }
    for value in values {
      // A stack that is presented, or shown, is one of its own; what is pushed is seen by itself.
      let isWhole = [.present, .show, .showDetail, .root].contains(transition.verb)
      guard let destination = number(of: isWhole ? value : value.inner, inStack: isWhole) else { continue }
      guard let sources = sources(of: transition, to: value.inner) else {
        // An alert of code that any controller may run is none of a screen's.
        if value.inner.isOfSystem { countSystem(value.inner) } else { addOpen(nil, transition) }
        continue
      }
      connect(sources, to: destination, by: transition)
    }
  }

  private mutating func connect(_ sources: [Int], to destination: Int, by transition: CodeFacts.Transition) {
    let isGuide = (destination >= project.count && !controllers[destination - project.count].isScreen)
    let holds =
      isGuide || transition.verb == .addChild || (transition.verb == .content && sources.contains { isPager($0) })
    if holds {
      edges.append(CodeLinks.Edge(sources: sources, destination: destination, span: transition.span))
      return
    }
    let file = fileName(transition.span)
    let function = transition.function.map { ": " + facts.text($0) } ?? ""
    for source in sources {
      transitions.append(
        CodeLinks.Transition(
          source: source, destination: destination, verb: transition.verb,
          presentation: transition.style.presentation.map { facts.text($0) },
          transition: transition.style.transition.map { facts.text($0) },
          anchor: transition.style.anchor.map { facts.text($0) }, settings: texts(transition.style.settings),
          isReplacing: transition.isReplacing, place: file + function,
          type: transition.owner.map { classes.text(classes.owners[$0]) },
          span: transition.span))
    }
  }

  func fileName(_ span: SourceSpan) -> String {
    let path = facts.paths[span.file] ?? ""
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  private func isPager(_ number: Int) -> Bool {
    (number < project.count ? project[number].kind : controllers[number - project.count].kind) == .page
  }

  /// Counts what doesn't become an edge.
  private mutating func count(_ values: [CodeDestination], of transition: CodeFacts.Transition) {
    for value in values {
      switch value.inner {
      case .system(let name): if !isDrawn(name) { countSystem(value.inner) }
      case .open(let form): if transition.verb != .addChild, !isOwnList(transition) { addOpen(form, transition) }
      case .guide(let type): if !guides.contains(type) { addOpen(.otherObject, transition) }
      case .container(_, let all): count(all.filter { !$0.isKnown }, of: transition)
      case .scene, .type, .hosted, .stack, .list, .nothing, .either: break
      }
    }
  }

  /// Whether a call only keeps a list in a property of the own class, which is no container of UIKit.
  private func isOwnList(_ transition: CodeFacts.Transition) -> Bool {
    guard transition.verb == .content, transition.receiver == nil, let owner = transition.owner else { return false }
    let type = classes.owners[owner]
    guard let root = classes.controllerRoot(of: type), root.hasPrefix("UI"), CodeClasses.kind(root) == .view,
      let name = facts.names.find("viewControllers")
    else { return false }
    return classes.line(of: type).contains { !destinations.found(name, on: $0).isEmpty }
  }

  private mutating func countSystem(_ destination: CodeDestination) {
    if [.system("UIAlertController"), .system("UIAlertView")].contains(destination) {
      alertCount += 1
    } else {
      systemCount += 1
    }
  }

  private mutating func addOpen(_ form: CodeForm?, _ transition: CodeFacts.Transition) {
    let isLater = isLater(transition)
    open.append(
      CodeLinks.Open(
        verb: transition.verb, form: form, isOfDelegate: isOfDelegate(transition) && !isLater,
        function: transition.function.map { facts.text($0) }, isLater: isLater, span: transition.span))
  }
}
