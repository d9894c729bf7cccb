internal import SceneBasics

/// The storyboards of a project by their names.
struct StoryboardIndex {
  private let storyboards: [Storyboard]
  private let starts: [Int]
  private let byName: [String: [Int]]
  private let folders: [[Substring]]

  init(_ storyboards: [Storyboard], starts: [Int]) {
    self.storyboards = storyboards
    self.starts = starts
    folders = storyboards.map { FilePath.folders(of: $0.path) }
    byName = Dictionary(grouping: storyboards.indices) { storyboards[$0].name }
  }

  /// The outcome of every reference of every storyboard.
  func references() -> [ResolvedReference] {
    storyboards.indices.flatMap { place in
      storyboards[place].controllers.enumerated().compactMap { index, controller in
        controller.reference.map {
          ResolvedReference(
            placeholder: starts[place] + index, reference: $0, outcome: outcome(of: $0, from: place),
            span: controller.span)
        }
      }
    }
  }

  /// The outcome of a name in a property list.
  func outcome(of entry: StoryboardEntry) -> ReferenceOutcome {
    if entry.storyboard.contains("$(") || entry.storyboard.contains("${") { return .buildSetting }
    let reference = StoryboardReference(storyboard: entry.storyboard)
    return outcome(of: reference, among: byName[entry.storyboard] ?? [], near: FilePath.folders(of: entry.path))
  }

  private func outcome(of reference: StoryboardReference, from place: Int) -> ReferenceOutcome {
    guard let name = reference.storyboard else { return outcome(of: reference, in: place) }
    var candidates = byName[name] ?? []
    if let bundle = reference.bundle {
      // A framework's storyboards lie in a folder that bears its name, which ends the bundle's identifier.
      let folder = bundle.split(separator: ".").last ?? ""
      candidates.removeAll { !folders[$0].contains(folder) }
      if candidates.isEmpty { return .otherBundle }
    }
    return outcome(of: reference, among: candidates, near: folders[place])
  }

  /// Chooses the nearest of the storyboards of a name that has what is wanted.
  private func outcome(
    of reference: StoryboardReference, among candidates: [Int], near folders: [Substring]
  ) -> ReferenceOutcome {
    guard !candidates.isEmpty else { return .noStoryboard }
    let having = candidates.filter { outcome(of: reference, in: $0).controller != nil }
    let nearest = nearest(having.isEmpty ? candidates : having, to: folders)
    if nearest.count > 1 { return .ambiguous(storyboards: nearest) }
    return outcome(of: reference, in: nearest[0])
  }

  private func outcome(of reference: StoryboardReference, in place: Int) -> ReferenceOutcome {
    let storyboard = storyboards[place]
    if let identifier = reference.identifier {
      let found = storyboard.controllers.firstIndex { $0.storyboardIdentifier == identifier }
      return found.map { .found(starts[place] + $0) } ?? .noIdentifier(storyboard: place)
    }
    return storyboard.initial.map { .found(starts[place] + $0) } ?? .noInitial(storyboard: place)
  }

  /// Those whose folders have most in common with others, and go least far from there.
  private func nearest(_ candidates: [Int], to near: [Substring]) -> [Int] {
    func distance(_ place: Int) -> Int {
      let common = zip(folders[place], near).prefix { $0 == $1 }.count
      return folders[place].count + near.count - 2 * common
    }
    let least = candidates.map(distance).min()
    let nearest = candidates.filter { distance($0) == least }
    // The languages of one storyboard lie in one folder; Base is the one that Xcode edits.
    guard Set(nearest.map { folders[$0] }).count == 1 else { return nearest }
    return [nearest.first { storyboards[$0].path.contains("Base.lproj/") } ?? nearest[0]]
  }
}
