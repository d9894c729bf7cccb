internal import SceneLogs
internal import ScenePlan

/// The ways in which the classes of a log come onto the screen for the first time, as far as the order of lines tells.
struct ArrivalOrder {
  enum Way {
    /// Before any other has appeared.
    case launch
    /// Its view is loaded, then the one before goes: a push, or a presentation over the full screen.
    case over
    /// The one before goes first: a tab that is a stack, or another root.
    case exchange
    /// The one before goes last: a tab that is no stack, or a page.
    case exchangeFirst
    /// None goes: a sheet.
    case beside
  }

  /// By class.
  private(set) var ways: [Int: Way] = [:]
  /// By class: the one inside of which it comes, since that one is just coming, too.
  private(set) var holders: [Int: Int] = [:]
  /// By class: what its first `willMove` or `didMove` names.
  private(set) var parents: [Int: ParentName] = [:]
  /// By class: how many have come before its first line.
  private(set) var eras: [Int: Int] = [:]
  /// The classes that come again without being loaded again.
  private(set) var kept: Set<Int> = []
  /// The classes in the order in which their views first come.
  private(set) var order: [Int] = []
  /// The classes that come again after another one took their place.
  private(set) var returning: Set<Int> = []

  init(_ log: LifecycleLog, _ run: Range<Int>) {
    let events = log.events[run].filter { event in
      switch event.callback?.group {
      case .loading, .appearance, .moving: event.owner != nil && event.callback != .viewIsAppearing
      default: false
      }
    }
    var hasAppeared = false
    var loads: [Int: Int] = [:]
    var shows: [Int: Int] = [:]
    var open: [Int] = []
    for (index, event) in events.enumerated() {
      guard let owner = event.owner.map(Int.init), let callback = event.callback else { continue }
      if callback.group == .moving, case .text(let text) = event.argument, parents[owner] == nil {
        parents[owner] = ParentName(text, in: log)
      }
      if eras[owner] == nil { eras[owner] = order.count }
      if ways[owner] == nil, !hasAppeared { ways[owner] = .launch }
      switch callback {
      case .viewDidLoad: loads[owner, default: 0] += 1
      case .viewWillAppear:
        shows[owner, default: 0] += 1
        if !order.contains(owner) {
          order.append(owner)
          holders[owner] = open.last { $0 != owner }
          if hasAppeared { ways[owner] = ArrivalOrder.way(of: owner, at: index, in: events) }
        } else if ways.values.contains(where: \.isExchange) {
          returning.insert(owner)
        }
        open.append(owner)
      case .viewDidAppear:
        hasAppeared = true
        open.removeAll { $0 == owner }
      case .viewWillDisappear, .viewDidDisappear: open.removeAll { $0 == owner }
      default: break
      }
    }
    kept = Set(loads.filter { shows[$0.key, default: 0] > $0.value }.keys)
    // Two that hold one another are told of by no parent.
    for (child, holder) in holders where holders[holder] == child { holders[child] = nil }
  }

  /// - Parameter index: The place of its first `viewWillAppear`.
  private static func way(of owner: Int, at index: Int, in events: [LoggedEvent]) -> Way {
    func isOwn(_ place: Int) -> Bool { events[place].owner.map(Int.init) == owner }
    let start = max(0, index - reach)
    let loads = (start..<index).last { isOwn($0) && events[$0].callback == .viewDidLoad } ?? index
    let before = (start..<loads).reversed().prefix { events[$0].callback?.endsAppearance != true }
    if before.contains(where: { events[$0].callback == .viewWillDisappear && !isOwn($0) }) { return .exchange }
    let goes = (loads..<min(index + 2, events.count)).first { events[$0].callback == .viewWillDisappear && !isOwn($0) }
    guard let goes else { return .beside }
    return goes > index ? .exchangeFirst : loads == index ? .exchange : .over
  }

  /// How many lines before the first appearance belong to the same step.
  private static let reach = 6

  /// The classes that take the place of another one, in their order.
  var exchanged: [Int] { order.filter { ways[$0]?.isExchange == true && holders[$0] == nil } }
}

extension ArrivalOrder.Way {
  /// Whether the one before goes for good, or until it is chosen again.
  var isExchange: Bool { self == .exchange || self == .exchangeFirst }
}

extension Callback {
  /// Whether the step before ends with it.
  fileprivate var endsAppearance: Bool { self == .viewDidAppear || self == .viewDidDisappear }
}
