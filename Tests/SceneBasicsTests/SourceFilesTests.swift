import SceneBasics
import Testing

/// Files and the ids by which places name them.
@Suite struct SourceFilesTests {
  @Test func `more files than 65,536 have an id each`() {
    var files = SourceFiles()
    let ids = (0..<65_540).map { files.add(SourceFile(path: "\($0)", bytes: [])) }
    #expect(Set(ids).count == ids.count)
    for number in [0, 65_535, 65_536, 65_539] { #expect(files[ids[number]].path == "\(number)") }
  }
}
