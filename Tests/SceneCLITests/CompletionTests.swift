import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSession

/// The offers of shells, asked of the shells themselves.
@Suite struct CompletionTests {
  /// A shell, and a program of it that reads lines and prints what it would offer behind each.
  private struct Shell {
    let name: String
    let driver: String
  }

  @Test(.enabled("bash is not installed") { OtherProgram.exists("bash") })
  func `bash offers what the tables say`() throws {
    try check(Shell(name: "bash", driver: CompletionTests.bashDriver))
  }

  @Test(
    .enabled("zsh is not installed") { OtherProgram.exists("zsh") },
    .enabled("zsh completes on a terminal, and there is no pseudo-terminal to be had") { hasPseudoTerminals })
  func `zsh offers what the tables say`() throws {
    try check(Shell(name: "zsh", driver: CompletionTests.zshDriver))
  }

  @Test(.enabled("fish is not installed") { OtherProgram.exists("fish") })
  func `fish offers what the tables say`() throws {
    try check(Shell(name: "fish", driver: CompletionTests.fishDriver))
  }

  /// Whether zsh can have a terminal of its own; a container that builds images may have none.
  private static let hasPseudoTerminals =
    (try? OtherProgram.run(["zsh", "-f", "-c", "zmodload zsh/zpty && zpty probe true"]).status) == 0

  @Test func `the command lists the controllers that shells offer`() {
    let run = CommandRun(["--list-controllers", "examples/modal/photo-frame-card.scene.yaml"])
    #expect(run.output == "first\nyellow\nblue\n" && run.exit == 0, "\(run.output)\(run.errors)")
    #expect(CommandRun(["--list-controllers", "none.yaml"]).exit == 2)
  }

  @Test func `every shell with a script is tried`() {
    #expect(ShellCompletions.all.map(\.shell) == ["bash", "zsh", "fish"])
  }

  @Test func `an unknown shell is wrong usage`() {
    let run = CommandRun(["--generate-completion-script", "bsh"])
    #expect(run.exit == 64 && run.output.isEmpty)
    #expect(run.errors.contains("did you mean 'bash'?"))
  }

  private func check(_ shell: Shell) throws {
    try checkKinds(shell)
    // Each verb has its own options, and no other.
    let offers = try offers(of: shell, behind: Command.verbs.map { "scenograph \($0.name) --" })
    for (verb, offer) in zip(Command.verbs, offers) {
      #expect(offer == Set(verb.allOptions.map { "--" + $0.name }), "\(verb.name)")
    }
  }

  /// Verbs, options, words and files, an example each.
  private func checkKinds(_ shell: Shell) throws {
    let offers = try offers(
      of: shell,
      behind: [
        "scenograph ch", "scenograph --vers", "scenograph check --rep", "scenograph check --reporter s",
        "scenograph run --format=j", "scenograph test ", "scenograph run -o o", "scenograph help di",
        "scenograph explain SG50", "scenograph --generate-completion-script z", "scenograph schema x",
        "scenograph compile --limit ", "scenograph docs --check ", "scenograph run a.scene.yaml --controllers ",
        "scenograph run --controllers ", "scenograph run --events viewWill", "scenograph explain already",
        "scenograph explain C1.",
      ])
    #expect(offers[0] == ["check"])
    #expect(offers[1] == ["--version"])
    #expect(offers[2] == ["--reporter"])
    #expect(offers[3] == ["sarif"])
    #expect(offers[4] == ["json", "jsonl"])
    // Fish puts the other files behind those that fit; the other two leave them out.
    #expect(offers[5].isSuperset(of: ["a.scene.yaml", "folder"]))
    #expect(shell.name == "fish" || offers[5] == ["a.scene.yaml", "folder"])
    #expect(offers[6] == ["other.txt"])
    #expect(offers[7] == ["diagram"])
    #expect(offers[8].contains("SG501") && !offers[8].contains("SG401"))
    #expect(offers[9] == ["zsh"])
    #expect(offers[10] == [], "a verb without operands")
    #expect(offers[11] == [], "a value that could be anything")
    #expect(offers[13] == ["list", "detail"], "the controllers of the file at hand")
    #expect(offers[14] == [], "no file, no controllers")
    #expect(offers[15].isSuperset(of: ["viewWillAppear", "viewWillDisappear"]))
    #expect(offers[16].contains("alreadyPresenting"))
    #expect(offers[17].count > 50, "the rules of a chapter")
    #expect(offers[12].isSuperset(of: ["b.md", "folder"]))
    #expect(shell.name == "fish" || offers[12] == ["b.md", "folder"])
  }

