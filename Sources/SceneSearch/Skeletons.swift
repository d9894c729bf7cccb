internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

/// A scene that a log alone may come from: what exists, without a script.
struct Skeleton {
  var program: Program
  /// The guessed hierarchy, in words.
  var words: String
  /// The hierarchy without the system; nil for a scene that was given.
  var hierarchy: String?
  /// The price of the guess, in hundredths.
  var price: Int
}

/// The scenes that are tried where none is given.
enum Skeletons {
  /// The systems whose orders differ; the newest is the usual one.
  private static let systems: [(ios: Int, price: Int)] = [(17, 0), (12, 20), (10, 30)]

  /// How many classes a bar of tabs may have here.
  private static let mostTabs = 5

  /// All scenes by system, the cheapest first.
  static func all(of log: LifecycleLog, _ run: Range<Int>) -> [Skeleton] {
    var classes: [Int] = []
    for event in log.events[run] {
      if let owner = event.owner.map(Int.init), !classes.contains(owner) { classes.append(owner) }
    }
    // A class that begins by going was there before all that come.
    let residents = log.residents(in: run)
    classes = classes.filter { residents.contains(Int32($0)) } + classes.filter { !residents.contains(Int32($0)) }
    guard !classes.isEmpty else { return [] }
    let isKept = mayBeKept(log, run)
    var all: [Skeleton] = []
    for system in systems {
      for keeps in isKept ? [false, true] : [false] {
        for plan in plans(of: log, classes) {
          all.append(
            plan.skeleton(of: log, ios: system.ios, keeps: keeps, price: system.price + (keeps ? 50 : 0)))
        }
      }
    }
    let ranks = Dictionary(uniqueKeysWithValues: systems.enumerated().map { ($0.element.ios, $0.offset) })
    return all.enumerated().sorted { one, other in
      (ranks[one.element.program.ios] ?? 0, one.element.price, one.offset)
        < (ranks[other.element.program.ios] ?? 0, other.element.price, other.offset)
    }.map(\.element)
  }

  /// Whether a class that prints how it loads comes back without loading.
  private static func mayBeKept(_ log: LifecycleLog, _ run: Range<Int>) -> Bool {
    var loads: [Int32: Int] = [:]
    var shows: [Int32: Int] = [:]
    for event in log.events[run] {
      guard let owner = event.owner else { continue }
      if event.callback == .viewDidLoad { loads[owner, default: 0] += 1 }
      if event.callback == .viewWillAppear { shows[owner, default: 0] += 1 }
    }
    return loads.contains { owner, count in shows[owner, default: 0] > count }
  }

  /// A hierarchy as names and containers, before there is a program.
  fileprivate struct Plan {
    var words: String
    var price: Int
    /// The window's root: a class, or a container that prints nothing.
    var root: Place
    var others: [Int]
  }

  fileprivate indirect enum Place {
    case screen(Int)
    case hidden
    case container(ControllerKind, ContentRole, [Place], printed: Int?)
  }

  private static func plans(of log: LifecycleLog, _ classes: [Int]) -> [Plan] {
    let printed = classes.first { kind(ofClass: log.classes[$0].name) != nil }
    let screens = classes.filter { $0 != printed }
    let first = screens.first.map { Place.screen($0) } ?? .hidden
    let rest = Array(screens.dropFirst())
    let tabs = Array(screens.prefix(mostTabs))
    let afterTabs = Array(screens.dropFirst(mostTabs))
    if let printed, let (kind, role) = kind(ofClass: log.classes[printed].name) {
      let members = kind == .navigation ? [first] : tabs.map { Place.screen($0) }
      var plans = [
        Plan(
          words: "\(log.classes[printed].name) as the root", price: 20,
          root: .container(kind, role, members, printed: printed), others: kind == .navigation ? rest : afterTabs)
      ]
      if kind != .navigation {
        plans.append(
          Plan(
            words: "\(log.classes[printed].name) as the root, over a stack in each tab", price: 60,
            root: .container(
              kind, role, tabs.map { .container(.navigation, .stack, [.screen($0)], printed: nil) }, printed: printed),
            others: afterTabs))
      }
      return plans
    }
    var plans = [Plan(words: "a root", price: 0, root: first, others: rest)]
    plans.append(
      Plan(
        words: "a navigation controller that prints nothing", price: 30,
        root: .container(.navigation, .stack, [first], printed: nil), others: rest))
    plans.append(
      Plan(
        words: "a navigation controller that prints nothing, over a root that prints nothing", price: 110,
        root: .container(.navigation, .stack, [.hidden], printed: nil), others: screens))
    plans.append(Plan(words: "a root that prints nothing", price: 100, root: .hidden, others: screens))
    if screens.count > 1 {
      plans.append(
        Plan(
          words: "a tab bar that prints nothing", price: 80,
          root: .container(.tabs, .tabs, tabs.map { .screen($0) }, printed: nil), others: afterTabs))
      for count in 1...min(3, screens.count - 1) {
        let members =
          [.container(.navigation, .stack, [first], printed: nil)] + rest.prefix(count).map { Place.screen($0) }
        plans.append(
          Plan(
            words: "a tab bar that prints nothing, over a stack", price: 120,
            root: .container(.tabs, .tabs, members, printed: nil), others: Array(rest.dropFirst(count))))
      }
      plans.append(
        Plan(
          words: "a tab bar that prints nothing, over stacks", price: 110,
          root: .container(
            .tabs, .tabs, tabs.map { .container(.navigation, .stack, [.screen($0)], printed: nil) }, printed: nil),
          others: afterTabs))
      plans.append(
        Plan(
          words: "a page view controller that prints nothing", price: 130,
          root: .container(.pager, .pages, tabs.map { .screen($0) }, printed: nil), others: afterTabs))
      plans.append(
        Plan(
          words: "a container with children", price: 120,
          root: .container(.container, .children, Array(tabs.dropFirst()).map { .screen($0) }, printed: screens[0]),
          others: afterTabs))
      plans.append(
        Plan(
          words: "a container with a child", price: 110,
          root: .container(.container, .children, [.screen(screens[1])], printed: screens[0]),
          others: Array(screens.dropFirst(2))))
    }
    plans.append(
      Plan(
        words: "a container that prints nothing, with a child", price: 250,
        root: .container(.container, .children, [first], printed: nil), others: rest))
    return plans
  }

