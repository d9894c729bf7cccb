import SceneTestSupport
import Testing

/// Input that is wrong or too much: a finding with a place, the right exit code, never a crash.
@Suite struct BrokenInputTests {
  /// `path:line:col: level: message [SG104]`, at the start of a line.
  private var finding: Regex<(Substring, path: Substring, level: Substring)> {
    /(?m)^(?<path>\S+):\d+:\d+: (?<level>error|warning|note): .+ \[SG\d\d\d\]$/
  }

  /// The bounds for a broken input: one that is too much is also too much for smaller bounds, and these are met sooner.
  /// Other input has the usual ones.
  private func bounds(for broken: GoldenCase) -> [String] {
    guard broken.path.contains("/limits/") else { return [] }
    return ["work=500", "depth=100", "turns=500"].flatMap { ["--limit", $0] }
  }

  private func check(_ broken: GoldenCase, exit: Int32, hasError: Bool = true) {
    let run = CommandRun(["check", broken.path])
    #expect(run.exit == exit, "\(run.output)\(run.errors)")
    #expect(run.errors.isEmpty)
    if let problem = Golden.problem(with: run.output, at: broken.record(".diagnostics")) { Issue.record("\(problem)") }
    // The concise form is the findings alone: each must be a line with a place.
    let lines = CommandRun(["check", "--reporter", "concise", broken.path] + bounds(for: broken)).output.split(
      separator: "\n")
    #expect(lines.contains { $0.firstMatch(of: finding)?.output.level == "error" } == hasError && !lines.isEmpty)
    for line in lines { #expect(line.wholeMatch(of: finding) != nil, "\(line)") }
    guard Thoroughness.draws(broken.path, oneIn: 4) else { return }
    #expect(CommandRun(["check", broken.path]).output == run.output, "two runs differ")
  }

  @Test(arguments: GoldenCase.invalid) func `broken input gets a finding with a place, and 1`(broken: GoldenCase) {
    check(broken, exit: 1)
  }

  @Test(arguments: GoldenCase.warned) func `a mistake that is no error gets a finding with a place, and 0`(
    mistake: GoldenCase
  ) {
    check(mistake, exit: 0, hasError: false)
  }

  /// Findings that no scene of a size for people gets: storyboards, plans, sizes, logs.
  private func isForScenes(_ code: Int) -> Bool {
    !(119...128).contains(code) && !(191...199).contains(code) && !(291...294).contains(code) && code < 700
  }

  @Test func `each finding about scenes has two mistakes that people make`() throws {
    let page = try Repository.text("schema/diagnostics.md")
    let codes = page.matches(of: /(?m)^\| \[SG(\d+)\]/).compactMap { Int($0.output.1) }.filter(isForScenes)
    #expect(codes.count > 135)
    var counts: [Int: Int] = [:]
    for folder in ["mistakes", "warned", "limits"] {
      for record in Repository.files(below: "Tests/Cases/" + folder, where: { $0.hasSuffix(".diagnostics") }) {
        let found = Set(try Repository.text(record).matches(of: /\[SG(\d+)\]/).compactMap { Int($0.output.1) })
        for code in found { counts[code, default: 0] += 1 }
      }
    }
    for code in codes { #expect(counts[code, default: 0] >= 2, "SG\(code)") }
  }

  @Test(arguments: GoldenCase.limits) func `input over a limit gets a finding with a place, and 2`(broken: GoldenCase) {
    check(broken, exit: 2)
  }

  @Test(arguments: GoldenCase.invalid + GoldenCase.limits) func `no verb makes anything of it`(broken: GoldenCase) {
    let bounds = bounds(for: broken)
    let check = CommandRun(["check", broken.path] + bounds)
    guard check.output.contains(/error: .* \[SG[12]\d\d\]/) else { return }
    for verb in ["compile", "run", "tree", "diagram"] {
      let run = CommandRun([verb, broken.path] + bounds)
      #expect(run.exit == check.exit, "\(verb)")
      #expect(run.output.isEmpty, "\(verb)")
      #expect(run.errors.contains(finding), "\(verb)")
    }
  }
}
