internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A program that makes pictures of a drawing in one of the formats.
package struct Renderer: Sendable {
  /// Its name on the path.
  package let name: String
  /// Its project.
  package let project: String
  /// The format that it reads, by its name.
  package let format: String
  /// Whether a file of that format is one picture, however many drawings it holds.
  let joinsDrawings: Bool
  /// The pictures that it makes, by the endings of their files.
  package let endings: [String]
  /// The packages to install, by the names that Debian and Homebrew have for them.
  let packages: (debian: String, homebrew: String)
  /// The format to write where the program is missing.
  let instead: String
  /// Its arguments, for an ending.
  package let arguments: @Sendable (String) -> [String]

  /// Graphviz, which draws DOT.
  static let graphviz = Renderer(
    name: "dot", project: "graphviz", format: "dot", joinsDrawings: false, endings: ["svg", "png", "pdf"],
    packages: ("graphviz", "graphviz"),
    instead: "'-o diagram.dot', which needs nothing, or '--format svg', which draws without it"
  ) { ["-T" + $0] }
  /// Librsvg, which turns our own SVG into what isn't one.
  static let librsvg = Renderer(
    name: "rsvg-convert", project: "librsvg", format: "svg", joinsDrawings: true, endings: ["png", "pdf"],
    packages: ("librsvg2-bin", "librsvg"), instead: "SVG, which needs nothing: '-o diagram.svg'"
  ) { ending in
    // Pixels are doubled, as screens have them.
    ["--format", ending] + (ending == "png" ? ["--zoom", "2"] : [])
  }
  /// All of them.
  package static let all = [librsvg, graphviz]

  /// How long a picture may take.
  static let seconds = 60

  /// Where the program lies; nil if it isn't installed.
  ///
  /// - Parameter variable: The environment.
  package func program(environment variable: (String) -> String?) -> String? {
    let folders = (variable("PATH") ?? "").split(separator: ":").map(String.init)
    return folders.map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
  }

  /// Draws.
  func render(
    _ drawing: [UInt8], as ending: String, environment variable: (String) -> String?
  ) throws(CommandFailure) -> [UInt8] {
    guard let program = program(environment: variable) else { throw missing }
    // Where fonts and plugins lie; nothing else is its business.
    let names = ["PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "GVBINDIR"]
    let process = ChildProcess(
      program: program, arguments: arguments(ending),
      environment: names.compactMap { name in variable(name).map { "\(name)=\($0)" } }, seconds: Renderer.seconds)
    let message: String
    switch process.run(input: drawing) {
    case .exited(status: 0, let output, _): return output
    case .exited(let status, _, let errors):
      let said = String(decoding: errors, as: UTF8.self).split(separator: "\n").first.map { ": \($0)" } ?? ""
      message = "\(project) could not draw it (status \(status))" + said
    case .tookTooLong: message = "\(project) took more than \(Renderer.seconds) seconds"
    case .notStarted(let failure): message = "\(project) could not be started: \(failure.reason)"
    }
    throw CommandFailure(.notDone, subject: program, message, hint: "write " + instead)
  }

  /// Why there is no picture, and what to install.
  package var missing: CommandFailure {
    CommandFailure(
      .notDone, "a picture needs the program '\(name)' of \(project), which is not installed",
      hint: "install it ('apt-get install \(packages.debian)', 'brew install \(packages.homebrew)'), or write "
        + instead)
  }
}
