import Foundation
import FuzzTargets
import SceneTestSupport
import Testing

/// Inputs that once broke a fuzz target, in `Tests/Cases/fuzz/<target>`, and a while of fuzzing.
@Suite struct FuzzCaseTests {
  private static let cases = Repository.files(below: "Tests/Cases/fuzz") { _ in true }

  @Test(arguments: cases) func `what was found once holds`(path: String) throws {
    let target = try #require(FuzzTarget(rawValue: String(path.split(separator: "/")[3])))
    let bytes = try Data(contentsOf: Repository.url(path))
    #expect(target.violations(by: Array(bytes)) == [])
  }

  @Test(arguments: FuzzTarget.allCases) func `each target has something to begin with, and it holds`(
    target: FuzzTarget
  ) {
    let seeds = FuzzSeeds.of(target)
    #expect(seeds.count > 3)
    for index in stride(from: 0, to: seeds.count, by: max(1, seeds.count / 5)) {
      #expect(target.violations(by: seeds[index]) == [], "seed \(index)")
    }
  }

  /// `FUZZ_SECONDS=60 FUZZ_SEED=…`, as `.ci/run` has it; `FUZZ_TARGET=log` tries that one only. What is tried lies in
  /// `.build/fuzz-input` while it is tried, so that it is there after a crash; what breaks a target stays beside it.
  @Test(.enabled(if: FuzzCaseTests.seconds > 0, "FUZZ_SECONDS says for how long")) func `a while of fuzzing`() throws {
    let name = FuzzCaseTests.variable("FUZZ_TARGET")
    let targets = FuzzTarget.allCases.filter { name == nil || $0.rawValue == name }
    #expect(!targets.isEmpty, "no target is called '\(name ?? "")'")
    let mutator = SceneMutator(vocabulary: FuzzSeeds.words)
    let seed = FuzzCaseTests.variable("FUZZ_SEED") ?? "1"
    var dice = Dice(seed: seed.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    for target in targets {
      let input = Repository.url(".build/fuzz-input" + (name.map { "-\($0)" } ?? ""))
      var corpus = FuzzSeeds.of(target)
      var (total, broken, slowest) = (0, 0, 0.0)
      let end = Date(timeIntervalSinceNow: FuzzCaseTests.seconds / Double(targets.count))
      while Date() < end {
        var bytes = corpus[dice.roll(corpus.count)]
        if dice.roll(4) > 0 { bytes = mutator.mutated(bytes, &dice) }
        if dice.roll(4) == 0, !bytes.isEmpty { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
        bytes = Array(bytes.prefix(4_096))
        try Data(bytes).write(to: input)
        let start = ProcessorTime.now
        let violations = target.violations(by: bytes, forms: .one(drawnBy: bytes))
        let took = ProcessorTime.now - start
        #expect(violations == [], "\(target): \(String(decoding: bytes, as: UTF8.self))")
        if !violations.isEmpty || took > max(slowest, 2) {
          broken += 1
          try Data(bytes).write(to: Repository.url(".build/fuzz-found-\(target)-\(broken)"))
        }
        slowest = max(slowest, took)
        total += 1
        // What comes of a mutation may be mutated further.
        if dice.roll(8) == 0 { corpus.append(bytes) }
      }
      print("fuzzed \(target): \(total) inputs, the slowest took \((slowest * 1_000).rounded() / 1_000) s")
    }
  }

  private static let seconds = variable("FUZZ_SECONDS").flatMap { Double($0) } ?? 0

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
