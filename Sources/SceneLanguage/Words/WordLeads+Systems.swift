internal import ScenePlan

/// Words of the systems from iOS 17 to 27.
extension WordLeads {
  static let systems: [WordLead] = [
    .other(
      .event(.traitCollectionDidChange), "- expect: { lacks: [home.traitCollectionDidChange] }",
      "registerForTraitChanges", "UITraitChangeObservable", "withTraitOverrides",
      remark: "A change that is registered comes where 'traitCollectionDidChange' does, which iOS 17 deprecated."),
    .none(
      "Traits that code overrides aren't modelled: the size classes follow from the window, or from 'device'.", "",
      "traitOverrides", "UITraitOverrides", "setOverrideTraitCollection", "overrideTraitCollection"),
    .same(
      .option(.continuous), "- { resize: [500, 900], continuous: 3 }", "liveResize", "continuousResize",
      "interactiveResize",
      remark: "From iOS 27 on a window that a person resizes has sizes on its way."),
    .other(
      .override(.updateProperties), "home: { overrides: { updateProperties: [] } }", "setNeedsUpdateProperties",
      "updatePropertiesIfNeeded",
      remark: "From iOS 26 on it comes in the layout pass, before 'viewWillLayoutSubviews'."),
    .other(
      .step(.changed), "- changed: [home.updateProperties]", "Observable", "UIObservationTrackingEnabled",
      "withObservationTracking",
      remark: "It says which callbacks have read a model that changes; from iOS 26 on they come again."),
    .other(
      .answer(.prefersInterfaceOrientationLocked), "home: { overrides: { prefersInterfaceOrientationLocked: true } }",
      "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "isInterfaceOrientationLocked", "orientationLock"),
    .none(
      "A provider isn't modelled: the controllers of tabs are made with their container.",
      "tabs: { kind: tabs, tabs: [home, other] }", "viewControllerProvider", "UITab"),
    .other(
      .key(.tabs),
      "tabs2: { kind: tabs, tabs: [home, { group: other, tabs: [kid], stack: { id: s, kind: navigation } }] }",
      "UITabGroup", "managingNavigationController", "tabGroup", "managingTabGroup",
      remark: "A group is new in iOS 18; 'stack' is the navigation controller that follows the choice in it."),
    .other(
      .answer(.displayedViewControllersFor),
      "tabs2: { kind: tabs, tabs: [home], overrides: { displayedViewControllersFor: { home: false } } }",
      "displayedViewControllers", "proposedViewControllers"),
    .other(
      .key(.inspector),
      "split: { kind: split, style: doubleColumn, primary: home, secondary: detail, inspector: kid }",
      "UISplitViewControllerColumnInspector", "inspectorColumn",
      remark: "It is new in iOS 26; in compact width UIKit presents it as a form sheet."),
    .other(
      .answer(.animationController),
      "nav: { kind: navigation, stack: [home], overrides: { animationController: true } }",
      "animationControllerFor", "navigationControllerAnimationControllerFor",
      remark: "It says that the delegate of a stack gives animations. 'nil' says that it has the method only."),
    .none("What a bar shows besides its tabs is no controller here.", "", "bottomAccessory", "UITabAccessory"),
    .other(
      .file(.quirks), "quirks: [no-launchesScenes]", "UISceneDelegate", "UIWindowSceneDelegate", "TN3187",
      "UIApplicationSceneManifest", "sceneManifest",
      remark: """
        From iOS 13 on an app is launched by scenes. Without them UIKit mentions it on iOS 18 and warns on 26. An app with \
        the SDK of iOS 27 doesn't launch.
        """),
    .other(
      .file(.ios), "ios: 17", "version",
      remark: "'ios' is the system. A version of the scene itself is a key of your own, such as 'x-version'."),
    .other(
      .command("lsp"), "scenograph lsp --setup neovim", "rename", "refactor", "renameController",
      remark: "An editor renames a controller in all its places; 'lsp' serves it."),
    .none(
      "No callback of a controller comes of it, so a scene has no word for it.", "", "UIBackgroundTask",
      "beginBackgroundTask", "UIContentUnavailableConfiguration", "UIHostingConfiguration", "setContentScrollView",
      "effectiveGeometry", "updateSearchResults"),
    .none(
      "The lines above it on the console say why an app ended: give these to 'explain'.", "", "SIGABRT",
      "EXC_BAD_ACCESS", "SIGTRAP", "EXC_BREAKPOINT"),
    .none(
      "It is new in iOS 27.1, and no callback of it is known.", "", "UIArrangementViewController"),
  ]
}
