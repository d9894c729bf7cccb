import SceneBasics
import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

/// Real plans with random damage: a finding, or a run that ends; never a crash.
@Suite struct PlanMutationTests {
  private static let scenes = Thoroughness.sample(PlanFiles.scenes, oneIn: 8)

  @Test(.timeLimit(.minutes(5)), arguments: scenes)
  func `random changes of bytes give a finding with a place, or a plan that runs`(path: String) throws {
    let original = PlanFiles.bytes(try #require(try PlanFiles.plan(ofSceneAt: path)))
    var random = Xorshift(seed: path.utf8.reduce(88_172_645_463_325_252) { $0 &* 31 &+ UInt64($1) })
    var refused = 0
    for _ in 0..<30 {
      var bytes = original
      for _ in 0...random.next(3) { change(&bytes, &random) }
      if try judge(bytes) == nil { refused += 1 }
    }
    #expect(refused > 0, "no change did any damage")
  }

  @Test(.timeLimit(.minutes(5)), arguments: scenes)
  func `random changes of values give a finding with a place, or a plan that runs`(path: String) throws {
    let original = PlanFiles.bytes(try #require(try PlanFiles.plan(ofSceneAt: path)))
    var random = Xorshift(seed: path.utf8.reduce(1_181_783_497_276_652_981) { $0 &* 31 &+ UInt64($1) })
    var accepted = 0
    for _ in 0..<10 {
      var lines = original.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      for _ in 0...random.next(2) { change(&lines, &random) }
      let bytes = Array(lines.joined(separator: "\n").utf8)
      guard try judge(bytes) != nil else { continue }
      accepted += 1
      let text = String(decoding: bytes, as: UTF8.self)
      for arguments in [["run"], ["tree", "--step", "all"], ["diagram"], ["diagram", "--view", "segues"], ["test"]] {
        #expect([0, 1, 2].contains(CommandRun(arguments + ["-"], input: text).exit), "\(arguments) \(text)")
      }
    }
    #expect(accepted > 0, "no change made another plan")
  }

  /// The plan of some bytes, run once; nil after one finding that lies in the file, or findings about a scene.
  private func judge(_ bytes: [UInt8]) throws -> HierarchyPlan? {
    let compilation = PlanFiles.read(bytes)
    for span in compilation.diagnostics.map(\.span) {
      let line = SourceFile(path: "", bytes: bytes).line(Int(span.line))
      #expect(Int(span.column) <= line.count + 1)
    }
    guard let plan = compilation.plan else {
      #expect(compilation.diagnostics.contains { $0.severity == .error })
      return nil
    }
    #expect(PlanFiles.read(PlanFiles.bytes(plan)).plan == plan, "what was accepted can be written and read again")
    var observer = Counter()
    _ = Pipeline.run(plan, observer: &observer)
    return plan
  }

  private struct Counter: LifecycleObserver {
    let wishes: ObserverWishes = .events
    var events = 0
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events += 1 }
  }

  // MARK: Damage

  private func change(_ bytes: inout [UInt8], _ random: inout Xorshift) {
    guard bytes.count > 1 else { return }
    let place = random.next(bytes.count)
    switch random.next(6) {
    case 0: bytes[place] = UInt8(random.next(256))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(Array("{}[],:\"0123456789-.enulltrue\\\n".utf8)[random.next(30)], at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.next(40)))
    case 4: bytes.removeLast(random.next(bytes.count))
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random.next(200))], at: place)
    }
  }

  private func change(_ lines: inout [String], _ random: inout Xorshift) {
    let place = random.next(lines.count)
    switch random.next(5) {
    case 0: lines.swapAt(place, random.next(lines.count))
    case 1:
      // The number of a record, of an instance or of an operand.
      lines[place] = replacingNumber(in: lines[place], &random)
    case 2:
      let numbered = lines.indices.filter { lines[$0].hasPrefix("      [") }
      if let line = numbered.isEmpty ? nil : numbered[random.next(numbered.count)] {
        lines[line] = replacingNumber(in: lines[line], &random)
      }
    case 3:
      // One instruction's word for another's.
      let instructions = lines.indices.filter { lines[$0].hasPrefix("      [\"") }
      guard instructions.count > 1 else { return }
      let (to, from) = (instructions[random.next(instructions.count)], instructions[random.next(instructions.count)])
      let tail = lines[to].hasSuffix(",") ? "," : ""
      lines[to] = lines[from].hasSuffix(",") ? String(lines[from].dropLast()) + tail : lines[from] + tail
    default:
      let (one, other) = ("true", "false")
      lines[place] =
        lines[place].contains(one)
        ? lines[place].replacing(one, with: other) : lines[place].replacing(other, with: one)
    }
  }

  private func replacingNumber(in line: String, _ random: inout Xorshift) -> String {
    let numbers = line.matches(of: /\b\d+\b/)
    guard !numbers.isEmpty else { return line }
    let number = numbers[random.next(numbers.count)]
    let other =
      random.next(8) == 0 ? ["-1", "4294967295", "4294967296", "1e3", "0.5"][random.next(5)] : "\(random.next(12))"
    return String(line[..<number.range.lowerBound]) + other + line[number.range.upperBound...]
  }
}
