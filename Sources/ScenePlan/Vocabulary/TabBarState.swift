/// Whether the tab bar on the screen can be seen (N2.16).
public enum TabBarState: String, CaseIterable, Hashable, Sendable {
  case shown, hidden
}
