import SceneCompiler
import SceneTestSupport
import Testing

/// Whatever a scene does differently on two systems has a cause with a name.
@Suite struct MatrixCauseTests {
  /// The runs ask for every behaviour that they depend on. With all of these set back, a run on the newer system is the
  /// run on the older one. So each line that differs goes with some set of them.
  @Test(arguments: Thoroughness.sample(WrittenProgramTests.scenes, oneIn: 20))
  func `every line that two systems don't share is a behaviour's`(path: String) throws {
    guard let program = Shelf.package.program(path), program.initial != nil else { return }
    let matrix = SceneMatrix(program, axes: try MatrixAxis.read(["ios=5..26", "device=phone,pad"]))
    for boundary in matrix.boundaries {
      guard case .ios = boundary.places[0].newer else { continue }
      #expect(boundary.unexplained == [], "\(boundary.places)")
      #expect(Set(boundary.causes.flatMap(\.lines)) == Set(boundary.lines.indices), "\(boundary.places)")
      #expect(!boundary.causes.contains { $0.parts.isEmpty || $0.lines.isEmpty })
    }
  }

  /// Several behaviours at once, which no two neighbours have between them.
  @Test func `two systems far from each other are explained too`() throws {
    for path in Thoroughness.sample(WrittenProgramTests.scenes, oneIn: 60) {
      guard let program = Shelf.package.program(path), program.initial != nil else { continue }
      let matrix = SceneMatrix(program, axes: try MatrixAxis.read(["ios=5,8,26"]))
      for boundary in matrix.boundaries { #expect(boundary.unexplained == [], "\(path)") }
    }
  }
}
