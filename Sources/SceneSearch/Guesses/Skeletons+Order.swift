internal import SceneLogs
internal import ScenePlan
internal import SceneProgram

/// The guesses that the order of lines suggests, and the parents that they name.
extension Skeletons {
  /// The plans without those that say in other words what a cheaper one says.
  static func unlike(_ plans: [Plan], _ log: LifecycleLog, ios: Int) -> [Plan] {
    var seen: [(program: Program, place: Int)] = []
    for (place, plan) in plans.enumerated() {
      let program = plan.skeleton(of: log, ios: ios, keeping: [], price: 0).program
      let same = seen.firstIndex { other, _ in
        other.templates == program.templates && other.initial == program.initial
      }
      if let same {
        if plan.price < plans[seen[same].place].price { seen[same].place = place }
      } else {
        seen.append((program, place))
      }
    }
    return seen.map(\.place).sorted().map { plans[$0] }
  }

  /// A class with those that come inside of it.
  ///
  /// - Parameter holder: The class that holds one.
  static func nested(
    _ owner: Int, among classes: [Int], _ log: LifecycleLog, _ holder: (Int) -> Int?, depth: Int = 0
  ) -> Place {
    let inside = depth < mostDepth ? classes.filter { holder($0) == owner } : []
    if inside.isEmpty { return .screen(owner) }
    let places = inside.map { nested($0, among: classes, log, holder, depth: depth + 1) }
    let isPager = isPager(log.classes[owner].name)
    return .container(isPager ? .pager : .container, isPager ? .pages : .children, places, printed: owner)
  }

  private static let mostDepth = 4

  /// The hierarchy that the parents in a log say; none if no line names one that helps. Of pages they don't say how they
  /// turn.
  static func plans(byParents arrivals: ArrivalOrder, _ classes: [Int], _ log: LifecycleLog) -> [Plan] {
    let parents = arrivals.parents.filter { classes.contains($0.key) }
    guard let first = arrivals.order.first, !parents.isEmpty else { return [] }
    func parent(_ owner: Int) -> Int? {
      if case .logged(let holder)? = parents[owner], arrivals.eras[owner] == arrivals.eras[Int(holder)] {
        return Int(holder)
      }
      return nil
    }
    func kind(_ owner: Int) -> ControllerKind? {
      if case .silent(let kind)? = parents[owner] { return kind }
      return nil
    }
    func place(_ owner: Int) -> Place { nested(owner, among: classes, log, parent) }
    func isThere(_ owner: Int) -> Bool { arrivals.eras[owner] == 0 }
    func isFirstOfStack(_ owner: Int) -> Bool {
      kind(owner) == .navigation && (isThere(owner) || arrivals.ways[owner]?.isOver != true)
    }
    func unit(_ owner: Int) -> Place { isFirstOfStack(owner) ? place(owner).stacked : place(owner) }

    let outer = classes.filter { parent($0) == nil }
    // Those that come first stand first.
    let sorted = arrivals.order.filter(outer.contains) + outer.filter { !arrivals.order.contains($0) }
    let pages = sorted.filter { kind($0) == .pager }
    let direct = sorted.filter { kind($0) == .tabs }
    // Two stacks that are told of their first screens together are tabs.
    let stacks =
      Dictionary(grouping: sorted.filter(isFirstOfStack)) { arrivals.eras[$0] ?? 0 }
      .filter { $0.value.count > 1 }.min { $0.key < $1.key }?.value ?? []
    var members: [Int] = []
    if !direct.isEmpty {
      // A bar tells its tabs of it in their order.
      members = outer.filter {
        direct.contains($0) || isFirstOfStack($0) && arrivals.eras[$0] == arrivals.eras[direct[0]]
      }
    } else {
      members = stacks
    }
    // Pages that come later come in a pager.
    let later = pages.contains(first) ? [] : pages
    func others(than taken: [Int], withPager hasPager: Bool = true) -> [Place] {
      sorted.filter { !taken.contains($0) && !later.contains($0) }.map(unit)
        + (later.isEmpty || !hasPager ? [] : [.container(.pager, .pages, later.map(place), printed: nil)])
    }
    let words = "as the parents in the log say: "
    let scroll = Place.container(.pager, .pages, pages.map(place), printed: nil)
    if pages.contains(first) {
      let pager = words + "a page view controller that prints nothing"
      return [
        Plan(words: pager, price: 5, root: scroll, others: others(than: pages)),
        Plan(words: pager + ", and curls", price: 6, root: .book(pages.map(place)), others: others(than: pages)),
      ]
    }
    if !members.isEmpty {
      let bar = Place.container(.tabs, .tabs, members.map(unit), printed: nil)
      if members.contains(first) {
        let plan = Plan(
          words: words + "a tab bar that prints nothing", price: 5, root: bar, others: others(than: members))
        if later.isEmpty { return [plan] }
        let pager = Place.container(.tabs, .tabs, members.map(unit) + [scroll], printed: nil)
        return [
          plan,
          Plan(
            words: words + "a tab bar that prints nothing, and pages in a tab", price: 6, root: pager,
            others: others(than: members, withPager: false)),
        ]
      }
      return [
        Plan(
          words: words + "a root, and a tab bar later that prints nothing", price: 5, root: unit(first),
          others: [bar] + others(than: members + [first]))
      ]
    }
    guard sorted.contains(first) else { return [] }
    let isStack = isFirstOfStack(first)
    return [
      Plan(
        words: words + (isStack ? "a navigation controller that prints nothing" : "a root"), price: 5,
        root: unit(first), others: others(than: [first]))
    ]
  }
}
