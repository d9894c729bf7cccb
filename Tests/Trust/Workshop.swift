import Foundation
import SceneTestSupport
import Testing

/// A folder on a real disk, with what a test needs in it, and the command at work there.
final class Workshop: Sendable {
  /// The outcome of a command line.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  let folder: URL

  /// - Parameter files: Texts by their paths in the folder.
  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = place.appending(path: "scenograph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// A path from the top of all files.
  func path(_ path: String) -> String { folder.appending(path: path).path() }

  func text(_ path: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of what is there, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []).sorted()
  }

  /// Every file there by its path, so that two looks can be compared.
  var contents: [String: String] {
    Dictionary(uniqueKeysWithValues: names.compactMap { name in text(name).map { (name, $0) } })
  }

  /// Has bash run a line in the folder, where `scenograph` is the command that was built.
  ///
  /// - Parameter seconds: How long it may take before it is killed, which is a status of its own (137).
  @discardableResult func run(_ line: String, seconds: Int = 20) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["--signal=KILL", "\(seconds)", "bash", "-c", "scenograph() { \"$COMMAND\" \"$@\"; }\n" + line]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["COMMAND"] = Workshop.command.path()
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    let heard = Reader(errors.fileHandleForReading)
    try process.run()
    heard.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: text, errors: heard.text)
  }

  /// The command beside the tests.
  static let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "scenograph")
}

/// Hears a second stream while the first is read.
private final class Reader: @unchecked Sendable {
  private let handle: FileHandle
  private let done = DispatchSemaphore(value: 0)
  private var bytes = Data()

  init(_ handle: FileHandle) { self.handle = handle }

  func start() {
    Foundation.Thread.detachNewThread { [self] in
      bytes = handle.readDataToEndOfFile()
      done.signal()
    }
  }

  var text: String {
    done.wait()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Scenes that tests write to the disk.
enum SampleScene {
  /// In the form that `fmt` leaves alone.
  static let plain = "scene: Plain\ninitial: a\ncontrollers:\n  a: { title: A }\n"
  /// A scene that `fmt` would lay out otherwise.
  static let untidy = "scene: Plain\ninitial: a\ncontrollers:\n   a: {   title: A }\n"
  /// A scene that `check --fix` mends.
  static let mendable = "scene: Plain\ninitail: a\ncontrollers:\n  a: { title: A }\n"
  /// One that imports `part.yaml`.
  static let importing =
    "scene: Whole\nimport: { part: part.yaml }\ninitial: a\ncontrollers:\n  a: { kind: navigation, stack: [part/b] }\n"
  static let part = "scene: Part\ncontrollers:\n  b: { title: B }\n"
}
