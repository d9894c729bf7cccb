internal import ScenePlan
internal import SceneProgram

/// Launching, and what else the app does.
extension Simulation {
  /// L9.2, launch-scene-md1092: the root appears; the app becomes active between its layout and its `viewDidAppear`.
  mutating func launch() {
    guard let initial = program.initial, world.root == nil else { return }
    // What precedes launching may have made it.
    guard let root = world.cast.troupe(of: initial).living.first?.instance ?? make(initial) else { return }
    let hasScenes = world.device.behaviours.contains(.launchesScenes)
    emit(.willFinishLaunching, nil)
    emit(.didFinishLaunching, nil)
    if hasScenes {
      emit(.willConnect, nil)
      emit(.willEnterForeground, nil)
    }
    load(root)
    begin(root, appearing: true, animated: false)
    setRoot(root)
    schedule("first frame", .nextTurn, .firstFrame(root: root))
  }

  mutating func showFirstFrame(of root: InstanceID) {
    turnAtLaunch(root)
    layout(root)
    emit(.didBecomeActive, nil)
    end(root)
  }

  /// L9.6: a root that isn't upright is turned after viewWillAppear, and gets no new size.
  private mutating func turnAtLaunch(_ root: InstanceID) {
    let size = world.device.size
    guard size.width < size.height, !supports(.portrait) else { return }
    let traits = world.device.traits
    turn(to: Size(size.height, size.width))
    guard world.device.traits != traits else { return }
    tell(.willTransition, root)
    tell(.traitCollectionDidChange, root)
  }

  mutating func performOnApp(_ step: Step) {
    switch step.action {
    case .launch: launch()
    case .background: goToBackground()
    case .foreground:
      emit(.willEnterForeground, nil)
      emit(.didBecomeActive, nil)
    case .memoryWarning:
      // V30: every living controller observes it, in the order in which they were made.
      emit(.applicationDidReceiveMemoryWarning, nil)
      for instance in world.members where world[instance].isAlive && !world[instance].isPrivate {
        emit(.didReceiveMemoryWarning, instance)
      }
    case .rotate(let orientation):
      guard supports(orientation) else { return }
      if world.device.isFixedRegular { advise(.keepsFixedClass) }
      let size = world.device.size
      let (short, long) = (min(size.width, size.height), max(size.width, size.height))
      resize(to: orientation == .landscape ? Size(long, short) : Size(short, long), step)
    case .resize(let size): resize(to: size, step)
    default: break
    }
  }

  private mutating func goToBackground() {
    emit(.willResignActive, nil)
    emit(.didEnterBackground, nil)
    if world.device.behaviours.contains(.snapshotLoadsSplits) {
      for line in world.treeLines where kind(of: line.instance) == .split { load(line.instance) }
    }
    guard world.device.behaviours.contains(.laysOutInBackground) else { return }
    // The root and what is presented over it, from the bottom.
    var member = world.root
    while let here = member {
      member = world[here].presented
      layOutAgain(here)
    }
  }
}