  /// A class whose name says which of UIKit's containers it is.
  private static func kind(ofClass name: String) -> (ControllerKind, ContentRole)? {
    let name = name.lowercased()
    if name.contains("tabbar") || name == "tab" || name.contains("tabcontroller") { return (.tabs, .tabs) }
    if name.contains("navigationcontroller") || name.hasSuffix("navcontroller") || name == "nav" {
      return (.navigation, .stack)
    }
    return nil
  }
}

extension Skeletons.Plan {
  fileprivate func skeleton(of log: LifecycleLog, ios: Int, keeps: Bool, price: Int) -> Skeleton {
    var builder = SkeletonBuilder(log: log, program: Program(scene: "Found in a log", ios: ios), keeps: keeps)
    builder.program.initial = builder.declare(root)
    for other in others { _ = builder.declare(.screen(other)) }
    var words = words
    if keeps { words += "; screens are kept, and shown again" }
    let hierarchy = words
    if ios != 17 { words += "; iOS \(ios)" }
    return Skeleton(program: builder.program, words: words, hierarchy: hierarchy, price: self.price + price)
  }
}

/// Makes the program of a scene that is guessed.
private struct SkeletonBuilder {
  let log: LifecycleLog
  var program: Program
  let keeps: Bool
  private var taken: Set<String> = []

  init(log: LifecycleLog, program: Program, keeps: Bool) {
    self.log = log
    self.program = program
    self.keeps = keeps
  }

  mutating func declare(_ place: Skeletons.Place) -> Int {
    switch place {
    case .hidden: return add(Template(name("root")))
    case .screen(let owner): return add(screen(owner, kind: .view))
    case .container(let kind, let role, let members, let printed):
      let contents = members.map { Template.Content(role, declare($0)) }
      let word = kind == .navigation ? "nav" : kind.rawValue
      var template = printed.map { screen($0, kind: kind) } ?? Template(name(word), kind: kind)
      template.contents = contents
      if kind == .pager {
        var settings = template.settings ?? TemplateSettings()
        settings.properties[.transitionStyle] = .word("scroll")
        template.settings = settings
      }
      return add(template)
    }
  }

  private mutating func add(_ template: Template) -> Int { program.declare(template) }

  private mutating func screen(_ owner: Int, kind: ControllerKind) -> Template {
    let className = log.classes[owner].name
    var settings = TemplateSettings()
    let id = name(className)
    if id != className { settings.className = className }
    if keeps { settings.properties[.retained] = .bool(true) }
    return Template(id, kind: kind, settings: settings == TemplateSettings() ? nil : settings)
  }

  /// A name that a scene can write, and that is given once.
  private mutating func name(_ wanted: String) -> String {
    var text = ""
    for scalar in wanted.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) || scalar == "_"
      text.unicodeScalars.append(isPlain ? scalar : "-")
    }
    if text.first?.isLetter != true { text = "screen-" + text }
    while !taken.insert(text).inserted { text += "-" }
    return text
  }
}
