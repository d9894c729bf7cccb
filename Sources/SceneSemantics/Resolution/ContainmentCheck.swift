internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Whether ownership runs in a circle or too deep: one walk over all templates, each visited once.
struct ContainmentCheck {
  private let scene: ResolvedScene
  /// How many levels each template has, itself included; `Height.new` or `Height.open` until that is known.
  private var heights: [UInt8]

  private enum Height {
    static let new: UInt8 = 0
    static let open: UInt8 = .max
    /// The tallest that is told from others: `Limit.containers` allows fewer.
    static let most: UInt8 = 254
  }

  /// A template on the way down, and where the next of those that it owns stands.
  private struct Level {
    var template: Int
    var next: Int
    /// How many levels it has, as far as it was visited.
    var height: UInt8 = 1

    mutating func stand(on child: UInt8) { height = max(height, min(child + 1, Height.most)) }
  }

  /// Reports circles, and what nests too deep.
  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    var check = ContainmentCheck(scene: scene)
    for template in 0..<scene.templateCount where check.heights[template] == Height.new {
      check.walk(from: template, sink: &sink)
    }
    // Only what is launched nests calls: each level some, when it loads.
    let most = scene.files.sources[FileID(0)].limits[.containers]
    if let initial = scene.initial(of: 0), Int(check.heights[initial]) > most {
      sink.report(.tooDeep(scene.name(of: initial), limit: most, at: scene.declaration(of: initial).id.span))
    }
  }

  private init(scene: ResolvedScene) {
    self.scene = scene
    heights = Array(repeating: Height.new, count: scene.templateCount)
  }

  /// Depth first, without recursion: chains may be as long as the file.
  private mutating func walk(from start: Int, sink: inout DiagnosticSink) {
    var path: [Level] = []
    enter(start, &path)
    while let level = path.last {
      let places = scene.ownership.places(of: level.template)
      guard level.next < places.upperBound else {
        heights[level.template] = level.height
        path.removeLast()
        if !path.isEmpty { path[path.count - 1].stand(on: level.height) }
        continue
      }
      path[path.count - 1].next += 1
      guard let child = scene.ownership.template(at: level.next) else { continue }
      switch heights[child] {
      case Height.new: enter(child, &path)
      case Height.open: report(child, path, at: level.next - places.lowerBound, sink: &sink)
      default: break
      }
      if heights[child] != Height.open { path[path.count - 1].stand(on: heights[child]) }
    }
  }

  /// Goes down to a template; a template without children is done at once.
  private mutating func enter(_ template: Int, _ path: inout [Level]) {
    let places = scene.ownership.places(of: template)
    heights[template] = places.isEmpty ? 1 : Height.open
    if !places.isEmpty { path.append(Level(template: template, next: places.lowerBound)) }
  }

  /// A circle: the last of a path owns one that stands above it, or itself.
  private func report(_ child: Int, _ path: [Level], at index: Int, sink: inout DiagnosticSink) {
    let circle = path.map(\.template).drop { $0 != child }
    guard let owner = circle.last else { return }
    let names = (circle + [child]).map { scene.name(of: $0) }
    sink.report(.circularContainment(names, at: scene.declaration(of: owner).owned[index].span))
  }
}