  /// A shell's offers behind each line, in a folder that has a scene, another file and a folder.
  private func offers(of shell: Shell, behind lines: [String]) throws -> [Set<String>] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenograph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.scene.yaml", "b.md", "other.txt"] { try Data().write(to: folder.appending(path: name)) }
    let command = folder.appending(path: "scenograph")
    try Data("#!/bin/sh\n[ \"$1 $2\" = '--list-controllers a.scene.yaml' ] && printf 'list\\ndetail\\n'\n".utf8).write(
      to: command)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path())
    let script = try TemporaryFile(Data(CommandRun(["--generate-completion-script", shell.name]).output.utf8))
    let driver = try TemporaryFile(Data(shell.driver.utf8))
    let answer = try OtherProgram.run(
      [shell.name, driver.url.path(), script.url.path()], input: lines.map { $0 + "\n" }.joined(), in: folder)
    #expect(answer.errors == "")
    let blocks = answer.output.split(separator: "---\n", omittingEmptySubsequences: false).dropLast()
    try #require(blocks.count == lines.count, "\(answer.output)")
    return blocks.map { block in
      Set(
        block.split(separator: "\n").map { line in
          var word = line.prefix { $0 != "\t" }
          if word.hasPrefix("--format=") { word = word.dropFirst("--format=".count) }
          return String(word.hasSuffix("/") ? word.dropLast() : word)
        })
    }
  }

  /// Readline takes words apart at `=` and `:` before it asks.
  private static let bashDriver = #"""
    source "$1"
    PATH=$PWD:$PATH
    compopt() { :; }
    while IFS= read -r line; do
      words=${line//=/ = }
      read -ra COMP_WORDS <<< "${words//:/ : }"
      [[ $line == *' ' ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _scenograph
      ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
      echo ---
    done
    """#

  private static let fishDriver = #"""
    source $argv[1]
    set -x PATH $PWD $PATH
    while read -l line
        complete -C "$line"
        echo ---
    end
    """#

  /// Zsh completes in its line editor only, so a second one is started on a terminal of its own. There `compadd` takes
  /// down what it is given. With `LISTMAX` it asks no question, however long a list is.
  private static let zshDriver = #"""
    zmodload zsh/zpty
    offers=$(mktemp)
    export PATH=$PWD:$PATH
    zpty shell zsh -f -i
    zpty -w shell "PROMPT= RPROMPT= LISTMAX=10000; autoload -Uz compinit; compinit -u -D; source $1"
    zpty -w shell 'compadd() {
      local -a hits
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
      builtin compadd -A hits "$@"
      print -rl -- $hits >> '$offers'
      builtin compadd "$@"
    }
    offer() { zle complete-word; print DONE >> '$offers'; BUFFER= }
    zle -N offer
    bindkey "^T" offer
    print READY$((1 + 1))'
    zpty -r shell ready '*READY2*'
    while IFS= read -r line; do
      : > $offers
      zpty -w -n shell "$line"$'\x14'
      repeat 500 {
        [[ "$(tail -n 1 $offers)" == DONE ]] && break
        zpty -r -t shell ignored
        sleep 0.02
      }
      grep -v -x -e DONE -e '' $offers
      print -- ---
    done
    zpty -d shell
    rm $offers
    """#
}
