import SceneBasics
import SceneEditing
import SceneTestSupport
import Testing

@testable import SceneServer

/// Sessions that are made up: whatever is edited, the server has the text of the client.
struct SessionTests {
  /// Pieces with all that a position may stumble over.
  private static let pieces = [
    "a", "\n", "\r\n", "\r", "é", "🙂", "\u{2028}", "  - push: detail\n", "{", "]", "#", ": ", "\t", "title: “x”\n",
    "\0",
  ]

  private static let examples = Repository.files(below: "examples") { $0.hasSuffix(".scene.yaml") }

  @Test(arguments: Thoroughness.sample(Array(0..<60), oneIn: 10), PositionEncoding.allCases)
  func `after each change the text and what is wrong with it are those of a new server`(
    seed: Int, encoding: PositionEncoding
  ) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return count > 0 ? Int(state >> 33) % count : 0
    }
    let abilities: JSONNode = ["general": ["positionEncodings": [.text(encoding.rawValue)]]]
    let client = FakeClient(abilities)
    let scene = try Repository.text(SessionTests.examples[random(SessionTests.examples.count)])
    var text = EditedText(Array(scene.utf8))
    client.open(scene)
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
        let ends = (start: node(start), end: node(end))
        text.replace(start..<end, by: piece.utf8)
        // A client may send a whole text at any time.
        guard random(4) > 0 else {
          changes.append(["text": .text(String(decoding: text.bytes, as: UTF8.self))])
          continue
        }
        changes.append(["range": ["start": ends.start, "end": ends.end], "text": .text(piece)])
      }
      client.change(changes)
      let fresh = FakeClient(abilities)
      fresh.open(String(decoding: text.bytes, as: UTF8.self))
      #expect(client.server.texts.values.map { $0.text.bytes } == [text.bytes])
      #expect(client.findings().map { $0.map(\.flat) } == fresh.findings().map { $0.map(\.flat) })
      let place = text.position(of: random(text.bytes.count), in: encoding)
      let parameters: JSONNode = [
        "textDocument": ["uri": "file:///app/a.scene.yaml"],
        "position": FakeClient.position(place.line, place.character),
      ]
      for method in ["completion", "hover", "documentSymbol", "semanticTokens/full", "codeLens", "references"] {
        let answers = [client, fresh].map { $0.ask("textDocument/" + method, parameters) }
        #expect(answers[0]["result"]?.flat == answers[1]["result"]?.flat, "\(method)")
      }
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

  /// The words that a person types, and then chooses from the offer. `⌫` takes two blanks away.
  private static func strokes() throws -> [(typed: String, chosen: String?)] {
    let text = try Repository.text("Tests/Editors/strokes.json")
    return try #require(JSONNode(reading: Array(text.utf8)[...])).items.map {
      ($0.items.first?.string ?? "", $0.items.last?.string)
    }
  }

  /// With no page beside it: own names and texts apart, each word is chosen, and each line begins where it should.
  @Test func `an empty file becomes PhotoFrame by completion alone`() throws {
    let client = FakeClient()
    client.open("")
    var text = EditedText([])
    var place = 0
    func send(_ edit: (range: Range<Int>, text: String)) {
      func node(_ offset: Int) -> JSONNode {
        let position = text.position(of: offset, in: .utf16)
        return FakeClient.position(position.line, position.character)
      }
      client.change([
        [
          "range": ["start": node(edit.range.lowerBound), "end": node(edit.range.upperBound)], "text": .text(edit.text),
        ]
      ])
      text.replace(edit.range, by: edit.text.utf8)
      place = edit.range.lowerBound + edit.text.utf8.count
    }
    func parameters() -> JSONNode {
      let position = text.position(of: place, in: .utf16)
      return [
        "textDocument": ["uri": "file:///app/a.scene.yaml"], "ch": "\n",
        "position": FakeClient.position(position.line, position.character),
      ]
    }
    func make(_ edit: JSONNode) {
      func offset(_ key: String) -> Int {
        let node = edit["range"]?[key]
        let position = TextPosition(line: node?["line"]?.int ?? 0, character: node?["character"]?.int ?? 0)
        return text.offset(of: position, in: .utf16)
      }
      send((offset("start")..<offset("end"), edit["newText"]?.string ?? ""))
    }
    for stroke in try SessionTests.strokes() {
      for character in stroke.typed {
        if character == "⌫" {
          send((place - 2..<place, ""))
          continue
        }
        send((place..<place, String(character)))
        guard character == "\n" else { continue }
        // The margin of a new line, as an editor asks for it.
        let edits = client.ask("textDocument/onTypeFormatting", parameters())["result"]?.items ?? []
        edits.forEach(make)
      }
      guard let chosen = stroke.chosen else { continue }
      let items = client.ask("textDocument/completion", parameters())["result"]?["items"]?.items ?? []
      let edit = items.first { $0["label"]?.string == chosen }?["textEdit"]
      #expect(
        edit != nil, "'\(chosen)' isn't offered behind '\(stroke.typed)': \(items.compactMap { $0["label"]?.string })")
      if let edit { make(edit) }
    }
    let written = String(decoding: text.bytes, as: UTF8.self)
    #expect(client.findings()?.isEmpty == true, "\(written)")
    #expect(ActionTests.context(written).judgements?.summary == "3 hold", "\(written)")
    #expect(Golden.problem(with: written, at: "Tests/Cases/typed/photo-frame.scene.yaml") == nil, "\(written)")
  }
}
