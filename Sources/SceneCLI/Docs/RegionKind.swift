internal import SceneDiagrams
internal import SceneSession
internal import SceneTrace

/// The content that a region may have: what a verb prints, in the Markdown that shows it.
struct RegionKind: Sendable {
  /// How a text stands in a document.
  enum Form: Sendable {
    /// In a code fence, which says in which language it is.
    case code(String)
    /// It is Markdown already.
    case markdown
    /// In a file of its own, which the document shows.
    case picture(path: String)
    /// In two files with names like this one, of which the reader's page chooses one.
    case pair(path: String)
  }

  /// The verb that makes the text.
  let verb: any Verb
  /// How it stands in the document.
  let form: @Sendable (Arguments) -> Form

  /// The verb's options that make sense in a document.
  var options: [any AnyCommandOption] {
    // How far a document may look isn't the document's to say.
    let own: [any AnyCommandOption] = [
      CommonOptions.watch, CommonOptions.color, CommonOptions.help, CommonOptions.jobs,
    ]
    let foreign = Set((own + ConfinementOptions.all + CommonOptions.ofLongWork).map(\.name))
    return verb.options.filter { !foreign.contains($0.name) }
  }

  /// All of them.
  static let all: [RegionKind] = [
    RegionKind(verb: DiagramVerb()) { arguments in
      if let path = arguments[CommonOptions.output] {
        return arguments.has(DiagramVerb.pair) ? .pair(path: path) : .picture(path: path)
      }
      let format = arguments[DiagramVerb.format]?.name ?? arguments[DiagramVerb.view]?.standardFormat
      return .code(format ?? DiagramFormats.all[0].name)
    },
    RegionKind(verb: RunVerb()) { arguments in
      if let path = arguments[CommonOptions.output], path.hasSuffix(".svg") { return .picture(path: path) }
      switch arguments[RunVerb.format]?.name {
      case "markdown": return .markdown
      case "json", "jsonl": return .code("json")
      default: return .code("text")
      }
    },
    RegionKind(verb: TreeVerb()) { _ in .code("text") },
    RegionKind(verb: WhyVerb()) { _ in .code("text") },
    RegionKind(verb: CheckVerb()) { _ in .code("text") },
    RegionKind(verb: TestVerb()) { _ in .code("text") },
    RegionKind(verb: SourceText()) { _ in .code("yaml") },
    RegionKind(verb: ControllerTable()) { _ in .markdown },
    RegionKind(verb: SegueTable()) { _ in .markdown },
    RegionKind(verb: SceneTable()) { _ in .markdown },
    RegionKind(verb: Gallery()) { _ in .markdown },
  ]
}
