internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Whether ownership runs in a circle or too deep: one walk over all templates, each visited once.
struct ContainmentCheck {
  /// How deep controllers may contain each other: each level nests some calls when it loads.
  static let depthLimit = 60

  private let scene: ResolvedScene
  /// 0 new, 1 open, 2 done.
  private var marks: [UInt8]
  /// How many levels stand below a template, itself included.
  private var heights: [Int32]

  /// Reports circles, and what nests too deep.
  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    var check = ContainmentCheck(scene: scene)
    for template in 0..<scene.templateCount where check.marks[template] == 0 {
      check.walk(from: template, sink: &sink)
    }
    // Only what is launched nests calls.
    if let initial = scene.initial(of: 0), check.heights[initial] > depthLimit {
      sink.report(.tooDeep(scene.name(of: initial), at: scene.declaration(of: initial).id.span))
    }
  }

  private init(scene: ResolvedScene) {
    self.scene = scene
    marks = Array(repeating: 0, count: scene.templateCount)
    heights = Array(repeating: 1, count: scene.templateCount)
  }

  /// Depth first, without recursion: chains may be as long as the file.
  private mutating func walk(from start: Int, sink: inout DiagnosticSink) {
    guard hasContents(start) else {
      marks[start] = 2
      return
    }
    var path = [Level(template: start, owned: owned(by: start))]
    marks[start] = 1
    while let level = path.last {
      let template = level.template
      guard level.next < level.owned.count else {
        marks[template] = 2
        path.removeLast()
        if let parent = path.last?.template { heights[parent] = max(heights[parent], heights[template] + 1) }
        continue
      }
      let (child, span) = level.owned[level.next]
      path[path.count - 1].next += 1
      switch marks[child] {
      case 0:
        marks[child] = 1
        path.append(Level(template: child, owned: owned(by: child)))
      case 1:
        let names = path.drop { $0.template != child }.map { scene.name(of: $0.template) } + [scene.name(of: child)]
        sink.report(.circularContainment(names, at: span))
      default: heights[template] = max(heights[template], heights[child] + 1)
      }
    }
  }

  /// A template on the way down, and how many of those that it owns were visited.
  private struct Level {
    var template: Int
    var owned: [(Int, SourceSpan)]
    var next = 0
  }

  private func hasContents(_ template: Int) -> Bool {
    let declaration = scene.declaration(of: template)
    return !declaration.contents.isEmpty || declaration.segues.contains { $0.verb.value == .embed }
  }

  private func owned(by template: Int) -> [(Int, SourceSpan)] {
    let declaration = scene.declaration(of: template)
    let file = scene.file(of: template)
    let embedded = declaration.segues.filter { $0.verb.value == .embed }.map(\.object)
    return (declaration.contents.map(\.name) + embedded).compactMap { name in
      scene.template(name.value, in: file).map { ($0, name.span) }
    }
  }
}
