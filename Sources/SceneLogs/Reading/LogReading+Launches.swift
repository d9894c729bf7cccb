internal import ScenePlan

extension LogReading {
  /// The places at which the first events of a run come again, although their controller is on the screen.
  ///
  /// Another run of the app may begin there, or a second instance may cover the first. So nothing is cut.
  func placesOfRepeatedStart() -> [Int] {
    var places: [Int] = []
    for run in log.runs {
      var rest = run
      while let next = repeatedStart(in: rest) {
        places.append(next)
        rest = next..<run.upperBound
      }
    }
    return places
  }

  /// How many events of a start are compared at most.
  private static let mostOfStart = 12

  private func repeatedStart(in run: Range<Int>) -> Int? {
    guard let first = run.first, let root = log.events[first].owner, log.events[first].isBirth else { return nil }
    let printed = log.classes[Int(root)].printed
    guard printed.contains(.viewWillDisappear) || printed.contains(.viewDidDisappear) else { return nil }
    let start = log.events[run.prefix(LogReading.mostOfStart)]
    guard let appears = start.firstIndex(where: { $0.owner == root && $0.callback == .viewWillAppear }) else {
      return nil
    }
    let length = appears - first + 1
    var isShown = true
    var index = first + length
    while index + length <= run.upperBound {
      let event = log.events[index]
      if event.owner == root {
        switch event.callback {
        case .viewWillDisappear, .viewDidDisappear, .`deinit`: isShown = false
        case .viewDidAppear: isShown = true
        default: break
        }
        if isShown, event.isBirth, repeats(first..<(first + length), at: index) { return index }
      }
      index += 1
    }
    return nil
  }

  private func repeats(_ start: Range<Int>, at index: Int) -> Bool {
    start.allSatisfy { place in
      let other = log.events[index + place - start.lowerBound]
      return log.events[place].kind == other.kind && log.events[place].owner == other.owner
    }
  }
}

extension LoggedEvent {
  /// Whether an instance, or its view, has just been made.
  var isBirth: Bool { callback == .`init` || callback == .loadView || callback == .viewDidLoad }
}
