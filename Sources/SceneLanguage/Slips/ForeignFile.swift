package import SceneBasics

/// A kind of file that people hand over in the place of a scene.
package enum ForeignFile: CaseIterable {
  case storyboard, nib, propertyList, page, picture, markup, swift, objectiveC, markdown, graph, trace, log, patch,
    plan, binary, script, document
  case workflow, compose, kubernetes, openAPI, pipeline, hooks, linter, project, package

  /// The kind of a file that isn't YAML, or isn't a mapping; nil if nothing tells it.
  ///
  /// Its start tells, since it may be large.
  package init?(_ file: SourceFile) {
    let text = String(decoding: file.bytes.prefix(16_384), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    if first.hasPrefix("<"), let kind = ForeignFile.markup(text) {
      self = kind
      return
    }
    let found = ForeignFile.allCases.first { kind in
      lines.contains { line in kind.beginnings.contains { line.hasPrefix($0) } }
    }
    if let found = ForeignFile(path: file.path) ?? found {
      self = found
    } else if first.hasPrefix("# 0  launch") {
      self = .trace
    } else if lines.contains(where: { line in ForeignFile.callbacks.contains { line.contains($0) } }) {
      self = .log
    } else if first.hasPrefix("# "), let text = lines.first(where: { !$0.hasPrefix("#") }),
      text.split(separator: " ").count > 2, !text.contains(": "), !text.hasPrefix("- ")
    {
      // A heading, and a sentence below it.
      self = .markdown
    } else {
      return nil
    }
  }

  /// The kind of a file that is no text, by its first bytes; nil if they tell none.
  package init?(signature bytes: [UInt8]) {
    let found = ForeignFile.signatures.first { bytes.starts(with: $0.bytes) }
    guard let found else { return nil }
    self = found.kind
  }

  private static let signatures: [(bytes: [UInt8], kind: ForeignFile)] = [
    ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF], .picture), (Array("GIF8".utf8), .picture),
    (Array("%PDF-".utf8), .picture), (Array("PK\u{3}\u{4}".utf8), .binary), ([0x1F, 0x8B], .binary),
    ([0x7F, 0x45, 0x4C, 0x46], .binary), (Array("bplist".utf8), .propertyList),
  ]

  /// The kind that the ending of a name tells; nil if it tells none.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    let found = ForeignFile.allCases.first { kind in
      kind.endings.contains { path.hasSuffix("." + $0) } || kind == .script && ForeignFile.scripts.contains(name)
    }
    guard let found else { return nil }
    self = found
  }

  /// The tool whose YAML has these keys on its outermost level; nil if none is known.
  package init?(keys: [String]) {
    let found = ForeignFile.allCases.first { kind in kind.keys.contains { $0.allSatisfy(keys.contains) } }
    guard let found else { return nil }
    self = found
  }

  /// Whether a line starts with one of the keys that a scene begins with.
  package static func hasKeysOfScene(_ bytes: [UInt8]) -> Bool {
    bytes.lines.contains { line in
      ["scene:", "controllers:", "script:"].contains { line.starts(with: $0.utf8) }
    }
  }

  private static func markup(_ text: String) -> ForeignFile? {
    if text.contains("com.apple.InterfaceBuilder") { return text.contains("Storyboard.XIB") ? .storyboard : .nib }
    if text.contains("<plist") { return .propertyList }
    if text.contains("<svg") { return .picture }
    if text.contains("<html") || text.contains("<!DOCTYPE html") { return .page }
    return text.hasPrefix("<?xml") ? .markup : nil
  }

  /// The names of files that tell other tools what to do.
  private static let scripts: Set<Substring> = [
    "Podfile", "Fastfile", "Appfile", "Matchfile", "Gemfile", "Rakefile", "Brewfile", "Cartfile", "Makefile",
    "Dockerfile",
  ]
  private static let callbacks = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidDisappear"]

  /// The endings of their names.
  private var endings: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["m", "mm", "h"]
    case .markdown: ["md", "markdown"]
    case .patch: ["diff", "patch"]
    case .plan: ["plan"]
    case .graph: ["mmd", "mermaid", "dot", "gv", "puml"]
    case .document: ["rst", "adoc"]
    case .script, .storyboard, .nib, .propertyList, .page, .picture, .markup, .trace, .log, .binary, .workflow,
      .compose,
      .kubernetes, .openAPI, .pipeline, .hooks, .linter, .project, .package:
      []
    }
  }

  /// How a line starts that only they have.
  private var beginnings: [String] {
    switch self {
    case .swift:
      [
        "import UIKit", "import SwiftUI", "import Foundation", "@main", "@objc ", "class ", "final class ", "struct ",
        "extension ", "func ", "override func ", "private func ", "public func ",
      ]
    case .objectiveC: ["#import ", "@interface ", "@implementation "]
    case .markdown: ["```", "<!-- scenograph:"]
    case .graph:
      [
        "digraph ", "strict digraph ", "graph TD", "graph LR", "graph TB", "flowchart ", "stateDiagram",
        "sequenceDiagram", "@startuml",
      ]
    case .patch: ["diff --git ", "@@ -"]
    case .script, .document, .storyboard, .nib, .propertyList, .page, .picture, .markup, .trace, .log, .plan, .binary,
      .workflow, .compose,
      .kubernetes, .openAPI, .pipeline, .hooks, .linter, .project, .package:
      []
    }
  }

  /// The keys that tell them, each list for itself.
  private var keys: [[String]] {
    switch self {
    case .workflow: [["on", "jobs"], ["name", "jobs"], ["runs", "inputs"]]
    case .compose: [["services"]]
    case .kubernetes: [["apiVersion", "kind"]]
    case .openAPI: [["openapi"], ["swagger"]]
    case .pipeline: [["stages"], ["workflows", "jobs"], ["steps", "pool"]]
    case .hooks: [["repos"]]
    case .linter: [["disabled_rules"], ["opt_in_rules"], ["only_rules"]]
    case .project: [["targets"]]
    case .package: [["dependencies"], ["devDependencies"]]
    case .script, .document, .storyboard, .nib, .propertyList, .page, .picture, .markup, .swift, .objectiveC, .markdown,
      .graph, .trace,
      .log, .patch, .plan, .binary:
      []
    }
  }

  /// The kind, as findings call it.
  package var name: String {
    switch self {
    case .storyboard: "a storyboard"
    case .nib: "a nib"
    case .propertyList: "a property list"
    case .page: "a page of HTML"
    case .picture: "a picture"
    case .markup: "XML"
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    case .markdown: "Markdown"
    case .graph: "a drawing"
    case .trace: "a trace"
    case .log: "a log"
    case .patch: "a patch"
    case .plan: "a damaged plan"
    case .binary: "a binary file"
    case .script: "a script for another tool"
    case .document: "a document"
    case .workflow: "a GitHub workflow"
    case .compose: "a file of Docker Compose"
    case .kubernetes: "a file of Kubernetes"
    case .openAPI: "a description of an API"
    case .pipeline: "a pipeline of a CI"
    case .hooks: "a file of pre-commit"
    case .linter: "a file of SwiftLint"
    case .project: "a file of XcodeGen"
    case .package: "a list of packages"
    }
  }

  /// The verb that reads such a file, or what else to do.
  ///
  /// - Parameter path: The file; nil if it came on standard input.
  func wayOut(_ path: String?) -> String {
    let file = path.map { $0.contains(" ") ? "'\($0)'" : $0 } ?? "FILE"
    return switch self {
    case .storyboard: "write 'scenograph import \(file)', which makes a scene of it"
    case .nib: "give 'scenograph import' the app's storyboards; it reads no nib"
    case .swift, .objectiveC:
      "give 'scenograph import' the app's folder: it reads storyboards and code; 'scenograph init' writes a first scene"
    case .markdown where path.map { ForeignFile(path: $0) == nil } ?? true:
      "delete the lines with '```', and all text: a scene has its file for itself; 'docs' reads files that end in .md"
    case .markdown: "write 'scenograph docs --check \(file)', which looks after the scenes in it"
    case .log: "write 'scenograph log \(file)', which reads it"
    case .trace: "give the command the scene; a trace to hold on to stands under 'expect: { trace: … }'"
    case .plan: "compile the scene again"
    case .page, .picture, .graph: "give the command the scene that it was made of"
    case .document: "give it to no verb: 'docs' reads Markdown and DocC, whose files end in .md"
    case .propertyList, .markup, .patch, .binary, .script, .workflow, .compose, .kubernetes, .openAPI, .pipeline,
      .hooks,
      .linter,
      .project, .package:
      ForeignFile.beginning
    }
  }

  /// The advice about any other file.
  static let beginning = "start with 'scene: NAME' and 'controllers:'; 'scenograph init' writes a first scene"
}
