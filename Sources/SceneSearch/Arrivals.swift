internal import SceneLogs
internal import ScenePlan

/// The classes of which the next lines of a log say that a controller may come.
struct Arrivals {
  /// How many lines are looked at, and how many at most tell of a class that comes.
  private static let view = 6
  private static let farView = 24
  /// How many lines the steps print together that one call makes.
  private static let wideView = 14

  /// A few classes.
  private struct Owners {
    private var all: [Int32] = []

    mutating func insert(_ owner: Int32) { if !all.contains(owner) { all.append(owner) } }

    func contains(_ owner: Int32) -> Bool { all.contains(owner) }
  }

  private let evidence: Evidence
  private var named = Owners()
  /// Those whose views are loaded.
  private var loaded = Owners()
  /// Those that get a callback of coming.
  private var coming = Owners()
  /// The classes that are named further on.
  private var far = Owners()
  /// Those that are told of a parent in the next lines, once for each time, or loaded a little later.
  private var moving: [Int32] = []
  private var later = Owners()
  /// The class that goes with the next line.
  private(set) var going: Int32?
  /// Whether the next line tells one of its end.
  private(set) var tellsAnEnd = false
  private let wide: ArraySlice<Evidence.Token>
  /// Whether a line may tell of a step that isn't animated.
  private(set) var isStill = false
  /// Whether no line is lost.
  private let isExact: Bool
  /// The next line, if a step must begin with it.
  private let first: Evidence.Token?

  init(_ evidence: Evidence, at place: Int, isExact: Bool) {
    self.evidence = evidence
    self.isExact = isExact
    first = isExact && evidence.isPlain ? evidence.tokens[place] : nil
    let end = min(place + Arrivals.farView, evidence.tokens.count)
    wide = evidence.tokens[place..<min(place + Arrivals.wideView, end)]
    if let next = wide.first, next.kind == .callback(.viewWillDisappear) { going = next.owner }
    if let next = wide.first, case .callback(let callback) = next.kind {
      tellsAnEnd = callback == .`deinit` || callback.group == .moving && next.argument == .nothing
    }
    for token in wide {
      guard case .callback(let callback) = token.kind else { continue }
      if callback.isOfComing || callback.group == .loading { later.insert(token.owner) }
    }
    for token in evidence.tokens[place..<end] {
      far.insert(token.owner)
      if token.time != nil || token.argument == .flag(false) { isStill = true }
    }
    isStill = isStill && evidence.tellsAnimation
    for token in evidence.tokens[place..<min(place + Arrivals.view, evidence.tokens.count)] {
      named.insert(token.owner)
      guard case .callback(let callback) = token.kind else { continue }
      if callback == .willMove, token.argument != .nothing { moving.append(token.owner) }
      if callback.isOfComing || callback.group == .loading { coming.insert(token.owner) }
      if callback == .viewDidLoad { loaded.insert(token.owner) }
    }
  }

  /// Whether no step of right code begins with the next line: the `will` before it is printed, too.
  var isDead: Bool {
    guard let first, first.owner >= 0, case .callback(let callback) = first.kind else { return false }
    switch callback {
    case .viewDidAppear: return evidence.counted[Int(first.owner)].contains(.viewWillAppear)
    case .viewDidDisappear: return evidence.counted[Int(first.owner)].contains(.viewWillDisappear)
    default: return false
    }
  }

  /// Whether a step may begin with the next line that brings some classes, while others are there.
  func mayBegin(with classes: [Int32], among living: [Int32]) -> Bool {
    guard let first, first.owner >= 0, classes.contains(where: { evidence.printsComing[Int($0)] }) else { return true }
    return classes.contains(first.owner) || living.contains(first.owner)
  }

  /// Whether a line tells of one of the classes, or none would when it comes.
  func isNamed(_ classes: [Int32]) -> Bool {
    classes.contains { far.contains($0) } || !classes.contains { evidence.printsComing[Int($0)] }
  }

  /// Whether the lines may tell of a controller that comes.
  ///
  /// - Parameters:
  ///   - classes: The classes of the controller and of all that it holds.
  ///   - isNew: Whether it is made for it.
  func admit(_ classes: [Int32], isNew: Bool) -> Bool {
    classes.contains { owner in
      let printed = evidence.counted[Int(owner)]
      if isNew, isExact, printed.contains(.viewDidLoad) { return loaded.contains(owner) }
      return printed.contains(where: \.isOfComing) ? coming.contains(owner) : named.contains(owner)
    }
  }
}

extension Arrivals {
  /// Whether a class is told of a parent, and its view stays where it is: it comes into a stack below another one.
  func isBelow(_ classes: [Int32]) -> Bool {
    classes.contains { owner in moving.count { $0 == owner } > (coming.contains(owner) ? 1 : 0) }
  }

  /// Whether the next line may tell one of its end. A line without a parent may be of one that comes or goes.
  var mayTellAnEnd: Bool {
    guard !tellsAnEnd, let next = wide.first, case .callback(let callback) = next.kind else { return tellsAnEnd }
    return callback.group == .moving && next.argument == .none
  }

  /// Whether a class is told of a parent in the next lines.
  func isToldOfParent(_ classes: [Int32]) -> Bool { classes.contains(where: moving.contains) }

  /// Whether the next line is of one of some classes.
  func isFirst(_ classes: [Int32]) -> Bool { wide.first.map { classes.contains($0.owner) } ?? false }

  /// Whether UIKit raises in the next lines since a child and its view don't go together.
  var tellsStray: Bool {
    wide.contains { $0.kind == .message(.wrongParentInWindow) || $0.kind == .message(.wrongParentRequested) }
  }

  /// Whether the next lines tell that the view of a class goes, or none would.
  ///
  /// - Parameter mayStay: Whether it may stay where it is, so that nothing tells.
  func isGoing(_ classes: [Int32], or mayStay: Bool) -> Bool {
    mayStay && classes.isEmpty
      || wide.prefix(Arrivals.view).contains { token in
        (token.kind == .callback(.viewWillDisappear) || token.kind == .callback(.viewDidDisappear))
          && classes.contains(token.owner)
      }
      || !classes.contains {
        evidence.counted[Int($0)].contains { $0 == .viewWillDisappear || $0 == .viewDidDisappear }
      }
  }

  /// Whether the view of a class comes some lines later.
  func comesLater(_ classes: [Int32]) -> Bool { classes.contains(where: later.contains) }

  /// Whether one of some classes is told of its end in the next lines, before the one that comes goes again.
  func isLeft(_ members: Set<Int32>, before coming: [Int32]) -> Bool {
    for token in wide {
      guard case .callback(let callback) = token.kind else { continue }
      if coming.contains(token.owner), callback == .viewWillDisappear || callback == .viewDidDisappear { return false }
      let isTold = callback.group == .moving && token.argument == .nothing
      if callback == .`deinit` || isTold, members.contains(token.owner) { return true }
    }
    return false
  }

  /// The classes that UIKit refuses to present in the next lines, by the names in its sentences.
  var refused: [String] {
    wide.compactMap { token in
      switch token.kind {
      case .message(.alreadyPresenting), .message(.presentationInProgress): token.named.first
      case .message, .callback: nil
      }
    }
  }
}

extension Callback {
  /// Whether each controller gets it that comes onto the screen.
  var isOfComing: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    default: false
    }
  }
}
