internal import Foundation

/// The packages of `Tests/requirements.txt` from PyPI, in an environment of their own below `.build`; installed when a
/// test first asks for them, unless `.ci/run` has done so.
package struct PythonTools: Sendable {
  /// Nil if there is no Python, or nothing can be had from PyPI.
  private static let shared = PythonTools()
  private static let requirements = "Tests/requirements.txt"
  private static let folder = Repository.url(".build/python")

  /// Whether they are there.
  package static var areThere: Bool { shared != nil }
  /// Why a test that needs them is skipped.
  package static let missing = "the packages of Tests/requirements.txt can't be had: no Python, or no PyPI"

  /// A program of one of the packages, or `python`.
  package static func tool(_ name: String) -> Tool {
    Tool(program: folder.appending(path: "bin/" + name).path())
  }

  /// Runs a Python program, which may use the packages, on an input.
  package static func python(_ program: String, input: String) throws -> OtherProgram.Answer {
    try OtherProgram.run([tool("python").program, "-c", program], input: input)
  }

  private init?() {
    let wanted = Repository.url(PythonTools.requirements)
    // A copy beside the packages says which of them are there.
    let installed = PythonTools.folder.appending(path: "requirements.txt")
    guard let list = try? Data(contentsOf: wanted) else { return nil }
    if (try? Data(contentsOf: installed)) == list { return }
    let pip = ["pip", "--disable-pip-version-check", "--timeout", "5", "--retries", "0"]
    let probe = FileManager.default.temporaryDirectory.appending(path: "pypi-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: probe) }
    // Debian's `python3-venv` brings a pip for environments, and none outside of them.
    guard PythonTools.run(["python3", "-m", "venv", PythonTools.folder.path()], atMost: 120) else { return nil }
    let own = [PythonTools.tool("python").program, "-m"] + pip
    // One small package shows whether PyPI can be reached, so that the tests don't wait for each package in vain.
    guard
      PythonTools.run(own + ["download", "--quiet", "--no-deps", "-d", probe.path(), "junitparser"], atMost: 20),
      PythonTools.run(own + ["install", "--quiet", "-r", wanted.path()], atMost: 300),
      (try? list.write(to: installed)) != nil
    else { return nil }
  }

  /// Whether a program ends well within so many seconds.
  private static func run(_ words: [String], atMost seconds: Int) -> Bool {
    let watch = "import subprocess, sys; sys.exit(subprocess.run(sys.argv[2:], timeout=int(sys.argv[1])).returncode)"
    return (try? OtherProgram.run(["python3", "-c", watch, "\(seconds)"] + words).status) == 0
  }
}
