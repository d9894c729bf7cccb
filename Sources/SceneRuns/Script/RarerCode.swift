package import ScenePlan
package import SceneProgram
package import SceneWorld

/// The calls that code makes more seldom: `possibleCode` leaves them out, since there are many of them in each state. A
/// search names what may come, so that few are made.
extension Simulation {
  /// Other members for a stack or a pager at once: `setViewControllers` and `popTo`.
  ///
  /// - Parameters:
  ///   - coming: What may come onto the screen: templates.
  ///   - below: What may come into a stack below it, and so isn't seen.
  ///   - touchable: The controllers on the screen.
  package func possibleExchanges(
    bringing coming: [Int], above below: [Int], among touchable: [InstanceID]
  ) -> [Step] {
    guard !world.isOver else { return [] }
    var steps: [Step] = []
    for instance in touchable {
      let kind = kind(of: instance)
      if kind == .navigation { steps += exchanges(ofStack: instance, bringing: coming, above: below) }
      if kind == .pager { steps += exchanges(ofPager: instance, bringing: coming) }
    }
    return steps
  }

  /// A stack keeps its first members, its root, or none. One in its middle may go, too.
  private func exchanges(ofStack stack: InstanceID, bringing coming: [Int], above below: [Int]) -> [Step] {
    let receiver = reference(to: stack)
    let members = world.children(of: stack).compactMap { reference(to: $0) }
    guard members.count == world[stack].childCount, let top = members.last else { return [] }
    func set(_ list: [Reference]) -> Step { Step(.setViewControllers(list, isReverse: false), in: receiver) }
    let beginnings = Set([0, 1, members.count - 1]).filter { $0 < members.count }.sorted()
    var steps: [Step] = []
    // A stack takes no stack.
    for template in coming where program.kind(of: template) != .navigation {
      guard let last = arrival(of: template) else { continue }
      steps += beginnings.map { set(members.prefix($0) + [last]) }
      for other in below where program.kind(of: other) != .navigation {
        guard let middle = arrival(of: other) else { continue }
        let end = other == template && isNew(last) ? next(behind: last) : last
        steps += (beginnings + [members.count]).map { set(members.prefix($0) + [middle, end]) }
      }
    }
    for place in members.indices.dropFirst().dropLast() {
      steps.append(set(members.enumerated().filter { $0.offset != place }.map(\.element)))
      if place + 2 < members.count { steps.append(Step(.popTo(members[place]), in: receiver)) }
    }
    if members.count > 3 { steps.append(set([members[0], top])) }
    return steps
  }

  /// The second new controller of a template.
  private func next(behind first: Reference) -> Reference {
    Reference(first.template, world.live.instances(of: first.template).made + 2)
  }

  /// A pager is told of one page, which its data source has or which is new.
  private func exchanges(ofPager pager: InstanceID, bringing coming: [Int]) -> [Step] {
    let receiver = reference(to: pager)
    let pages = container(of: pager).supply(of: pager, world)
    let shown = world.children(of: pager).filter { world[$0].appearance == .appeared }
    guard shown.count == 1, let place = pages.firstIndex(of: shown[0]) else { return [] }
    var steps: [Step] = []
    for (index, page) in pages.enumerated() where index != place {
      guard coming.contains(Int(world[page].template)), let page = reference(to: page) else { continue }
      steps.append(Step(.setViewControllers([page], isReverse: index < place), in: receiver))
    }
    for template in coming where !pages.contains(where: { Int(world[$0].template) == template }) {
      guard let page = arrival(of: template) else { continue }
      steps.append(Step(.setViewControllers([page], isReverse: false), in: receiver))
    }
    return steps
  }

  /// Dismissals whose completion brings another controller: presented, pushed, or as the window's root.
  ///
  /// - Parameter coming: What may come: templates.
  package func possibleCompletions(bringing coming: [Int]) -> [Step] {
    guard !world.isOver, let root = world.root else { return [] }
    var steps: [Step] = []
    for instance in presenters(below: root) {
      guard let receiver = reference(to: instance) else { continue }
      for template in coming {
        guard let child = arrival(of: template) else { continue }
        let stacks = world.members.filter { other in
          kind(of: other) == .navigation && (other == instance || world.isAncestor(instance, of: other))
        }
        let completions =
          [Step(.present(child, PresentationOptions()), in: receiver), Step(.setRoot(child))]
          + stacks.compactMap { reference(to: $0) }.map { Step(.push(child), in: $0) }
        for completion in completions {
          var step = Step(.dismiss, in: receiver)
          step.completion = [completion]
          steps.append(step)
        }
      }
    }
    return steps
  }

