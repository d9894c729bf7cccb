internal import SceneBasics
internal import SceneCode

extension ReportItems {
  /// Reports the additions of the code, and its contradictions.
  mutating func report(_ code: CodeLinks) {
    for edge in code.edges {
      let sources = list(edge.sources.map { wording(of: $0, code) })
      let from = sources.isEmpty ? "code of no controller" : "the code of \(sources)"
      let isScreen = code.controller(edge.destination)?.isScreen ?? true
      add(.resolved, "\(from) \(isScreen ? "makes" : "calls") \(wording(of: edge.destination, code))", at: edge.span)
    }
    // Each caller of a function has its own call, and several may lead alike.
    var seen: Set<CodeLinks.Transition> = []
    for transition in code.transitions where seen.insert(transition).inserted {
      let (source, destination) = (wording(of: transition.source, code), wording(of: transition.destination, code))
      add(.resolved, "the code of \(source) \(transition.verb.wording) \(destination)", at: transition.span)
    }
    for way in code.waysBack {
      add(.resolved, "the code of \(wording(of: way.source, code)) goes back by '\(way.verb.call)'", at: way.span)
    }
    for open in code.open {
      let verb = open.verb.noun
      if let form = open.form {
        add(.open, "the destination of a \(verb) is \(form.label)", at: open.span, isOpenTransition: true)
      } else {
        add(
          .open, "any controller may run this code, so the source of a \(verb) isn't certain", at: open.span,
          isOpenTransition: true)
      }
    }
    for push in code.unstacked {
      let (source, destination) = (wording(of: push.source, code), wording(of: push.destination, code))
      add(
        .open, "\(source) pushes \(destination), but where it is shown it stands in no navigation controller",
        at: push.span)
    }
    for (property, span) in code.leftOut { add(.open, property.leftOut, at: span) }
    for (kind, text, span) in code.dangling {
      let message =
        switch kind {
        case .segue: "no storyboard has a segue with the identifier '\(text)'"
        case .controller: "no storyboard has a controller with the identifier '\(text)'"
        case .controllerOf(let board, let others):
          "'\(board)' has no controller with the identifier '\(text)', and \(list(others.map { "'\($0)'" })) has"
        case .storyboard: "no storyboard has the name '\(text)'"
        }
      add(.open, message, at: span)
    }
    for (isSegue, span) in code.computed {
      add(.open, "the identifier of a \(isSegue ? "segue" : "controller") is computed", at: span)
    }
    for number in code.unnamed {
      add(.open, "nothing leads to \(project[number].wording): no segue, and no code", at: project[number].span)
    }
    for place in code.unperformed {
      let segue = project[project.edges[place]]
      add(.open, "no code performs the segue '\(segue.givenIdentifier ?? "")', and no control fires it", at: segue.span)
    }
  }

  private func wording(of number: Int, _ code: CodeLinks) -> String {
    guard let controller = code.controller(number) else { return project[number].wording }
    if let view = controller.view { return "'\(view)', a view of SwiftUI" }
    if let name = controller.className { return "'\(name)'" }
    return list(controller.contents.map { wording(of: $0, code) }) + " in " + controller.kind.stockWording
  }

  /// The first few of a list, and how many more there are.
  func list(_ names: [String]) -> String {
    names.count <= 3 ? names.joined(separator: ", ") : "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }
}

extension CodeProperty {
  /// The sentence for code that sets it where no scene gets it.
  fileprivate var leftOut: String {
    switch self {
    case .detents: "code gives a sheet heights that no scene gets"
    case .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext, .isModalInPresentation,
      .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .hidesBottomBarWhenPushed, .style,
      .preferredDisplayMode, .preferredSplitBehavior, .selectedIndex, .preferredTransition:
      "code sets '\(rawValue)' for some ways, or too late, so no scene gets it"
    }
  }
}

extension CodeVerb {
  /// The words for the code's act, before the name of a controller.
  fileprivate var wording: String {
    switch self {
    case .push: "pushes"
    case .show: "shows"
    case .showDetail: "shows as detail"
    case .present: "presents"
    case .content: "puts into a container"
    case .addChild: "adds"
    case .root: "gives the window"
    }
  }

  /// The name of the call in a report.
  package var noun: String {
    switch self {
    case .push: "push"
    case .show: "show"
    case .showDetail: "showDetail"
    case .present: "present"
    case .content: "setViewControllers"
    case .addChild: "addChild"
    case .root: "rootViewController"
    }
  }
}

extension StoryboardControllerKind {
  /// The words for a container that code makes of UIKit's own class.
  package var stockWording: String {
    switch self {
    case .tabs: "a tab bar controller"
    case .split: "a split view controller"
    case .navigation: "a navigation controller"
    case .search: "a search controller"
    case .view, .table, .collection, .page, .avPlayer, .hosting, .glkit, .placeholder, .unknown: "a controller"
    }
  }
}
