internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Launching, and what else the app does.
extension Simulation {
  /// V11: from iOS 13 on the root appears before `willEnterForeground`; what its layout shows comes after that. The
  /// pass ends the turn, before `didBecomeActive`.
  mutating func launch(_ place: LaunchPlace = .foreground) {
    guard let initial = program.initial, world.root == nil else { return }
    let hasScenes = asks(.launchesScenes)
    // L9.13: in the background the app isn't active, and it may have no scene yet.
    if place != .foreground { (world.isInBackground, world.isInactive) = (true, true) }
    // V64: before, the root was made first.
    if hasScenes, place != .withoutScene, !asks(.launchesBeforeRoot), firstRoot(initial) == nil { return }
    if hasScenes {
      emit(.willFinishLaunching, nil)
      emit(.didFinishLaunching, nil)
    }
    guard place != .withoutScene || !hasScenes else { return }
    guard let root = hasScenes ? connectScene(initial) : launchApp(initial) else { return }
    show(root, hasScenes: hasScenes)
  }

  private mutating func show(_ root: InstanceID, hasScenes: Bool) {
    load(root)
    begin(root, appearing: true, animated: false)
    makeRoot(root)
    turnAtLaunch(root)
    if hasScenes, !world.isInBackground { emit(.willEnterForeground, nil) }
    schedule("first frame", .nextTurn, .firstFrame(root: root))
  }

  /// Without scenes the app's delegate, or its storyboard, makes the root before it learns of the launch.
  private mutating func launchApp(_ initial: Int) -> InstanceID? {
    guard launchesWithoutScenes() else { return nil }
    guard let root = firstRoot(initial) else { return nil }
    emit(.willFinishLaunching, nil)
    emit(.didFinishLaunching, nil)
    return root
  }

  /// L9.10: UIKit first mentions that scenes are missing, then warns, and at last ends the app.
  private mutating func launchesWithoutScenes() -> Bool {
    if asks(.needsScenes) {
      raise(Message(.needsScenes, nil))
      return false
    }
    if asks(.mentionsScenes) { warn(Message(.missesScenes, nil)) }
    if asks(.warnsOfScenes) { warn(Message(.needsScenesSoon, nil)) }
    return true
  }

  /// V64: with scenes the app has launched before a scene gets its root: from a storyboard before the scene's delegate
  /// hears that it connects, else by that.
  private mutating func connectScene(_ initial: Int) -> InstanceID? {
    guard program.settings(of: initial)?.origin == nil else {
      guard let root = firstRoot(initial) else { return nil }
      emit(.willConnect, nil)
      return root
    }
    emit(.willConnect, nil)
    return firstRoot(initial)
  }

  /// The first root; something before the launch may have made it.
  private mutating func firstRoot(_ initial: Int) -> InstanceID? {
    world.live.instances(of: initial).living.first ?? make(initial)
  }

  /// V12: on iOS 8 the root has appeared before the app becomes active.
  mutating func showFirstFrame(of root: InstanceID) {
    let isEarly = asks(.appearsBeforeActive)
    if isEarly { endLaunch(of: root) }
    if !world.isInBackground { becomeActive() }
    if !isEarly { endLaunch(of: root) }
  }