  /// Calls about a child that stays: its view moves to another place, or a drag of it is taken back.
  ///
  /// - Parameters:
  ///   - children: What is told that it disappears: templates.
  ///   - touchable: The controllers on the screen.
  package func possibleDetours(of children: [Int], among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver else { return [] }
    var steps: [Step] = []
    for instance in touchable where !world[instance].isStock {
      for child in world.children(of: instance) where children.contains(Int(world[child].template)) {
        guard let receiver = reference(to: instance), let child = reference(to: child) else { continue }
        let target = AppearanceTarget.controller(child)
        let codes: [[Action]] = [
          [.removeFromSuperview(child), .addSubview(child, into: .itself)],
          [
            .beginAppearanceTransition(false, of: target), .beginAppearanceTransition(true, of: target),
            .endAppearanceTransition(of: target),
          ],
        ]
        steps += codes.map { code in Step(.code(code.map { Step($0, in: receiver) }), in: receiver) }
      }
    }
    return steps
  }

  /// A child whose `didMove` waits for the end of an animation of the app.
  ///
  /// - Parameters:
  ///   - coming: What may come: templates.
  ///   - touchable: The controllers on the screen.
  package func possibleAnimatedChildren(bringing coming: [Int], among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver else { return [] }
    var steps: [Step] = []
    for instance in touchable where !world[instance].isStock {
      guard let receiver = reference(to: instance) else { continue }
      for child in coming.compactMap({ arrival(of: $0) }) {
        var last = Step(.didMove(child, toParent: .usual), in: receiver)
        last.after = .turn
        steps.append(
          Step(
            .code([Step(.addChild(child), in: receiver), Step(.addSubview(child, into: .itself), in: receiver), last]),
            in: receiver))
      }
    }
    return steps
  }

  /// Columns that code shows and hides.
  package func possibleColumns(among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver else { return [] }
    return touchable.filter { kind(of: $0) == .split }.flatMap { split in
      (template(of: split)?.contents ?? []).map { NamedThing($0.role.rawValue) }.flatMap { column in
        [Action.showColumn(column), .hideColumn(column)].map { Step($0, in: reference(to: split)) }
      }
    }
  }

  /// The controller that a step names; nil if it isn't made yet, or freed.
  package func living(_ reference: Reference) -> InstanceID? {
    let instances = world.live.instances(of: reference.template)
    return reference.ordinal.map { instances.member($0) } ?? instances.only
  }

  /// Presentations that come while another one is going on, or in the same turn: UIKit refuses the second one, and says so.
  ///
  /// - Parameters:
  ///   - coming: What comes: templates.
  ///   - refused: What UIKit refuses to present: templates.
  package func possibleClashes(bringing coming: [Int], refusing refused: [Int]) -> [(slip: Slip, step: Step)] {
    guard !world.isOver, let front = touchable.last, let receiver = reference(to: front) else { return [] }
    var slips: [(Slip, Step)] = []
    for first in coming.compactMap({ arrival(of: $0) }) {
      for second in refused.compactMap({ arrival(of: $0) }) where second != first {
        for style in [nil, PresentationStyle.fullScreen] {
          let one = Step(.present(first, PresentationOptions(style: style)), in: receiver)
          var other = Step(.present(second, PresentationOptions()), in: receiver)
          slips.append((.presentTwice, Step(.code([one, other]), in: receiver)))
          other.after = .time(Simulation.shortWhile)
          slips.append((.presentDuring, Step(.code([one, other]), in: receiver)))
        }
      }
    }
    return slips
  }

  /// A moment in which no presentation ends.
  private static let shortWhile = Ticks(microseconds: 100_000)
}
