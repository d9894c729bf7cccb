internal import SceneBasics
package import ScenePlan

/// The words under `overrides` that take steps, to be found by their bytes.
extension Callback {
  /// The callback or message under `overrides`; nil if it takes no steps there.
  package static func overridden(by bytes: ArraySlice<UInt8>) -> Callback? {
    overrideIndex.find(bytes).map { overridable[$0] }
  }

  package static func overridden(by word: String) -> Callback? { overridden(by: ArraySlice(word.utf8)) }

  /// Whether a controller of a kind can get it.
  package func comes(to kind: ControllerKind) -> Bool { kinds?.contains(kind) ?? true }

  /// The messages of a kind's own delegate.
  package static func delegateMessages(of kind: ControllerKind) -> [Callback] {
    delegateMessages.filter { $0.kinds?.contains(kind) == true }
  }

  /// The behaviour of the systems that send a message; nil where every system does.
  package var sender: Behaviour? { Callback.senders[self] }

  private static let senders: [Callback: Behaviour] = [
    .delegateDidSelectTab: .hasTabGroups, .delegateDidShowColumn: .tellsOfShownColumns,
    .delegateDidHideColumn: .tellsOfShownColumns, .delegateWillDismiss: .sheetsAreCards,
    .delegateDidDismiss: .sheetsAreCards, .delegateDidAttemptToDismiss: .sheetsAreCards,
    .delegateDidChangeDetent: .hasDetents,
  ]

  private static let overrideIndex = WordIndex(overridable.map(\.overrideWord))
}
