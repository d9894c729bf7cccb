internal import SceneBasics
internal import SceneFiles
internal import SceneServer
internal import SceneSession

/// `lsp`: a language server for editors, over standard input and output.
struct LspVerb: Verb {
  let name = "lsp"
  let overview = "Serve an editor: findings, completion, names and events while a scene is being written."
  let discussion = [
    "An editor starts it, and speaks LSP 3.17 with it over standard input and output. It opens no socket, and writes no file but that of '--preview'.",
    "'--setup EDITOR' prints what to paste so that an editor starts it for files that end in '.scene.yaml'. '--write' writes that to a file, behind what the file has. For vscode it writes the folder of an extension, and '--vsix' the extension as a file.",
    "'--preview FILE' keeps a page in that file: the step at the cursor, with the hierarchy after it and its events. A browser beside the editor loads it again each second.",
    "It ends with 0 if the editor has said 'shutdown' and 'exit', else with 1.",
  ]
  let operands = Operands.none
  var options: [any AnyCommandOption] {
    [LspVerb.setup, LspVerb.place, LspVerb.vsix, LspVerb.preview, LspVerb.stdio, CommonOptions.output]
      + ConfinementOptions.all
  }

  private static let setup = CommandOption<EditorSetup>(
    "setup", placeholder: "editor",
    choices: EditorSetup.allCases.map { Choice(word: $0.rawValue, summary: $0.summary) },
    summary: "Print the setup for an editor, and serve nothing."
  ) { EditorSetup(rawValue: $0) }
  private static let place = CommandOption(
    text: "write", placeholder: "path", completion: .files(.any),
    summary: "Write the setup to this file, behind what it has; for vscode, to this folder.")
  private static let vsix = CommandOption(
    text: "vsix", placeholder: "file", completion: .files(.any), summary: "Write the extension for vscode to this file."
  )
  private static let preview = CommandOption(
    text: "preview", placeholder: "file", completion: .files(.any),
    summary: "Keep the page of the step at the cursor in this file.")
  private static let stdio = CommandOption(
    flag: "stdio", summary: "Serve over standard input and output, as it does anyway; some editors add this.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if let editor = arguments[LspVerb.setup] {
      try setUp(editor, arguments, session)
      return .done
    }
    for option in [CommonOptions.output, LspVerb.place, LspVerb.vsix] where arguments.has(option) {
      throw .usage("a server writes to the editor alone", hint: "give '--\(option.name)' beside '--setup'")
    }
    guard !session.console.isInputTerminal else {
      throw .usage(
        "an editor must start the server: nothing can be typed to it",
        hint: "'scenograph lsp --setup neovim' prints what to paste; there is \(EditorSetup.list)")
    }
    return try serve(session, preview: arguments[LspVerb.preview])
  }

  // MARK: Setup

  private func setUp(_ editor: EditorSetup, _ arguments: Arguments, _ session: Session) throws(CommandFailure) {
    if arguments.has(LspVerb.preview) {
      throw .usage("'--preview' is for a server, and '--setup' starts none", hint: "leave one of them out")
    }
    if let path = arguments[LspVerb.vsix] {
      guard editor == .vscode else {
        throw .usage("'--vsix' is for vscode, not for \(editor.rawValue)", hint: "write '--setup vscode'")
      }
      try session.deliver(VSCodeExtension.archive, to: path)
    }
    if let path = arguments[LspVerb.place] { try write(editor, to: path, session) }
    if arguments.has(CommonOptions.output) || !arguments.has(LspVerb.vsix) && !arguments.has(LspVerb.place) {
      try session.deliver(Array(editor.text.utf8), to: arguments[CommonOptions.output])
    }
  }

  private func write(_ editor: EditorSetup, to path: String, _ session: Session) throws(CommandFailure) {
    if editor == .vscode {
      if !session.isFolder(path), case .failure(let failure) = session.console.files.makeFolder(path) {
        throw Session.failure(FileFailure(path, failure))
      }
      return try session.write(VSCodeExtension.files.map { FileChange(path + "/" + $0.path, Array($0.text.utf8)) })
    }
    guard case .success(let former) = session.console.files.read(path, ReadingRules()) else {
      return try session.deliver(Array(editor.text.utf8), to: path)
    }
    let text = Array(editor.text.utf8)
    // To write it a second time changes nothing.
    if former.firstRange(of: text) != nil { return }
    guard editor.canFollow || former.isEmpty else {
      throw CommandFailure(
        .notDone, subject: path, "has settings already, and they can't stand side by side",
        hint: "paste into it what 'scenograph lsp --setup \(editor.rawValue)' prints")
    }
    let gap: [UInt8] = former.isEmpty ? [] : former.last == 0x0A ? [0x0A] : [0x0A, 0x0A]
    try session.rewrite(path, from: former, to: former + gap + text)
  }

  // MARK: Serving

  private func serve(_ session: Session, preview: String?) throws(CommandFailure) -> ExitCode {
    let server = SceneServer(files: files(session), limits: session.limits, version: Command.version)
    let console = session.console
    while server.life == .running {
      let bytes = console.nextInput()
      // The editor has gone without a word.
      guard !bytes.isEmpty else { break }
      send(server.receive(bytes), console)
      // As long as more comes, the texts may still change.
      guard !console.hasInput() else { continue }
      send(server.settle(), console)
      if let preview, let page = server.page() { try session.deliver(Array(page.utf8), to: preview) }
    }
    if server.isNew { throw LspVerb.noEditor }
    return server.life == .ended(isClean: true) ? .done : .inputAtFault
  }

  /// Nothing that came was the beginning of a session.
  private static var noEditor: CommandFailure {
    CommandFailure(
      .inputAtFault, subject: "<stdin>", "no editor says 'initialize' here",
      hint: "an editor starts the server, and speaks LSP with it; 'scenograph lsp --setup neovim' prints what to paste")
  }

  private func send(_ bytes: [UInt8], _ console: Console) {
    console.out.write(bytes: bytes)
    console.out.flush()
  }

  private func files(_ session: Session) -> ServerFiles {
    func found(_ wanted: ScenePaths.Wanted, _ folder: String) -> [String] {
      ScenePaths([folder], for: wanted, mayBeEmpty: true, in: session.console.files, within: session.confinement).files
    }
    return ServerFiles(
      read: { path, scene in
        var loader = session.reader(of: []).loader(of: scene)
        return try? loader.load(path).get()
      },
      scenes: { found(.scenes, $0) }, documents: { found(.documents, $0) })
  }
}
