import Foundation
import SceneTestSupport
import Testing

/// Facts that only a process can show: signals, pipes, and descriptors that fail.
@Suite struct ProcessTests {
  /// The command beside the tests.
  static let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "scenograph")

  private func process(_ arguments: String..., through shell: String? = nil) -> Process {
    let process = Process()
    process.executableURL = shell == nil ? ProcessTests.command : URL(filePath: "/bin/bash")
    process.arguments = shell.map { ["-c", $0, "bash", ProcessTests.command.path()] } ?? arguments
    return process
  }

  private func run(shell: String) throws -> (status: Int32, errors: String) {
    let process = process(through: shell)
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The exit status of a command that waits for its input when the signal comes.
  private func status(after signal: String) throws -> (status: Int32, errors: String) {
    // The scene never ends, so the command reads until the signal ends it.
    try run(
      shell: """
        exec 3< <(sleep 5 2>&-)
        timeout --preserve-status --signal=\(signal) 0.5 "$1" check - <&3
        """)
  }

  @Test func `streams and exit codes reach the shell`() throws {
    let missing = try run(shell: #""$1" check no-such-file.yaml"#)
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("no-such-file.yaml: error: no such file\nhelp: "))
    #expect(try run(shell: #""$1" chekc"#).status == 64)
    #expect(try run(shell: #""$1" --version"#) == (0, ""))
  }

  @Test func `a log has one answer, though each process numbers its sets and dictionaries by chance`() throws {
    let script = """
      for number in 1 2 3; do "$1" log examples/guide/notes.log --printed viewDidDisappear --columns | cksum; done \
        | sort -u | wc -l | grep -qx 1
      """
    #expect(try run(shell: script).status == 0)
  }

  @Test func `control-C ends with 130`() throws {
    #expect(try status(after: "INT") == (130, ""))
  }

  @Test func `a crash is confessed and ends with 70`() throws {
    let crash = try status(after: "ILL")
    #expect(crash.status == 70)
    #expect(crash.errors.contains("bug in scenograph"))
  }

  @Test func `a pipe without a reader ends it quietly, as SIGPIPE does`() throws {
    let status = try run(shell: #"set -o pipefail; "$1" help check | true; exit ${PIPESTATUS[0]}"#)
    #expect(status.status == 141 || status.status == 0)
    #expect(status.errors.isEmpty)
    // Here the reader is gone for sure before the first byte.
    let late = try run(shell: #"exec 3> >(exec true); sleep 0.3; "$1" help check >&3"#)
    #expect(late == (141, ""))
  }

  @Test func `a full disk under standard output is said and answered with 2`() throws {
    let full = try run(shell: #""$1" help check > /dev/full"#)
    #expect(full.status == 2)
    #expect(full.errors.hasPrefix("<stdout>: error: can't be written: no space left on the disk\nhelp: "))
  }

  @Test func `closed descriptors are no crash`() throws {
    #expect(try run(shell: #""$1" --version >&-"#).status == 2)
    #expect(try run(shell: #""$1" check - <&-"#).status == 2)
  }
}
