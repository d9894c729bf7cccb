internal import SceneLogs
internal import ScenePlan

/// The ways in which the classes of a log come onto the screen for the first time, as far as the order of lines tells.
struct ArrivalOrder {
  enum Way {
    /// Before any other has appeared.
    case launch
    /// Its view is loaded, then the one before goes: a presentation over the full screen, or a push.
    case over
    /// As that, and the one before has gone before it has come: a push, or another root.
    case push
    /// The one before goes first, and has gone when it has come: a stack over the full screen.
    case overInStack
    /// The one before goes first: a tab that is a stack, or another root.
    case exchange
    /// The one before goes last: a tab that is no stack, or a page that curls.
    case exchangeFirst
    /// As that, and the one before has gone when it has come: a page that scrolls.
    case page
    /// It has come before the one before goes: the first page of a pager that comes.
    case early
    /// None goes: a sheet.
    case beside

    /// Whether it lies over the one before, which comes back when it goes.
    var isOver: Bool { self == .over || self == .push || self == .overInStack }
  }

  /// By class.
  private(set) var ways: [Int: Way] = [:]
  /// By class: the one that goes when it comes.
  private(set) var formers: [Int: Int] = [:]
  /// Whether one is loaded while another one goes, as a push before iOS 11 does it.
  private(set) var loadsLate = false
  /// Whether a class says that it goes.
  private(set) var tellsGoing = false
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
    var going: Int?
    let shown = events.filter { $0.callback?.group != .moving }
    var place = 0
    for event in events {
      defer { if event.callback?.group != .moving { place += 1 } }
      guard let owner = event.owner.map(Int.init), let callback = event.callback else { continue }
      if callback.group == .moving, case .text(let text) = event.argument, parents[owner] == nil {
        parents[owner] = ParentName(text, in: log)
      }
      if eras[owner] == nil { eras[owner] = order.count }
      if ways[owner] == nil, !hasAppeared { ways[owner] = .launch }
      switch callback {
      case .viewDidLoad:
        loads[owner, default: 0] += 1
        loadsLate = loadsLate || going.map { $0 != owner } == true
      case .viewWillAppear:
        shows[owner, default: 0] += 1
        if !order.contains(owner) {
          order.append(owner)
          holders[owner] = open.last { $0 != owner }
          if hasAppeared { note(owner, at: place, in: shown) }
        } else if ways.values.contains(where: \.isExchange) {
          returning.insert(owner)
        }
        open.append(owner)
      case .viewDidAppear:
        (hasAppeared, going) = (true, nil)
        open.removeAll { $0 == owner }
      case .viewWillDisappear, .viewDidDisappear:
        tellsGoing = true
        going = callback == .viewWillDisappear ? owner : nil
        open.removeAll { $0 == owner }
      default: break
      }
    }
    kept = Set(loads.filter { shows[$0.key, default: 0] > $0.value }.keys)
    // Two that hold one another are told of by no parent.
    for (child, holder) in holders where holders[holder] == child { holders[child] = nil }
  }

  /// Writes down how a class comes.
  ///
  /// - Parameter index: The place of its first `viewWillAppear`.
  private mutating func note(_ owner: Int, at index: Int, in events: [LoggedEvent]) {
    func isOwn(_ place: Int) -> Bool { events[place].owner.map(Int.init) == owner }
    func goes(_ place: Int) -> Bool { events[place].callback == .viewWillDisappear && !isOwn(place) }
    let start = max(0, index - ArrivalOrder.reach)
    let loads = (start..<index).last { isOwn($0) && events[$0].callback == .viewDidLoad } ?? index
    let before = (start..<loads).reversed().prefix { events[$0].callback?.endsAppearance != true }
    // The one before may go before this one is loaded.
    let first = before.last(where: goes)
    guard let place = first ?? (loads..<min(index + 2, events.count)).first(where: goes) else {
      let next = index + 2
      guard next < events.count, isOwn(index + 1), events[index + 1].callback == .viewDidAppear, goes(next) else {
        ways[owner] = .beside
        return
      }
      (ways[owner], formers[owner]) = (.early, events[next].owner.map(Int.init))
      return
    }
    let former = events[place].owner.map(Int.init)
    formers[owner] = former
    func isFormer(_ place: Int) -> Bool { events[place].owner.map(Int.init) == former }
    let end = (place + 1)..<min(index + ArrivalOrder.farReach, events.count)
    // One that comes back at once was let go by a finger.
    let gone = end.first { isFormer($0) && events[$0].callback != .viewWillDisappear }
    let isBack = gone.map { events[$0].callback == .viewWillAppear } ?? false
    let come = end.first { isOwn($0) && events[$0].callback == .viewDidAppear }
    let isFirst = come.flatMap { come in gone.map { come < $0 } }
    if first != nil {
      ways[owner] = loads < index && isFirst == true && !isBack ? .overInStack : .exchange
    } else if place > index {
      ways[owner] = isFirst == true || isBack ? .page : .exchangeFirst
    } else {
      ways[owner] = isFirst == false && !isBack ? .push : .over
    }
  }

  /// How many lines before the first appearance belong to the same step, and how many behind it.
  private static let reach = 6
  private static let farReach = 16

  /// The class that holds all that hold a class; itself if it comes alone.
  func outermost(_ owner: Int) -> Int {
    var outer = owner
    for _ in order { outer = holders[outer] ?? outer }
    return outer
  }
}

extension ArrivalOrder.Way {
  /// Whether the one before goes for good, or until it is chosen again.
  var isExchange: Bool { self == .exchange || self == .exchangeFirst || self == .page }
}

extension Callback {
  /// Whether the step before ends with it.
  fileprivate var endsAppearance: Bool { self == .viewDidAppear || self == .viewDidDisappear }
}
