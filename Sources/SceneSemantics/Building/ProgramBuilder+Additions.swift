internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// The additions of other places to a template: files that import its own, and the block of a storyboard.
extension ProgramBuilder {
  /// Adds the keys of a file that imports the template's own. None of them stands there twice, which was checked.
  mutating func add(_ addition: ResolvedScene.Addition, to template: inout Template) {
    for content in addition.declaration.contents {
      guard let child = scene.template(content.name.value, in: addition.file),
        let role = ContentRole(content)
      else { continue }
      template.contents.append(Template.Content(role, child, at: place(content.name.span)))
    }
    for added in addition.settings.segueAdditions {
      guard let index = template.segues.firstIndex(where: { $0.id == scene.text(added.id.value) }) else { continue }
      for option in added.options { set(option, of: &template.segues[index], in: addition.file) }
    }
    for segue in addition.declaration.segues { template.segues.append(self.segue(segue, in: addition.file)) }
    if let title = addition.settings.addedTitle { template.title = title }
    var settings = template.settings ?? TemplateSettings()
    settings.merge(self.settings(addition.settings, in: addition.file))
    template.settings = settings
  }

  /// Takes in what the files say of the storyboards that they come from.
  mutating func addOrigins() {
    for (file, entry) in scene.files.entries.enumerated() {
      for origin in entry.document.origins {
        guard let index = scene.template(origin.controller.value, in: file) else { continue }
        let objectIDs = Dictionary(
          origin.segues.map { (scene.text($0.id.value), $0.objectID) }, uniquingKeysWith: { first, _ in first })
        update(index) { template in
          var settings = template.settings ?? TemplateSettings()
          settings.origin = StoryboardOrigin(objectID: origin.objectID, location: origin.location)
          template.settings = settings
          for segue in template.segues.indices {
            template.segues[segue].objectID = objectIDs[template.segues[segue].id]
          }
        }
      }
    }
  }
}

extension TemplateSettings {
  /// Takes in settings that stand in another file; lists of names are joined, and each other key stands in one of them.
  fileprivate mutating func merge(_ other: TemplateSettings) {
    className = other.className ?? className
    viewClassName = other.viewClassName ?? viewClassName
    storyboardIdentifier = other.storyboardIdentifier ?? storyboardIdentifier
    group = other.group ?? group
    note = other.note ?? note
    for action in other.unwindActions where !unwindActions.contains(action) { unwindActions.append(action) }
    for view in other.views where !views.contains(view) { views.append(view) }
    tells += other.tells
    for made in other.instantiates where !instantiates.contains(made) { instantiates.append(made) }
    overrides += other.overrides
    if other.layout != .fill { layout = other.layout }
    recipes.merge(other.recipes) { _, new in new }
    properties.merge(other.properties) { _, new in new }
  }
}
