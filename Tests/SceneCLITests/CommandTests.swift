import SceneTestSupport
import Testing

/// The command as a whole: what is true of every verb.
@Suite struct CommandTests {
  @Test func `no verb, an unknown one and an option in its place are wrong usage`() {
    let nothing = CommandRun([])
    #expect(nothing.exit == 64)
    #expect(nothing.errors.hasPrefix("error: no verb given\nhelp: give one of check, "))
    #expect(nothing.output.isEmpty)
    #expect(CommandRun(["chekc"]).errors.hasPrefix("error: unknown verb 'chekc'; did you mean 'check'?\nhelp: "))
    let option = CommandRun(["--colour", "run"])
    #expect(option.exit == 64)
    #expect(option.errors.hasPrefix("error: unknown option '--colour'\nhelp: options stand behind the verb"))
  }

  @Test func `wrong usage is one line and a way out, and nothing on standard output`() {
    for arguments in [
      ["run"], ["check", "--strickt", "x"], ["explain", "qwrtzp", "plmk"], ["help", "me"], ["explain", "x"],
    ] {
      let run = CommandRun(arguments)
      let lines = run.errors.split(separator: "\n")
      #expect(run.exit == 64, "\(arguments)")
      #expect(run.output.isEmpty, "\(arguments)")
      #expect(lines.count == 2 && lines[0].hasPrefix("error: ") && lines[1].hasPrefix("help: "), "\(run.errors)")
    }
  }

  @Test func `the version is one line, with the commit if the build was given one, and the build`() throws {
    let run = CommandRun(["--version"])
    #expect(run.exit == 0 && run.errors.isEmpty)
    let build = /\((commit [0-9a-f]+, )?(debug|release|static) build, \w+ \w+\)\n/
    let rest = try #require(run.output.prefixMatch(of: /scenograph \d+\.\d+\.\d+\x20/))
    #expect(run.output[rest.range.upperBound...].wholeMatch(of: build) != nil, "\(run.output)")
    #expect(CommandRun(["--version", "x"]).exit == 64)
  }

  @Test func `help of a verb is the same by either way`() {
    let help = CommandRun(["help", "check"])
    #expect(help.exit == 0 && help.errors.isEmpty)
    #expect(help.output.hasPrefix("OVERVIEW: "))
    #expect(CommandRun(["check", "--help"]).output == help.output)
    #expect(CommandRun(["check", "-h"]).output == help.output)
    #expect(CommandRun(["--help"]).output == CommandRun(["help"]).output)
  }

  @Test func `colour is for terminals, unless it is asked for or forbidden`() {
    func isColored(_ arguments: String..., environment: [String: String] = [:], isTerminal: Bool) -> Bool {
      CommandRun(["check", "no.yaml"] + arguments, environment: environment, isTerminal: isTerminal)
        .errors.contains("\u{1B}[")
    }
    #expect(isColored(isTerminal: true))
    #expect(!isColored(isTerminal: false))
    #expect(isColored("--color", "always", isTerminal: false))
    #expect(!isColored("--color", "never", isTerminal: true))
    #expect(!isColored(environment: ["NO_COLOR": "1"], isTerminal: true))
    #expect(isColored(environment: ["NO_COLOR": ""], isTerminal: true))
    #expect(isColored("--color=always", environment: ["NO_COLOR": "1"], isTerminal: true))
    #expect(!isColored(environment: ["TERM": "dumb"], isTerminal: true))
  }

  @Test func `a file that isn't there is named, with the one that was probably meant`() {
    let files = MemoryFiles(["scenes/main.scene.yaml": "scene: x"])
    let run = CommandRun(["check", "scenes/mian.scene.yaml"], files: files)
    #expect(run.exit == 2)
    #expect(
      run.errors == """
        scenes/mian.scene.yaml: error: no such file
        help: did you mean 'scenes/main.scene.yaml'?

        """)
  }

  @Test func `a path can't steer the terminal`() {
    let run = CommandRun(["check", "a\u{1B}[2J.yaml"], files: MemoryFiles())
    #expect(run.errors.hasPrefix("a␛[2J.yaml: error: no such file\n"))
  }
}
