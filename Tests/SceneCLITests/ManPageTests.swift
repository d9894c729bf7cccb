import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSession

/// The manual page, read by programs that read manual pages.
@Suite struct ManPageTests {
  private let page = CommandRun(["--generate-man-page"])

  @Test(.enabled("mandoc is not installed") { OtherProgram.exists("mandoc") })
  func `mandoc has nothing to say of it`() throws {
    let answer = try OtherProgram.run(["mandoc", "-T", "lint"], input: page.output)
    #expect(answer.status == 0)
    #expect(answer.output == "")
  }

  @Test(.enabled("mandoc is not installed") { OtherProgram.exists("mandoc") })
  func `it shows every verb, option and word, as they are typed`() throws {
    let shown = try OtherProgram.run(["mandoc", "-T", "utf8", "-O", "width=1000"], input: page.output).output
    // What is bold or underlined is struck over itself.
    let text = shown.replacing(/.\u{8}/, with: "")
    for verb in Command.verbs {
      #expect(text.contains("scenograph \(verb.name) [<options>]\(verb.operands.usage)\n"))
      for option in verb.allOptions {
        #expect(text.contains(HelpPage.label(of: option)))
        for choice in option.choices where choice.summary != nil { #expect(text.contains("\(choice.word) - ")) }
      }
    }
    for option in RootOptions.all { #expect(text.contains(HelpPage.label(of: option))) }
    for code in ExitCode.allCases { #expect(text.contains(code.summary)) }
  }

  @Test func `the page is all that is printed`() {
    #expect(page.exit == 0 && page.errors.isEmpty)
    #expect(page.output.hasPrefix(".TH SCENOGRAPH 1 "))
  }
}
