internal import SceneBasics
internal import SceneSession

/// `help`: what the command, or one of its verbs, is for.
struct HelpVerb: Verb {
  let name = "help"
  let overview = "Show the options of scenograph or of one of its verbs."
  var operands: Operands {
    Operands(
      placeholder: "verb", count: .optional, summary: "The verb to explain.",
      completion: .words(Command.verbs.map { Choice(word: $0.name, summary: $0.overview) }))
  }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let page =
      if let name = arguments.operands.first {
        HelpPage.text(of: try Command.find(name))
      } else {
        HelpPage.overview(of: Command.verbs)
      }
    session.console.out.write(page)
    return .done
  }
}
