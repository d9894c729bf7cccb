internal import SceneBasics

extension StoryboardHeader {
  init(_ element: XMLElement) {
    self.init(
      type: element["type"], version: element["version"], toolsVersion: element["toolsVersion"],
      targetRuntime: element["targetRuntime"], initialID: element.text("initialViewController"),
      isLaunchScreen: element.isYes("launchScreen"))
  }

  /// Why such a document isn't imported; nil if it is.
  ///
  /// - Parameters:
  ///   - root: The name of its outermost element.
  ///   - span: Where that stands.
  func refusal(root: String, at span: SourceSpan) -> Diagnostic? {
    guard root == "document" || root == "archive" else { return .notAStoryboard(.otherElement(root), at: span) }
    let type = type ?? ""
    let runtime = targetRuntime ?? ""
    if runtime.hasPrefix("MacOSX") || type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") {
      return .otherPlatform("macOS", at: span)
    }
    if runtime == "watchKit" { return .otherPlatform("watchOS", at: span) }
    // The name ends in XIB for storyboards, too, which have a word more.
    if !type.contains("Storyboard"), type.hasSuffix("XIB") { return .notAStoryboard(.xib, at: span) }
    if runtime.hasPrefix("iOS.CocoaTouch") || runtime == "AppleTV" { return nil }
    return runtime.isEmpty ? .notAStoryboard(.noPlatform, at: span) : .otherPlatform("'\(runtime)'", at: span)
  }
}

extension StoryboardController {
  init(_ element: XMLElement, named name: String) {
    let kind = StoryboardControllerKind(element: name)
    var properties: [(property: StoryboardProperty, value: String)] = []
    for property in StoryboardProperty.allCases {
      if let value = element[property.attribute] { properties.append((property, value)) }
    }
    self.init(
      id: element["id"] ?? "", kind: kind, customClass: StoryboardClass(element), title: element["title"],
      storyboardIdentifier: element.text("storyboardIdentifier"), userLabel: element.text("userLabel"),
      reference: kind == .placeholder ? StoryboardReference(element) : nil, properties: properties, span: element.span)
  }
}

extension StoryboardProperty {
  /// The attribute that holds it.
  var attribute: String {
    switch self {
    case .modalPresentationStyle: "modalPresentationStyle"
    case .modalTransitionStyle: "modalTransitionStyle"
    case .definesPresentationContext: "definesPresentationContext"
    case .providesPresentationContextTransitionStyle: "providesPresentationContextTransitionStyle"
    case .hidesBottomBarWhenPushed: "hidesBottomBarWhenPushed"
    case .navigationBarHidden: "navigationBarHidden"
    case .toolbarHidden: "toolbarHidden"
    case .preferredDisplayMode: "preferredDisplayMode"
    case .allowDoubleColumnStyle: "allowDoubleColumnStyle"
    case .behavior: "behavior"
    case .primaryBackgroundStyle: "primaryBackgroundStyle"
    case .transitionStyle: "transitionStyle"
    case .navigationOrientation: "navigationOrientation"
    case .spineLocation: "spineLocation"
    case .pageSpacing: "pageSpacing"
    case .doubleSided: "doubleSided"
    }
  }
}

extension StoryboardClass {
  /// The class that an element names; nil if it names none.
  init?(_ element: XMLElement) {
    guard let name = element.text("customClass") else { return nil }
    self.init(name: name, module: element["customModule"], moduleProvider: element["customModuleProvider"])
  }
}

extension StoryboardReference {
  init(_ element: XMLElement) {
    self.init(
      storyboard: element.text("storyboardName"), identifier: element.text("referencedIdentifier"),
      bundle: element.text("bundleIdentifier"))
  }
}

extension StoryboardTabBarItem {
  init(_ element: XMLElement) {
    self.init(
      title: element["title"], systemItem: element["systemItem"], image: element["image"],
      selectedImage: element["selectedImage"])
  }
}

extension StoryboardSegueKind {
  /// The kind of an element; nil if it is unknown.
  init?(_ element: XMLElement, kind: String) {
    switch kind {
    case "relationship":
      guard let place = StoryboardRelationship(rawValue: element["relationship"] ?? "") else { return nil }
      self = .relationship(place)
    case "embed": self = .embed
    case "unwind": self = .unwind(action: element["unwindAction"] ?? "")
    default:
      guard let action = StoryboardActionKind(rawValue: kind) else { return nil }
      self = .action(action)
    }
  }
}

extension StoryboardSegue {
  init(_ element: XMLElement, kind: StoryboardSegueKind, sender: StoryboardObject?) {
    var sender = sender
    if element["trigger"] == "accessoryAction" {
      let label = sender?.label.map { $0 + ", accessory" } ?? "accessory"
      sender?.label = label
    }
    self.init(
      id: element["id"] ?? "", kind: kind, source: 0, destination: .missing(id: ""),
      identifier: element["identifier"], customClass: StoryboardClass(element),
      creationSelector: element.text("destinationCreationSelector"), action: element.text("action"),
      presentationStyle: element.text("modalPresentationStyle"), transitionStyle: element.text("modalTransitionStyle"),
      isAnimated: element["animates"] != "NO", sender: sender, arrowDirections: [], span: element.span)
  }
}

extension StoryboardPreview {
  init(_ element: XMLElement, in segue: String) {
    self.init(
      id: element["id"] ?? "", key: element["key"] ?? "", inheritsFrom: element["inheritsFrom"], segue: segue)
  }
}

extension XMLElement {
  /// The anchor of a popover.
  var anchor: (id: String, isItem: Bool)? {
    if let id = text("popoverAnchorBarButtonItem") { return (id, true) }
    return text("popoverAnchorView").map { ($0, false) }
  }

  /// The sides on which a popover's arrow may be.
  var arrowDirections: [String] { ["up", "down", "left", "right"].filter { isYes($0) } }

  /// Two attributes as numbers; nil if one isn't there or isn't a number.
  func numbers(_ first: String, _ second: String) -> [Double]? {
    guard let one = self[first].flatMap(Double.init), let other = self[second].flatMap(Double.init), one.isFinite,
      other.isFinite
    else { return nil }
    return [one, other]
  }
}
