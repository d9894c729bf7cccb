package import SceneGraphs

/// The frames of an app that is too large for one picture, as a list with links.
extension ImportMap {
  /// A frame: its place in the drawing, its name and where its pictures stand on the page.
  package struct Section {
    let frame: Int
    package let name: String
    let anchor: String
  }

  /// The frames as they stand on the page: numbers in names count as numbers.
  ///
  /// - Parameter headings: The headings before the first one.
  static func sections(of graph: DiagramGraph, after headings: [String]) -> [Section] {
    var anchors = Anchors()
    for heading in headings { _ = anchors.take(heading) }
    let frames = graph.innerFrames.map { (frame: $0, name: name(of: graph.clusters[$0])) }
    let keys = frames.map { NaturalKey($0.name) }
    return frames.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { index in
      Section(frame: frames[index].frame, name: frames[index].name, anchor: anchors.take(frames[index].name))
    }
  }

  /// A line for each frame, with those to which its arrows lead.
  package func list(of sections: [Section], in graph: DiagramGraph) -> String {
    let ways = graph.waysBetweenFrames
    let places = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.frame, $0) })
    func link(_ section: Section) -> String { session.dialect.link(section.name, toHeading: section.anchor) }
    return sections.map { section in
      let others = (ways[section.frame] ?? []).compactMap { way in places[way.to].map { (place: $0, count: way.count) }
      }
      let ends = others.sorted { $0.place < $1.place }.map { other in
        link(sections[other.place]) + (other.count == 1 ? "" : " (\(other.count))")
      }
      return "- " + link(section) + (ends.isEmpty ? "" : " → " + ends.joined(separator: ", "))
    }.joined(separator: "\n")
  }

  /// The words in place of one picture of the whole.
  static func apology(for graph: DiagramGraph, hasPicture: Bool) -> String {
    let frames = graph.innerFrames.count
    let ways = graph.waysBetweenFrames.values.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
    return "The whole has \(frames) frames, with \(ways) ways between them. "
      + "One picture of it would be too large to read. "
      + (hasPicture ? "The picture shows where the app starts. " : "") + "The list leads to each frame."
  }

  /// The names by which links find headings, as GitHub makes them.
  private struct Anchors {
    private var counts: [String: Int] = [:]

    mutating func take(_ heading: String) -> String {
      let name = String(
        heading.lowercased().compactMap { letter -> Character? in
          letter == " " ? "-" : letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
        })
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? name : "\(name)-\(count)"
    }
  }

  /// A name in which numbers are compared as numbers.
  private struct NaturalKey: Comparable {
    private var parts: [Part] = []

    private enum Part: Equatable {
      case number(Int)
      case text(String)
    }

    init(_ name: String) {
      var rest = name[...]
      while let first = rest.first {
        let isNumber = first.isASCII && first.isNumber
        let part = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
        rest = rest.dropFirst(part.count)
        parts.append(isNumber ? Int(part).map { .number($0) } ?? .text(String(part)) : .text(part.lowercased()))
      }
    }

    static func < (one: NaturalKey, other: NaturalKey) -> Bool {
      for (here, there) in zip(one.parts, other.parts) where here != there {
        switch (here, there) {
        case (.number(let a), .number(let b)): return a < b
        case (.text(let a), .text(let b)): return a < b
        case (.number, .text): return true
        case (.text, .number): return false
        }
      }
      return one.parts.count < other.parts.count
    }
  }
}
