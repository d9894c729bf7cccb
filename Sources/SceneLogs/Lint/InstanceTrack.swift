internal import ScenePlan

/// The knowledge of one controller at a place of a log. It has an address, or its class prints none.
struct InstanceTrack {
  /// The place of its view.
  enum Screen: Equatable {
    /// It may have been there before the log begins.
    case unknown
    /// It was made, and has never appeared.
    case made
    case appearing, appeared, disappearing, gone
  }

  /// A contradiction to UIKit.
  enum Fault: Equatable {
    case appearsTwice, disappearsUnseen, didWithoutWill, freedOnScreen, freedBetween
  }

  private(set) var screen = Screen.unknown
  /// The last event of its appearance.
  private(set) var last = -1
  /// How many instances of the class may live. An address has one.
  private var instances: Int
  private let hasAddress: Bool
  /// How far the youngest instance has come: made, its view under way, its view loaded.
  private var stage = 0

  init(hasAddress: Bool) {
    self.hasAddress = hasAddress
    instances = hasAddress ? 1 : 0
  }

  /// Whether there is exactly one instance that the events can mean.
  var isCertain: Bool { instances == 1 }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - callback: What happens.
  ///   - index: The place of the event.
  ///   - printed: What the class prints. What it doesn't print may have come at any time.
  /// - Returns: Why UIKit would never send it now; nil if it may, or if two instances may live.
  mutating func take(_ callback: Callback, at index: Int, printed: Set<Callback>) -> Fault? {
    func prints(_ callbacks: Callback...) -> Bool { callbacks.contains(where: printed.contains) }
    var fault: Fault?
    switch callback {
    case .`init`: bear(1)
    case .loadView: bear(2)
    case .viewDidLoad: bear(3)
    case .`deinit`: return free(printed)
    case .viewWillAppear:
      if screen == .appeared, prints(.viewWillDisappear, .viewDidDisappear) { fault = .appearsTwice }
      if screen == .appearing, prints(.viewDidAppear), prints(.viewWillDisappear, .viewDidDisappear) {
        fault = .appearsTwice
      }
      move(to: .appearing, index)
    case .viewDidAppear:
      if screen == .appeared, prints(.viewWillAppear, .viewWillDisappear, .viewDidDisappear) { fault = .appearsTwice }
      if [.made, .gone, .disappearing].contains(screen), prints(.viewWillAppear) { fault = .didWithoutWill }
      move(to: .appeared, index)
    case .viewWillDisappear:
      if [.made, .gone, .disappearing].contains(screen), prints(.viewWillAppear, .viewDidAppear) {
        fault = .disappearsUnseen
      }
      move(to: .disappearing, index)
    case .viewDidDisappear:
      if [.made, .gone].contains(screen), prints(.viewWillAppear, .viewDidAppear, .viewWillDisappear) {
        fault = .disappearsUnseen
      }
      if [.appearing, .appeared].contains(screen), prints(.viewWillDisappear) { fault = .didWithoutWill }
      move(to: .gone, index)
    default: assumeOne()
    }
    return isCertain ? fault : nil
  }

  private mutating func move(to screen: Screen, _ index: Int) {
    assumeOne()
    self.screen = screen
    last = index
  }

  /// A class without addresses that doesn't begin with a birth was there before, perhaps several times.
  private mutating func assumeOne() {
    if instances == 0 { instances = .max }
  }

  private mutating func bear(_ stage: Int) {
    if hasAddress {
      // The address of an instance that was freed unseen may be used again.
      if stage <= self.stage { screen = .made }
      if screen == .unknown { screen = .made }
    } else if instances == 0 || stage <= self.stage || instances == .max {
      if instances < .max { instances += 1 }
      screen = .made
    }
    self.stage = stage
  }

  private mutating func free(_ printed: Set<Callback>) -> Fault? {
    var fault: Fault?
    if isCertain {
      switch screen {
      case .appearing, .appeared:
        if printed.contains(.viewWillDisappear) || printed.contains(.viewDidDisappear) { fault = .freedOnScreen }
      case .disappearing: if printed.contains(.viewDidDisappear) { fault = .freedBetween }
      case .unknown, .made, .gone: break
      }
    }
    stage = 0
    screen = .unknown
    if hasAddress || instances == .max { return fault }
    instances = max(0, instances - 1)
    // Of two, either may be left.
    if instances == 1 { stage = 3 }
    return fault
  }

  /// The callback that has to follow the last one; nil if it rests.
  func awaited(_ printed: Set<Callback>) -> Callback? {
    guard isCertain else { return nil }
    switch screen {
    case .appearing: return printed.contains(.viewDidAppear) ? .viewDidAppear : nil
    case .disappearing: return printed.contains(.viewDidDisappear) ? .viewDidDisappear : nil
    case .unknown, .made, .appeared, .gone: return nil
    }
  }
}
