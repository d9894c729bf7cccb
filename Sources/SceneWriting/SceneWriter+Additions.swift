internal import ScenePlan
internal import SceneProgram

/// The parts for which a controller's own file has no names: a file that imports it adds them there.
extension SceneWriter {
  /// Moves what a file can't name to one that can. What no file can name stays, and is refused when it is written.
  mutating func moveForeignParts() {
    guard files.count > 1 else { return }
    for index in homes.indices {
      let home = homes[index]
      var own = program.templates[index]
      guard let foreign = ForeignParts(takenFrom: &own, of: index, in: home, by: self) else { continue }
      // The file that is reached last knows least: it is the one that has to say so.
      for file in files.indices.reversed() where file != home {
        guard let name = try? plainName(of: index, in: file),
          let keys = try? controller(
            foreign.template, adding: foreign.steps, comments: elsewhere.comments[index] ?? [:], in: file)
        else { continue }
        ownParts[index] = own
        additions[file, default: []].append((name, keys))
        break
      }
    }
  }

  /// Whether a file has a name for a template.
  fileprivate func knows(_ template: Int, in file: Int) -> Bool { (try? plainName(of: template, in: file)) != nil }

  fileprivate func knows(_ steps: [Step], in file: Int) -> Bool { (try? list(steps, in: file)) != nil }

  fileprivate func knows(_ override: Override, in file: Int) -> Bool {
    var mapping = YAMLMapping()
    return (try? add(override, to: &mapping, in: file)) != nil
  }

  fileprivate func knows(_ value: Value, in file: Int) -> Bool { (try? node(value, in: file)) != nil }
}

/// The parts of a controller that name what its own file doesn't know.
private struct ForeignParts {
  /// A controller with these parts alone.
  var template: Template
  /// The steps of custom segues whose other keys stay.
  var steps: [(segue: String, steps: [Step])] = []

  /// Takes them out of a controller; nil if there are none.
  ///
  /// Where files join their entries, all that follow the first foreign one go with it, so that their order stays.
  init?(takenFrom own: inout Template, of index: Int, in file: Int, by writer: SceneWriter) {
    template = Template(own.id)
    let roles = Set(own.contents.filter { !writer.knows($0.template, in: file) }.map(\.role))
    template.contents = own.contents.filter { roles.contains($0.role) }
    own.contents.removeAll { roles.contains($0.role) }
    template.segues = ForeignParts.rest(of: &own.segues) { segue in
      if file != writer.files.count - 1, writer.elsewhere.segues[index]?.contains(segue.id) == true { return false }
      return segue.destination.map { writer.knows($0, in: file) } ?? true
    }
    for index in own.segues.indices {
      guard let steps = own.segues[index].steps, !writer.knows(steps, in: file) else { continue }
      self.steps.append((own.segues[index].id, steps))
      own.segues[index].steps = nil
    }
    if var settings = own.settings {
      let foreign = ForeignParts.settings(takenFrom: &settings, of: index, in: file, by: writer)
      if foreign != TemplateSettings() {
        template.settings = foreign
        own.settings = settings == TemplateSettings() ? nil : settings
      }
    }
    if steps.isEmpty, template == Template(own.id) { return nil }
  }

  private static func settings(
    takenFrom own: inout TemplateSettings, of index: Int, in file: Int, by writer: SceneWriter
  ) -> TemplateSettings {
    var foreign = TemplateSettings()
    let isElsewhere = file != writer.files.count - 1 && writer.elsewhere.instantiates.contains(index)
    foreign.instantiates = rest(of: &own.instantiates) { !isElsewhere && writer.knows($0, in: file) }
    if file != writer.files.count - 1, writer.elsewhere.notes.contains(index) { swap(&foreign.note, &own.note) }
    foreign.overrides = rest(of: &own.overrides) { writer.knows($0, in: file) }
    // Only the file that lists an unwind action can override it; both may list it.
    foreign.unwindActions = foreign.overrides.compactMap { entry in
      if case .unwindAction(let action, _) = entry.body { action } else { nil }
    }
    if own.tells.contains(where: { !writer.knows($0.template, in: file) }) { swap(&foreign.tells, &own.tells) }
    if case .frames(let children) = own.layout, children.contains(where: { !writer.knows($0.template, in: file) }) {
      swap(&foreign.layout, &own.layout)
    }
    foreign.properties = own.properties.filter { !writer.knows($0.value, in: file) }
    for property in foreign.properties.keys { own.properties[property] = nil }
    return foreign
  }

  /// Takes out all entries from the first foreign one on.
  private static func rest<Entry>(of entries: inout [Entry], knows: (Entry) -> Bool) -> [Entry] {
    let start = entries.firstIndex { !knows($0) } ?? entries.endIndex
    defer { entries.removeSubrange(start...) }
    return Array(entries[start...])
  }
}
