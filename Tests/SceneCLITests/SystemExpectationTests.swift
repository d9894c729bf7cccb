import SceneTestSupport
import Testing

/// An `expect` that says on which systems it holds.
@Suite struct SystemExpectationTests {
  private static func scene(_ script: String...) -> String {
    "scene: A sheet\ninitial: home\ncontrollers: { home: , sheet: }\nscript:\n"
      + script.map { "  - \($0)\n" }.joined()
  }

  /// M6.20: a sheet leaves the presenter alone from iOS 13 on.
  private static let covered = scene(
    "present: sheet", "expect: { ios: 13..., lacks: [home.viewWillDisappear] }",
    "expect: { ios: ...12, contains: [home.viewWillDisappear] }", "dismiss",
    "expect: { device: [pad, phoneMax], visible: sheet }", "expect: { visible: home }")

  private func test(_ scene: String, _ options: String...) -> CommandRun {
    CommandRun(["test"] + options + ["a.yaml"], files: MemoryFiles(["a.yaml": scene]))
  }

  @Test func `elsewhere it is counted and not judged`() {
    for options in [[], ["--ios", "12"], ["--ios", "26"]] {
      let run = CommandRun(["test"] + options + ["a.yaml"], files: MemoryFiles(["a.yaml": Self.covered]))
      #expect(run.exit == 0)
      #expect(run.output == "2 passed, 0 failed, 2 not judged on this system\n", "\(run.transcript)")
    }
    let pad = test(Self.covered, "--device", "pad")
    #expect(pad.exit == 1 && pad.output.hasSuffix("2 passed, 1 failed, 1 not judged on this system\n"))
    #expect(pad.output.contains("a.yaml:9: failed: visible is 'home', expected 'sheet'"))
  }

  @Test func `an expectation that isn't judged still ends what the next one counts`() {
    let scene = Self.scene(
      "present: sheet", "expect: { ios: 5, visible: home }", "dismiss",
      "expect: { trace: [sheet.viewWillDisappear, sheet.viewDidDisappear], of: [sheet], callbacks: [appearance] }")
    #expect(test(scene).output == "1 passed, 0 failed, 1 not judged on this system\n")
  }

  @Test func `an exception that is expected elsewhere isn't expected here`() {
    let scene =
      "scene: x\ninitial: main\ncontrollers: { main: { kind: navigation, stack: [a] }, a: }\n"
      + "script: [push: a, expect: { ios: ...12, raises: pushedTwice }]\n"
    #expect(test(scene, "--ios", "12").exit == 0)
    let here = test(scene)
    #expect(here.exit == 1 && here.output.contains("the exception 'pushedTwice' ended the run"), "\(here.transcript)")
  }

  @Test func `a plan knows it too`() {
    for options in [["--ios", "17"], ["--ios", "12"]] {
      let ios = options[1]
      let files = MemoryFiles(["a.yaml": Self.covered.replacing("initial:", with: "ios: \(ios)\ndevice: pad\ninitial:")]
      )
      #expect(CommandRun(["compile", "a.yaml", "-o", "a.plan"], files: files).exit == 0)
      let (scene, plan) = (CommandRun(["test", "a.yaml"], files: files), CommandRun(["test", "a.plan"], files: files))
      #expect(plan.exit == scene.exit)
      #expect(plan.output.replacing("a.plan", with: "a.yaml") == scene.output.replacing("a.plan", with: "a.yaml"))
      #expect(scene.output.hasSuffix("2 passed, 1 failed, 1 not judged on this system\n"))
    }
    let listing = CommandRun(
      ["compile", "--format", "listing", "a.yaml"], files: MemoryFiles(["a.yaml": Self.covered]))
    #expect(listing.output.contains("ios    13...\n") && listing.output.contains("device   pad, phoneMax\n"))
  }

  @Test func `build servers count it as skipped`() {
    let run = test(Self.covered, "--reporter", "junit")
    #expect(run.output.contains("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"2\""), "\(run.output)")
    #expect(
      run.output.contains("<skipped message=\"it isn&apos;t judged on this system\"/>")
        || run.output.contains("<skipped message=\"it isn't judged on this system\"/>"))
  }

  @Test func `what can't be a system is an error at its place`() {
    for (text, words) in [
      ("ios: 4...", "a.yaml:5:20: error:"), ("ios: 13...9", "'13...', '8...12' or '...12'"), ("ios: twelve", "error:"),
      ("ios: [12]", "error:"), ("device: ipad", "write 'pad'"),
    ] {
      let run = test(Self.scene("expect: { \(text), visible: home }"))
      #expect(run.exit == 1 && run.errors.contains(words), "\(text): \(run.errors)")
    }
  }

  @Test func `a matrix says where each holds, and minds only where it says so`() {
    let axes = ["--matrix", "ios=5..26", "--matrix", "device=phone,pad"]
    let good = Self.scene(
      "present: sheet", "expect: { ios: 13..., lacks: [home.viewWillDisappear] }",
      "expect: { ios: ...12, contains: [home.viewWillDisappear] }", "dismiss", "expect: { visible: home }",
      "expect: { device: phoneMax, visible: sheet }")
    let run = CommandRun(["test"] + axes + ["a.yaml"], files: MemoryFiles(["a.yaml": good]))
    #expect(run.exit == 0)
    #expect(
      run.output == """
        a.yaml:6: lacks home.viewWillDisappear holds on iOS 13–26; it says iOS 13...
        a.yaml:7: contains home.viewWillDisappear holds on iOS 5–12; it says iOS ...12
        a.yaml:9: visible home holds everywhere
        a.yaml:10: visible sheet isn't judged in any cell; it says phoneMax
        3 hold where they say so, 0 don't, 1 isn't judged in any cell; 44 cells

        """, "\(run.transcript)")
    let bad = CommandRun(
      ["test"] + axes + ["a.yaml"],
      files: MemoryFiles([
        "a.yaml": Self.scene("present: sheet", "expect: { ios: 10..., lacks: [home.viewWillDisappear] }")
      ]))
    #expect(bad.exit == 1)
    #expect(
      bad.output == """
        a.yaml:6: failed: lacks home.viewWillDisappear holds on iOS 13–26; it says iOS 10...; it doesn't hold where it \
        says so: iOS 10–12
        0 hold where they say so, 1 don't; 44 cells

        """, "\(bad.transcript)")
    #expect(test(good, "--matrix", "ios=12,13", "--accept").exit == 64)
    #expect(test(good, "--matrix", "ios=12,13", "--reporter", "junit").exit == 64)
    #expect(test(good, "--matrix", "io=12").exit == 64)
  }
}
