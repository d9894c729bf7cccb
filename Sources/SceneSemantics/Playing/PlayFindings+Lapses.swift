internal import SceneBasics
internal import ScenePlan
internal import SceneProgram

/// Containment that a run has left half done, with names and places.
struct Lapse {
  /// The names, in quotes.
  let child: String
  let parent: String
  /// The child's name as steps write it.
  private let name: String
  private let place: SourceSpan
  private let other: SourceSpan?
  /// Whether the place is that of the call that has to change.
  private let isAtItsCall: Bool

  /// - Parameters:
  ///   - note: The words beside the other place, if there is one.
  ///   - steps: The steps that are missing.
  func found(
    _ finding: Finding, _ message: String, note: String? = nil, hint: String,
    adding steps: [(verb: String, side: Remedy.Side)] = []
  ) -> Diagnostic {
    let notes = other.flatMap { other in note.map { [Diagnostic.Note($0, at: other)] } } ?? []
    let missing = steps.map { step in
      Remedy.Step(step.verb, name, isUnderOf: step.verb == StepVerb.endAppearanceTransition.rawValue, step.side)
    }
    return Diagnostic(
      finding, message, at: place, notes: notes.filter { $0.span != place }, hint: hint,
      remedy: steps.isEmpty || !isAtItsCall ? nil : .insert(missing, near: place))
  }

  fileprivate init(_ mistake: ContainmentWatch.Mistake, in play: PlayFindings) {
    name = mistake.child.name(in: play.program)
    child = "'\(name)'"
    parent = mistake.parent.map { "'\($0.name(in: play.program))'" } ?? "its parent"
    isAtItsCall = mistake.place != nil
    place =
      mistake.place.map { play.span(of: $0) } ?? play.forwardingAnswer(of: mistake.parent)
      ?? play.declaration(of: mistake.child.template)
    other = mistake.other.map { play.span(of: $0) }
  }
}

extension PlayFindings {
  func finding(_ mistake: ContainmentWatch.Mistake) -> Diagnostic {
    let lapse = Lapse(mistake, in: self)
    return switch mistake.kind {
    case .childNeverAdded: .childNeverAdded(lapse)
    case .didMoveMissing: .didMoveMissing(lapse)
    case .viewBeforeAddChild: .viewBeforeAddChild(lapse)
    case .willMoveMissing: .willMoveMissing(lapse)
    case .viewLeftBehind: .viewLeftBehind(lapse)
    case .childLeftBehind: .childLeftBehind(lapse)
    case .parentRemovedFirst: .parentRemovedFirst(lapse)
    case .addedTwice: .addedTwice(lapse)
    case .openAppearance: .openAppearance(lapse)
    case .neverForwarded: .neverForwarded(lapse)
    }
  }

  /// The place at which a container turns forwarding off: the answer that has to change.
  fileprivate func forwardingAnswer(of container: Identity?) -> SourceSpan? {
    for override in container.flatMap({ program.settings(of: $0.template)?.overrides }) ?? [] {
      if case .answer(.shouldAutomaticallyForwardAppearanceMethods, _) = override.body {
        return program.places.span(of: override.place)
      }
    }
    return nil
  }

  /// The declaration of a template; for one that UIKit makes for itself, the place where the scene names its first controller.
  fileprivate func declaration(of template: Int) -> SourceSpan {
    let place = program.templates.indices.contains(template) ? program.templates[template].place : program.initialPlace
    return program.places.span(of: place) ?? .start(of: files[0])
  }
}
