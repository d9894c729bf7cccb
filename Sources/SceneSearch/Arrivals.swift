internal import SceneLogs
internal import ScenePlan

/// The classes of which the next lines of a log say that a controller may come.
struct Arrivals {
  /// How many lines are looked at, and how many at most tell of a class that comes.
  private static let view = 6
  private static let farView = 24

  private let evidence: Evidence
  private var named: Set<Int32> = []
  /// Those whose views are loaded.
  private var loaded: Set<Int32> = []
  /// Those that get a callback of coming.
  private var coming: Set<Int32> = []
  /// The classes that are named further on.
  private var far: Set<Int32> = []
  /// Whether a line may tell of a step that isn't animated.
  private(set) var isStill = false
  /// Whether no line is lost.
  private let isExact: Bool

  init(_ evidence: Evidence, at place: Int, isExact: Bool) {
    self.evidence = evidence
    self.isExact = isExact
    let end = min(place + Arrivals.farView, evidence.tokens.count)
    for token in evidence.tokens[place..<end] {
      far.insert(token.owner)
      if token.time != nil || token.argument == .flag(false) { isStill = true }
    }
    isStill = isStill && evidence.tellsAnimation
    for token in evidence.tokens[place..<min(place + Arrivals.view, evidence.tokens.count)] {
      named.insert(token.owner)
      guard case .callback(let callback) = token.kind else { continue }
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

extension Callback {
  /// Whether each controller gets it that comes onto the screen.
  var isOfComing: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    default: false
    }
  }
}
