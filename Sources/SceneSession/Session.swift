package import SceneBasics
package import SceneProgram

/// One call of a verb: the world, and how it wants its text.
package struct Session {
  package let console: Console
  package var color = ColorChoice.auto
  /// How far from a file that may lie which it names.
  package var confinement = Confinement()
  /// How much may come of what is read.
  package var limits = Limits()
  /// The Markdown that a document is read as, where the text is for one.
  package var dialect = MarkdownDialect.common
  /// Other circumstances than those that scenes name.
  package var variation = Variation()
  /// Whether no progress is shown.
  package var isQuiet = false
  /// Measures the stages of the work; nil if the caller doesn't ask.
  package var clock: WorkClock?

  package init(
    console: Console, color: ColorChoice = .auto, confinement: Confinement = Confinement(), limits: Limits = Limits()
  ) {
    self.console = console
    self.color = color
    self.confinement = confinement
    self.limits = limits
  }

  /// Does a stage of the work that isn't the compiler's.
  package func time<Result, Failure>(_ stage: WorkStage, _ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    guard let clock else { return try body() }
    let lap = WorkLap(clock, nil)
    lap.begin(stage)
    defer { lap.end() }
    return try body()
  }

  /// How text on standard output is set off.
  package var outputDecoration: Decoration { decoration(isTerminal: console.isOutputTerminal) }
  /// How text on standard error is set off.
  package var errorDecoration: Decoration { decoration(isTerminal: console.isErrorTerminal) }

  /// Prints why something can't be done.
  package func report(_ failure: CommandFailure) { console.report(failure.text(errorDecoration)) }

  /// Prints what is worth knowing although all went well.
  package func remark(_ message: String, hint: String? = nil) {
    let decoration = errorDecoration
    let text = decoration.wrapped(VisibleText.of(message), behind: 6)
    console.report(decoration.paint("note:", as: .note) + " " + text + "\n" + decoration.help(hint))
  }

  private func decoration(isTerminal: Bool) -> Decoration {
    var decoration =
      switch color {
      case .always: Decoration.ansi
      case .never: Decoration.plain
      case .auto:
        // no-color.org: set and not empty means none; a dumb terminal knows none.
        isTerminal && (console.environment("NO_COLOR") ?? "").isEmpty && console.environment("TERM") != "dumb"
          ? Decoration.ansi : Decoration.plain
      }
    if isTerminal { decoration.width = console.outputWidth() }
    return decoration
  }
}
