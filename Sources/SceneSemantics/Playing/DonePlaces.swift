internal import SceneBasics
internal import ScenePlan
internal import SceneProgram

/// The places at which a run did something, and what was done last on a line that has several.
///
/// Each call of UIKit is noted, and few are asked for: noting is one store, and the lines are sorted when the first
/// one is asked for.
struct DonePlaces {
  /// When something was last done at each place; 0 is never. A launch does all at one place, so each stretch of places
  /// gets its room when something is done there.
  private var uses: [[UInt32]]
  private static let stretch = 1_024
  private var now: UInt32 = 0
  private var last = Place.none
  /// How many lines were asked for.
  private var asked = 0
  /// All places in the order of their lines; nil until several lines were asked for.
  private var sorted: [Place]?

  init(_ places: PlaceTable) { uses = Array(repeating: [], count: places.count / DonePlaces.stretch + 1) }

  /// Something is done at a place.
  @inline(__always) mutating func note(_ place: Place) {
    // One line makes many calls.
    if place != last { noteOther(place) }
  }

  private mutating func noteOther(_ place: Place) {
    guard place != .none else { return }
    last = place
    // After four billion notes the count begins anew; then a line with two places may show the other one.
    now &+= 1
    let (stretch, index) = Int(place.rawValue).quotientAndRemainder(dividingBy: DonePlaces.stretch)
    if uses[stretch].isEmpty { uses[stretch] = Array(repeating: 0, count: DonePlaces.stretch) }
    uses[stretch][index] = now
  }

  private func use(of place: Place) -> UInt32 {
    let (stretch, index) = Int(place.rawValue).quotientAndRemainder(dividingBy: DonePlaces.stretch)
    return uses[stretch].isEmpty ? 0 : uses[stretch][index]
  }

  /// The place on a line at which something was done last; nil if nothing was.
  mutating func latest(on mark: SourceMark, in places: PlaceTable) -> Place? {
    asked += 1
    // A launch asks for one line, so for that one it would be a waste to sort a hundred thousand.
    if asked <= 4 { return latest(in: places.places(on: mark)) }
    let sorted = sorted ?? places.all.sorted { places.mark(of: $0).order < places.mark(of: $1).order }
    self.sorted = sorted
    var (first, end) = (0, sorted.count)
    while first < end {
      let middle = (first + end) / 2
      if places.mark(of: sorted[middle]).order < mark.order { first = middle + 1 } else { end = middle }
    }
    return latest(in: sorted[first...].prefix { places.mark(of: $0) == mark })
  }

  private func latest(in places: some Sequence<Place>) -> Place? {
    places.filter { use(of: $0) > 0 }.max { use(of: $0) < use(of: $1) }
  }
}

extension SourceMark {
  /// Files come one after the other, and the lines of a file too.
  fileprivate var order: UInt64 { UInt64(file) << 32 | UInt64(line) }
}
