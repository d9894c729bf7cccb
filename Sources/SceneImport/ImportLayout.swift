internal import SceneStoryboards

/// The files of an import, and which of them import each other.
struct ImportLayout {
  /// The path of each storyboard's scene, by its place.
  let paths: [String]
  /// Whether a further file stands before them.
  let isProject: Bool
  /// The storyboards to which segues and containers of each lead, its own left out.
  private let targets: [[Int]]

  /// The path of the scene that imports all others.
  static let projectPath = "Project.scene.yaml"

  /// Whether what comes from code stands in a scene of its own, the last of all.
  let hasCode: Bool
  /// Whether the project imports such a scene, perhaps one of a former import.
  let hasCodeFile: Bool

  /// The path of the scene of what only code has.
  static let codePath = "Code.scene.yaml"

  /// - Parameters:
  ///   - project: The storyboards.
  ///   - code: What the code beside them adds.
  ///   - edges: The edges that stand in the files of the storyboards.
  ///   - isProject: Whether a further file stands before them.
  ///   - keepsCode: Whether the scene of a former import's code stays as it is.
  init(
    _ project: StoryboardProject, code: CodeLinks?, edges: [CodeLinks.Edge], isProject: Bool, keepsCode: Bool = false
  ) {
    self.isProject = isProject
    hasCode = isProject && code.map { !$0.isEmpty } ?? false
    hasCodeFile = hasCode || (isProject && keepsCode)
    paths = ImportLayout.paths(project, isProject: isProject)
    var targets = project.storyboards.map { _ in Set<Int>() }
    for edge in project.edges {
      guard let destination = edge.destination.map({ project.storyboard(of: $0) }) else { continue }
      if destination != edge.storyboard { targets[edge.storyboard].insert(destination) }
    }
    for (place, storyboard) in project.storyboards.enumerated() {
      guard let initial = storyboard.initial, let target = project.target(of: project.number(of: initial, in: place))
      else { continue }
      let destination = project.storyboard(of: target)
      if destination != place { targets[place].insert(destination) }
    }
    for edge in hasCode ? [] : edges where edge.destination < project.count {
      for source in edge.sources.map({ project.storyboard(of: $0) }) {
        let destination = project.storyboard(of: edge.destination)
        if source != destination { targets[source].insert(destination) }
      }
    }
    self.targets = targets.map { $0.sorted() }
  }

  /// A name for the scene of the code that no storyboard's scene has.
  func codeAlias(besides aliases: [String]) -> String {
    let taken = Set(aliases.map { $0.lowercased() })
    return ["code", "appCode", "fromCode", "sourceCode"].first { !taken.contains($0.lowercased()) } ?? "codeOfApp"
  }

  /// The storyboards that a storyboard's scene has to import.
  func imports(of storyboard: Int) -> [Int] { targets[storyboard] }

  /// A name for each storyboard that no controller of an importing scene has.
  ///
  /// - Parameter ids: By storyboard, the ids of its controllers.
  func aliases(besides ids: [[String]]) -> [String] {
    var taken: Set<String> = []
    return paths.indices.map { storyboard in
      let importers = targets.indices.filter { targets[$0].contains(storyboard) }
      let ids = Set(importers.flatMap { ids[$0].map { $0.lowercased() } })
      let stem = ImportLayout.id(of: paths[storyboard])
      let candidates = [stem, stem + "Board"] + (2...).lazy.prefix(paths.count + 1).map { stem + "Board\($0)" }
      let alias = candidates.first { !taken.contains($0.lowercased()) && !ids.contains($0.lowercased()) } ?? stem
      taken.insert(alias.lowercased())
      return alias
    }
  }

  private static func id(of path: String) -> String {
    StoryboardNames.id(of: String(path.dropLast(ending.count)))
  }

  private static let ending = ".scene.yaml"

  /// Names after the storyboards; if several have one name, the folder in front tells them apart, or else a number.
  private static func paths(_ project: StoryboardProject, isProject: Bool) -> [String] {
    let names = project.storyboards.map(\.name)
    let uses = Dictionary(grouping: names) { $0.lowercased() }.mapValues(\.count)
    var taken: Set<String> = isProject ? [projectPath.lowercased(), codePath.lowercased()] : []
    return project.storyboards.enumerated().map { place, storyboard in
      let folder = storyboard.path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") && $0 != "." }
      let isAlone = uses[names[place].lowercased()] == 1
      let stem = isAlone ? names[place] : (folder.map { $0 + "-" } ?? "") + names[place]
      let candidates = [stem] + (2...).lazy.prefix(names.count + 1).map { "\(stem)-\($0)" }
      let path = candidates.map { $0 + ending }.first { !taken.contains($0.lowercased()) } ?? stem + ending
      taken.insert(path.lowercased())
      return path
    }
  }
}
