internal import SceneLogs
internal import ScenePlan

/// The classes of which the next lines of a log say that a controller may come.
struct Arrivals {
  /// How many lines are looked at, and how many at most tell of a class that comes.
  private static let view = 6
  private static let farView = 24
  /// How many lines the steps print together that one call makes.
  private static let wideView = 14

  private let evidence: Evidence
  private var named: Set<Int32> = []
  /// Those whose views are loaded.
  private var loaded: Set<Int32> = []
  /// Those that get a callback of coming.
  private var coming: Set<Int32> = []
  /// The classes that are named further on.
  private var far: Set<Int32> = []
  /// Those that are told of a parent in the next lines, or loaded a little later.
  private var moving: [Int32: Int] = [:]
  private var later: Set<Int32> = []
  /// The class that goes with the next line.
  private(set) var going: Int32?
  private let wide: ArraySlice<Evidence.Token>
  /// Whether a line may tell of a step that isn't animated.
  private(set) var isStill = false
  /// Whether no line is lost.
  private let isExact: Bool

  init(_ evidence: Evidence, at place: Int, isExact: Bool) {
    self.evidence = evidence
    self.isExact = isExact
    let end = min(place + Arrivals.farView, evidence.tokens.count)
    wide = evidence.tokens[place..<min(place + Arrivals.wideView, end)]
    if let next = wide.first, next.kind == .callback(.viewWillDisappear) { going = next.owner }
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
      if callback.group == .moving, token.argument != .nothing {
        moving[token.owner, default: 0] += callback == .willMove ? 1 : 0
      }
      if callback.isOfComing || callback.group == .loading { coming.insert(token.owner) }
      if callback == .viewDidLoad { loaded.insert(token.owner) }
    }
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
    classes.contains { moving[$0, default: 0] > (coming.contains($0) ? 1 : 0) }
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
