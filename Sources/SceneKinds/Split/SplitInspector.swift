internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The inspector of a split view in column style (S4.36).
///
/// `showColumn: inspector`, first in regular and then in compact width:
///
/// ```
/// regular    inspector.viewWillAppear, and 0.5 s later inspector.viewDidAppear, as a column beside the others
/// compact    the same as a form sheet over the others, none of which is told of it; a drag or `hideColumn` ends it
/// ```
extension Simulation {
  /// Whether the scene gives a split view an inspector that its style, or the system, doesn't have.
  func lacksInspector(_ container: InstanceID) -> Bool {
    guard let split = world.split(container), split.columns[.inspector] == nil else { return false }
    return template(of: container)?.contents.contains { $0.role == .inspector } == true
  }

  /// A step that shows or hides it.
  mutating func moveInspector(shows: Bool, of container: InstanceID, _ change: Change) {
    guard let split = world.split(container), let column = split.columns[.inspector] else { return }
    let told: Callback = shows ? .delegateWillShowColumn : .delegateWillHideColumn
    let isShown = split.isCollapsed ? world[column].presenter != nil : split.showsInspector
    guard isShown != shows else { return }
    if asks(.tellsOfColumnsInCode) {
      emit(told, container, .name(name(SplitColumn.inspector.rawValue)))
    } else {
      refuse(Refusal(told, container, .shownByCode))
    }
    guard split.isCollapsed else { return moveInspectorBeside(column, shows: shows, of: container, change) }
    if shows { presentInspector(column, of: container, change) } else { dismissPresented(column, change) }
  }

  /// In compact width it leaves the columns, without a callback, and comes as a form sheet.
  private mutating func presentInspector(_ column: InstanceID, of container: InstanceID, _ change: Change) {
    let presenter = world.topAncestor(of: container)
    guard world.presentations[presenter] == nil, world[presenter].presented == nil else {
      return refuse(Refusal(.viewWillAppear, column, .presentsAlready, other: presenter))
    }
    leaveColumns(column, of: container)
    rememberCall(of: container, for: column)
    presentQuietly(column, by: presenter, change)
  }

  private mutating func leaveColumns(_ column: InstanceID, of container: InstanceID) {
    keep(column, by: container)
    unlink(column)
  }

  private mutating func joinColumns(_ column: InstanceID, of container: InstanceID) {
    link(column, to: container, at: Int(Int32.max))
    letGo(column, by: container)
  }

  /// The sheet goes, unless something runs there.
  private mutating func dismissPresented(_ target: InstanceID, _ change: Change) {
    guard let presenter = world[target].presenter, world.presentations[presenter] == nil else {
      return refuse(Refusal(.viewWillDisappear, target, .dismissalRuns))
    }
    schedule(
      "start of \(change.title)", .nextTurn,
      .presentation(.startDismissal(dismissal(of: target, presenter: presenter, change))))
  }

  /// The sheet of an inspector begins to go, or has gone.
  mutating func tellOfInspector(_ presented: InstanceID, isOver: Bool, of container: InstanceID) {
    guard world.split(container)?.columns[.inspector] == presented else { return }
    if isOver { joinColumns(presented, of: container) }
    guard asks(.tellsOfShownColumns), asks(.tellsOfInspectorEarly) != isOver else { return }
    emit(.delegateDidHideColumn, container, .name(name(SplitColumn.inspector.rawValue)))
  }

  /// An inspector that shows beside the others when the split view collapses becomes the sheet: a choice. It stays on the
  /// screen.
  ///
  /// - Returns: Whether it does.
  mutating func turnInspectorIntoSheet(of container: InstanceID) -> InstanceID? {
    guard var split = world.split(container), split.showsInspector, let column = split.columns[.inspector] else {
      return nil
    }
    split.showsInspector = false
    world.containers[container] = .split(split)
    let presenter = world.topAncestor(of: container)
    guard world[column].appearance == .appeared, world.presentations[presenter] == nil,
      world[presenter].presented == nil
    else { return nil }
    leaveColumns(column, of: container)
    displace(column)
    rememberCall(of: container, for: column)
    link(column, presentedBy: presenter, style: .formSheet)
    attach(column)
    return column
  }

  /// A sheet becomes a column again when the split view expands.
  mutating func turnInspectorIntoColumn(of container: InstanceID) {
    guard var split = world.split(container), let column = split.columns[.inspector],
      let presenter = world[column].presenter, world[column].appearance == .appeared,
      world.presentations[presenter] == nil
    else { return }
    split.showsInspector = true
    world.containers[container] = .split(split)
    detach(column)
    unpresent(column)
    joinColumns(column, of: container)
  }
}
