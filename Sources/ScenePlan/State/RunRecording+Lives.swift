/// The states of each controller, and their durations.
extension RunRecording {
  /// The standing of a controller on the screen.
  package enum Standing: String, CaseIterable, Hashable, Sendable {
    /// It lives, and its view isn't loaded.
    case unloaded
    case disappeared, appearing, appeared, disappearing

    package init?(isAlive: Bool, isLoaded: Bool, _ appearance: AppearanceState) {
      guard isAlive else { return nil }
      guard isLoaded else {
        self = .unloaded
        return
      }
      switch appearance {
      case .disappeared: self = .disappeared
      case .appearing: self = .appearing
      case .appeared: self = .appeared
      case .disappearing: self = .disappearing
      }
    }
  }

  /// A while in which a controller stood in one way.
  package struct Stretch: Hashable, Sendable {
    package var standing: Standing
    /// The moments that begin and end it; the number of moments if only the end of the run did.
    package var moments: Range<Int>
    package var start: Ticks
    package var end: Ticks
  }

  /// The stretches of each instance while it lived, in order; lists by instance.
  package func lives(of plan: HierarchyPlan) -> [[Stretch]] {
    var lives: [[Stretch]] = Array(repeating: [], count: plan.instances.count)
    var open: [Standing?] = Array(repeating: nil, count: plan.instances.count)
    func finish(_ instance: Int, at index: Int, _ time: Ticks) {
      guard open[instance] != nil, let start = lives[instance].last?.moments.lowerBound else { return }
      lives[instance][lives[instance].count - 1].moments = start..<index
      lives[instance][lives[instance].count - 1].end = time
    }
    for index in moments.indices {
      for change in moments.changes(at: index) where lives.indices.contains(change.instance.index) {
        let instance = change.instance.index
        let standing = change.standing
        guard standing != open[instance] else { continue }
        let time = moments.time(at: index)
        finish(instance, at: index, time)
        if let standing {
          lives[instance].append(Stretch(standing: standing, moments: index..<index, start: time, end: time))
        }
        open[instance] = standing
      }
    }
    for instance in lives.indices { finish(instance, at: moments.count, end) }
    return lives
  }
}
