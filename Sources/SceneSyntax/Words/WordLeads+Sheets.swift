internal import ScenePlan

/// Words about the heights of sheets.
extension WordLeads {
  static let sheets: [WordLead] = [
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
