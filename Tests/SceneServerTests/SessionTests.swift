import SceneBasics
import SceneEditing
import SceneTestSupport
import Testing

/// Sessions that are made up: whatever is edited, the server has the text of the client.
struct SessionTests {
  /// Pieces with all that a position may stumble over.
  private static let pieces = [
    "a", "\n", "\r\n", "\r", "é", "🙂", "\u{2028}", "  - push: detail\n", "{", "]", "#", ": ", "\t", "title: “x”\n",
    "\0",
  ]

  @Test(arguments: Thoroughness.sample(Array(0..<60), oneIn: 10), PositionEncoding.allCases)
  func `after each change the text and what is wrong with it are those of a new server`(
    seed: Int, encoding: PositionEncoding
  ) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return count > 0 ? Int(state >> 33) % count : 0
    }
    let abilities: JSONNode = ["general": ["positionEncodings": [.text(encoding.rawValue)]]]
    let client = FakeClient(abilities)
    var text = EditedText(Array(EditingTests.scene.utf8))
    client.open(EditingTests.scene)
    for _ in 0..<12 {
      var changes: [JSONNode] = []
      for _ in 0...random(2) {
        let boundaries = (0...text.bytes.count).filter { $0 == text.bytes.count || text.bytes[$0] & 0xC0 != 0x80 }
        // Between the two bytes of a line break there is no position.
        let places = boundaries.filter {
          $0 == 0 || $0 == text.bytes.count || !(text.bytes[$0 - 1] == 0x0D && text.bytes[$0] == 0x0A)
        }
        let one = places[random(places.count)]
        let other = min(text.bytes.count, places[random(places.count)])
        let (start, end) = (min(one, other), random(3) == 0 ? max(one, other) : min(one, other))
        let piece = SessionTests.pieces[random(SessionTests.pieces.count)]
        func node(_ offset: Int) -> JSONNode {
          let position = text.position(of: offset, in: encoding)
          return FakeClient.position(position.line, position.character)
        }
        changes.append(["range": ["start": node(start), "end": node(end)], "text": .text(piece)])
        text.replace(start..<end, by: piece.utf8)
      }
      client.change(changes)
      let fresh = FakeClient(abilities)
      fresh.open(String(decoding: text.bytes, as: UTF8.self))
      #expect(client.findings().map { $0.map(\.flat) } == fresh.findings().map { $0.map(\.flat) })
    }
  }

  /// Each word of the README's second scene is offered when all before it has been written; own names and texts aside.
  @Test func `a scene is written with what is offered`() throws {
    let text = try Repository.text("examples/navigation/photo-frame.scene.yaml")
    let words = [
      "kind", "navigation", "stack", "segues", "show", "script", "trigger", "initial", "controllers", "push", "pop",
    ]
    let client = FakeClient()
    var missing: [String] = []
    var from = text.startIndex
    while let range = text[from...].firstRange(of: #/[A-Za-z]+/#) {
      defer { from = range.upperBound }
      let line = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      guard words.contains(String(text[range])), !line.contains("#"), !line.hasPrefix("scene:") else { continue }
      let offered = client.labels(at: text[..<range.lowerBound] + String(text[range].prefix(1)) + "¦")
      if !offered.contains(String(text[range])) { missing.append("\(line)|\(text[range])") }
    }
    #expect(missing.isEmpty)
  }
}
