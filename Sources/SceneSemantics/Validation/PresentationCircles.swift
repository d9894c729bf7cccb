internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Screens of an app's map that present each other in a circle. In other scenes the script shows what happens.
struct PresentationCircles: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    guard scene.files.entries.contains(where: \.document.isPartial) else { return }
    let ways = (0..<scene.templateCount).map { scene.presentations(of: $0) }
    guard ways.contains(where: { !$0.isEmpty }) else { return }
    let next = ways.indices.map { ways[$0].map(\.destination) + scene.members(of: $0) }
    let circles = Circles(next)
    var first: [Int: (template: Int, way: (destination: Int, span: SourceSpan))] = [:]
    var told: Set<Int> = []
    for template in ways.indices {
      let circle = circles.number[template]
      guard
        let way = ways[template].first(where: { circles.number[$0.destination] == circle && $0.destination != template }
        )
      else { continue }
      guard let (opener, way) = first[circle] else {
        first[circle] = (template, way)
        continue
      }
      // One screen that presents another of its kind, perhaps in a stack, is told by its arrow: a circle has two.
      guard told.insert(circle).inserted else { continue }
      sink.report(
        .presentsInCircle(
          scene.localName(of: opener), presents: scene.localName(of: way.destination), at: way.span))
    }
  }
}

extension ResolvedScene {
  /// The controllers that a controller presents by its segues, with the places that say so.
  fileprivate func presentations(of template: Int) -> [(destination: Int, span: SourceSpan)] {
    func ways(_ segues: [SegueDeclaration], in file: Int) -> [(destination: Int, span: SourceSpan)] {
      segues.filter { $0.verb.value == .present }.compactMap { segue in
        reference(segue.object.value, in: file).map { ($0.template, segue.object.span) }
      }
    }
    return ways(ownDeclaration(of: template).segues, in: file(of: template))
      + (additions[template] ?? []).flatMap { ways($0.declaration.segues, in: $0.file) }
  }
}

/// By item: the number of the circle of arrows on which it lies; each that is on none has a number of its own.
private struct Circles {
  private(set) var number: [Int]

  /// Tarjan's way (1972), without recursion.
  init(_ next: [[Int]]) {
    number = Array(repeating: -1, count: next.count)
    var order = Array(repeating: -1, count: next.count)
    var lowest = order
    var open: [Int] = []
    var (count, circleCount) = (0, 0)
    for start in next.indices where order[start] < 0 {
      var path = [(item: start, arrow: 0)]
      while let (item, arrow) = path.last {
        if arrow == 0 {
          (order[item], lowest[item]) = (count, count)
          count += 1
          open.append(item)
        }
        if arrow < next[item].count {
          path[path.count - 1].arrow += 1
          let other = next[item][arrow]
          if order[other] < 0 {
            path.append((other, 0))
          } else if number[other] < 0 {
            lowest[item] = min(lowest[item], order[other])
          }
          continue
        }
        path.removeLast()
        if let above = path.last?.item { lowest[above] = min(lowest[above], lowest[item]) }
        guard lowest[item] == order[item] else { continue }
        while let last = open.popLast() {
          number[last] = circleCount
          if last == item { break }
        }
        circleCount += 1
      }
    }
  }
}
