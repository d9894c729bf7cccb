internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The program `dot`, which makes pictures of DOT.
struct Graphviz {
  /// The pictures that are asked of it, by the ending of the file's name.
  enum Picture: String, CaseIterable {
    case svg, png, pdf

    /// The picture that a file's name asks for.
    init?(path: String) {
      guard let point = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: path[path.index(after: point)...].lowercased())
    }
  }

  /// How long a picture may take.
  static let seconds = 60

  let program: String
  private let environment: [String]

  /// Finds `dot`; nil if it isn't installed.
  ///
  /// - Parameter variable: The environment.
  init?(environment variable: (String) -> String?) {
    let folders = (variable("PATH") ?? "").split(separator: ":").map(String.init)
    guard let program = folders.map({ $0 + "/dot" }).first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.program = program
    // Where fonts and plugins lie; nothing else is its business.
    let names = ["PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "GVBINDIR"]
    self.environment = names.compactMap { name in variable(name).map { "\(name)=\($0)" } }
  }

  /// Draws.
  func render(_ dot: [UInt8], as picture: Picture) throws(CommandFailure) -> [UInt8] {
    let process = ChildProcess(
      program: program, arguments: ["-T" + picture.rawValue], environment: environment, seconds: Graphviz.seconds)
    let message: String
    switch process.run(input: dot) {
    case .exited(status: 0, let output, _): return output
    case .exited(let status, _, let errors):
      let said = String(decoding: errors, as: UTF8.self).split(separator: "\n").first.map { ": \($0)" } ?? ""
      message = "graphviz could not draw it (status \(status))" + said
    case .tookTooLong: message = "graphviz took more than \(Graphviz.seconds) seconds"
    case .notStarted(let failure): message = "graphviz could not be started: \(failure.reason)"
    }
    throw CommandFailure(.notDone, subject: program, message, hint: "write DOT instead, as in '-o diagram.dot'")
  }

  /// Why there is no picture, and what to install.
  static let missing = CommandFailure(
    .notDone, "a picture needs the program 'dot' of graphviz, which is not installed",
    hint: "install it ('apt-get install graphviz', 'brew install graphviz'), or write DOT, which needs nothing:"
      + " '-o diagram.dot'")
}
