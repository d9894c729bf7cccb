internal import ScenePlan
internal import SceneProgram

/// The words of obstacles, as the trace has them behind "nothing happens".
extension World {
  func reason(of obstacle: Obstacle, in program: Program) -> String {
    func name(_ instance: InstanceID) -> String { "'\(self.name(of: instance, in: program))'" }
    return switch obstacle {
    case .covered(let presented): "\(name(presented)) covers it"
    case .unselected(let tab, let container): "the tab \(name(tab)) of \(name(container)) isn't selected"
    case .belowTop(let member, let stack): "\(name(member)) isn't the top of \(name(stack))"
    case .hiddenColumn(let column, let split): "\(name(split)) doesn't show \(name(column))"
    case .offScreen: "its view isn't on the screen"
    case .noCard(let style): "no gesture ends a presentation in the style \(style.rawValue)"
    case .filled: "it fills the screen, and has no gesture there"
    case .endsByActions: "an alert ends by one of its actions"
    case .noDetent(let sheet): "\(name(sheet)) doesn't stand at such a height"
    case .ownAnimations: "the delegate has animations of its own"
    case .noBar: "the swipe back is off"
    case .inMotion(let stack): "\(name(stack)) pushes or pops"
    case .frozen(let stack, inMotion: false): "a swipe at the root of \(name(stack)) has frozen it"
    case .frozen(let stack, inMotion: true): "a swipe back during a push or pop of \(name(stack)) has frozen it"
    case .presenting: "a presentation or a dismissal runs"
    case .noTabBar(let hider, let tabs): "\(name(hider)) hides the tab bar of \(name(tabs))"
    case .noDataSource: "without a data source there is no gesture"
    case .changing(let container): "\(name(container)) still changes what it shows"
    case .comesOrGoes(let presented):
      self[presented].isBeingDismissed ? "\(name(presented)) is going already" : "\(name(presented)) is still coming"
    case .atRoot(let root, let stack): "\(name(root)) is the root of \(name(stack))"
    case .columnsStay(let split): "\(name(split)) is collapsed, or has no further column"
    case .locked(let asked): "\(name(asked)) has locked the orientation"
    case .refuses(let orientation, let asked): "\(name(asked)) doesn't support \(orientation.rawValue)"
    }
  }
}
