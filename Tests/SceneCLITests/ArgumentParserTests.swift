import SceneTestSupport
import Synchronization
import Testing

@testable import SceneSession

/// How the words after a verb are read.
@Suite struct ArgumentParserTests {
  private static let size = CommandOption("size", letter: "s", placeholder: "number", summary: "A number.") { Int($0) }
  private static let form = CommandOption(
    "form", placeholder: "form", choices: [("text", nil, 1), ("json", nil, 2)], summary: "A form.")
  private static let all = CommandOption(flag: "all", letter: "a", summary: "All of it.")
  private static let brief = CommandOption(flag: "brief", letter: "b", summary: "Less of it.")

  private func parse(_ words: String..., count: Operands.Count = .oneOrMore) throws(CommandFailure) -> Arguments {
    let options: [any AnyCommandOption] = [
      ArgumentParserTests.size, ArgumentParserTests.form, ArgumentParserTests.all, ArgumentParserTests.brief,
    ]
    let operands = Operands(placeholder: "file", count: count, summary: "Files.")
    return try ArgumentParser(verb: "run", operands: operands, options: options + CommonOptions.ofEveryVerb)
      .parse(words)
  }

  private func message(_ words: String..., count: Operands.Count = .oneOrMore) -> String? {
    let options: [any AnyCommandOption] = [
      ArgumentParserTests.size, ArgumentParserTests.form, ArgumentParserTests.all, ArgumentParserTests.brief,
    ]
    let operands = Operands(placeholder: "file", count: count, summary: "Files.")
    do throws(CommandFailure) {
      _ = try ArgumentParser(verb: "run", operands: operands, options: options).parse(words)
      return nil
    } catch {
      #expect(error.exit == .wrongUsage)
      #expect(error.hint == "run 'scenograph help run' to see how 'run' is called")
      return error.message
    }
  }

  @Test func `without a path some verbs take the folder in which they run`() throws {
    #expect(try parse(count: .orThisFolder).operands == ["."])
    #expect(try parse("--all", count: .orThisFolder).operands == ["."])
    #expect(try parse("f", count: .orThisFolder).operands == ["f"])
    for verb in ["check", "test", "fmt"] {
      let run = CommandRun([verb], files: MemoryFiles(["./a.scene.yaml": "scene: A\ncontrollers: { a: }\n"]))
      #expect(!run.errors.contains("needs a"), "\(verb): \(run.errors)")
    }
  }

  @Test func `a call without options makes none, and none makes its help before it is asked for`() throws {
    var made: [String] = []
    func option(_ name: String) -> CommandOption<Bool> {
      made.append(name)
      return CommandOption(flag: name, summary: "A flag.")
    }
    let operands = Operands(placeholder: "file", count: .oneOrMore, summary: "Files.")
    let plain = try ArgumentParser(verb: "run", operands: operands, options: [option("table")]).parse(["f"])
    #expect(!plain.has(option("has")) && plain[option("value")] == nil && plain.all(option("all")).isEmpty)
    #expect(made == [])
    let given = try ArgumentParser(verb: "run", operands: operands, options: [option("table")]).parse(["f", "--table"])
    #expect(given.has(option("table")))
    #expect(made == ["table", "table"])

    let asked = Mutex<[String]>([])
    @Sendable func say(_ word: String) -> String {
      asked.withLock { $0.append(word) }
      return word
    }
    let lazy = CommandOption(
      text: "lazy", placeholder: "text", completion: .plain([say("completion")]), summary: say("summary"))
    #expect(lazy.name == "lazy" && asked.withLock { $0 } == [])
    #expect(lazy.summary == "summary" && asked.withLock { $0 } == ["summary"])
  }

  @Test func `a value stands behind its option, an equals sign, or the letter`() throws {
    #expect(try parse("f", "--size", "3")[ArgumentParserTests.size] == 3)
    #expect(try parse("f", "--size=3")[ArgumentParserTests.size] == 3)
    #expect(try parse("f", "-s", "3")[ArgumentParserTests.size] == 3)
    #expect(try parse("f", "-s3")[ArgumentParserTests.size] == 3)
    #expect(try parse("f", "-s=3")[ArgumentParserTests.size] == 3)
    #expect(try parse("f", "--size=-3")[ArgumentParserTests.size] == -3)
    #expect(try parse("f", "--form=json")[ArgumentParserTests.form] == 2)
    #expect(try parse("f")[ArgumentParserTests.size] == nil)
  }

