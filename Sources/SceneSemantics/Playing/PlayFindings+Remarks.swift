internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A simulation remarks with ids; the finding of the same name words it.
extension PlayFindings {
  /// Whether only the code of a partial scene could tell what it is about; a note says so where it is declared.
  func isLeftToCode(_ advice: Remark.Advice, in moment: Moment) -> Bool {
    guard case .unwindsNowhere(let id, let source, _) = advice, moment.template(of: source)?.isPartial == true,
      let action = moment.segue(id, of: source)?.object
    else { return false }
    return !program.templates.contains { $0.settings?.unwindActions.contains(action) == true }
  }

  func finding(_ advice: Remark.Advice, in moment: Moment) -> Diagnostic {
    switch advice {
    case .unwindsNowhere(let id, let source, let refusing):
      return .unwindsNowhere(id, from: source, refusedBy: refusing, in: moment)
    case .hasNoExits(let id, let source): return .hasNoExits(id, from: source, in: moment)
    case .observesNothing(let reader, let callback): return .observesNothing(reader, callback, in: moment)
    case .observesByKey(let reader, let callback): return .observesByKey(reader, callback, in: moment)
    case .dismissesNothing(let receiver): return .dismissesNothing(receiver, in: moment)
    case .popsNothing(let stack, let root, let verb): return .popsNothing(stack: stack, root: root, verb, in: moment)
    case .changesNothing(let idleness): return .changesNothing(idleness, in: moment)
    case .callsNothing(let action, let receiver, let gone):
      return .callsNothing(action, receiver: receiver, gone: gone, in: moment)
    case .dismissesAbove(let receiver, let other): return .dismissesAbove(receiver, other: other, in: moment)
    case .dismissesItself(let receiver, let other): return .dismissesItself(receiver, after: other, in: moment)
    case .dismissesForAnother(let receiver, let presenter, let presented):
      return .dismissesForAnother(receiver, presenter: presenter, presented: presented, in: moment)
    case .presenterNotTold(let presenter, let callback, let presented, let override):
      return .presenterNotTold(presenter, callback, by: presented, override: override, in: moment)
    case .dismissalUntold(let presented, let message, let override):
      return .dismissalUntold(presented, message, override: override, in: moment)
    case .contextUndefined(let receiver): return .contextUndefined(receiver, in: moment)
    case .passesContext(let context, let presented, let presenter):
      return .passesContext(context, presented: presented, presenter: presenter, in: moment)
    case .resizesAtOnce: return .resizesAtOnce(in: moment)
    case .searchesElsewhere(let search, let screen, let presenter):
      return .searchesElsewhere(search, screen: screen, presenter: presenter, in: moment)
    case .leavesWhileSearching(let screen, let search):
      return .leavesWhileSearching(screen, search: search, in: moment)
    case .switchesWhilePresenting(let container, let presented):
      return .switchesWhilePresenting(container, presented: presented, in: moment)
    case .presentsWithoutStyle(let presented): return .presentsWithoutStyle(presented, in: moment)
    case .replacesRootWhilePresenting(let root, let presented):
      return .replacesRootWhilePresenting(root, presented: presented, in: moment)
    case .keepsFixedClass: return .keepsFixedClass(in: moment)
    case .childOfStock(let child, let container): return .childOfStock(child, container: container, in: moment)
    case .leavesStock(let child, let container): return .leavesStock(child, container: container, in: moment)
    case .movedByHand(let verb): return .movedByHand(verb, in: moment)
    case .movedToItself(let child, let verb): return .movedToItself(child, verb, in: moment)
    case .forwardsTwice(let container): return .forwardsTwice(container, in: moment)
    case .removesOrphan(let child, let container): return .removesOrphan(child, container: container, in: moment)
    case .swipesWhileTurning(let pager): return .swipesWhileTurning(pager, in: moment)
    case .cantTouch(let instance, let obstacle, let action):
      var finding = Diagnostic.cantTouch(instance, obstacle, action, in: moment)
      finding.notes += note(of: obstacle, to: instance, moment.world).filter { $0.span != moment.place }
      return finding
    case .neverAsked(let key, let controller, let kind, let answer):
      return .neverAsked(key, controller, kind: kind, answer: answer, in: moment)
    case .answersForPresented(let key, let presenter, let presented, let answer):
      return .answersForPresented(key, presenter, presented: presented, answer: answer, in: moment)
    }
  }

  func finding(_ problem: Remark.Problem, in moment: Moment) -> Diagnostic {
    switch problem {
    case .noInstance(let one): .noInstance(one, in: moment)
    case .severalInstances(let one, let living): .severalInstances(one, living, in: moment)
    case .missingInstance(let one, let next, let makes): .missingInstance(one, next: next, makes: makes, in: moment)
    case .releasedInstance(let one): .releasedInstance(one, in: moment)
    case .appHasEnded(let verb): .appHasEnded(verb, in: moment)
    case .nobodyVisible(let verb): .nobodyVisible(verb, in: moment)
    case .noContainer(let action, let receiver): .noContainer(for: action, receiver: receiver, in: moment)
    case .severalChildren(let container, let children): .severalChildren(of: container, children, in: moment)
    case .containsItself(let one): .containsItself(one, in: moment)
    case .isPresented(let one, let presenter): .isPresented(one, by: presenter, in: moment)
    case .isContained(let one, let parent): .isContained(one, in: parent, moment)
    case .transitionToItself(let one): .transitionToItself(one, in: moment)
    case .cantBeGivenUp(let one, let container): .cantBeGivenUp(one, container: container, in: moment)
    case .samePageTwice(let one): .samePageTwice(one, in: moment)
    case .nothingToSwipe: .nothingToSwipe(in: moment)
    case .unknownSegue(let segue, let controller): .unknownSegue(segue, of: controller, in: moment)
    case .firesByItself(let segue): .firesByItself(segue, in: moment)
    case .opaqueSegue(let segue, let source): .opaqueSegue(segue, of: source, in: moment)
    case .noTab(let one, let container): .noTab(one, of: container, in: moment)
    case .underMore(let one): .underMore(one, in: moment)
    case .onlyInSidebar(let one): .onlyInSidebar(one, in: moment)
    case .noMore(_, let container): .noMore(of: container, in: moment)
    case .noColumn(let column, let container): .noColumn(column, of: container, in: moment)
    case .tooManyInstances(let limit): .tooManyInstances(limit: limit, in: moment)
    }
  }
}
