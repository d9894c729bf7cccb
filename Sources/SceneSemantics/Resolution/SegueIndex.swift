internal import SceneBasics
internal import SceneSyntax

/// The segues of a scene, from their names and from where they lead: what findings about segues say besides.
struct SegueIndex {
  /// The controllers that have a segue of a name.
  private var owners: [Symbol: [String]] = [:]
  /// The first segue that leads to a controller.
  private var leads: [Int: Symbol] = [:]

  init(of scene: ResolvedScene) {
    for template in 0..<scene.templateCount {
      let segues = scene.declaration(of: template).segues
      for id in Set(segues.map(\.id.value)) { owners[id, default: []].append(scene.name(of: template)) }
      for segue in segues {
        guard let target = scene.template(segue.object.value, in: 0), leads[target] == nil else { continue }
        leads[target] = segue.id.value
      }
    }
  }

  func owners(of segue: Symbol) -> [String] { owners[segue] ?? [] }

  func segue(to controller: Int) -> Symbol? { leads[controller] }
}
