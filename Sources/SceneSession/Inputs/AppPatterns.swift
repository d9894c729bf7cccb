/// The files in an app's folder that are no part of the app, as lines of an ignore file.
package enum AppPatterns {
  /// Files that other programs have put there: dependencies, products, translations, backups.
  static let copies = [
    "Pods/", "Carthage/", "*.framework/", "*.xcframework/", "DerivedData/", "*.xcloc/", "*.xcarchive/", "node_modules/",
    "*.xctemplate/", "*~", "*~.*", "sampleapps/", "SampleApps/",
  ]

  /// Files that only test an app.
  package static let tests = [
    "*Tests/", "*UITests/", "Test/", "*Specs/", "*Tests.swift", "*Tests.m", "*Spec.swift", "*Mocks/", "__tests__/",
    "Tests iOS/", "Tests macOS/", "*TestHelpers/", "*TestHelpers-*/",
  ]

  /// Files that say that their folder is a library's.
  static let manifests = [".podspec", "Package.swift"]

  /// Whether a file has an ending. Of property lists `Info-Production.plist` has that of `Info.plist`, too.
  static func has(_ path: String, _ ending: String) -> Bool {
    if path.hasSuffix(ending) { return true }
    guard ending == list, path.hasSuffix(".plist") else { return false }
    return path.split(separator: "/").last?.hasPrefix("Info-") == true
  }

  /// The ending of a property list.
  static let list = "Info.plist"

  /// Leaves out the sample apps of the libraries that lie in an app's folder: a folder `Example` beside a manifest.
  ///
  /// - Returns: The paths that are left, and the folders that aren't.
  static func withoutSamples(_ paths: [String], in operands: [String]) -> (paths: [String], samples: [String]) {
    let roots = Set(operands.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }).union(["", "."])
    let libraries = Set(paths.filter { path in manifests.contains { path.hasSuffix($0) } }.map(outer)).subtracting(
      roots)
    if libraries.isEmpty { return (paths, []) }
    var samples: Set<String> = []
    // Many files lie in one folder.
    var known: [String: String?] = [:]
    let left = paths.filter { path in
      let folder = outer(path)
      let sample = known[folder] ?? AppPatterns.sample(around: folder, of: libraries)
      known[folder] = .some(sample)
      guard let sample else { return true }
      samples.insert(sample)
      return operands.contains(path)
    }
    return (left, samples.sorted())
  }

  /// The folder of a library's sample app in which a folder lies, or which it is.
  private static func sample(around folder: String, of libraries: Set<String>) -> String? {
    var folder = folder
    while let slash = folder.lastIndex(of: "/") {
      let around = outer(folder)
      if sampleNames.contains(String(folder[folder.index(after: slash)...])), libraries.contains(around) {
        return folder + "/"
      }
      folder = around
    }
    return nil
  }

  /// Whether the first lines of a source file import AppKit, whatever the target is: UIKit has another type of each name.
  static func isOfMac(_ start: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var isOfMac = false
    var rest = start
    // Line by line, since the first imports decide.
    while !rest.isEmpty {
      let whole = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(whole.count + 1)
      let line = whole.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: "#if".utf8) { depth += 1 }
      if line.starts(with: "#endif".utf8) { depth -= 1 }
      guard line.starts(with: "import ".utf8) else { continue }
      let name = line.dropFirst(7).prefix { $0 > 0x20 }
      if name.elementsEqual("UIKit".utf8) { return false }
      if depth == 0, ["AppKit", "Cocoa"].contains(where: { name.elementsEqual($0.utf8) }) { isOfMac = true }
    }
    return isOfMac
  }

  /// Whether a source file imports XCTest: its classes are no part of the app.
  static func isOfTests(_ start: ArraySlice<UInt8>) -> Bool {
    start.split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.starts(with: "import ".utf8) else {
        return line.starts(with: "#import <XCTest/".utf8) || line.starts(with: "@import XCTest;".utf8)
      }
      return line.dropFirst(7).prefix { $0 > 0x20 }.elementsEqual("XCTest".utf8)
    }
  }

  /// The folder in which something lies.
  private static func outer(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static let sampleNames: Set<String> = ["Example", "Examples", "Demo", "Demos", "Sample", "Samples"]

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
