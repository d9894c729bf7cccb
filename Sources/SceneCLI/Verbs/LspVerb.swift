internal import SceneBasics
internal import SceneServer

/// `lsp`: a language server for editors, over standard input and output.
struct LspVerb: Verb {
  let name = "lsp"
  let overview = "Serve an editor: findings, completion, names and events while a scene is being written."
  let discussion = [
    "An editor starts it, and speaks LSP 3.17 with it over standard input and output. It opens no socket and writes no file.",
    "'--setup EDITOR' prints what to paste so that an editor starts it for files that end in '.scene.yaml'.",
    "It ends with 0 if the editor has said 'shutdown' and 'exit', else with 1.",
  ]
  let operands = Operands.none
  var options: [any AnyCommandOption] { [LspVerb.setup, CommonOptions.output] + ConfinementOptions.all }

  private static let setup = CommandOption<EditorSetup>(
    "setup", placeholder: "editor", choices: EditorSetup.allCases.map { ($0.rawValue, $0.summary, $0) },
    summary: "Print the setup for an editor, and serve nothing.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if let editor = arguments[LspVerb.setup] {
      try session.deliver(Array(editor.text.utf8), to: arguments[CommonOptions.output])
      return .done
    }
    guard !arguments.has(CommonOptions.output) else {
      throw .usage("a server writes to the editor alone", hint: "give '--output' beside '--setup'")
    }
    guard !session.console.isInputTerminal else {
      throw .usage(
        "an editor must start the server: nothing can be typed to it",
        hint: "'scenograph lsp --setup neovim' prints what to paste; there is \(EditorSetup.list)")
    }
    return serve(session)
  }

  private func serve(_ session: Session) -> ExitCode {
    let server = SceneServer(files: files(session), limits: session.limits, version: Command.version)
    let console = session.console
    while server.life == .running {
      let bytes = console.nextInput()
      // The editor has gone without a word.
      guard !bytes.isEmpty else { return .inputAtFault }
      send(server.receive(bytes), console)
      // As long as more comes, the texts may still change.
      if !console.hasInput() { send(server.settle(), console) }
    }
    return server.life == .ended(isClean: true) ? .done : .inputAtFault
  }

  private func send(_ bytes: [UInt8], _ console: Console) {
    console.out.write(bytes: bytes)
    console.out.flush()
  }

  private func files(_ session: Session) -> ServerFiles {
    ServerFiles(
      read: { path, scene in
        var loader = session.reader(of: []).loader(of: scene)
        return try? loader.load(path).get()
      },
      scenes: { folder in
        ScenePaths([folder], mayBeEmpty: true, in: session.console.files, within: session.confinement).files
      })
  }
}
