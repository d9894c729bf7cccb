internal import SceneBasics

/// The scenes in the storyboards of a project that code can name.
struct CodeScenes {
  let project: StoryboardProject
  private let byIdentifier: [String: [Int]]
  private let byClass: [String: [Int]]
  private let classes: CodeClasses
  /// By type of a name that several have: the scenes of its own target.
  private var byType: [Int: [Int]] = [:]
  private let segues: Set<String>

  init(_ project: StoryboardProject, _ classes: CodeClasses) {
    self.project = project
    self.classes = classes
    let identified = (0..<project.count).filter { project[$0].storyboardIdentifier != nil }
    byIdentifier = Dictionary(grouping: identified) { project[$0].storyboardIdentifier ?? "" }
    byClass = Dictionary(grouping: 0..<project.count) { number in
      // A class inside another is known by its own name.
      project[number].customClass.map { String($0.name.split(separator: ".").last ?? "") } ?? ""
    }
    segues = Set(project.edges.compactMap { project[$0].givenIdentifier })
    for (name, numbers) in byClass {
      let types = classes.named(name)
      guard types.count > 1 else { continue }
      for type in types { byType[type] = [] }
      for number in numbers {
        for type in nearest(types, to: number) { byType[type]?.append(number) }
      }
    }
  }

  /// Of several classes of one name, those of a scene's module, or else those that lie nearest to its storyboard.
  private func nearest(_ types: [Int], to number: Int) -> [Int] {
    if let module = project[number].customClass?.module {
      let own = types.filter { classes.entities[$0].folders.contains { $0 == module } }
      if own.count == 1 { return own }
    }
    return classes.nearest(types, to: FilePath.folders(of: project.storyboards[project.storyboard(of: number)].path))
  }

  func hasSegue(_ identifier: String) -> Bool { segues.contains(identifier) }

  /// Whether a storyboard was left out as a launch screen, in which no code runs.
  func isLaunchScreen(_ name: String) -> Bool { !hasStoryboard(name) && project.launchScreens.contains(name) }

  func hasStoryboard(_ name: String) -> Bool { project.storyboards.contains { $0.name == name } }

  /// The controllers of a class, by their numbers: of several classes of one name, those of its own target.
  func controllers(ofType type: Int) -> [Int] { byType[type] ?? byClass[classes.text(type)] ?? [] }

  /// The controllers with an identifier: in the storyboard that is named, else where the source stands, else anywhere.
  func controllers(_ identifier: String, in name: String?, near sources: [Int]) -> [Int] {
    let all = byIdentifier[identifier] ?? []
    if let name { return all.filter { project.storyboards[project.storyboard(of: $0)].name == name } }
    let places = Set(sources.map { project.storyboard(of: $0) })
    let near = all.filter { places.contains(project.storyboard(of: $0)) }
    return near.isEmpty ? all : near
  }

  /// The names of the storyboards that have a controller with an identifier.
  func storyboards(with identifier: String) -> [String] {
    Set((byIdentifier[identifier] ?? []).map { project.storyboards[project.storyboard(of: $0)].name }).sorted()
  }

  /// The initial controllers of the storyboards of a name.
  func initials(_ name: String) -> [Int] { initials { $0 == name } }

  func initials(where isMeant: (String) -> Bool) -> [Int] {
    project.storyboards.indices.filter { isMeant(project.storyboards[$0].name) }.compactMap { place in
      project.storyboards[place].initial.flatMap { project.target(of: project.number(of: $0, in: place)) }
    }
  }

  /// The scenes that a name of SwiftGen or R.swift stands for: both drop signs and change the case of letters alone.
  func generated(storyboard: String, scene: String?) -> [Int] {
    let board = CodeScenes.plain(storyboard)
    guard let scene else { return initials { CodeScenes.plain($0) == board } }
    let wanted = CodeScenes.plain(scene)
    return (0..<project.count).filter { number in
      guard let identifier = project[number].storyboardIdentifier, CodeScenes.plain(identifier) == wanted else {
        return false
      }
      return CodeScenes.plain(project.storyboards[project.storyboard(of: number)].name) == board
    }
  }

  private static func plain(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
