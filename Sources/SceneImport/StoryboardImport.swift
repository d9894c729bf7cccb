package import SceneProgram
package import SceneStoryboards
package import SceneWriting

/// Storyboards as scene files: one for each storyboard, and one for the project if there are several.
///
/// What the files say follows from what the storyboards say, never from the order of their scenes.
package struct StoryboardImport {
  let project: StoryboardProject
  let code: CodeLinks?
  let layout: ImportLayout
  /// What each storyboard's former scene file called its objects.
  private let former: [[String: String]]
  /// The positions on the canvas that are told instead of the storyboards' own, by their places and by object id.
  let locations: [Int: [String: [Double]]]
  /// Whether the files say where their controllers come from, so that a later import finds them again.
  private let tellsOrigins: Bool

  /// - Parameters:
  ///   - project: The storyboards.
  ///   - code: What the code beside them adds, if it was read.
  ///   - isProject: Whether a further file names the start of the app and imports all others.
  ///   - former: By the place of the storyboard, ids by object id that are kept.
  ///   - locations: By the place of the storyboard, positions by object id that are told instead of its own.
  ///   - tellsOrigins: Whether the files have the block `storyboard`.
  package init(
    _ project: StoryboardProject, code: CodeLinks? = nil, isProject: Bool,
    keeping former: [Int: [String: String]] = [:],
    at locations: [Int: [String: [Double]]] = [:], tellsOrigins: Bool = true
  ) {
    self.project = project
    self.code = code
    self.tellsOrigins = tellsOrigins
    self.locations = locations
    self.former = project.storyboards.indices.map { former[$0] ?? [:] }
    layout = ImportLayout(project, code: code, isProject: isProject)
  }

  /// The path of each storyboard's scene, by its place.
  package var paths: [String] { layout.paths }

  /// The path of the scene that imports all others.
  package static var projectPath: String { ImportLayout.projectPath }

  /// The scene files, the project's first.
  package func scenes() throws(UnwritableProgram) -> [WrittenScene] { try SceneWriter.write(program()) }

  /// Whether a controller, by its number, gets a template.
  func isTemplate(_ number: Int) -> Bool {
    project[number].kind != .placeholder || project.target(of: number) == nil
  }

  /// The program of all files together.
  package func program() -> Program {
    let names = zip(project.storyboards, former).map { StoryboardNames($0, keeping: $1) }
    // A reference that leads somewhere is replaced by what it leads to.
    let ids = names.enumerated().map { place, names in
      names.controllers.indices.filter { isTemplate(project.number(of: $0, in: place)) }.map { names.controllers[$0] }
    }
    var builder = ImportBuilder(self, names: names, aliases: layout.aliases(besides: ids))
    return builder.build(tellsOrigins: tellsOrigins)
  }
}
