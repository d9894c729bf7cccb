internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// Whether what files add to controllers of others fits there, and stands nowhere else.
struct AdditionCheck {
  private let scene: ResolvedScene
  private let template: Int
  /// Where each key stands, and each entry of those that are joined.
  private var keys: [ControllerKey: SourceSpan] = [:]
  private var segues: [Symbol: SegueDeclaration]
  private var segueKeys: [Symbol: [SegueKey: SourceSpan]] = [:]
  private var overrides: [OverrideDeclaration.Subject: SourceSpan]

  /// Checks every addition of a scene.
  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    for (template, additions) in scene.additions.sorted(by: { $0.key < $1.key }) {
      var check = AdditionCheck(scene, template)
      for addition in additions { check.check(addition, sink: &sink) }
    }
  }

  private init(_ scene: ResolvedScene, _ template: Int) {
    self.scene = scene
    self.template = template
    let declaration = scene.ownDeclaration(of: template)
    let settings = scene.ownSettings(of: template)
    segues = Dictionary(declaration.segues.map { ($0.id.value, $0) }, uniquingKeysWith: { first, _ in first })
    overrides = Dictionary(
      (settings?.overrides ?? []).map { ($0.subject.value, $0.subject.span) }, uniquingKeysWith: { first, _ in first })
    for key in settings?.keys ?? [] where !(settings?.hasNoteOfBack == true && key.value == .note) {
      keys[key.value] = key.span
    }
    for content in declaration.contents where keys[content.key] == nil { keys[content.key] = content.name.span }
    if declaration.title != nil, keys[.title] == nil { keys[.title] = declaration.id.span }
  }

  private mutating func check(_ addition: ResolvedScene.Addition, sink: inout DiagnosticSink) {
    let kind = scene.ownDeclaration(of: template).kind
    for key in addition.settings.keys {
      if key.value == .kind {
        sink.report(twice(ControllerKey.kind.rawValue, first: nil, at: key.span))
      } else if !key.value.isTaken(by: kind) {
        let file = scene.file(of: template)
        let record = scene.files.entries[file].document.controllers.records[scene.place(of: template)]
        sink.report(
          .foreignKey(
            key.value, value: "", of: (record.id, record.kind), beside: nil, in: scene.files.symbols, at: key.span))
      } else if !key.value.isJoined {
        if let first = keys[key.value] {
          sink.report(twice(key.value.rawValue, first: first, at: key.span))
        } else if !(addition.settings.hasNoteOfBack && key.value == .note) {
          keys[key.value] = key.span
        }
      }
    }
    for override in addition.settings.overrides {
      if let first = overrides.updateValue(override.subject.span, forKey: override.subject.value) {
        sink.report(twice(scene.text(override.subject.value), first: first, at: override.subject.span))
      }
    }
    for segue in addition.declaration.segues {
      if let first = segues.updateValue(segue, forKey: segue.id.value) {
        sink.report(twice(scene.text(segue.id.value), first: first.id.span, at: segue.id.span))
      }
    }
    for added in addition.settings.segueAdditions { check(added, sink: &sink) }
  }

  /// Options for a segue of the controller's own.
  private mutating func check(_ added: SegueAddition, sink: inout DiagnosticSink) {
    guard let segue = segues[added.id.value] else {
      let segues = scene.ownDeclaration(of: template).segues
      let declared = segues.prefix(9).map { scene.text($0.id.value) }
      let known = sink.names { [scene] in segues.map { scene.text($0.id.value) } }
      return sink.report(
        .unknownSegue(
          scene.text(added.id.value), of: scene.name(of: template), declared: declared, known: known, owners: [],
          at: added.id.span))
    }
    for key in added.keys {
      if key.value == .steps, segue.verb.value != .custom {
        sink.report(
          .foreignOption("steps", of: segue.verb.value.rawValue, verbs: [SegueVerb.custom.rawValue], at: key.span))
      } else if let first = segueKeys[added.id.value]?[key.value]
        ?? (segue.options.contains { $0.key == key.value } ? segue.id.span : nil)
      {
        sink.report(twice(key.value.rawValue, first: first, at: key.span))
      } else {
        segueKeys[added.id.value, default: [:]][key.value] = key.span
      }
    }
  }

  private func twice(_ key: String, first: SourceSpan?, at span: SourceSpan) -> Diagnostic {
    .alreadyThere(key, of: scene.name(of: template), first: first, at: span)
  }
}

extension ControllerSettings {
  /// Whether the note is that of an import about ways back: a person may say something else in its place.
  fileprivate var hasNoteOfBack: Bool { note?.hasPrefix("back: ") == true }
}

extension ControllerKey {
  /// Whether what stands under it in two files is joined, entry by entry.
  fileprivate var isJoined: Bool { [.segues, .overrides, .unwindActions, .views, .instantiates].contains(self) }
}

extension SegueOption {
  fileprivate var key: SegueKey {
    switch self {
    case .identifier: .identifier
    case .modalPresentationStyle: .modalPresentationStyle
    case .modalTransitionStyle: .modalTransitionStyle
    case .animated: .animated
    case .anchor: .anchor
    case .className: .class
    case .sender: .sender
    case .note: .note
    case .steps: .steps
    }
  }
}
