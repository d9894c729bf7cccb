internal import SceneBasics

/// A scene of any size, the same at every run: a tree in block style, eight controllers to a container, with ids, kinds,
/// titles and lists of children; every third leaf has a segue in flow style.
enum GeneratedScene {
  /// How many controllers a container holds.
  private static let width = 8
  private static let subjects = ["profile", "settings", "messages", "library", "search", "album", "checkout"]

  /// The scene as YAML.
  ///
  /// - Parameters:
  ///   - count: How many controllers it declares.
  ///   - hasInitial: Whether it names the root as `initial`, so that launching is rehearsed too.
  static func yaml(controllers count: Int, hasInitial: Bool = false) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("scene: Generated\n")
    if hasInitial { writer.write("initial: \(id(0))\n") }
    writer.write("controllers:\n")
    for index in 0..<count { write(index, of: count, to: &writer) }
    return writer.take()
  }

  /// Scenes with three segues each: to the next one, to one a little further on, and back to one before, as in a flow
  /// with side steps; every seventh begins a flow of its own.
  static func segues(scenes count: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("scene: Generated\ninitial: \(id(0))\ncontrollers:\n")
    for index in 0..<count {
      let next = index % 7 == 6 ? index / 7 : min(index + 1, count - 1)
      let further = (index + 7 + index * index % 13) % count
      let before = index * 2 / 3
      writer.write("  \(id(index)):\n    segues:\n")
      writer.write("      next: { show: \(id(next)) }\n      open: { present: \(id(further)) }\n")
      writer.write("      home: { show: \(id(before)) }\n")
    }
    return writer.take()
  }

  private static func id(_ index: Int) -> String { "\(subjects[index % subjects.count])\(index)" }

  private static func write(_ index: Int, of count: Int, to writer: inout ByteWriter) {
    let first = index * width + 1
    let isLeaf = first >= count
    writer.write("  \(id(index)):\n    kind: \(isLeaf ? "view" : "container")\n")
    writer.write("    title: The \(subjects[index % subjects.count]) screen, number \(index)\n")
    if !isLeaf {
      writer.write("    children:\n")
      for child in first..<min(first + width, count) { writer.write("      - \(id(child))\n") }
    } else if index % 3 == 0 {
      writer.write("    segues: { open: { show: \(id(count - 1 - index / 2)) } }\n")
    }
  }
}
