package import SceneBasics

/// A storyboard that a property list names for the system to start with, or to show before.
package struct StoryboardEntry: Sendable, Hashable {
  /// As what it is named.
  package enum Kind: String, CaseIterable, Sendable {
    case app = "UIMainStoryboardFile"
    case scene = "UISceneStoryboardFile"
    case `extension` = "NSExtensionMainStoryboard"
    /// A picture until the app is there; no code runs in it.
    case launch = "UILaunchStoryboardName"
  }

  package var kind: Kind
  /// The name of the storyboard, as it is written.
  package var storyboard: String
  /// The path of the property list.
  package var path: String
  package var span: SourceSpan

  /// Reads the entries of a property list, in their order.
  ///
  /// - Parameters:
  ///   - file: The list, in XML.
  ///   - id: How findings name it.
  ///   - sink: Hears why it can't be read.
  package static func parse(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> [StoryboardEntry] {
    AppList.parse(file, id: id, sink: &sink).entries
  }
}

/// A property list of an app or of an extension, as far as scenes have something for it.
package struct AppList: Sendable {
  package var path: String
  package var entries: [StoryboardEntry] = []
  /// `UIRequiresFullScreen`.
  package var requiresFullScreen = false
  /// Whether it has scenes: `UIApplicationSceneManifest`.
  package var hasScenes = false
  /// Whether it is an app's for phones and pads, and no extension's.
  package var isOfApp = false
  /// Whether it is that of something beside the app: an extension, an app clip, an app of a watch.
  package var isBesideApp = false

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - file: The list, in XML.
  ///   - id: How findings name it.
  ///   - sink: Hears why it can't be read.
  package static func parse(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) -> AppList {
    let reader = EntryReader(path: file.path)
    if let failure = XMLReader.read(file, id: id, as: .propertyList, to: reader) { sink.report(failure) }
    let keys = reader.keys
    let isBeside = !keys.isDisjoint(with: ["NSExtension", "NSAppClip", "WKWatchKitApp", "WKApplication"])
    return AppList(
      path: file.path, entries: reader.entries, requiresFullScreen: reader.requiresFullScreen,
      hasScenes: keys.contains("UIApplicationSceneManifest"),
      isOfApp: !isBeside && keys.contains { $0.hasPrefix("UI") }, isBesideApp: isBeside)
  }
}

/// An entry and what it came to.
package struct ResolvedEntry: Sendable {
  package var entry: StoryboardEntry
  package var outcome: ReferenceOutcome
}

/// Finds the entries in a property list, however deep they stand in it.
private final class EntryReader: XMLHandler {
  private(set) var entries: [StoryboardEntry] = []
  private(set) var keys: Set<String> = []
  private(set) var requiresFullScreen = false
  private let path: String
  private var text: [UInt8] = []
  private var open: [(name: String, span: SourceSpan?)] = []
  private var key = ""

  init(path: String) { self.path = path }

  func start(_ element: XMLElement) -> Bool {
    let name = element.name
    open.append((name, name == "string" ? element.span : nil))
    text = []
    return true
  }

  func text(_ bytes: [UInt8]) { text.append(contentsOf: bytes) }

  func end() {
    guard let closed = open.popLast() else { return }
    let value = String(decoding: text, as: UTF8.self)
    text = []
    if closed.name == "key" {
      key = value
      keys.insert(value)
      return
    }
    if closed.name == "true", key.prefix(while: { $0 != "~" }) == "UIRequiresFullScreen" { requiresFullScreen = true }
    // A device may have its own: `UIMainStoryboardFile~ipad`.
    if let span = closed.span, !value.isEmpty,
      let kind = StoryboardEntry.Kind(rawValue: String(key.prefix { $0 != "~" }))
    {
      entries.append(StoryboardEntry(kind: kind, storyboard: value, path: path, span: span))
    }
    key = ""
  }
}
