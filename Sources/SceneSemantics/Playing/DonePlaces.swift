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
  /// The places of each line; nil until a line is asked for.
  private var lines: [SourceMark: [Place]]?

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
    let known = lines ?? Dictionary(grouping: places.all) { places.mark(of: $0) }
    lines = known
    return known[mark]?.filter { uses[Int($0.rawValue) - 1] > 0 }
      .max { uses[Int($0.rawValue) - 1] < uses[Int($1.rawValue) - 1] }
  }
}
