internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Whether ownership runs in a circle or too deep: one walk over all templates, each visited once.
struct ContainmentCheck {
  private let scene: ResolvedScene
  private var marks: [Mark]
  /// How many levels stand below a template, itself included.
  private var heights: [Int32]

  private enum Mark: UInt8 { case new, open, done }

  /// A template on the way down, and where the next of those that it owns stands.
  private struct Level {
    var template: Int
    var next: Int
  }

  /// Reports circles, and what nests too deep.
  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    var check = ContainmentCheck(scene: scene)
    for template in 0..<scene.templateCount where check.marks[template] == .new {
      check.walk(from: template, sink: &sink)
    }
    // Only what is launched nests calls: each level some, when it loads.
    let most = scene.files.sources[FileID(0)].limits[.containers]
    if let initial = scene.initial(of: 0), check.heights[initial] > most {
      sink.report(.tooDeep(scene.name(of: initial), limit: most, at: scene.declaration(of: initial).id.span))
    }
  }

  private init(scene: ResolvedScene) {
    self.scene = scene
    marks = Array(repeating: .new, count: scene.templateCount)
    heights = Array(repeating: 1, count: scene.templateCount)
  }

  /// Depth first, without recursion: chains may be as long as the file.
  private mutating func walk(from start: Int, sink: inout DiagnosticSink) {
    var path: [Level] = []
    enter(start, &path)
    while let level = path.last {
      let places = scene.ownership.places(of: level.template)
      guard level.next < places.upperBound else {
        marks[level.template] = .done
        path.removeLast()
        if let parent = path.last?.template { heights[parent] = max(heights[parent], heights[level.template] + 1) }
        continue
      }
      path[path.count - 1].next += 1
      guard let child = scene.ownership.template(at: level.next) else { continue }
      switch marks[child] {
      case .new: enter(child, &path)
      case .open: report(child, path, at: level.next - places.lowerBound, sink: &sink)
      case .done: break
      }
      if marks[child] == .done { heights[level.template] = max(heights[level.template], heights[child] + 1) }
    }
  }

  /// Goes down to a template; a template without children is done at once.
  private mutating func enter(_ template: Int, _ path: inout [Level]) {
    let places = scene.ownership.places(of: template)
    marks[template] = places.isEmpty ? .done : .open
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
