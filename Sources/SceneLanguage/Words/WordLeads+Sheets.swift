internal import ScenePlan

/// Words about the heights of sheets, and about what an alert shows.
extension WordLeads {
  static let sheets: [WordLead] = [
    .same(
      .key(.actions), "alert: { kind: alert, actions: { delete: [pop], cancel: } }", "buttons", "button", "options",
      "choices"),
    .none(
      "The texts of an alert aren't modelled, except its 'title' and the names of its actions.",
      "alert: { kind: alert, title: Delete, actions: { ok: } }", "message", "preferredStyle"),
    .same(
      .key(.detents), "login: { detents: [medium, large] }", "UISheetPresentationController",
      "sheetPresentationController", "presentationDetents", "detent", "halfSheet", "bottomSheet"),
    .same(
      .key(.selectedDetentIdentifier), "login: { detents: [medium, large], selectedDetentIdentifier: large }",
      "selectedDetent"),
    .same(
      .key(.largestUndimmedDetentIdentifier),
      "login: { detents: [medium, large], largestUndimmedDetentIdentifier: medium }", "largestUndimmedDetent",
      "undimmed", "presentationBackgroundInteraction"),
    .same(
      .event(.delegateDidChangeDetent), "- expect: { lacks: [home.delegate.didChangeSelectedDetentIdentifier] }",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "didChangeSelectedDetentIdentifier"),
    .none(
      "The look of a sheet isn't modelled, only its heights.", "login: { detents: [medium, large] }",
      "prefersGrabberVisible",
      "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight"),
  ]
}
