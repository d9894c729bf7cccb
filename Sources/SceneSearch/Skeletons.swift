internal import SceneBasics
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
  struct Plan {
    var words: String
    var price: Int
    /// The window's root: a class, or a container that prints nothing.
    var root: Place
    var others: [Place]
  }

  indirect enum Place {
    case screen(Int)
    case hidden
    case container(ControllerKind, ContentRole, [Place], printed: Int?)
    /// The columns of a split view, the first one first.
    case split([Place], printed: Int)

    /// The place as the first of a stack that prints nothing; a stack stays as it is.
    var stacked: Place {
      if case .container(.navigation, _, _, _) = self { return self }
      return .container(.navigation, .stack, [self], printed: nil)
    }
  }

  private static func plans(of log: LifecycleLog, _ classes: [Int]) -> [Plan] {
    let printed =
      classes.first { [.tabs, .split].contains(kind(ofClass: log.classes[$0].name)) }
      ?? classes.first { kind(ofClass: log.classes[$0].name) != nil }
    var plans: [Plan] = []
    if let printed {
      plans = self.plans(under: printed, units(of: log, classes.filter { $0 != printed }), log)
      if printed == classes.first { return plans }
      // A stack that comes later may be presented; tabs and columns may take the place of a root that was there first.
      if kind(ofClass: log.classes[printed].name) != .navigation {
        return plans + plansOfLater(printed, of: log, classes)
      }
    }
    let screens = units(of: log, classes)
    let first = screens.first ?? .hidden
    let rest = Array(screens.dropFirst())
    let tabs = Array(screens.prefix(mostTabs))
    let afterTabs = Array(screens.dropFirst(mostTabs))
    func add(_ words: String, _ price: Int, _ root: Place, others: [Place]) {
      plans.append(Plan(words: words, price: price, root: root, others: others))
    }
    func silent(_ kind: ControllerKind, _ role: ContentRole, _ members: [Place]) -> Place {
      .container(kind, role, members, printed: nil)
    }
    add("a root", 0, first, others: rest)
    add("a navigation controller that prints nothing", 30, silent(.navigation, .stack, [first]), others: rest)
    add(
      "a navigation controller that prints nothing, over a root that prints nothing", 110,
      silent(.navigation, .stack, [.hidden]), others: screens)
    add("a root that prints nothing", 100, .hidden, others: screens)
    for (index, place) in rest.prefix(mostModal).enumerated() {
      guard case .screen(let owner) = place else { continue }
      var others = rest
      others[index] = place.stacked
      let words = ", and \(log.classes[owner].name) in a stack that prints nothing"
      add("a root" + words, 60, first, others: others)
      add("a navigation controller that prints nothing" + words, 90, first.stacked, others: others)
    }
    if screens.count > 1 {
      add("a tab bar that prints nothing", 80, silent(.tabs, .tabs, tabs), others: afterTabs)
      for count in 1...min(3, screens.count - 1) {
        add(
          "a tab bar that prints nothing, over a stack", 120,
          silent(.tabs, .tabs, [first.stacked] + rest.prefix(count)),
          others: Array(rest.dropFirst(count)))
      }
      add(
        "a tab bar that prints nothing, over stacks", 110, silent(.tabs, .tabs, tabs.map(\.stacked)), others: afterTabs)
      add("a page view controller that prints nothing", 130, silent(.pager, .pages, tabs), others: afterTabs)
      if case .screen(let owner) = first {
        add(
          "a container with children", 120,
          .container(.container, .children, Array(tabs.dropFirst()), printed: owner), others: afterTabs)
        add(
          "a container with a child", 110, .container(.container, .children, [screens[1]], printed: owner),
          others: Array(screens.dropFirst(2)))
      }
    }
    add(
      "a container that prints nothing, with a child", 250, silent(.container, .children, [first]), others: rest)
    return plans
  }

  /// The classes as they come: an app's own navigation controller with the screen that follows it.
  private static func units(of log: LifecycleLog, _ classes: [Int]) -> [Place] {
    var units: [Place] = []
    var open = classes[...]
    while let next = open.popFirst() {
      if kind(ofClass: log.classes[next].name) == .navigation, let first = open.first,
        kind(ofClass: log.classes[first].name) == nil
      {
        open.removeFirst()
        units.append(.container(.navigation, .stack, [.screen(first)], printed: next))
      } else {
        units.append(.screen(next))
      }
    }
    return units
  }

  /// How many of the first classes may come in a stack of their own.
  private static let mostModal = 3

  /// The plans where the classes before one of UIKit's containers were there first: an app that asks for a login.
  private static func plansOfLater(_ printed: Int, of log: LifecycleLog, _ classes: [Int]) -> [Plan] {
    let before = classes.prefix { $0 != printed }
    guard let first = before.first else { return [] }
    return plans(under: printed, units(of: log, Array(classes.dropFirst(before.count + 1))), log).flatMap { plan in
      let others = [plan.root] + before.dropFirst().map { .screen($0) } + plan.others
      let words = "\(log.classes[first].name) as the root, \(log.classes[printed].name) later"
      // Apple's documentation keeps tabs and columns at the root of a window: they are hardly ever pushed.
      return [
        Plan(words: words, price: plan.price + 20, root: .screen(first), others: others),
        Plan(
          words: words + ", in a stack that prints nothing", price: plan.price + 150, root: Place.screen(first).stacked,
          others: others),
      ]
    }
  }

  /// The plans for a root whose class names one of UIKit's containers.
  private static func plans(under printed: Int, _ units: [Place], _ log: LifecycleLog) -> [Plan] {
    let name = "\(log.classes[printed].name) as the root"
    func others(than members: [Int]) -> [Place] { units.indices.filter { !members.contains($0) }.map { units[$0] } }
    let kind = kind(ofClass: log.classes[printed].name)
    if kind == .tabs {
      let first = Array(units.indices.prefix(mostTabs))
      func plan(_ words: String, _ price: Int, _ members: [Int], isStacked: Bool = false) -> Plan {
        let places = members.map { isStacked ? units[$0].stacked : units[$0] }
        return Plan(
          words: name + words, price: price, root: .container(.tabs, .tabs, places, printed: printed),
          others: others(than: members))
      }
      var plans = [plan("", 20, first), plan(", over a stack in each tab", 60, first, isStacked: true)]
      let stacks = units.indices.filter { if case .container = units[$0] { true } else { false } }
      if stacks.isEmpty || stacks.count == units.count { return plans }
      plans.append(plan(", over its stacks", 25, stacks))
      for index in first where !stacks.contains(index) {
        plans.append(plan(", over its stacks and a screen", 30, (stacks + [index]).sorted()))
      }
      return plans
    }
    if kind == .split, !units.isEmpty {
      // Upright it shows the second column alone, so the first one prints nothing for long.
      var columns: [(places: [Place], price: Int)] = [([.hidden, units[0]], 40), ([.hidden, units[0].stacked], 45)]
      if units.count > 1 {
        let (one, other) = (units[0], units[1])
        columns = [([one, other], 20), ([one.stacked, other], 30), ([one.stacked, other.stacked], 35)] + columns
      }
      return columns.map { places, price in
        let members: [Int]
        if case .hidden = places[0] { members = [0] } else { members = [0, 1] }
        return Plan(
          words: name + ", on an iPad", price: price, root: .split(places, printed: printed),
          others: others(than: members))
      }
    }
    let isStack = kind == .navigation
    return [
      Plan(
        words: name, price: 20,
        root: isStack ? .container(.navigation, .stack, [units.first ?? .hidden], printed: printed) : .screen(printed),
        others: isStack ? Array(units.dropFirst()) : units)
    ]
  }

  /// Which of UIKit's containers a class is, as far as its name says.
  private static func kind(ofClass name: String) -> ControllerKind? {
    let name = name.lowercased()
    if name.contains("tabbar") || name == "tab" || name.contains("tabcontroller") { return .tabs }
    if name.contains("splitview") || name.hasSuffix("splitcontroller") { return .split }
    if name.contains("navigationcontroller") || name.hasSuffix("navcontroller") || name == "nav" { return .navigation }
    return nil
  }
}
