import SamplePlans
import SceneBasics
import ScenePlan
import Testing

@testable import SceneSyntax

/// The reader of records makes the plan that libyaml's tape has, or leaves the file to it.
@Suite struct JSONPlanReaderTests {
  private static let plans = [
    SamplePlans.push, SamplePlans.tabs, SamplePlans.auction, SamplePlans.hostile, SamplePlans.imports,
    SamplePlans.strays, SamplePlans.covered,
  ].map { bytes(of: $0.plan) }

  private static func bytes(of plan: HierarchyPlan) -> [UInt8] {
    var output = ByteWriter()
    PlanWriter.write(plan, into: &output)
    return output.take()
  }

  /// Reads a text both ways, and tells whether the reader of records took it.
  private func isTaken(_ bytes: [UInt8], limits: Limits = Limits()) -> Bool {
    let file = SourceFile(path: "x.plan.json", bytes: bytes, limits: limits)
    guard let plan = JSONPlanReader.read(file) else { return false }
    var sink = DiagnosticSink()
    let text = String(decoding: bytes, as: UTF8.self)
    guard let isASCII = SourceCheck.isASCII(file, id: FileID(0), sink: &sink),
      let tape = TapeReading.readYAML(file, id: FileID(0), isASCII: isASCII, sink: &sink)
    else {
      Issue.record("libyaml refuses \(text)")
      return true
    }
    var reader = TapePlanReader(tape, limits: limits)
    let other = reader.read()
    #expect(sink.diagnostics.isEmpty && !reader.hasFailed && other == plan, "\(text)")
    return true
  }

  @Test func `what a writer has written is taken`() {
    #expect(JSONPlanReaderTests.plans.filter { isTaken($0) }.count >= 5)
  }

  @Test(arguments: [
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[]}"#,
    "\n{ \"plan\": 2 ,\n\"ios\": 17 ,\"behaviours\": [ ] , \"scene\": \"A, [b]\" }\n \n",
    #"{"plan":2,"scene":"A","ios":17,"behaviours":["didMoveTwice" , "sheetsAreCards"],"lists":[[],[]]}"#,
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[],"steps":[{"number":4,"title":"","routine":0,"mark":[0,0],"#
      + #""after":0.25}],"routines":[{"name":"r","step":0,"instructions":[["link",0,1,-0]],"marks":[[0,9,1]]}],"#
      + #""instances":[{"name":"a","template":0},{"template":0,"name":"b"}],"templates":["#
      + #"{"mark":[0,1],"id":"a","kind":"view"}]}"#,
  ])
  func `plain JSON is taken in any order of its keys`(text: String) {
    #expect(isTaken(Array(text.utf8)))
  }

  @Test(arguments: [
    " {\n \"plan\" :2,\"scene\":\"A\",\"ios\":17,\"behaviours\":[]}",
    "", "{", "{}", "{\"plan\"", "[]", "\"plan\"", "\u{FEFF}{}",
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[]"#, #"{"plan":2,"scene":"A","ios":17,"behaviours":[]}}"#,
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[],}"#, #"{"plan":2,"scene":"A","ios":17}"#,
    #"{"plan":1,"scene":"A","ios":17,"behaviours":[]}"#, #"{"plan":2,"scene":"A","ios":017,"behaviours":[]}"#,
    #"{"plan":2,"scene":"A","ios":17,"ios":17,"behaviours":[]}"#, #"{"plan":2,"scene":A,"ios":17,"behaviours":[]}"#,
    #"{"plan":2,"scene":"A","ios":9999999999999999999,"behaviours":[]}"#,
    #"{"plan":2,"scene":"A","ios":-1,"behaviours":[]}"#, #"{"plan":2,"scene":"A","ios":17,"behaviours":[,]}"#,
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[],"initial":0}"#,
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[],"lists":[[0]]}"#,
    #"{"plan":2,"scene":"A","ios":17,"behaviours":[],"hooks":[["#, #"{"plan":2,"scene":"A","ios":17,"behaviours":["x"#,
    "{\"plan\":2,\"scene\":\"A\",\"ios\":17,\"behaviours\":[]}\t",
    "{\"plan\":2,\"scene\":\"\u{7F}\",\"ios\":17,\"behaviours\":[]}",
  ])
  func `anything else is left to libyaml`(text: String) {
    #expect(!isTaken(Array(text.utf8)))
  }

  @Test func `a plan that is nested or as large as a bound forbids is left to libyaml, which says so`() {
    let plan = JSONPlanReaderTests.plans[0]
    for (limit, most) in [(Limit.levels, 8), (.bytes, plan.count)] {
      for (value, fits) in [(most, true), (most - 1, false)] {
        var limits = Limits()
        limits[limit] = value
        #expect(isTaken(plan, limits: limits) == fits)
      }
    }
  }

  @Test func `plans that end too early are left to libyaml`() {
    let plan = JSONPlanReaderTests.plans[0]
    for count in plan.indices.dropLast() { #expect(!isTaken(Array(plan[..<count]))) }
  }

  @Test func `random plans, whole and broken, are what libyaml makes of them where they are taken`() {
    var state: UInt64 = 11
    func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let bits = Array("{}[]\",: -.\n0129atn#&'\\eE+".utf8)
    let numbers = [
      "0", "-0", "7", "12", "00", "-1", "2147483648", "4294967296", "1e3", "0.5", "null", "true", "1.", "\"2\"",
    ]
    /// Replaces the number at or behind a place.
    func change(numberBehind place: Int, in bytes: inout [UInt8]) {
      guard let start = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
      let end = bytes[start...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
      bytes.replaceSubrange(start..<end, with: numbers[roll(numbers.count)].utf8)
    }
    var taken = 0
    for round in 0..<4_000 {
      var bytes = JSONPlanReaderTests.plans[round % JSONPlanReaderTests.plans.count]
      for _ in 0...roll(2) {
        let place = roll(bytes.count)
        let length = roll(min(60, bytes.count - place))
        switch roll(7) {
        case 0: bytes[place] = bits[roll(bits.count)]
        case 1: bytes.insert(bits[roll(bits.count)], at: place)
        case 2: bytes.remove(at: place)
        case 3: bytes.removeSubrange(place..<place + length)
        case 4: bytes.insert(contentsOf: bytes[place..<place + length], at: roll(bytes.count))
        case 5:
          // Blanks where they mean nothing, mostly.
          let comma = bytes[place...].firstIndex(of: 0x2C) ?? place
          bytes.insert(contentsOf: " \n ".utf8, at: comma + roll(2))
        default: change(numberBehind: place, in: &bytes)
        }
      }
      if isTaken(bytes) { taken += 1 }
    }
    #expect(taken > 400)
  }
}
