package import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The words of SG22x and SG29x.
extension Diagnostic {
  static func noInstance(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.noInstance, "no '\(name)' lives at this point", at: span,
      hint: "bring it in first, with 'push', 'present' or 'add'; code of a freed controller doesn't run")
  }

  static func severalInstances(_ name: String, _ living: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.severalInstances,
      "'\(name)' may be any of \(living.map { "'\($0)'" }.joined(separator: ", "))", at: span,
      hint: "say which one, as in '\(name)#\(living.count)'")
  }

  static func missingInstance(_ name: String, next: Int, makes: Bool, at span: SourceSpan) -> Diagnostic {
    let bare = name.split(separator: "#").first.map(String.init) ?? ""
    return Diagnostic(
      PlayDiagnostic.missingInstance, "there is no '\(name)'", at: span,
      hint: next == 1
        ? "none was made so far: write '\(bare)' for the first"
        : makes ? "the next one in turn is '\(bare)#\(next)'" : "\(next - 1) of '\(bare)' were made so far")
  }

  static func releasedInstance(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.releasedInstance, "'\(name)' was freed before this step", at: span,
      hint: "leave the number out to make a new one, or keep it with 'retained: true'")
  }

  static func nobodyVisible(_ verb: StepVerb, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.nobodyVisible,
      "nothing is on the screen yet, so '\(verb.rawValue)' has no receiver",
      at: span, hint: "name the acting controller with 'in', or 'launch' first")
  }

  /// - Parameters:
  ///   - isPresented: Whether the receiver is presented, and so may have lost the container that was meant around it.
  ///   - candidates: The controllers that could carry it out and live at this point.
  ///   - holder: The one of them that was meant to be shown in place of the receiver, which it holds.
  ///   - tab: What 'select' names.
  static func noContainer(
    for action: Action, receiver: String, isPresented: Bool, candidates: [String], holder: String?, tab: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    if let holder {
      return Diagnostic(
        PlayDiagnostic.noContainer,
        "'\(receiver)' is shown without '\(holder)', so nothing can '\(action.verb.rawValue)'", at: span,
        hint: "show '\(holder)' in its place: that holds '\(receiver)'")
    }
    if isPresented, action.verb == .push {
      let wrap = "\(receiver)Nav"
      return Diagnostic(
        PlayDiagnostic.noContainer, "'\(receiver)' is presented alone, in no navigation controller that could 'push'",
        at: span,
        hint: "declare '\(wrap): { kind: navigation, stack: [\(receiver)] }' and present '\(wrap)'"
          + (candidates.first.map { "; or write 'in: \($0)' to push below '\(receiver)', or 'dismiss' it first" } ?? "")
      )
    }
    return Diagnostic(
      PlayDiagnostic.noContainer,
      "'\(receiver)' is in no \(action.carrier.kind) that could '\(action.verb.rawValue)'", at: span,
      hint: candidates.isEmpty
        ? (action.verb == .tap
          ? "'tap' touches a tab of a tab bar; for any other touch give the screen a segue, and write 'trigger'"
          : action.verb == .select
            ? "'select' chooses a tab of a tab bar"
              + (tab.map { "; to show '\($0)', write 'push: \($0)' or 'present: \($0)'" } ?? "")
            : "say with 'in' whose code this is, or put '\(receiver)' into a container"
              + (action.carrier.declaration.map { ", as in '\($0)'" } ?? ""))
        : "say which one with " + candidates.prefix(4).map { "'in: \($0)'" }.joined(separator: " or "))
  }

  static func severalChildren(of container: String, _ children: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.severalChildren,
      "'\(container)' has \(children.count) children: \(children.map { "'\($0)'" }.joined(separator: ", "))",
      at: span, hint: "name the child that goes with 'from'")
  }

  static func containsItself(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.containsItself, "'\(name)' would contain itself", at: span,
      hint: "add it to a controller that isn't inside it")
  }

  static func transitionToItself(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.transitionToItself, "'\(name)' is also the child that 'transition' would remove", at: span,
      hint: "name another controller, or another child that goes with 'from'")
  }

  static func samePageTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.samePageTwice, "'\(name)' can't be on both sides", at: span,
      hint: "name two instances")
  }

  static func isPresented(_ name: String, by presenter: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.isPresented, "'\(name)' is presented by '\(presenter)'", at: span,
      hint: "'dismiss' it first and let that end, or make another instance")
  }

  /// - Parameter presented: The controllers that are presented at this point.
  static func nothingToSwipe(presented: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.nothingToSwipe, "nothing is presented that could be dragged away", at: span,
      hint: presented.last.map { "leave 'in' out, or write 'in: \($0)', which is presented" }
        ?? "'present' a controller first; a pushed one goes back with 'swipe: pop'")
  }

  static func swipesWhileTurning(_ pager: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.swipesWhileTurning, "a page of '\(pager)' is still turning, so the pager ignores this swipe",
      at: span, hint: "leave 'after' out, or swipe when the page rests")
  }

  static func firesByItself(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.firesByItself, "'\(name)' is an embed segue and fires by itself",
      at: span,
      hint: "use 'add' or 'transition' to bring a child in")
  }

  static func opaqueSegue(_ name: String, declared: SourceSpan?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.opaqueSegue, "the custom segue '\(name)' doesn't say what it does",
      at: span,
      notes: declared.map { [Diagnostic.Note("declared here", at: $0)] } ?? [], hint: "add 'steps' to the segue")
  }

  /// - Parameters:
  ///   - tabs: The tabs that it has, if they are known.
  ///   - tab: The tab that the controller is inside of.
  static func noTab(
    _ name: String, of container: String, tabs: [String] = [], inside tab: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.noTab, "'\(name)' is no tab of '\(container)'", at: span,
      hint: tab.map { "write '\($0)': that is the tab in which '\(name)' is" }
        ?? (tabs.isEmpty
          ? "name one of its tabs" : "its tabs are " + tabs.prefix(8).map { "'\($0)'" }.joined(separator: ", ")))
  }

  static func underMore(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.underMore, "'\(name)' is inside More, which isn't open", at: span,
      hint: "'tap: more' first, or 'select' it in code")
  }

  static func noMore(of container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.noMore, "the tab bar of '\(container)' has room for all its tabs", at: span,
      hint: "tap the tab itself")
  }

  static func noColumn(_ name: String, of container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.noColumn, "'\(container)' has no column '\(name)' to show or hide",
      at: span, hint: "name one of its own columns")
  }

  static func tooManyImports(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.tooManyImports, "the scene consists of more than \(limit) files", at: span,
      hint: "import fewer files, or put several controllers into one")
  }

  static func tooManyInstances(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.tooManyInstances, "the run would make more than \(limit) controllers", at: span,
      hint: "list fewer children in nested containers")
  }

  static func tooDeep(_ name: String, limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.tooDeep, "containers are nested more than \(limit) deep below '\(name)'",
      at: span, hint: "take the containers apart, or present some of them")
  }
}

