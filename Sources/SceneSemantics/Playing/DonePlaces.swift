internal import SceneBasics
internal import ScenePlan
internal import SceneProgram

/// The places at which a run did something, and what was done last on a line that has several.
///
/// Each call of UIKit is noted, and few are asked for: noting is one store, and the lines are sorted when the first
/// one is asked for.
struct DonePlaces {
  /// When something was last done at each place; 0 is never.
  private var uses: [UInt32]
  private var now: UInt32 = 0
  /// All places in the order of their lines; nil until a line is asked for.
  private var sorted: [Place]?

  init(_ places: PlaceTable) { uses = Array(repeating: 0, count: places.count) }

  /// Something is done at a place.
  mutating func note(_ place: Place) {
    guard place != .none else { return }
    // After four billion notes the count begins anew; then a line with two places may show the other one.
    now &+= 1
    uses[Int(place.rawValue) - 1] = now
  }

  /// The place on a line at which something was done last; nil if nothing was.
  mutating func latest(on mark: SourceMark, in places: PlaceTable) -> Place? {
    let sorted = sorted ?? places.all.sorted { places.mark(of: $0).order < places.mark(of: $1).order }
    self.sorted = sorted
    var (first, end) = (0, sorted.count)
    while first < end {
      let middle = (first + end) / 2
      if places.mark(of: sorted[middle]).order < mark.order { first = middle + 1 } else { end = middle }
    }
    return sorted[first...].prefix { places.mark(of: $0) == mark }.filter { uses[Int($0.rawValue) - 1] > 0 }
      .max { uses[Int($0.rawValue) - 1] < uses[Int($1.rawValue) - 1] }
  }
}

extension SourceMark {
  /// Files come one after the other, and the lines of a file too.
  fileprivate var order: UInt64 { UInt64(file) << 32 | UInt64(line) }
}
