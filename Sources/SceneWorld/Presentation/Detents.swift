package import ScenePlan
package import SceneProgram

/// The heights of a sheet (M6.47).
extension Simulation {
  /// The heights at which a presented sheet may stand; none for anything else.
  package func detents(of sheet: InstanceID) -> [Detent] {
    guard world.device.does(.hasDetents), let style = world.table[sheet].style,
      style == .pageSheet || style == .formSheet, !world.device.isFilled(by: style)
    else { return [] }
    guard case .words(let words) = property(.detents, of: sheet) else { return [.large] }
    return words.compactMap { Detent(rawValue: $0) }
  }

  /// The height at which a sheet stands: the selected one, else the lowest.
  private func detent(of sheet: InstanceID) -> Detent? { detent(of: sheet, among: detents(of: sheet)) }

  private func detent(of sheet: InstanceID, among all: [Detent]) -> Detent? {
    let selected = word(.selectedDetentIdentifier, of: sheet).flatMap { Detent(rawValue: $0) }
    return selected.map { all.contains($0) } == true ? selected : all.min()
  }

  /// Notes that the answer depends on the system, where a presented controller names heights.
  mutating func askForDetents() {
    guard wantsEffects else { return }
    let names = world.members.contains { sheet in
      guard world.table[sheet].presenter != nil, case .words = property(.detents, of: sheet) else { return false }
      return true
    }
    if names { _ = asks(.hasDetents) }
  }

  /// Whether a sheet leaves touches to what lies under it.
  func isUndimmed(_ sheet: InstanceID) -> Bool {
    guard let detent = detent(of: sheet),
      let largest = word(.largestUndimmedDetentIdentifier, of: sheet).flatMap({ Detent(rawValue: $0) })
    else { return false }
    return detent <= largest
  }

  /// A person drags the sheet to another height, and its delegate is told.
  package mutating func drag(from receiver: InstanceID, to wanted: Detent, _ step: Step, isCancelled: Bool) {
    guard let sheet = presentedAncestor(of: receiver), let presenter = world[sheet].presenter else {
      return fail(.nothingToSwipe)
    }
    // V74: while it comes or goes it can't be dragged.
    guard world.presentations[presenter] == nil else { return ignore(.swipe, at: sheet, .comesOrGoes(sheet)) }
    if isIgnored(step.action, at: sheet) { return }
    guard !isCancelled, detent(of: sheet) != wanted else { return }
    world.withExtras(of: sheet) { $0.properties[.selectedDetentIdentifier] = .word(wanted.rawValue) }
    sheetDidChange(sheet)
    emit(.delegateDidChangeDetent, sheet, .name(name(wanted.rawValue)))
  }

  /// Its view gets another size.
  package mutating func sheetDidChange(_ sheet: InstanceID) {
    askForDetents()
    noteHeight(of: sheet)
    guard !detents(of: sheet).isEmpty, world.isInWindow(sheet) else { return }
    setNeedsLayout(sheet)
  }

  /// Notes for pictures how a presented controller stands as a sheet, where its code names heights. Whether it is a sheet
  /// now depends on its style and on the device.
  package mutating func noteHeight(of sheet: InstanceID) {
    guard world.device.does(.hasDetents), world.table[sheet].presenter != nil else { return }
    let largest = word(.largestUndimmedDetentIdentifier, of: sheet).flatMap { Detent(rawValue: $0) }
    var all = [Detent.large]
    if case .words(let words) = property(.detents, of: sheet) {
      all = words.compactMap { Detent(rawValue: $0) }
    } else if largest == nil {
      return
    }
    guard let detent = detent(of: sheet, among: all) else { return }
    let height = SheetHeight(detent, isUndimmed: largest.map { detent <= $0 } ?? false)
    if world.extras(of: sheet).height != height { setHeight(sheet, height) }
  }

  /// A sheet whose code names heights stands at one of them (M6.47).
  package mutating func setHeight(_ sheet: InstanceID, _ height: SheetHeight) {
    guard starts(.setHeight(sheet, height)) else { return }
    world.withExtras(of: sheet) { $0.height = height }
  }

  /// M6.35: whether a person can't drag a sheet away. A navigation controller asks its top, too.
  package func enforcesModality(_ sheet: InstanceID) -> Bool {
    let top = kind(of: sheet) == .navigation ? world.table[sheet].lastChildID : nil
    return isSet(.isModalInPresentation, of: sheet) || top.map { isSet(.isModalInPresentation, of: $0) } == true
  }
}