extension Diagnostic {
  /// A run has reached a limit.
  package static func runsForEver(_ limit: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.runsForEver, "the run was stopped: \(limit)", at: span,
      hint: "look for steps in 'overrides' that cause their own callback again")
  }
}

extension Action {
  /// The kind of controller that can carry it out, in words, and how one is declared where only one kind can.
  fileprivate var carrier: (kind: String, declaration: String?) {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .swipe(.pop, _, _):
      ("navigation controller", "nav: { kind: navigation, stack: [home] }")
    case .select, .tap: ("tabs controller", "main: { kind: tabs, tabs: [home, settings] }")
    case .tapThing(let thing):
      thing.name == "more"
        ? ("tabs controller", "main: { kind: tabs, tabs: [home, settings] }")
        : ("alert with the action '\(thing.name)'", "alert: { kind: alert, actions: { \(thing.name): } }")
    case .showColumn, .hideColumn: ("split controller", "split: { kind: split, primary: list, secondary: detail }")
    case .swipe(.forward, _, _), .swipe(.reverse, _, _), .swipe(.dismiss, _, _), .swipe(.medium, _, _),
      .swipe(.large, _, _):
      ("pager or paging layout", nil)
    case .scroll: ("paging layout", nil)
    case .trigger, .perform, .show, .showDetail, .present, .dismiss, .add, .remove, .transition, .set, .load,
      .addChild, .addSubview, .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove,
      .didMove, .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground,
      .resignActive, .becomeActive,
      .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait, .expect:
      ("container", nil)
    }
  }
}
