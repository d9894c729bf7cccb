internal import ScenePlan

/// Words about searches, and about what an app is told at its launch.
extension WordLeads {
  static let searches: [WordLead] = [
    .same(.kind(.search), "search: { kind: search, searchResultsController: home }", "UISearchController"),
    .other(
      .key(.searchController),
      "list: { searchController: { id: search, kind: search }, definesPresentationContext: true }",
      "searchBar", "UISearchBar", "UISearchDisplayController",
      remark: "A controller of the kind 'search' stands under it; 'tap: search' is a tap on its bar."),
    .other(
      .key(.searchController),
      "list: { searchController: { id: search, kind: search }, definesPresentationContext: true }", "search",
      remark: "The controller whose screen has the bar names its search."),
    .same(
      .key(.searchResultsController), "search: { kind: search, searchResultsController: home }", "results",
      "resultsController", "searchResults"),
    .other(
      .step(.tap), "- tap: search", "search", "activateSearch", "beginSearch", "startSearch", "openSearch", "type",
      "typeText", "enterText", "tapSearchBar",
      remark: "'tap: search' is a person's tap on the bar, with the id of the search, and begins it. No text is typed."),
    .other(
      .step(.tap), "- tap: cancel", "cancelSearch", "endSearch", "closeSearch", "deactivateSearch",
      remark: "'tap: cancel' is a person's tap on the Cancel beside the bar, and ends the search."),
    .other(
      .step(.launch), "script: [{ push: detail, in: nav }, launch]", "didFinishLaunching", "willFinishLaunching",
      "didFinishLaunchingWithOptions", "applicationDidFinishLaunching", "willConnect", "willConnectTo",
      remark: "What code does there are the steps before 'launch'; 'in' names the controller."),
  ]
}