  @Test func `options stand anywhere among the operands, and a value is given once`() throws {
    let arguments = try parse("--size", "2", "f", "--all", "g", "--size=2")
    #expect(arguments.operands == ["f", "g"])
    #expect(arguments[ArgumentParserTests.size] == 2)
    #expect(arguments.has(ArgumentParserTests.all))
    #expect(!arguments.has(ArgumentParserTests.brief))
  }

  @Test func `two values are a slip, unless the option is a list or counts each time`() throws {
    func message(_ repetition: Repetition) -> String? {
      let option = CommandOption(text: "size", placeholder: "number", summary: "").repeated(as: repetition)
      let parser = ArgumentParser(verb: "run", operands: .none, options: [option])
      do throws(CommandFailure) {
        let arguments = try parser.parse(["--size", "1", "--size=2"])
        return arguments.all(option).joined(separator: " ")
      } catch {
        #expect(error.exit == .wrongUsage && error.hint == "leave one of them out, or call 'run' once for each")
        return error.message
      }
    }
    #expect(message(.once) == "'--size' stands there twice, with '1' and '2'")
    #expect(message(.list) == "1,2")
    #expect(message(.each) == "1 2")
  }

  @Test func `letters cluster, the last one may have a value`() throws {
    let arguments = try parse("-abs3", "f")
    #expect(arguments.has(ArgumentParserTests.all) && arguments.has(ArgumentParserTests.brief))
    #expect(arguments[ArgumentParserTests.size] == 3)
  }

  @Test func `behind two hyphens everything is an operand, and one hyphen is one`() throws {
    #expect(try parse("--", "--all", "-s", "--").operands == ["--all", "-s", "--"])
    #expect(try parse("-").operands == ["-"])
    #expect(try parse("--size", "3", "-").operands == ["-"])
  }

  @Test func `an unknown option is named, and the nearest one with it`() {
    #expect(message("f", "--sise", "3") == "unknown option '--sise'; did you mean '--size'?")
    #expect(message("f", "--sise=3") == "unknown option '--sise'; did you mean '--size'?")
    #expect(message("f", "--wholly-else") == "unknown option '--wholly-else'")
    #expect(message("f", "-x") == "unknown option '-x'")
    #expect(message("f", "-form=json") == "unknown option '-f'; did you mean '--form'?")
  }

  @Test func `a value that is missing, unwanted or wrong is said to be so`() {
    #expect(message("f", "--size") == "'--size' needs a <number>")
    #expect(message("f", "-s") == "'-s' needs a <number>")
    #expect(message("f", "--all=yes") == "'--all' takes no value")
    #expect(message("f", "--size=many") == "'many' is no number for '--size'")
    // One word is no "callbacks", and no "name=number".
    #expect(
      CommandOption<Int>("seen", placeholder: "callbacks", summary: "") { Int($0) }.objection(to: "x")
        == "'--seen' takes <callbacks>, not 'x'")
    #expect(
      CommandOption<Int>("set", placeholder: "name=number", summary: "") { Int($0) }.objection(to: "x")
        == "'--set' takes <name=number>, not 'x'")
    #expect(message("f", "--form=jsn") == "'--form' takes 'text', 'json', not 'jsn'; did you mean 'json'?")
    #expect(message("f", "--form=") == "'--form' takes 'text', 'json', not ''")
  }

  @Test func `operands are counted`() {
    #expect(message() == "'run' needs a <file>")
    #expect(message("f", "g", count: .one) == "'run' takes one <file>, but got 'g' too")
    #expect(message(count: .optional) == nil)
    #expect(message("f", count: .none) == "'run' takes no argument, but got 'f'")
  }

  @Test func `asking for help needs no operand`() throws {
    #expect(try parse("--help").has(CommonOptions.help))
    #expect(try parse("-h").has(CommonOptions.help))
  }
}
