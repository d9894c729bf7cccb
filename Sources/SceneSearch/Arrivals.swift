internal import SceneLogs
internal import ScenePlan

/// The classes of which the next lines of a log say that a controller may come.
struct Arrivals {
  /// How many lines are looked at.
  private static let view = 6

  private let evidence: Evidence
  private var named: Set<Int32> = []
  /// Those whose views are loaded.
  private var loaded: Set<Int32> = []
  /// Those that get a callback of coming.
  private var coming: Set<Int32> = []

  init(_ evidence: Evidence, at place: Int) {
    self.evidence = evidence
    for token in evidence.tokens[place..<min(place + Arrivals.view, evidence.tokens.count)] {
      named.insert(token.owner)
      guard case .callback(let callback) = token.kind else { continue }
      if callback.isOfComing || callback.group == .loading { coming.insert(token.owner) }
      if callback == .viewDidLoad { loaded.insert(token.owner) }
    }
  }

  /// Whether the lines may tell of a controller that comes.
  ///
  /// - Parameters:
  ///   - classes: The classes of the controller and of all that it holds.
  ///   - isNew: Whether it is made for it.
  func admit(_ classes: [Int32], isNew: Bool) -> Bool {
    classes.contains { owner in
      let printed = evidence.counted[Int(owner)]
      if isNew, printed.contains(.viewDidLoad) { return loaded.contains(owner) }
      return printed.contains(where: \.isOfComing) ? coming.contains(owner) : named.contains(owner)
    }
  }
}

extension Callback {
  /// Whether each controller gets it that comes onto the screen.
  fileprivate var isOfComing: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    default: false
    }
  }
}
