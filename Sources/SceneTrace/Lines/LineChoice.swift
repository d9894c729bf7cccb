internal import ScenePlan

/// Which events have a line, and what it needs.
struct LineChoice: Sendable {
  /// What the lines of a callback need.
  enum Kind: UInt8, Sendable {
    /// There are none.
    case hidden
    /// Words only, unless an event's argument or answer needs more.
    case plain
    /// Words and the flags.
    case flagged
    /// More than that.
    case special
  }

  var selection: EventSelection
  let kinds: CallbackTable<Kind>

  /// - Parameter isSpecial: Whether a callback's lines need more than words.
  init(_ selection: EventSelection, isSpecial: (Callback) -> Bool) {
    self.selection = selection
    kinds = CallbackTable { callback in
      if selection.hides(callback) { return .hidden }
      return isSpecial(callback) ? .special : callback.hasFlags ? .flagged : .plain
    }
  }

  /// Whether the controllers are shown, by instance.
  @inline(__always) var presences: [EventSelection.Presence] { selection.presences }

  /// Whether a step is shown.
  func shows(step: Int) -> Bool { selection.shows(step: step) }
}
