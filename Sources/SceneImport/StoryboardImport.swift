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
  /// The controllers that others make without a segue.
  let edges: [CodeLinks.Edge]
  /// The names of objects in each storyboard's former scene file.
  private let former: [[String: String]]
  /// The positions on the canvas that are told instead of the storyboards' own, by their places and by object id.
  let locations: [Int: [String: [Double]]]
  /// Whether the files say where their controllers come from, so that a later import finds them again.
  private let tellsOrigins: Bool
  /// The number of the controller that the app starts with; nil if that isn't certain.
  let start: Int?
  /// The names of controllers and segues in the scene of a former import's code.
  let formerCode: [String: String]

  /// - Parameters:
  ///   - project: The storyboards.
  ///   - code: What the code beside them adds, if it was read.
  ///   - isProject: Whether a further file names the start of the app and imports all others.
  ///   - former: By the place of the storyboard, ids by object id that are kept.
  ///   - locations: By the place of the storyboard, positions by object id that are told instead of its own.
  ///   - tellsOrigins: Whether the files have the block `storyboard`.
  ///   - start: The number of the controller that the app starts with.
  ///   - formerCode: Ids that are kept, of what only code has.
  ///   - keepsCode: Whether the scene of a former import's code stays as it is.
  package init(
    _ project: StoryboardProject, code: CodeLinks? = nil, isProject: Bool,
    keeping former: [Int: [String: String]] = [:],
    at locations: [Int: [String: [Double]]] = [:], tellsOrigins: Bool = true, start: Int? = nil,
    formerCode: [String: String] = [:], keepsCode: Bool = false
  ) {
    self.project = project
    self.code = code
    self.tellsOrigins = tellsOrigins
    self.locations = locations
    self.former = project.storyboards.indices.map { former[$0] ?? [:] }
    self.start = start
    self.formerCode = formerCode
    let own = isProject ? [] : (code?.edgesOfOneStoryboard ?? [])
    let attributes = project.attributeEdges.map {
      CodeLinks.Edge(sources: [$0.source], destination: $0.destination, span: $0.span)
    }
    edges = attributes + (isProject ? code?.edges ?? [] : own)
    layout = ImportLayout(project, code: code, edges: attributes + own, isProject: isProject, keepsCode: keepsCode)
  }

  /// Whether what comes from code has a scene of its own, the last of all.
  package var hasCode: Bool { layout.hasCode }

  /// The path of the scene of what only code has.
  package static var codePath: String { ImportLayout.codePath }

  /// The path of each storyboard's scene, by its place.
  package var paths: [String] { layout.paths }

  /// The path of the scene that imports all others.
  package static var projectPath: String { ImportLayout.projectPath }

  /// The scene files, the project's first.
  package func scenes() throws(UnwritableProgram) -> [WrittenScene] {
    var builder = self.builder
    let program = builder.build(tellsOrigins: tellsOrigins)
    let scenes = try SceneWriter.write(program, elsewhere: builder.elsewhere)
    // The scene of a former import's code stays as it is.
    return layout.hasCodeFile && !layout.hasCode ? scenes.dropLast() : scenes
  }

  /// Whether a controller, by its number, gets a template.
  func isTemplate(_ number: Int) -> Bool {
    project[number].kind != .placeholder || project.target(of: number) == nil
  }

  /// The program of all files together.
  package func program() -> Program {
    var builder = self.builder
    return builder.build(tellsOrigins: tellsOrigins)
  }

  private var builder: ImportBuilder {
    let names = zip(project.storyboards, former).map { StoryboardNames($0, keeping: $1) }
    // A reference that leads somewhere is replaced by what it leads to.
    let ids = names.enumerated().map { place, names in
      names.controllers.indices.filter { isTemplate(project.number(of: $0, in: place)) }.map { names.controllers[$0] }
    }
    return ImportBuilder(self, names: names, aliases: layout.aliases(besides: ids))
  }
}
