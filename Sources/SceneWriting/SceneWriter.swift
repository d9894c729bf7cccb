internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
package import SceneProgram
internal import SceneSyntax

/// One scene file of a program, ready to be kept.
package struct WrittenScene: Hashable, Sendable {
  /// The path from the scene's folder.
  package var path: String
  /// YAML in the form that `fmt` gives.
  package var text: String
}

/// Why a program can't be said in scene files, as a sentence about the thing that can't be said.
package struct UnwritableProgram: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}

/// Program to scene files: the way back from `ProgramBuilder`.
///
/// What is written, read again and compiled gives the same listing. So an importer, a generator or an explorer makes a
/// program by hand and needs no YAML.
///
/// ```swift
/// var program = Program(scene: "Two screens")
/// let list = program.declare(Template("list"))
/// program.initial = list
/// program.script = [Step(.load(Reference(list)))]
/// try SceneWriter.write(program)[0].text
/// ```
///
/// gives
///
/// ```yaml
/// scene: Two screens
/// initial: list
/// controllers:
///   list:
/// script:
///   - load: list
/// ```
package struct SceneWriter {
  let program: Program
  let files: [Program.File]
  /// By file: what stands before the names of its controllers, such as `other/`.
  private let prefixes: [String]
  /// By template: its file.
  let homes: [Int]
  /// Templates by their full names.
  private let templatesByID: [String: Int]
  /// The parts that are kept out of a controller's own file, and the comments.
  var elsewhere = ElsewhereParts()
  /// By template: what its own file says of it, where other files have to say the rest.
  var ownParts: [Int: Template] = [:]
  /// By file: what it adds to controllers of others.
  var additions: [Int: [(name: String, keys: YAMLNode)]] = [:]
  /// The ids of steps to which `since` leads but that have none of their own, by the step's index.
  private(set) var stepIDs: [Int: String] = [:]
  /// Comments above steps of the script, by the step's index.
  private(set) var remarks: [Int: String] = [:]

  /// Writes the files of a program, the scene first.
  ///
  /// - Parameters:
  ///   - program: All files together.
  ///   - elsewhere: What the last file says of controllers of other files.
  /// - Throws: If a name isn't one that a scene can write, or if something is said twice that can be said once only.
  package static func write(
    _ program: Program, elsewhere: ElsewhereParts = ElsewhereParts()
  ) throws(UnwritableProgram) -> [WrittenScene] {
    var writer = try SceneWriter(program)
    writer.elsewhere = elsewhere
    writer.moveForeignParts()
    var written: [WrittenScene] = []
    for (index, file) in writer.files.enumerated() {
      written.append(WrittenScene(path: file.path, text: try writer.node(of: index).text))
    }
    return written
  }

  /// Writes the scene itself, without the files that it imports.
  ///
  /// - Parameters:
  ///   - head: Comments for the first lines.
  ///   - remarks: Comments above steps of the script, by the step's index.
  package static func writeFirst(
    _ program: Program, head: [String] = [], remarks: [Int: String] = [:]
  ) throws(UnwritableProgram) -> WrittenScene {
    var writer = try SceneWriter(program)
    writer.remarks = remarks
    let text = YAMLNode.comments(head, margin: "") + (try writer.node(of: 0).text)
    return WrittenScene(path: writer.files[0].path, text: text)
  }

  private init(_ program: Program) throws(UnwritableProgram) {
    self.program = program
    files =
      program.files.isEmpty
      ? [Program.File(path: "scene.yaml", scene: program.scene, initial: program.initial)] : program.files
    prefixes = SceneWriter.prefixes(of: files)
    let homesByPrefix = Dictionary(zip(prefixes, files.indices), uniquingKeysWith: { first, _ in first })
    var homes: [Int] = []
    for template in program.templates {
      let prefix = String(template.id.dropLast(template.localID.count))
      guard let home = homesByPrefix[prefix], ScenePlainText.isLabel(String(template.localID)),
        !ReservedIDs.all.contains(String(template.localID))
      else { throw UnwritableProgram("no file of the scene can have a controller called '\(template.id)'") }
      homes.append(home)
    }
    self.homes = homes
    templatesByID = Dictionary(
      program.templates.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    nameSteps()
  }

  /// The prefixes of files that import each other: a file that is reached by several ways has that of the shortest.
  private static func prefixes(of files: [Program.File]) -> [String] {
    var prefixes: [String?] = Array(repeating: nil, count: files.count)
    prefixes[0] = ""
    var reached = [0]
    var next = 0
    while next < reached.count {
      let file = reached[next]
      for entry in files[file].imports where files.indices.contains(entry.file) && prefixes[entry.file] == nil {
        prefixes[entry.file] = (prefixes[file] ?? "") + entry.alias + "/"
        reached.append(entry.file)
      }
      next += 1
    }
    // No alias has a blank in it, so nothing stands in a file that can't be reached.
    return prefixes.map { $0 ?? " " }
  }

  /// Gives an id to each step from which an expectation counts.
  private mutating func nameSteps() {
    let script = program.script ?? []
    var taken = Set(script.compactMap(\.id))
    for expectation in program.expectations {
      guard case .step(let number) = expectation.since, script.indices.contains(number - 1),
        script[number - 1].id == nil, stepIDs[number - 1] == nil
      else { continue }
      var id = "step\(number)"
      while !taken.insert(id).inserted { id += "-" }
      stepIDs[number - 1] = id
    }
  }

  // MARK: Files

  private func node(of index: Int) throws(UnwritableProgram) -> YAMLNode {
    let file = files[index]
    var root = YAMLMapping()
    root.add(SceneKey.scene, YAMLText.text(index == 0 ? program.scene : file.scene))
    let own = homes.indices.filter { homes[$0] == index }
    if own.contains(where: { program.templates[$0].isPartial }) { root.add(SceneKey.partial, .scalar("true")) }
    if index == 0 { try addHead(to: &root) }
    let initial = index == 0 ? program.initial : file.initial
    if let initial { root.add(SceneKey.initial, try name(of: initial, in: index)) }
    if !file.imports.isEmpty {
      var imports = YAMLMapping()
      for entry in file.imports { imports.add(YAMLText.written(entry.alias), YAMLText.scalar(entry.path)) }
      root.add(SceneKey.import, imports.node(isBlock: true))
    }
    var controllers = YAMLMapping()
    for template in own {
      controllers.add(
        YAMLText.written(String(program.templates[template].localID)),
        try controller(
          ownParts[template] ?? program.templates[template], comments: elsewhere.comments[template] ?? [:], in: index),
        comment: elsewhere.heads[template])
    }
    for addition in additions[index] ?? [] { controllers.add(addition.name, addition.keys) }
    if !controllers.entries.isEmpty || file.imports.isEmpty {
      root.add(SceneKey.controllers, try whole(controllers, "the controllers", isBlock: true))
    }
    if index == 0, let script = program.script { root.add(SceneKey.script, .list(try blocks(script, in: 0))) }
    if let origins = try origins(of: own) { root.add(SceneKey.storyboard, origins) }
    return root.node(isBlock: true)
  }

  /// Adds the parts that only the scene itself has: system, device, picture.
  private func addHead(to root: inout YAMLMapping) throws(UnwritableProgram) {
    if let note = program.note { root.add(SceneKey.note, YAMLText.text(note)) }
    if program.ios != 17 { root.add(SceneKey.ios, .scalar(String(program.ios))) }
    let changes = program.changes
    if !changes.isEmpty { root.add(SceneKey.quirks, .list(changes.map { .scalar($0.word) })) }
    if program.device != Device() { root.add(SceneKey.device, device) }
    if let picture = program.picture {
      var mapping = YAMLMapping()
      if let view = picture.view { mapping.add(PictureKey.view, .scalar(view.rawValue)) }
      if let step = picture.step { mapping.add(PictureKey.step, YAMLText.scalar(step)) }
      root.add(SceneKey.picture, mapping.node())
    }
  }

  private var device: YAMLNode {
    let device = program.device
    if device == Device(device.idiom) { return .scalar(device.idiom.rawValue) }
    var mapping = YAMLMapping()
    mapping.add(DeviceKey.idiom, .scalar(device.idiom.rawValue))
    if let size = device.written { mapping.add(DeviceKey.size, node(size)) }
    if let width = device.horizontal { mapping.add(DeviceKey.horizontal, .scalar(width.rawValue)) }
    if let height = device.vertical { mapping.add(DeviceKey.vertical, .scalar(height.rawValue)) }
    if device.requiresFullScreen { mapping.add(DeviceKey.requiresFullScreen, .scalar("true")) }
    return mapping.node()
  }

  // MARK: Names

  /// The name of a template as a file knows it: `add` in its own file, `other/add` elsewhere.
  func name(of template: Int, in file: Int) throws(UnwritableProgram) -> YAMLNode {
    YAMLText.scalar(try plainName(of: template, in: file))
  }

  func plainName(of template: Int, in file: Int) throws(UnwritableProgram) -> String {
    guard program.templates.indices.contains(template) else {
      throw UnwritableProgram("'\(program.name(of: template))' is a controller that UIKit makes for itself")
    }
    let local = String(program.templates[template].localID)
    guard let way = way(from: file, to: homes[template]) else {
      throw UnwritableProgram("'\(files[file].path)' doesn't import the file of '\(program.name(of: template))'")
    }
    return way + local
  }

  /// The aliases that lead from one file to another, each with its `/`; nil where none do.
  func way(from start: Int, to end: Int) -> String? {
    if start == end { return "" }
    if start == 0 { return prefixes[end] }
    var ways = [start: ""]
    var reached = [start]
    var next = 0
    while next < reached.count {
      let file = reached[next]
      for entry in files[file].imports where ways[entry.file] == nil {
        ways[entry.file] = (ways[file] ?? "") + entry.alias + "/"
        reached.append(entry.file)
      }
      next += 1
    }
    return ways[end]
  }

  /// The target of a name in a file: `home`, `other/add`, or `other` for that file's initial
  /// controller.
  func template(named name: String, in file: Int) -> Int? {
    var file = file
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)[...]
    while let alias = parts.first, let entry = files[file].imports.first(where: { $0.alias == alias }) {
      file = entry.file
      parts = parts.dropFirst()
    }
    if parts.isEmpty || parts == [""] { return name.isEmpty ? nil : files[file].initial }
    guard parts.count == 1, let template = templatesByID[prefixes[file] + parts[parts.startIndex]] else { return nil }
    return homes[template] == file ? template : nil
  }

  /// A controller of a step.
  func name(of reference: Reference, in file: Int) throws(UnwritableProgram) -> YAMLNode {
    YAMLText.scalar(try plainName(of: reference, in: file))
  }

  func plainName(of reference: Reference, in file: Int) throws(UnwritableProgram) -> String {
    if let written = reference.written {
      let name = written.prefix { $0 != "#" }
      if template(named: String(name), in: file) == reference.template { return written }
    }
    let number = reference.ordinal.map { "#\($0)" } ?? ""
    return try plainName(of: reference.template, in: file) + number
  }

  // MARK: Small things

  /// A mapping without duplicate keys.
  func whole(_ mapping: YAMLMapping, _ what: String, isBlock: Bool = false) throws(UnwritableProgram) -> YAMLNode {
    if let key = mapping.repeatedKey { throw UnwritableProgram("\(what) would have the key '\(key)' twice") }
    return mapping.node(isBlock: isBlock)
  }

  /// The name of a segue, an action or a view.
  func label(_ name: String, _ what: String) throws(UnwritableProgram) -> String {
    guard ScenePlainText.isLabel(name) else { throw UnwritableProgram("no \(what) can be called '\(name)'") }
    return YAMLText.written(name)
  }

  func node(_ size: Size) -> YAMLNode { numbers([size.width, size.height]) }

  func numbers(_ numbers: [Double]) -> YAMLNode { .list(numbers.map(YAMLText.number)) }
}
