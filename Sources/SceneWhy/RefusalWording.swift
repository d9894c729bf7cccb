internal import ScenePlan

/// Why a callback doesn't come, as a sentence.
extension Refusal {
  /// - Parameters:
  ///   - plan: Knows the names.
  ///   - style: How the other controller was presented, where that is known.
  func sentence(in plan: HierarchyPlan, style: PresentationStyle? = nil) -> String {
    let it = "'\(plan.name(instance))'"
    let other = other.map { "'\(plan.name($0))'" } ?? "another controller"
    switch reason {
    case .freed: return "\(it) had been freed"
    case .covered: return "\(it) stays off the screen while \(other) covers it"
    case .presenterStays:
      guard let style else { return "the view of \(it) stays on the screen under \(other)" }
      return "\(other) was presented \(style.wordForPeople), which leaves the presenter's view where it is"
    case .notForwarded: return "\(other) forwards no appearance by itself"
    case .notPassedOn: return "\(other) leaves super out, so nothing below it is told"
    case .notInside: return "the view of \(it) wasn't inside that of \(other), so what \(other) gets didn't reach it"
    case .notLoaded: return "the view of \(it) wasn't loaded, so what \(other) gets didn't reach it"
    case .appearedAlready: return "\(it) was appearing or had appeared already"
    case .goneAlready: return "\(it) was disappearing or had disappeared already"
    case .beginsAgain: return "a change in the same direction was under way, so the begin only counted"
    case .endsLater: return "the end belonged to an inner begin, and the outer one was still open"
    case .turnedRound: return "the appearance of \(it) turned round before its end"
    case .missesWill: return "this system leaves it out for a child that comes while its host appears"
    case .movedByHand: return "between a begin and an end by hand, moves of the view don't count"
    case .notInWindow, .presenterOutside: return "the view of \(other) wasn't in the window"
    case .staysInWindow: return "the view of \(it) was in the window before, and stayed there"
    case .notOnThisSystem: return "this system doesn't have the call"
    case .notObserved: return "this system doesn't call it again when a model changes"
    case .waitsForItsView: return "the view of \(it) wasn't in the window, so it waits until that comes back"
    case .propertiesAlone: return "a change of properties brings 'updateProperties' alone, and no layout"
    case .appearedOnce: return "on this system what SwiftUI does as it appears comes once in a tab"
    case .shownInstead where self.other.map(plan.isLaterColumn) == true:
      return "the split view is collapsed, and \(other) lies over \(it) on its only stack"
    case .shownInstead: return "its container shows \(other) in the place of \(it)"
    case .sameParent: return "\(other) was its parent already"
    case .withoutParent: return "\(it) had no parent"
    case .sameSize: return "its view had the size again with which it was laid out"
    case .putOff: return "what comes without animation is laid out after it has appeared"
    case .waits where self.other != nil:
      return "a presentation or a dismissal ran on \(other), so the call waited"
    case .waits: return "\(it) was in a change, so the call waited"
    case .offTheScreen: return "\(other) wasn't on the screen, so only its list changed"
    case .behindCover: return "\(other) covered the stack, so only its list changed; the page comes when that goes"
    case .nothingToPop: return "\(it) was the only one left, or is the present top"
    case .belowTheTop: return "\(it) left from below the top"
    case .givenUp: return "the gesture on \(it) was given up, so it shows what it has shown"
    case .swipeIsOff: return "the swipe back of \(other) is off: its bar is hidden, or its code says no"
    case .ownAnimations: return "the swipe back of \(other) is off, as its delegate has animations"
    case .showsTheSame: return "\(it) comes back with \(other), which it has shown before"
    case .untoldOfMove: return "this system tells nothing to the top that an animated 'setViewControllers' replaces"
    case .sameTab: return "\(it) was the selected tab already"
    case .isNotTheTab: return "a tap on the selected tab pops only a stack that is itself the tab, and \(other) is none"
    case .delegateRefuses: return "the delegate of \(it) refused \(other)"
    case .refusedByDelegate: return "the delegate of \(other) refused \(it)"
    case .toldOfTabs: return "\(it) has groups, so its delegate is asked and told of tabs: 'delegate.didSelectTab'"
    case .neighboursKnown: return "\(it) has asked before, and keeps the pages beside the one that it shows"
    case .noPageBefore: return "before \(it) is no page"
    case .noPageAfter: return "behind \(it) is no page"
    case .selectedByCode: return "code selected \(other), and the delegate is asked only about taps"
    case .rowOfMore: return "\(other) is a row of More, which is a push, and the delegate is asked about More alone"
    case .groupWithoutStack: return "its group has no managing stack, so it only ever shows \(other)"
    case .shownByCode: return "code moved the column, and the delegate is told of what the system or a person moves"
    case .hiddenByMode: return "the display mode of \(other) doesn't show the column of \(it)"
    case .toldOfControllers: return "\(it) has no groups, so its delegate is asked 'shouldSelect', and told 'didSelect'"
    case .turnedByCode: return "code turned the pages, and the delegate is told of a person's gestures alone"
    case .performedByCode: return "code performed the segue, and only a person's tap is asked about"
    case .handledByDelegate: return "the split view collapsed, and its delegate had handled \(it)"
    case .isOfColumns: return "\(it) is in column style, and asks its delegate for 'topColumnForCollapsing' alone"
    case .isClassic: return "\(it) is classic, and asks its delegate for 'collapseSecondary' alone"
    case .notAdapted: return "in regular width \(it) came in its own style, and its delegate is asked in compact width"
    case .viewStays: return "the view of \(it) stays in that of \(other): only 'removeFromSuperview' takes it out"
    case .presentsAlready: return "\(other) presented another controller, or was about to"
    case .presenterLeaves: return "\(other) was being dismissed, and so counts as out of the window"
    case .dismissesAnother:
      return "\(it) presents \(other), so its 'dismiss' takes that; what presents \(it) has to dismiss"
    case .nothingToDismiss: return "there was no presentation to dismiss"
    case .dismissalRuns: return "a presentation or a dismissal was under way"
    case .presentedByCode: return "code presented \(it), and the delegate is told only where the system does"
    case .dismissedByCode: return "code dismissed \(it), and the delegate is told of drags and taps alone"
    case .delegateKeepsSheet: return "the delegate of \(it) kept the sheet"
    case .keptByModality: return "'isModalInPresentation' of \(it), or of its top, kept the sheet"
    case .dragGivenUp: return "the gesture on \(it) was given up, so it stays"
    case .heightByCode: return "code set the height of \(it), and the delegate is told of a person's change alone"
    case .segueRefused: return "'shouldPerformSegue' of \(it) said no"
    case .notAdopted: return "no controller accepted the unwind action"
    case .refusesAction: return "'canPerformUnwindSegueAction' of \(it) said no"
    case .notOnTheWay: return "the search from \(other) went up to the root, and never came to \(it)"
    case .leftByUnwind: return "on this system the unwind segue leaves \(it) up"
    case .untouchable: return "a person couldn't touch it"
    case .changing: return "\(other) still changed what it shows, and takes no gesture meanwhile"
    case .orientationRefused:
      let isAnother = self.other != instance
      let style = style.map { isAnother ? "\(it) was presented \($0.wordForPeople), so \(other) is asked: " : "" } ?? ""
      return "\(style)\(other) doesn't support that orientation"
    case .orientationLocked: return "\(other) had locked the orientation"
    case .turnsForNoEnd:
      let way = style.map { "was presented \($0.wordForPeople) and" } ?? "has"
      return "nothing asks for orientations, since \(other) \(way) left the presenter's view on the screen"
    case .hasThatSize: return "\(it) has the size already that \(other) announces"
    }
  }
}

extension HierarchyPlan {
  /// S4.31: a column that lies on the primary's stack while its split view is collapsed.
  fileprivate func isLaterColumn(_ instance: InstanceID) -> Bool {
    let template = instances[instance.index].template
    return templates.contains { split in
      split.kind == .split
        && split.contents.contains { $0.template == template && ["secondary", "supplementary"].contains($0.role) }
    }
  }
}

extension PresentationStyle {
  /// How something was presented, as people say it.
  var wordForPeople: String {
    switch self {
    case .pageSheet: "as a page sheet"
    case .formSheet: "as a form sheet"
    case .popover: "as a popover"
    case .fullScreen: "full screen"
    case .overFullScreen: "over the full screen"
    case .currentContext: "in its context"
    case .overCurrentContext: "over its context"
    case .automatic: "in the automatic style"
    case .none: "in no style"
    case .custom: "in a style of its own"
    }
  }
}
