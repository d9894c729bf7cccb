package import SceneBasics
package import SceneCode

/// The additions of an app's code to its storyboards: controllers that only code has, ways to controllers, and the
/// receivers of unwind actions.
///
/// The controllers of code are numbered behind those of the storyboards.
package struct CodeLinks: Sendable {
  /// An edge that stands in code: a controller that is made, and not shown by what can be seen.
  package struct Edge: Sendable, Hashable {
    /// The controllers in whose class it stands, by their numbers; none for code that any controller may run.
    package var sources: [Int]
    package var destination: Int
    package var span: SourceSpan

    package init(sources: [Int], destination: Int, span: SourceSpan) {
      self.sources = sources
      self.destination = destination
      self.span = span
    }
  }

  /// A call that brings a controller, with all that is certain of it.
  package struct Transition: Sendable, Hashable {
    package var source: Int
    package var destination: Int
    package var verb: CodeVerb
    package var presentation: String?
    package var transition: String?
    /// The thing at which the popover points.
    package var anchor: String?
    /// By property that the call sets on the controller: the words of its value.
    package var settings: [CodeProperty: [String]] = [:]
    /// Whether the controller takes the place of all in the source's navigation controller.
    package var isReplacing = false
    /// The file and the function in which it stands.
    package var place: String
    /// The type whose code makes it.
    package var type: String?
    package var span: SourceSpan
  }

  /// A call whose destination, or whose source, isn't certain.
  package struct Open: Sendable, Hashable {
    package var verb: CodeVerb
    /// Nil where the source isn't known: code that any controller may run.
    package var form: CodeForm?
    /// Whether the delegate of the app makes the call.
    package var isOfDelegate = false
    /// The function in which it stands.
    package var function: String?
    /// Whether it comes later than the launch, so that the app doesn't start with it.
    package var isLater = false
    package var span: SourceSpan
  }

  /// A call by which a controller goes, or those above it.
  package struct WayBack: Sendable, Hashable {
    package var source: Int
    package var verb: CodeBackVerb
    package var span: SourceSpan
  }

  /// A controller that code gives to the window.
  package struct Start: Sendable, Hashable {
    package var number: Int
    package var span: SourceSpan
    /// The type whose code does it.
    package var type: String?
    /// Whether that is the delegate of the app or of a scene.
    package var isOfDelegate: Bool
  }

  /// The facts of code alone about a controller, or about a type that leads to some.
  package struct Controller: Sendable, Hashable {
    /// The class; nil for a navigation controller that code makes around another one.
    package var className: String?
    package var kind: StoryboardControllerKind
    /// Whether it is a controller: a coordinator, a cell or a delegate of the app isn't.
    package var isScreen: Bool
    /// Whether the system or a library has its class.
    package var isOfSystem = false
    /// The view of SwiftUI that a hosting controller shows.
    package var view: String?
    /// The class of a controller that shows one.
    package static let hostingClass = "UIHostingController"
    /// The controllers that it holds from the start, by their numbers.
    package var contents: [Int]
    /// The columns in which these stand, by their names in UIKit; none where it was given a list.
    package var columns: [String] = []
    /// The search controller whose bar it shows, by its number.
    package var search: Int?
    /// By content: where it stands in groups of tabs; nil for a tab in none.
    package var places: [TabPlace?] = []
    /// By property: the words of its value.
    package var settings: [CodeProperty: [String]] = [:]
    /// The folder of its sources.
    package var folder: String
    /// The name of the file with its class.
    package var file: String?
    package var span: SourceSpan?
  }

  /// The place of a controller in a group of tabs.
  package struct TabPlace: Sendable, Hashable {
    /// Whether it is the group's own controller.
    package var isLead: Bool
    /// How many groups stand around that group.
    package var depth: Int
  }

  package internal(set) var edges: [Edge] = []
  package internal(set) var controllers: [Controller] = []
  package internal(set) var transitions: [Transition] = []
  package internal(set) var open: [Open] = []
  /// The controllers that code gives to the window, by their numbers, with the places.
  package internal(set) var starts: [Start] = []
  /// Whether the delegate of the app or of a scene makes the window itself, whatever a property list names.
  package let makesWindow: Bool
  /// Whether the code has a delegate of window scenes.
  package let hasScenes: Bool
  /// The types that start an app with a view of SwiftUI, with their places.
  package let apps: [(name: String, span: SourceSpan)]
  /// How many calls show an alert or another controller of the system or of a library.
  package internal(set) var systemCount = 0
  package internal(set) var alertCount = 0
  /// The calls by which the code of a controller leads back.
  package let waysBack: [WayBack]
  /// By controller: the verbs of these.
  private let verbsBack: [Int: Set<CodeBackVerb>]
  /// By the place of an unwind among all edges: the controllers whose class implements its action.
  package internal(set) var implementers: [Int: [Int]] = [:]
  /// The selectors that any type implements, even one of no controller.
  private let selectors: Set<String>
  /// The names in code that no storyboard has.
  package internal(set) var dangling: [(kind: CodeNamed, text: String, span: SourceSpan)] = []
  /// The places where code sets a property that no scene gets.
  package internal(set) var leftOut: [(property: CodeProperty, span: SourceSpan)] = []
  /// The classes of controllers to which no code and no storyboard leads, with their places.
  /// Those that are named elsewhere may be shown by code that isn't understood.
  package internal(set) var unled: [(name: String, span: SourceSpan, isNamed: Bool)] = []
  /// The calls that name a scene or a segue by an identifier that is computed.
  package internal(set) var computed: [(isSegue: Bool, span: SourceSpan)] = []
  /// The unreachable controllers that no code names, by their numbers.
  package internal(set) var unnamed: [Int] = []
  /// The segues that are there for code to perform, of which no code has the identifier, by their places among all
  /// edges.
  package internal(set) var unperformed: [Int] = []
  /// The first number of a controller of code.
  package let firstNumber: Int
  /// The pushes onto the own navigation controller by screens that stand in none.
  package let unstacked: [Transition]

  /// Ties the code of an app to its storyboards.
  ///
  /// - Parameter drawsSystem: Whether alerts and screens of the system or of a library are controllers, too.
  package init(_ project: StoryboardProject, _ facts: CodeFacts, drawsSystem: Bool = false) {
    firstNumber = project.count
    let delegates: Set = ["UIWindowSceneDelegate", "UISceneDelegate"]
    hasScenes = facts.types.contains { $0.parents.contains { delegates.contains(facts.text($0.name)) } }
    let apps = facts.types.filter { $0.kind == .value && $0.parents.contains { facts.text($0.name) == "App" } }
    self.apps = apps.map { (facts.text($0.name.name), $0.span) }
    selectors = Set(facts.unwindActions.map(\.selector))
    var builder = CodeLinkBuilder(project, facts, drawsSystem: drawsSystem)
    builder.build()
    edges = builder.edges
    controllers = builder.controllers
    transitions = builder.transitions
    open = builder.open
    starts = builder.starts
    systemCount = builder.systemCount
    alertCount = builder.alertCount
    dangling = builder.dangling
    computed = builder.computed
    leftOut = builder.leftOut
    unled = builder.unled()
    implementers = builder.implementers()
    waysBack = builder.waysBack()
    unstacked = builder.pushesWithoutStack()
    makesWindow = builder.makesWindow
    verbsBack = waysBack.reduce(into: [:]) { $0[$1.source, default: []].insert($1.verb) }
    let verdicts = CodeVerdicts(project, facts, self)
    unnamed = verdicts.unnamed
    unperformed = verdicts.unperformed(isOwnClass: builder.isOwnClass)
  }

  /// The type whose code gives the window a controller, by its number.
  package func starter(of number: Int) -> String? { starts.first { $0.number == number }?.type }

  /// Whether nothing of the code leads anywhere.
  package var isEmpty: Bool {
    controllers.isEmpty && transitions.isEmpty && edges.allSatisfy(\.sources.isEmpty) && waysBack.isEmpty
  }

  /// UIKit's calls by which the code of a controller leads back, each once.
  package func verbsBack(of number: Int) -> [CodeBackVerb] {
    let verbs = verbsBack[number] ?? []
    return CodeBackVerb.allCases.filter { verbs.contains($0) }
  }

  /// The edges between controllers of storyboards: each scene that code makes, shown or not.
  package var edgesOfOneStoryboard: [Edge] {
    let shown = transitions.filter { $0.source < firstNumber }.flatMap { way in
      seen(way.destination).map { Edge(sources: [way.source], destination: $0, span: way.span) }
    }
    return (edges + shown).filter { $0.destination < firstNumber && $0.sources.allSatisfy { $0 < firstNumber } }
  }

  /// A controller, or those in the container that code makes around it.
  private func seen(_ number: Int) -> [Int] {
    guard let controller = controller(number), controller.className == nil else { return [number] }
    return controller.contents.flatMap { seen($0) }
  }

  /// Whether any type of the code implements an unwind action.
  package func implements(_ selector: String) -> Bool { selectors.contains(selector) }

  /// The facts of code alone about a controller; nil for one of a storyboard.
  package func controller(_ number: Int) -> Controller? {
    number < firstNumber ? nil : controllers[number - firstNumber]
  }
}