  /// V20: up to iOS 7 a presentation in the turn of the launch has turned the root round, and ends that itself.
  private mutating func endLaunch(of root: InstanceID) {
    if world[root].appearance == .appearing { end(root) }
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
    case .launch(let place): launch(place)
    case .background:
      if world.isInBackground { advise(.changesNothing(.isInBackground)) }
      goToBackground()
    // L9.11: the notification alone.
    case .resignActive: resignActive()
    case .becomeActive: becomeActive()
    case .terminate: terminate()
    case .foreground:
      if world.root != nil, !world.isInBackground { advise(.changesNothing(.isInFront)) }
      world.isInBackground = false
      // L9.13: a person opens an app that has no scene yet.
      if world.root == nil, asks(.launchesScenes), let root = program.initial.flatMap({ connectScene($0) }) {
        return show(root, hasScenes: true)
      }
      emit(.willEnterForeground, nil)
      if asks(.tellsTraitsOnReturn) { tellTraitsOfShown() }
      becomeActive()
    case .memoryWarning:
      // V30: every living controller observes it, in the order in which they were made.
      emit(.applicationDidReceiveMemoryWarning, nil)
      for instance in world.members where world[instance].isAlive && !world[instance].isPrivate {
        emit(.didReceiveMemoryWarning, instance)
      }
    case .rotate(let orientation):
      guard supports(orientation) else {
        guard let root = world.root else { return }
        let asked = world.answerer(of: .supportedOrientations)
        refuseTurn(to: orientation, .orientationRefused, of: asked)
        ignore(.rotate, at: asked ?? root, .refuses(orientation, by: asked ?? root))
        return
      }
      if let holder = orientationLocker, asks(.locksOrientation) {
        refuseTurn(to: orientation, .orientationLocked, of: holder)
        return ignore(.rotate, at: holder, .locked(by: holder))
      }
      if world.device.isFixedRegular { advise(.keepsFixedClass) }
      let size = turned(to: orientation)
      if size == world.device.size { advise(.changesNothing(.isTurned(orientation))) }
      resize(to: size, change(of: step))
    case .resize(let size): resize(to: size, sizes: step.continuous ?? 0, change(of: step))
    default: break
    }
  }

  /// D8.18: the controller that keeps the screen from turning, while the window is as large as the screen.
  var orientationLocker: InstanceID? {
    guard let asked = world.answerer(of: .orientationLock),
      answer(.prefersInterfaceOrientationLocked, of: asked) == .bool(true), world.device.fillsScreen
    else { return nil }
    return asked
  }

  private func turned(to orientation: Orientation) -> Size {
    let (width, height) = (world.device.size.width, world.device.size.height)
    let (short, long) = (min(width, height), max(width, height))
    return orientation == .landscape ? Size(long, short) : Size(short, long)
  }

  /// The controllers on the screen don't hear of a turn, nor of the traits that it would change.
  private mutating func refuseTurn(to orientation: Orientation, _ reason: Refusal.Reason, of asked: InstanceID?) {
    guard wantsEffects else { return }
    var callbacks = [Callback.viewWillTransition]
    if world.device.traits(in: turned(to: orientation)) != world.device.traits {
      callbacks += [.willTransition, .traitCollectionDidChange]
    }
    for instance in world.treeLines.map(\.instance) where world.isInWindow(instance) && !world[instance].isPrivate {
      refuse(callbacks, of: instance, reason, other: asked)
    }
  }

  /// L9.11: what is inactive already isn't told again.
  private mutating func resignActive() {
    if !world.isInactive { emit(.willResignActive, nil) }
    world.isInactive = true
  }

  private mutating func becomeActive() {
    world.isInactive = false
    emit(.didBecomeActive, nil)
  }

  /// L9.12: a person ends the app; in the background it isn't told.
  private mutating func terminate() {
    if !world.isInBackground {
      resignActive()
      if asks(.launchesScenes) { endScene() } else { emit(.willTerminate, nil) }
    }
    emit(.terminated, nil)
  }

  private mutating func endScene() {
    emit(.didDisconnect, nil)
    emit(.didDiscardSceneSessions, nil)
    if asks(.disappearsWhenTerminated), let root = world.root {
      begin(root, appearing: false, animated: false)
      endIfBegun(root)
    }
    if asks(.tellsWillTerminate) { emit(.willTerminate, nil) }
  }

  private mutating func goToBackground() {
    resignActive()
    world.isInBackground = true
    emit(.didEnterBackground, nil)
    if asks(.snapshotLoadsSplits) {
      for line in world.treeLines where kind(of: line.instance) == .split { load(line.instance) }
    }
    guard asks(.laysOutInBackground) || turnsForSnapshots() else { return }
    takeSnapshot(isFirst: true)
    schedule("second snapshot", .nextTurn, .secondSnapshot)
  }

  /// V8: the system takes two snapshots, the second of them in the style that the app had. Each tells all on the screen
  /// of its traits, the root first, and lays them out. A pad is turned for the first, and turned back for the second.
  mutating func takeSnapshot(isFirst: Bool) {
    let shown = world.treeLines.map(\.instance).filter { world.isInWindow($0) }
    if turnsForSnapshots() {
      for instance in shown where world[instance].parent == nil { tell(.viewWillTransition, instance) }
    }
    if asks(.laysOutInBackground) { tellTraitsOfShown() }
    if world.device.isPad, asks(.collapsesForSnapshots) {
      for instance in shown { container(of: instance).adaptToSnapshot(isFirst: isFirst, of: instance, &self) }
    }
    for instance in shown { setNeedsLayout(instance) }
  }

  private mutating func tellTraitsOfShown() {
    guard asks(.tellsOfSizes) else { return }
    for line in world.treeLines where world.isInWindow(line.instance) {
      emit(.traitCollectionDidChange, line.instance)
    }
  }

  /// Whether the snapshots are of both orientations: on a pad whose window fills the screen, where both are allowed.
  private mutating func turnsForSnapshots() -> Bool {
    asks(.turnsForSnapshots) && world.device.isPad && supports(.portrait) && supports(.landscape)
  }
}
