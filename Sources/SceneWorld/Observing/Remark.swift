public import ScenePlan
public import SceneProgram

/// A simulation's remark about a step beyond UIKit's own messages.
public enum Remark: Hashable, Sendable {
  /// The step runs, and does little or nothing.
  case advice(Advice)
  /// The step can't mean anything; what would follow can't be known, so the run ends.
  case problem(Problem)

  /// Why a step leaves all as it is, or does less than it says.
  public enum Idleness: Hashable, Sendable {
    case isRoot(InstanceID)
    case isTurned(Orientation)
    case isInFront
    case isInBackground
    /// No child goes, so the new one is only added.
    case noChildGoes(container: InstanceID, comes: InstanceID)
  }

  public enum Advice: Hashable, Sendable {
    case unwindsNowhere(segue: String, from: InstanceID, refusedBy: InstanceID?)
    /// The system is older than exits.
    case hasNoExits(segue: String, from: InstanceID)
    case dismissesNothing(InstanceID)
    case changesNothing(Idleness)
    case popsNothing(stack: InstanceID, root: InstanceID, StepVerb)
    case callsNothing(Action, receiver: InstanceID, gone: InstanceID)
    case dismissesAbove(InstanceID, other: InstanceID)
    /// The receiver goes itself, since what it presents goes already.
    case dismissesItself(InstanceID, after: InstanceID)
    /// A controller goes that a container around it presents, and another controller has asked for that.
    case dismissesForAnother(InstanceID, presenter: InstanceID, presented: InstanceID)
    case presenterNotTold(InstanceID, Callback, by: InstanceID, override: Place)
    /// Code in a message to the delegate of what code dismisses, which tells it nothing.
    case dismissalUntold(InstanceID, Callback, override: Place)
    case contextUndefined(InstanceID)
    /// A presentation in a style that looks for no context passes a controller that defines one.
    case passesContext(InstanceID, presented: InstanceID, presenter: InstanceID)
    /// A search doesn't stand in the context of the screen that shows its bar.
    case searchesElsewhere(InstanceID, screen: InstanceID, presenter: InstanceID)
    /// A screen leaves its stack while its search is active.
    case leavesWhileSearching(InstanceID, search: InstanceID)
    case switchesWhilePresenting(InstanceID, presented: InstanceID)
    case presentsWithoutStyle(InstanceID)
    case replacesRootWhilePresenting(InstanceID, presented: InstanceID)
    case keepsFixedClass
    case childOfStock(Reference, container: InstanceID)
    case leavesStock(Reference, container: InstanceID)
    case movedByHand(StepVerb)
    case movedToItself(InstanceID, StepVerb)
    case forwardsTwice(InstanceID)
    case removesOrphan(Reference, container: InstanceID)
    case swipesWhileTurning(InstanceID)
    /// The system notes no models that a callback reads.
    case observesNothing(InstanceID, Callback)
    /// It does so if the app has a key for it.
    case observesByKey(InstanceID, Callback)
    /// The system, or the app's key, makes one change of a drag at the window's edge.
    case resizesAtOnce
    case cantTouch(InstanceID, Obstacle, Action)
    case neverAsked(AnswerKey, InstanceID, kind: ControllerKind, at: Place)
    /// The presenter has the answer that belongs to what it presents.
    case answersForPresented(AnswerKey, InstanceID, presented: InstanceID, at: Place)
  }

  public enum Problem: Hashable, Sendable {
    case noInstance(Reference)
    case severalInstances(Reference, [InstanceID])
    /// - next: The number that the next instance would have.
    case missingInstance(Reference, next: Int, makes: Bool)
    case releasedInstance(Reference)
    case nobodyVisible(StepVerb)
    case appHasEnded(StepVerb)
    case noContainer(Action, receiver: InstanceID)
    case severalChildren(container: InstanceID, [InstanceID])
    case containsItself(Reference)
    case isPresented(Reference, by: InstanceID)
    case isContained(Reference, in: InstanceID)
    case transitionToItself(Reference)
    /// Its container's recipe begins no appearance by hand.
    case cantBeGivenUp(Reference, container: InstanceID)
    case samePageTwice(Reference)
    case nothingToSwipe
    case unknownSegue(NamedThing, of: InstanceID)
    case firesByItself(NamedThing)
    case opaqueSegue(NamedThing, of: InstanceID)
    case noTab(Reference, of: InstanceID)
    case underMore(Reference)
    /// A tap on a tab in a group, which only a sidebar shows.
    case onlyInSidebar(Reference)
    case noMore(NamedThing, of: InstanceID)
    case noColumn(NamedThing, of: InstanceID)
    case tooManyInstances(limit: Int)
  }
}
