import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneSyntax

@Suite("Trial scenes and slips of the shared folder")
struct SharedSceneTests {
  /// The code that each slip is to get, by the name of the finding.
  static let slips: [String: String] = [
    "dash-too-many.yaml": "looseOption", "expect-not-indented.yaml": "expectationNotIndented",
    "label-in-event.yaml": "labelInEvent", "merge.yaml": "mergeKey", "nested-option.yaml": "nestedOptions",
    "no-as-id.yaml": "reservedID", "on-key.yaml": "onMeansIn", "stack-on-tabs.yaml": "foreignKey",
    "two-verbs.yaml": "severalVerbs", "typo.yaml": "unknownKey",
  ]

  @Test(
    "a trial scene is decoded without a finding",
    .enabled(if: Shared.has("spec/scenes"), "shared/spec/scenes is not there"),
    arguments: Shared.scenes("spec/scenes"))
  func scene(_ name: String) throws {
    let parsed = parse(try Shared.bytes("spec/scenes/\(name)"))
    #expect(parsed.findings.map(\.message) == [])
    #expect(parsed.document.scene != nil)
  }

  @Test(
    "a slip gets the finding that helps its author",
    .enabled(if: Shared.has("spec/slips"), "shared/spec/slips is not there"), arguments: Shared.scenes("spec/slips"))
  func slip(_ name: String) throws {
    let findings = parse(try Shared.bytes("spec/slips/\(name)")).findings
    #expect(findings.first?.code.name == Self.slips[name])
    // The title of that slip is itself a word that has to be quoted.
    #expect(findings.count == (name == "no-as-id.yaml" ? 2 : 1))
  }

  @Test(
    "random changes of trial scenes give positioned findings and no crash",
    .enabled(if: Shared.has("spec/scenes"), "shared/spec/scenes is not there"),
    arguments: Shared.scenes("spec/scenes"))
  func mutations(_ name: String) throws {
    let original = try Shared.bytes("spec/scenes/\(name)")
    var random = Xorshift(seed: name.utf8.reduce(88_172_645_463_325_252) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<Thoroughness.rounds(150, orElse: 30) {
      var bytes = original
      for _ in 0...random.next(4) { random.change(&bytes) }
      checkPlaces(parse(bytes).findings, in: bytes)
    }
  }
}

/// Checks that findings lie within their file.
func checkPlaces(_ findings: [Diagnostic], in bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let file = SourceFile(path: "test.yaml", bytes: bytes)
  for span in findings.flatMap({ [$0.span] + $0.notes.map(\.span) }) {
    let line = file.line(Int(span.line))
    let length = line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    let isWithin = span.line >= 1 && span.column >= 1 && Int(span.column) <= length + 1
    #expect(isWithin, "\(span) isn't in \(bytes)", sourceLocation: sourceLocation)
  }
}

/// A small source of numbers that are the same in every run.
struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  /// A number below a bound.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  /// Changes, drops, doubles or inserts something, most often a sign that means something to YAML.
  mutating func change(_ bytes: inout [UInt8]) {
    let signs = Array("{}[]:,-#&*!|>'\"%@` \t\n?<~x\u{0}é\u{FEFF}".utf8) + [0xFF, 0xC0, 0x85]
    let place = next(bytes.count)
    switch next(5) {
    case 0: bytes[place] = signs[next(signs.count)]
    case 1: bytes.insert(signs[next(signs.count)], at: place)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 1 + next(60))], at: next(bytes.count))
    default: bytes[place] = UInt8(next(256))
    }
    if bytes.isEmpty { bytes = [0x61] }
  }
}
