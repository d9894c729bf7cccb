internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Launching, and what else the app does.
extension Rehearsal {
  /// L9.2, launch-scene-md1092: the root appears; the app becomes active between its layout and its `viewDidAppear`.
  mutating func launch(_ state: HierarchyState) {
    guard let initial = scene.initial(of: 0), state.root == nil else { return }
    // What precedes launching may have made it.
    let root = cast.instances(of: initial).first ?? make(initial)
    guard let root else { return }
    let hasScenes = environment.behaviours.contains(.launchesScenes)
    add(.emit(.willFinishLaunching, nil, .none, .none))
    add(.emit(.didFinishLaunching, nil, .none, .none))
    if hasScenes {
      add(.emit(.willConnect, nil, .none, .none))
      add(.emit(.willEnterForeground, nil, .none, .none))
    }
    add(.load(root))
    add(.begin(root, appearing: true, animated: false))
    add(.setRoot(root))
    schedule("first frame", .nextTurn) { rehearsal, state in
      rehearsal.turnAtLaunch(root, state)
      rehearsal.add(.layout(root))
      rehearsal.add(.emit(.didBecomeActive, nil, .none, .none))
      rehearsal.add(.end(root))
    }
  }

  /// L9.6: a root that doesn't stand upright is turned after it was told that it appears, and hears of no new size.
  private mutating func turnAtLaunch(_ root: InstanceID, _ state: HierarchyState) {
    let (width, height) = environment.size
    guard width < height, !supports("portrait", state) else { return }
    let traits = environment.traits
    turn(to: (height, width))
    guard environment.traits != traits else { return }
    tell(.willTransition, root, state)
    tell(.traitCollectionDidChange, root, state)
  }

  /// The root and whoever is presented over it, from the bottom.
  private func onScreen(from root: InstanceID, _ state: HierarchyState) -> [InstanceID] {
    var members = [root]
    while let next = members.last.flatMap({ state[$0].presented }) { members.append(next) }
    return members
  }

  mutating func lowerAppStep(_ step: StepDeclaration, _ state: HierarchyState) {
    switch step.verb.value {
    case .background:
      add(.emit(.willResignActive, nil, .none, .none))
      add(.emit(.didEnterBackground, nil, .none, .none))
      if environment.behaviours.contains(.snapshotLoadsSplits) {
        for line in state.treeLines where kind(of: line.instance) == .split { add(.load(line.instance)) }
      }
      if environment.behaviours.contains(.laysOutInBackground), let root = state.root {
        for member in onScreen(from: root, state) { layOutAgain(member, state) }
      }
    case .foreground:
      add(.emit(.willEnterForeground, nil, .none, .none))
      add(.emit(.didBecomeActive, nil, .none, .none))
    case .memoryWarning:
      // C1.46: to everybody in the tree, on the screen or not.
      for line in state.treeLines { add(.emit(.didReceiveMemoryWarning, line.instance, .none, .none)) }
    case .rotate:
      guard case .word(let orientation) = step.object, supports(orientation.value, state) else { return }
      let (short, long) = (
        min(environment.size.width, environment.size.height), max(environment.size.width, environment.size.height)
      )
      resize(to: orientation.value == "landscape" ? (long, short) : (short, long), step, state)
    case .resize:
      if case .size(let width, let height) = step.object { resize(to: (width, height), step, state) }
    default: break
    }
  }
}
