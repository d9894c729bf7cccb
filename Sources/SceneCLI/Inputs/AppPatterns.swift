/// The files in an app's folder that are no part of the app, as lines of an ignore file.
enum AppPatterns {
  /// Files that other programs have put there: dependencies, products, translations, backups.
  static let copies = [
    "Pods/", "Carthage/", "*.framework/", "*.xcframework/", "DerivedData/", "*.xcloc/", "*.xcarchive/", "node_modules/",
    "*~", "*~.*",
  ]

  /// Files that only test an app.
  static let tests = [
    "*Tests/", "*UITests/", "Test/", "*Specs/", "*Tests.swift", "*Tests.m", "*Spec.swift", "*Mocks/",
  ]

  /// Of the languages of one storyboard, the base; else the first. The others are counted.
  ///
  /// - Returns: The paths that are left, and for each of several languages the path that stands for all.
  static func withoutLanguages(_ paths: [String], found: (String) -> Bool) -> (paths: [String], kept: [String]) {
    var byName: [String: [String]] = [:]
    for path in paths where found(path) { byName[plain(path), default: []].append(path) }
    var left: Set<String> = []
    var kept: [String] = []
    for (_, copies) in byName where copies.count > 1 {
      let chosen = copies.first { $0.contains("Base.lproj/") } ?? copies[0]
      kept.append(chosen)
      left.formUnion(copies.filter { $0 != chosen })
    }
    return (paths.filter { !left.contains($0) }, kept.sorted())
  }

  /// A path without the folder of its language.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).filter { !$0.hasSuffix(".lproj") }
      .joined(separator: "/")
  }
}
