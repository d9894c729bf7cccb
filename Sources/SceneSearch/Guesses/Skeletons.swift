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
  /// Guesses of one hierarchy have one number.
  var hierarchyNumber = 0
  /// Whether screens are kept that come again.
  var isKept = false
  /// Whether a newer system is likelier, as long as it explains as many lines.
  var isDated = false
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
    let arrivals = ArrivalOrder(log, run)
    let plans = unlike(plans(of: log, classes, arrivals), log, ios: systems[0].ios)
    var all: [Skeleton] = []
    for system in systems {
      for kept: Set<Int> in arrivals.kept.isEmpty ? [[]] : [[], arrivals.kept] {
        for (place, plan) in plans.enumerated() {
          var skeleton = plan.skeleton(
            of: log, ios: system.ios, keeping: kept, price: system.price + (kept.isEmpty ? 0 : 50))
          (skeleton.hierarchyNumber, skeleton.isKept) = (place, !kept.isEmpty)
          skeleton.isDated = system.ios < systems[0].ios && !(system.ios < 11 && arrivals.loadsLate)
          all.append(skeleton)
        }
      }
    }
    let ranks = Dictionary(uniqueKeysWithValues: systems.enumerated().map { ($0.element.ios, $0.offset) })
    return all.enumerated().sorted { one, other in
      (ranks[one.element.program.ios] ?? 0, one.element.price, one.offset)
        < (ranks[other.element.program.ios] ?? 0, other.element.price, other.offset)
    }.map(\.element)
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
    /// One that prints nothing.
    case hidden
    /// Pages that curl.
    case book([Place])
    case container(ControllerKind, ContentRole, [Place], printed: Int?)
    /// The columns of a split view, the first one first.
    case split([Place], printed: Int)

    /// The class that prints for it; nil for one that prints nothing.
    var owner: Int? {
      switch self {
      case .screen(let owner): owner
      case .container(_, _, _, let printed): printed
      case .split(_, let printed): printed
      case .hidden, .book: nil
      }
    }

    /// The place as the first of a stack that prints nothing; a stack stays as it is.
    var stacked: Place {
      if case .container(.navigation, _, _, _) = self { return self }
      return .container(.navigation, .stack, [self], printed: nil)
    }
  }

  private static func plans(of log: LifecycleLog, _ classes: [Int], _ arrivals: ArrivalOrder) -> [Plan] {
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
    plans += self.plans(byParents: arrivals, classes, log)
    plans += self.plans(by: arrivals, classes, log)
    let outer = classes.filter { arrivals.holders[$0] == nil }
    if outer.count < classes.count {
      // What comes inside of another one is its child.
      let places = outer.map { owner in nested(owner, among: classes, log) { arrivals.holders[$0] } }
      plans += self.plans(of: log, places, arrivals, words: ", whose screens have children").prefix(mostNested)
    }
    return plans + self.plans(of: log, units(of: log, classes), arrivals, words: "")
  }

  /// The plans for the places of a log, the first of which was there at the launch.
  private static func plans(
    of log: LifecycleLog, _ screens: [Place], _ arrivals: ArrivalOrder, words ending: String
  ) -> [Plan] {
    var plans: [Plan] = []
    let first = screens.first ?? .hidden
    let rest = Array(screens.dropFirst())
    // What comes over another one that stays is no tab.
    let isTab = screens.enumerated().map { place, screen in
      let way = screen.owner.flatMap { arrivals.ways[$0] }
      return place == 0 || way?.isOver != true && !(way == .beside && arrivals.tellsGoing)
    }
    let choices = zip(screens, isTab).filter(\.1).map(\.0)
    let tabs = Array(choices.prefix(mostTabs))
    let afterTabs = Array(choices.dropFirst(mostTabs)) + zip(screens, isTab).filter { !$1 }.map(\.0)
    // A login that never comes back was no tab.
    let gate = first.owner.map { isGate(log.classes[$0].name) && !arrivals.returning.contains($0) } ?? false
    let penalty = gate ? penaltyOfGate : 0
    func add(_ words: String, _ price: Int, _ root: Place, others: [Place]) {
      plans.append(Plan(words: words + ending, price: price, root: root, others: others))
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
    if screens.count == 1 {
      add(
        "a navigation controller that prints nothing, and a screen that prints nothing", 230,
        silent(.navigation, .stack, [first]), others: [.hidden])
    }
    for (index, place) in rest.prefix(mostModal).enumerated() {
      guard case .screen(let owner) = place else { continue }
      var others = rest
      others[index] = place.stacked
      let words = ", and \(log.classes[owner].name) in a stack that prints nothing"
      add("a root" + words, 60, first, others: others)
      add("a navigation controller that prints nothing" + words, 90, first.stacked, others: others)
    }
    if screens.count > 1 {
      add("a tab bar that prints nothing", 80 + penalty, silent(.tabs, .tabs, tabs), others: afterTabs)
      for count in 1...min(3, screens.count - 1) {
        add(
          "a tab bar that prints nothing, over a stack", 120 + penalty,
          silent(.tabs, .tabs, [first.stacked] + rest.prefix(count)),
          others: Array(rest.dropFirst(count)))
      }
      add(
        "a tab bar that prints nothing, over stacks", 110 + penalty, silent(.tabs, .tabs, tabs.map(\.stacked)),
        others: afterTabs)
      add("a page view controller that prints nothing", 130, silent(.pager, .pages, tabs), others: afterTabs)
      add("a page view controller that prints nothing, and curls", 135, .book(tabs), others: afterTabs)
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

  /// How many guesses are made of screens that have children: a root, and a stack.
  private static let mostNested = 2

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
}
