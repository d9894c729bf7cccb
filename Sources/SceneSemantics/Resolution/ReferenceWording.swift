internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The words of SG20x.
extension Diagnostic {
  static func unknownController(_ name: Name, in file: Int, scene: ResolvedScene) -> Diagnostic {
    unknownController(scene.text(name.value), in: file, at: name.span, scene: scene)
  }

  static func unknownController(_ text: String, in file: Int, at span: SourceSpan, scene: ResolvedScene) -> Diagnostic {
    let bare = text.split(separator: "#", maxSplits: 1).first.map(String.init) ?? text
    let near = Suggestion.nearest(to: bare, in: scene.candidates(in: file))
    let shown = bare.utf8.count > 60 ? bare.prefix(59) + "…" : bare
    return Diagnostic(
      ReferenceDiagnostic.unknownController, "no controller is called '\(shown)'", at: span,
      hint: near.map { "did you mean '\($0)'?" } ?? "declare '\(shown)' under 'controllers'",
      fix: .correcting(
        bare, at: span.part(at: 0, length: bare.unicodeScalars.count), among: scene.candidates(in: file)))
  }

  static func unknownSegue(
    _ name: Name, of controller: String, declared: ArraySlice<SegueDeclaration>, scene: ResolvedScene
  ) -> Diagnostic {
    let text = scene.text(name.value)
    let ids = declared.map { scene.text($0.id.value) }
    let near = Suggestion.nearest(to: text, in: ids)
    let has = ids.isEmpty ? "it has none" : "it has \(ids.map { "'\($0)'" }.joined(separator: ", "))"
    let owners = (0..<scene.templateCount).filter { template in
      scene.declaration(of: template).segues.contains { $0.id.value == name.value }
    }
    let hint: String? =
      switch owners.count {
      case 0: near.map { "did you mean '\($0)'?" }
      case 1: "'\(scene.name(of: owners[0]))' has it: add 'in: \(scene.name(of: owners[0]))'"
      default:
        "say whose it is with 'in': " + owners.prefix(4).map { "'\(scene.name(of: $0))'" }.joined(separator: " or ")
      }
    return Diagnostic(
      ReferenceDiagnostic.unknownSegue, "'\(controller)' has no segue '\(text)'", at: name.span,
      hint: hint ?? "\(has); say with 'in' whose segue is meant",
      fix: owners.isEmpty ? .correcting(text, at: name.span, among: ids) : nil)
  }

  static func unknownSegue(_ name: Name, known: [String], scene: ResolvedScene) -> Diagnostic {
    let text = scene.text(name.value)
    let near = Suggestion.nearest(to: text, in: known)
    return Diagnostic(
      ReferenceDiagnostic.unknownSegue, "no controller has a segue '\(text)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "declare it under 'segues' of the controller that fires it",
      fix: .correcting(text, at: name.span, among: known))
  }

  static func unknownAction(_ name: Name, known: [String], scene: ResolvedScene) -> Diagnostic {
    let text = scene.text(name.value)
    let near = Suggestion.nearest(to: text, in: known)
    return Diagnostic(
      ReferenceDiagnostic.unknownAction, "no controller implements the unwind action '\(text)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "add 'unwindActions: [\(text)]' to the controller it leads back to",
      fix: .correcting(text, at: name.span, among: known))
  }

  static func unreadableImport(_ path: Located<String>, _ failure: SourceFailure) -> Diagnostic {
    Diagnostic(
      ReferenceDiagnostic.unreadableImport, "'\(path.value)' can't be read: \(failure.reason)", at: path.span,
      hint: "give the path from this file's folder")
  }

  static func circularContainment(_ path: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ReferenceDiagnostic.circularContainment,
      "containment runs in a circle: \(path.map { "'\($0)'" }.joined(separator: " contains "))", at: span,
      hint: "lead back with a segue instead")
  }

  static func unknownStep(_ name: Located<String>, known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: name.value, in: known)
    return Diagnostic(
      ReferenceDiagnostic.unknownStep, "no step has the id '\(name.value)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "give the step an 'id', or write 'since: launch'",
      fix: .correcting(name.value, at: name.span, among: known))
  }

  static func unknownCallback(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let event = WordLeads.leads(of: name).compactMap { lead -> String? in
      if case .event(let callback) = lead.target { callback.rawValue } else { nil }
    }.first
    if let event {
      return Diagnostic(
        ReferenceDiagnostic.unknownCallback, "there is no callback '\(name)'", at: span,
        hint: "it is called '\(event)' here",
        fix: Fix("replace '\(name)' by '\(event)'", [TextEdit(span, by: event, instead: name)]))
    }
    // `willShow` is what a delegate hears.
    let near = known.first { $0.hasSuffix("." + name) } ?? Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      ReferenceDiagnostic.unknownCallback, "there is no callback '\(name)'", at: span,
      hint: near.map { "did you mean '\($0)'?" } ?? "see 'scenograph explain events'",
      fix: .correcting(name, at: span, among: known))
  }
}

