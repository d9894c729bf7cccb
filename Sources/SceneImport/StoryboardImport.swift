package import SceneBasics
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
  /// The scene of a former import's code.
  let formerCode: FormerCode?
  /// The former controller of each one of the code, both by their places.
  private(set) var keptCode: [Int: Int] = [:]
  /// The name of the controller with which the scene of a former import starts.
  let formerStart: String?

  /// - Parameters:
  ///   - project: The storyboards.
  ///   - code: What the code beside them adds, if it was read.
  ///   - isProject: Whether a further file names the start of the app and imports all others.
  ///   - former: By the place of the storyboard, ids by object id that are kept.
  ///   - locations: By the place of the storyboard, positions by object id that are told instead of its own.
  ///   - tellsOrigins: Whether the files have the block `storyboard`.
  ///   - start: The number of the controller that the app starts with.
  ///   - formerStart: The name of the controller with which the former scene of the project starts, which is kept if
  ///     no other start is certain.
  ///   - formerCode: The scene of a former import's code, whose ids are kept.
  ///   - keepsCode: Whether the scene of a former import's code stays as it is.
  package init(
    _ project: StoryboardProject, code: CodeLinks? = nil, isProject: Bool,
    keeping former: [Int: [String: String]] = [:],
    at locations: [Int: [String: [Double]]] = [:], tellsOrigins: Bool = true, start: Int? = nil,
    formerStart: String? = nil, formerCode: FormerCode? = nil, keepsCode: Bool = false
  ) {
    self.project = project
    self.code = code
    self.tellsOrigins = tellsOrigins
    self.locations = locations
    self.former = project.storyboards.indices.map { former[$0] ?? [:] }
    self.start = start
    self.formerCode = formerCode
    self.formerStart = formerStart
    let own = isProject ? [] : (code?.edgesOfOneStoryboard ?? [])
    let attributes = project.attributeEdges.map {
      CodeLinks.Edge(sources: [$0.source], destination: $0.destination, span: $0.span)
    }
    edges = attributes + (isProject ? code?.edges ?? [] : own)
    layout = ImportLayout(project, code: code, edges: attributes + own, isProject: isProject, keepsCode: keepsCode)
    keptCode = formerCode?.pairs(with: newCode) ?? [:]
  }

  /// The controllers of the code by their classes; nil for a navigation controller around another one.
  private var newCode: [FormerCode.Controller?] {
    guard let code, layout.hasCode else { return [] }
    let groups = ImportBuilder.codeGroups(self)
    return code.controllers.enumerated().map { place, controller in
      controller.className.map { name in
        FormerCode.Controller(
          className: name, view: controller.view, group: groups[code.firstNumber + place], file: controller.file)
      }
    }
  }

  /// The classes that only the former scene of the code has, and those that it hasn't; nil without one.
  package var codeChanges: FormerCode.Changes? {
    guard let formerCode, layout.hasCode else { return nil }
    let kept = Set(keptCode.values)
    let new = newCode.enumerated().filter { keptCode[$0.offset] == nil }.compactMap(\.element)
    let unled = Set((code?.unled ?? []).map(\.name))
    let left = formerCode.controllers.indices.filter { !kept.contains($0) }.map { formerCode.controllers[$0] }
    return FormerCode.Changes(
      gone: left.filter { !unled.contains($0.className) }, unled: left.filter { unled.contains($0.className) },
      new: new.sorted { $0.name < $1.name })
  }

  /// The ways that storyboards have, each as the controller and the identifier: all others of an app are code's.
  package var storyboardWays: Set<[String]> {
    var builder = self.builder
    let program = builder.build(tellsOrigins: true)
    return Set(
      program.templates.flatMap { template in
        template.segues.filter { $0.objectID != nil }.map { [String(template.id), $0.id] }
      })
  }

  /// The properties in the former scene of the code that the new one leaves out, with their places.
  ///
  /// A person may have added one, or the code doesn't set it any more.
  package var droppedProperties: [(key: String, id: String, span: SourceSpan)] {
    guard let former = formerCode?.properties, !former.isEmpty, layout.hasCode else { return [] }
    var builder = self.builder
    let program = builder.build(tellsOrigins: tellsOrigins)
    let templates = builder.codeNumbers.compactMap { builder.templates[$0] }.map { program.templates[$0] }
    return templates.flatMap { template -> [(key: String, id: String, span: SourceSpan)] in
      let written = Set((template.settings?.properties ?? [:]).keys.map(\.rawValue))
      let id = String(template.localID)
      return (former[id] ?? []).filter { !written.contains($0.key) }.map { ($0.key, id, $0.span) }
    }.sorted { $0.span < $1.span }
  }

  /// The controllers of the former scene that no import has written, with their places.
  package var lostControllers: [(key: String, span: SourceSpan)] {
    let former = formerCode?.controllers ?? []
    // An import says the file of each class; one of old didn't.
    guard former.contains(where: { $0.file != nil }) else { return [] }
    let gone = codeChanges?.gone ?? []
    return gone.filter { $0.file == nil && $0.view == nil && !$0.isOfSystem }.map { ($0.id, $0.span) }
  }

  /// The name with which a former scene started, if the new one still starts with it for want of a better one.
  package var keptStart: String? {
    guard start == nil, formerStart != nil else { return nil }
    return program().initial == nil ? nil : formerStart
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
