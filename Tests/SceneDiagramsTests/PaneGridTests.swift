import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneRunViews

/// Places that are looked up by where they lie.
@Suite struct PaneGridTests {
  @Test func `a grid finds what a look at all places finds`() {
    var random = Lehmer(seed: 7)
    for round in 0..<60 {
      let count = [1, 3, 20, 300][round % 4]
      let frames = (0..<count).map { _ in
        // Some reach beyond the screen, some are empty, and some cover most of it.
        Rectangle(
          x: random.next(500) - 60, y: random.next(1000) - 80, width: random.next(round % 3 == 0 ? 400 : 30),
          height: random.next(round % 5 == 0 ? 800 : 20))
      }
      let listed = frames.map { _ in random.next(4) > 0 }
      let grid = PaneGrid(frames, width: 393, height: 852) { listed[$0] }
      for _ in 0..<40 {
        let (index, place) = (
          random.next(count),
          Rectangle(x: random.next(420) - 10, y: random.next(900) - 20, width: random.next(90), height: random.next(40))
        )
        let isThere = (index + 1..<count).contains { listed[$0] && frames[$0].overlaps(place) }
        #expect(grid.contains(after: index, overlapping: place) == isThere, "\(count) places, \(place), after \(index)")
      }
    }
  }
}

/// Numbers that are the same on every machine.
private struct Lehmer {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state * 48271 % 2_147_483_647
    return Int(state % UInt64(bound))
  }
}