/// The words of SG22x and SG29x.
extension Diagnostic {
  static func noInstance(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.noInstance, "no '\(scene.text(name.value))' lives at this point", at: name.span,
      hint: "bring it in first, with 'push', 'present' or 'add'")
  }

  static func severalInstances(_ name: Name, _ living: [String], scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.severalInstances,
      "'\(scene.text(name.value))' may be any of \(living.map { "'\($0)'" }.joined(separator: ", "))", at: name.span,
      hint: "say which one, as in '\(scene.text(name.value))#\(living.count)'")
  }

  static func missingInstance(_ name: Name, next: Int, makes: Bool, scene: ResolvedScene) -> Diagnostic {
    let bare = scene.text(name.value).split(separator: "#").first.map(String.init) ?? ""
    return Diagnostic(
      RehearsalDiagnostic.missingInstance, "there is no '\(scene.text(name.value))'", at: name.span,
      hint: makes ? "the next one in turn is '\(bare)#\(next)'" : "\(next - 1) of '\(bare)' were made so far")
  }

  static func releasedInstance(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.releasedInstance, "'\(scene.text(name.value))' was freed before this step", at: name.span,
      hint: "leave the number out to make a new one, or keep it with 'retained: true'")
  }

  static func nobodyVisible(_ step: StepDeclaration) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.nobodyVisible,
      "nothing is on the screen yet, so '\(step.verb.value.rawValue)' has no receiver",
      at: step.verb.span, hint: "say with 'in' whose code this is, or 'launch' first")
  }

  static func noContainer(for step: StepDeclaration, receiver: String, scene: ResolvedScene) -> Diagnostic {
    let verb = step.verb.value.rawValue
    let kinds = ContainerKinds.all.filter { $0.takes(step) }.map(\.kind)
    var container = kinds.first.map { "\($0.rawValue) controller" } ?? "container"
    let candidates = (0..<scene.templateCount).filter { kinds.contains(scene.declaration(of: $0).kind) }
      .map { scene.name(of: $0) }
    if step.verb.value == .scroll { container = "paging layout" }
    if step.verb.value == .swipe, case .word(let gesture) = step.object, gesture.value != "pop" {
      container = "pager or paging layout"
    }
    return Diagnostic(
      RehearsalDiagnostic.noContainer, "'\(receiver)' is in no \(container) that could '\(verb)'",
      at: step.verb.span,
      hint: candidates.isEmpty
        ? "say with 'in' which container is meant, or put '\(receiver)' into one"
        : "say which one with " + candidates.prefix(4).map { "'in: \($0)'" }.joined(separator: " or "))
  }

  static func severalChildren(_ step: StepDeclaration, container: String, _ children: [String]) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.severalChildren,
      "'\(container)' has \(children.count) children: \(children.map { "'\($0)'" }.joined(separator: ", "))",
      at: step.verb.span, hint: "say with 'from' which of them goes")
  }

  static func containsItself(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.containsItself, "'\(scene.text(name.value))' would contain itself", at: name.span,
      hint: "add it to a controller that isn't inside it")
  }

  static func transitionToItself(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.transitionToItself, "'\(scene.text(name.value))' is the child that would go", at: name.span,
      hint: "name another controller, or say with 'from' which other child goes")
  }

  static func samePageTwice(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.samePageTwice, "'\(scene.text(name.value))' can't be on both sides", at: name.span,
      hint: "name two instances")
  }

  static func isPresented(_ name: Name, by presenter: String, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.isPresented, "'\(scene.text(name.value))' is presented by '\(presenter)'", at: name.span,
      hint: "'dismiss' it first and let that end, or make another instance")
  }

  static func nothingToSwipe(_ step: StepDeclaration) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.nothingToSwipe, "nothing is presented that could be dragged away", at: step.verb.span,
      hint: "say with 'in' which presented controller is meant")
  }

  static func swipesWhileTurning(_ pager: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.swipesWhileTurning, "a page of '\(pager)' is still turning, so nobody recognises this swipe",
      at: span, hint: "leave 'after' out, or swipe when the page rests")
  }

  static func firesByItself(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.firesByItself, "'\(scene.text(name.value))' is an embed segue and fires by itself",
      at: name.span,
      hint: "use 'add' or 'transition' to bring a child in")
  }

  static func opaqueSegue(_ name: Name, declared: SegueDeclaration, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.opaqueSegue, "the custom segue '\(scene.text(name.value))' doesn't say what it does",
      at: name.span,
      notes: [Diagnostic.Note("declared here", at: declared.id.span)], hint: "add 'steps' to the segue")
  }

  static func noTab(_ name: Name, of container: String, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.noTab, "'\(scene.text(name.value))' is no tab of '\(container)'", at: name.span,
      hint: "name one of its tabs")
  }

  static func underMore(_ name: Name, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.underMore, "'\(scene.text(name.value))' stands under More, which isn't open", at: name.span,
      hint: "'tap: more' first, or 'select' it in code")
  }

  static func noMore(_ step: StepDeclaration, of container: String) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.noMore, "the tab bar of '\(container)' has room for all its tabs", at: step.verb.span,
      hint: "tap the tab itself")
  }

  static func noColumn(_ name: Name, of container: String, scene: ResolvedScene) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.noColumn, "'\(container)' has no column '\(scene.text(name.value))' to show or hide",
      at: name.span, hint: "name one of its own columns")
  }

  static func tooManyImports(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.tooManyImports, "the scene consists of more than \(SceneFiles.limit) files", at: span,
      hint: "import fewer files, or put several controllers into one")
  }

  static func tooManyInstances(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.tooManyInstances, "the run would make more than \(Cast.limit) controllers", at: span,
      hint: "list fewer children in containers that stand in containers")
  }

  static func tooDeep(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.tooDeep, "containers nest more than \(ContainmentCheck.depthLimit) deep below '\(name)'",
      at: span, hint: "take the containers apart, or present some of them")
  }

  static func runsForEver(_ limit: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      RehearsalDiagnostic.runsForEver, "the run was stopped: \(limit)", at: span,
      hint: "look for steps in 'overrides' that make their own callback come again")
  }
}
