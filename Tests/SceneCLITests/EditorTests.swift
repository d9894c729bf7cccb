import Foundation
import SceneBasics
import SceneFiles
import SceneTestSupport
import Testing

@testable import SceneCLI

/// The setup of editors, and the server as a process.
struct EditorTests {
  private static let command = ProcessTests.command.path()

  // MARK: The server

  private static func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let start = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
  ]
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test(
    arguments: [
      (start + [shutdown, exit], 0), (start + [exit], 1), (start, 1), (["{"] + [exit], 1), ([], 1),
    ] as [([String], Int32)])
  func `the exit code tells a clean end from any other`(messages: [String], code: Int32) throws {
    let answer = try OtherProgram.run([EditorTests.command, "lsp"], input: EditorTests.framed(messages))
    #expect(answer.status == code)
    // A call by hand is told so; an editor that has begun a session is not.
    let isSession = messages.first == EditorTests.start[0]
    #expect(answer.errors.isEmpty == isSession && (isSession || answer.errors.contains("'initialize'")))
  }

  @Test(arguments: ["Content-Length: 1073741824\r\n\r\n{", "Content-Length: 100\r\n\r\n{\"a\"", "\0\0\0"])
  func `half a message and one of a gigabyte end the server, and nothing waits`(input: String) throws {
    let answer = try OtherProgram.run(["timeout", "20", EditorTests.command, "lsp"], input: input)
    #expect(answer.status == 1)
  }

  @Test func `a client that doesn't read is no crash`() throws {
    let messages = EditorTests.framed(EditorTests.start)
    let answer = try OtherProgram.run(
      ["bash", "-c", "\"$1\" lsp | true; echo ${PIPESTATUS[0]}", "bash", EditorTests.command], input: messages)
    // Killed by a signal, it would be 128 and more.
    #expect(Int(answer.output.trimmingCharacters(in: .newlines)).map { $0 < 128 || $0 == 141 } == true)
  }

  @Test func `the page of the step at the cursor is kept in a file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text =
      #"scene: A\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n  - push: b\n"#
    let document = #""uri":"file:///app/a.scene.yaml""#
    let messages = [
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{\#(document),"text":"\#(text)"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{\#(document)},"position":{"line":7,"character":5}}}"#,
    ]
    // Between the question and the end nothing comes for a moment, as in an editor.
    let script = "(printf '%s' \"$2\"; sleep 1; printf '%s' \"$3\") | \"$1\" lsp --preview page.html"
    let answer = try OtherProgram.run(
      [
        "bash", "-c", script, "bash", EditorTests.command, EditorTests.framed(EditorTests.start + messages),
        EditorTests.framed([EditorTests.shutdown, EditorTests.exit]),
      ], in: folder)
    #expect(answer.status == 0)
    let page = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
    #expect(page.contains("<h1>Step 1: push: b</h1>") && page.contains("<svg") && page.contains("b.viewDidLoad"))
  }

  // MARK: Setup

  @Test func `a setup goes behind what its file has, once`() {
    let files = MemoryFiles(["init.lua": "-- mine"])
    for _ in 1...2 {
      #expect(CommandRun(["lsp", "--setup", "neovim", "--write", "init.lua"], files: files).exit == 0)
    }
    let text = files.contents["init.lua"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(text == "-- mine\n\n" + CommandRun(["lsp", "--setup", "neovim"]).output)
    #expect(files.writeCount == 1)
  }

  @Test func `settings that can't stand side by side stay as they are`() {
    let files = MemoryFiles(["settings.json": "{}\n"])
    let run = CommandRun(["lsp", "--setup", "zed", "--write", "settings.json"], files: files)
    #expect(run.exit == 2)
    #expect(run.errors.contains("scenograph lsp --setup zed"))
    #expect(files.writeCount == 0)
    #expect(CommandRun(["lsp", "--setup", "zed", "--write", "new.json"], files: files).exit == 0)
    #expect(files.contents["new.json"]?.isEmpty == false)
  }

  @Test(arguments: [
    ["lsp", "--write", "a"], ["lsp", "--vsix", "a"], ["lsp", "--setup", "emacs", "--vsix", "a"],
    ["lsp", "--setup", "emacs", "--preview", "a"],
  ])
  func `options that mean nothing together are refused`(words: [String]) {
    let files = MemoryFiles()
    #expect(CommandRun(words, files: files).exit == 64)
    #expect(files.writeCount == 0)
  }

  @Test(.enabled(if: OtherProgram.hasPython, "python3 isn't there"))
  func `the extension is one that another program can unpack, and its folder has the same files`() throws {
    let files = MemoryFiles()
    let run = CommandRun(
      ["lsp", "--setup", "vscode", "--vsix", "s.vsix", "--write", "folder"], files: files)
    #expect(run.exit == 0 && run.output.isEmpty)
    let archive = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).vsix")
    defer { try? FileManager.default.removeItem(at: archive) }
    try Data(try #require(files.contents["s.vsix"])).write(to: archive)
    let program = """
      import json, sys, zipfile
      archive = zipfile.ZipFile(sys.stdin.read())
      assert archive.testzip() is None
      names = archive.namelist()
      print(json.dumps({name: archive.read(name).decode() for name in names}))
      """
    let answer = try OtherProgram.python(program, input: archive.path())
    let unpacked = try JSONDecoder().decode([String: String].self, from: Data(answer.output.utf8))
    #expect(unpacked.keys.contains("extension.vsixmanifest") && unpacked.keys.contains("[Content_Types].xml"))
    for (path, bytes) in files.contents where path.hasPrefix("folder/") {
      #expect(unpacked["extension/" + path.dropFirst(7)] == String(decoding: bytes, as: UTF8.self))
    }
    #expect(unpacked.count == 6)
    _ = try JSONSerialization.jsonObject(with: Data((unpacked["extension/package.json"] ?? "").utf8))
  }

  /// A stand-in for the editor asks the extension what an editor asks, and the real server answers.
  @Test(.enabled(if: OtherProgram.exists("node"), "node isn't there"))
  func `the extension shows what the server says`() throws {
    let files = MemoryFiles()
    #expect(CommandRun(["lsp", "--setup", "vscode", "--write", "e"], files: files).exit == 0)
    let code = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).js")
    defer { try? FileManager.default.removeItem(at: code) }
    try Data(try #require(files.contents["e/extension.js"])).write(to: code)
    let answer = try OtherProgram.run(
      ["timeout", "60", "node", "Tests/Editors/vscode.js", code.path(), EditorTests.command])
    #expect(
      answer.output == """
        finding: SG151 6 a controller has no key 'titel'
        completion: detail
        hover: **`detail`** Any view controller; the default.
        definition: 5
        rename: 5:2 "info", 8:10 "info"
        actions: replace 'titel' by 'title': 6:4 "title"
        lenses: 0
        tokens: 0
        picture: The hierarchy after step 1, push: detail
        page: Step 1: push: detail
        run: run, draw, play

        """)
    #expect(answer.status == 0 && answer.errors.isEmpty)
  }

  /// PhotoFrame, as a session in `SessionTests` has written it; behind the last break stand two blanks.
  private static func typedScene() throws -> String { try Repository.text("Tests/Cases/typed/photo-frame.scene.yaml") }

  @Test(.enabled(if: OtherProgram.exists("node"), "node isn't there"))
  func `an empty file becomes PhotoFrame by completion alone, by the extension`() throws {
    let files = MemoryFiles()
    #expect(CommandRun(["lsp", "--setup", "vscode", "--write", "e"], files: files).exit == 0)
    let code = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).js")
    defer { try? FileManager.default.removeItem(at: code) }
    try Data(try #require(files.contents["e/extension.js"])).write(to: code)
    let answer = try OtherProgram.run(
      [
        "timeout", "60", "node", "Tests/Editors/vscode.js", code.path(), EditorTests.command,
        "Tests/Editors/strokes.json",
      ])
    #expect(answer.output == (try EditorTests.typedScene()) + "findings 0\n", "\(answer.errors)")
  }

  // MARK: Real clients

  /// Keys go to one Neovim from another one, and words are chosen from the menu that its own completion shows.
  @Test(.enabled(if: OtherProgram.exists("nvim"), "nvim isn't there"))
  func `an empty file becomes PhotoFrame by completion alone, in Neovim`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "neovim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let setup = CommandRun(["lsp", "--setup", "neovim"]).output.replacing(
      #""scenograph", "lsp""#, with: "\"\(EditorTests.command)\", \"lsp\"")
    try Data(setup.utf8).write(to: folder.appending(path: "init.lua"))
    let answer = try OtherProgram.run(
      [
        "env", "HOME=" + folder.path(), "STROKES=" + Repository.path("Tests/Editors/strokes.json"), "timeout", "60",
        "nvim", "--headless", "-u", "NONE", "-c", "luafile " + Repository.path("Tests/Editors/typing.lua"),
      ], in: folder)
    // It takes the blanks of a line away on which nothing is written.
    let written = try EditorTests.typedScene().dropLast(2)
    #expect(answer.output == written + "\nfindings 0\n", "\(answer.errors)")
  }

  /// Its client reads each answer as the types of the protocol have it.
  @Test(.enabled(if: PythonTools.areThere, Comment(rawValue: PythonTools.missing)))
  func `the client of pytest-lsp takes every answer`() throws {
    let answer = try OtherProgram.run(
      ["timeout", "120", PythonTools.tool("python").program, "Tests/Editors/requests.py", EditorTests.command])
    #expect(
      answer.output == """
        encoding utf-16
        findings ['SG151']
        completion 1
        hover markdown
        definition 1
        references 2
        highlights 2
        prepared detail
        renamed 2
        actions ['quickfix', 'source.fixAll']
        findings ()
        formatting ()
        range ()
        typing 0
        symbols ['controllers', 'script']
        folds 3
        selections 1
        links 0
        hints ['→ detail']
        tokens 0 5
        lenses ['run', 'test: 1 of 1 fail', 'draw', 'play', "fails: visible is 'detail', expected 'list'"]
        command 1 of 1 fail
        incoming ['list']
        outgoing ['detail']
        clean

        """, "\(answer.errors)")
  }

  /// A stand-in for what Neovim has from 0.11 on asks the setup for which files the server starts.
  @Test(.enabled(if: OtherProgram.exists("nvim"), "nvim isn't there"))
  func `from Neovim 0.11 on the setup calls nothing that is deprecated, and starts only for scenes`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "neovim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let setup = CommandRun(["lsp", "--setup", "neovim"]).output
    try Data(setup.utf8).write(to: folder.appending(path: "init.lua"))
    let stand = """
      local config
      vim.fn.has = function(name) return name == "nvim-0.11" and 1 or 0 end
      vim.lsp = {
        config = function(name, settings) config = settings end,
        enable = function(name) io.stdout:write("enabled ", name, "\\n") end,
      }
      dofile("init.lua")
      for _, name in ipairs({ "a.scene.yaml", "ci.yaml", "a-scene.yaml", "b.yaml" }) do
        vim.cmd("edit " .. name)
        -- A file without the name is a scene by its key.
        if name == "b.yaml" then vim.api.nvim_buf_set_lines(0, 0, -1, false, { "# One.", "scene: A" }) end
        config.root_dir(vim.api.nvim_get_current_buf(), function() io.stdout:write("started ", name, "\\n") end)
      end
      vim.cmd("qa!")

      """
    try Data(stand.utf8).write(to: folder.appending(path: "stand.lua"))
    let answer = try OtherProgram.run(
      ["env", "HOME=" + folder.path(), "timeout", "60", "nvim", "--headless", "-u", "NONE", "-c", "luafile stand.lua"],
      in: folder)
    #expect(answer.output == "enabled scenograph\nstarted a.scene.yaml\nstarted b.yaml\n", "\(answer.errors)")
  }

  @Test func `no setup takes every YAML file for a scene`() {
    // Each names the files of scenes, where the editor can be told.
    for editor in EditorSetup.allCases where editor != .vscode {
      #expect(editor.text.contains("scene.yaml") || editor.text.contains("scene\\\\.yaml"), "\(editor)")
    }
    #expect(EditorSetup.sublime.text.contains(#""selector": "source.yaml.scene""#))
    #expect(EditorSetup.sublime.text.contains("//   scope: source.yaml.scene\n"))
  }

  @Test(.enabled(if: OtherProgram.exists("nvim"), "nvim isn't there"))
  func `Neovim shows, renames, mends, completes and formats`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "neovim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let setup = CommandRun(["lsp", "--setup", "neovim"]).output.replacing(
      #""scenograph", "lsp""#, with: "\"\(EditorTests.command)\", \"lsp\"")
    try Data(setup.utf8).write(to: folder.appending(path: "init.lua"))
    let text =
      "scene: A\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [list] }\n"
      + "  list: { segues: { open: { show: detail } } }\n  detail:\n    titel: D\nscript:\n  - trigger: open\n"
    try Data(text.utf8).write(to: folder.appending(path: "a.scene.yaml"))
    let answer = try OtherProgram.run(
      [
        "env", "HOME=" + folder.path(), "timeout", "60", "nvim", "--headless", "-u", "init.lua", "a.scene.yaml", "-c",
        "luafile " + Repository.path("Tests/Editors/neovim.lua"),
      ], in: folder)
    let after = text.replacing("detail", with: "info").replacing("titel", with: "title") + "  - push: list\n"
    #expect(
      answer.output.hasSuffix(
        "finding 6 SG151\naction replace 'titel' by 'title'\ncompletion push\n" + after), "\(answer.errors)")
  }
}
