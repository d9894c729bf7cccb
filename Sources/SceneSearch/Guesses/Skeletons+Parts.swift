internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

/// The parts of a hierarchy that the order of lines suggests: screens with their children, pagers that come as a whole,
/// and stacks onto which something is pushed.
private struct HierarchyParts {
  private let arrivals: ArrivalOrder
  private let classes: [Int]
  private let log: LifecycleLog
  /// The class that prints for the first pager, by its name; nil if none does.
  private var pager: Int?
  private var firstOfPager: Int?
  /// By the first page of a pager: its pages.
  private var pages: [Int: [Int]] = [:]
  /// The parts that stand in a stack, each by its first class.
  private(set) var stacks: Set<Int> = []
  /// The first class of each part, as they come.
  private(set) var all: [Int] = []

  init(_ arrivals: ArrivalOrder, _ classes: [Int], _ log: LifecycleLog) {
    (self.arrivals, self.classes, self.log) = (arrivals, classes, log)
    var firsts: [Int: Int] = [:]
    for owner in arrivals.order where classes.contains(owner) && arrivals.holders[owner] == nil {
      guard arrivals.ways[owner] == .page, let former = arrivals.formers[owner].map({ arrivals.outermost($0) }) else {
        all.append(owner)
        continue
      }
      let first = firsts[former] ?? former
      firsts[owner] = first
      pages[first, default: [first]].append(owner)
    }
    stacks = Set(all.filter { arrivals.ways[$0] == .overInStack })
    for owner in arrivals.order where arrivals.ways[owner] == .push {
      var base = owner
      // A push onto one that was pushed is in the same stack.
      for _ in arrivals.order {
        guard arrivals.ways[base] == .push, let former = arrivals.formers[base] else { break }
        base = arrivals.outermost(former)
      }
      stacks.insert(firsts[base] ?? base)
    }
    all += classes.filter { !arrivals.order.contains($0) }
    if let first = all.first(where: { pages[$0] != nil }),
      let named = all.first(where: { Skeletons.isPager(log.classes[$0].name) })
    {
      (pager, firstOfPager) = (named, first)
      all.removeAll { $0 == named }
    }
  }

  func isPager(_ first: Int) -> Bool { pages[first] != nil }

  func place(_ first: Int) -> Skeletons.Place {
    let own = pages[first] ?? [first]
    let places = own.map { owner in Skeletons.nested(owner, among: classes, log) { arrivals.holders[$0] } }
    let printed = first == firstOfPager ? pager : nil
    let place = own.count == 1 ? places[0] : .container(.pager, .pages, places, printed: printed)
    return stacks.contains(first) ? place.stacked : place
  }

  /// The parts that aren't the root and are more than screens, in words.
  func words(without root: [Int]) -> String {
    let others = all.filter { !root.contains($0) }
    let names = others.filter(stacks.contains).map { log.classes[$0].name }
    var words = ""
    if let first = names.first {
      words +=
        names.count == 1
        ? ", and \(first) in a stack that prints nothing" : ", and \(names.count) stacks that print nothing"
    }
    if all.contains(where: { isPager($0) && (others.contains($0) || root.count > 1) }) {
      words += ", and pages that scroll"
    }
    return words + (classes.contains { arrivals.holders[$0] != nil } ? ", whose screens have children" : "")
  }

  /// The price of what those words say.
  func price(without root: [Int]) -> Int {
    let others = all.filter { !root.contains($0) }
    return others.count { stacks.contains($0) } * 20 + others.count(where: isPager) * 30
  }
}

extension Skeletons {
  /// Stacks, pagers, tabs, and roots that follow one another, as the order of lines suggests.
  static func plans(by arrivals: ArrivalOrder, _ classes: [Int], _ log: LifecycleLog) -> [Plan] {
    guard let first = arrivals.order.first, classes.contains(first), arrivals.holders[first] == nil else { return [] }
    let parts = HierarchyParts(arrivals, classes, log)
    func others(than root: [Int]) -> [Place] { parts.all.filter { !root.contains($0) }.map(parts.place) }
    func tabs(_ members: [Int]) -> Place {
      .container(
        .tabs, .tabs,
        members.map { owner in
          let isPlain = arrivals.ways[owner] == .exchangeFirst || parts.isPager(owner)
          return isPlain ? parts.place(owner) : parts.place(owner).stacked
        }, printed: nil)
    }
    var plans: [Plan] = []
    func add(_ words: String, _ price: Int, _ root: Place, _ members: [Int], others: [Place]) {
      plans.append(
        Plan(
          words: words + parts.words(without: members), price: price + parts.price(without: members), root: root,
          others: others))
    }
    let isStack = parts.stacks.contains(first)
    add(
      isStack
        ? "a navigation controller that prints nothing"
        : parts.isPager(first) ? "a page view controller that prints nothing" : "a root",
      isStack ? 30 : parts.isPager(first) ? 130 : 0, parts.place(first), [first], others: others(than: [first]))
    // A login that never comes back was no tab.
    let isGate = isGate(log.classes[first].name) && !arrivals.returning.contains(first)
    let penalty = isGate ? penaltyOfGate : 0
    let exchanged = parts.all.dropFirst().filter { arrivals.ways[$0]?.isExchange == true }
    let early = parts.all.filter { arrivals.ways[$0] == .early && parts.isPager($0) }
    for added in early.isEmpty ? [[]] : [early, []] where !(exchanged + added).isEmpty {
      let members = [first] + parts.all.filter { (exchanged + added).contains($0) }
      add(
        "a tab bar that prints nothing, over stacks", 105 + penalty, tabs(members), members,
        others: others(than: members))
    }
    if exchanged.count > 1, !arrivals.returning.contains(first) {
      add(
        "a root, and a tab bar later that prints nothing, over stacks", 100, parts.place(first), [first] + exchanged,
        others: [tabs(exchanged)] + others(than: [first] + exchanged))
      add(
        "a root, a stack and a tab bar later that print nothing", 120, parts.place(first), [first] + exchanged,
        others: [parts.place(exchanged[0]).stacked, tabs(Array(exchanged.dropFirst()))]
          + others(than: [first] + exchanged))
    }
    return plans
  }
}
