import Foundation
import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

/// The types and functions of Swift files, against sourcekitd's syntactic structure.
@Suite struct CodeOracleTests {
  private static let script = "Tests/Storyboards/declarations.py"
  private static let isThere =
    OtherProgram.hasPython && (try? OtherProgram.run(["python3", script, "--is-there"]).status) == 0

  private struct Declarations: Decodable {
    var types: [[Part]]
    var functions: [[String]]

    /// A word, or a list of them.
    enum Part: Decodable {
      case word(String)
      case list([String])

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let word = try? value.decode(String.self) {
          self = .word(word)
        } else {
          self = .list(try value.decode([String].self))
        }
      }

      var text: String {
        switch self {
        case .word(let word): word
        // `~Copyable` says what is not inherited.
        case .list(let words): ": " + words.filter { !$0.hasPrefix("~") }.joined(separator: ", ")
        }
      }
    }
  }

  private static func oracle(_ paths: [String]) throws -> [String: Declarations] {
    let answer = try OtherProgram.run(["python3", script], input: paths.joined(separator: "\n") + "\n")
    try #require(answer.status == 0, "\(answer.errors)")
    return try JSONDecoder().decode([String: Declarations].self, from: Data(answer.output.utf8))
  }

  private static func text(_ kind: CodeFacts.TypeDeclaration.Kind) -> String {
    switch kind {
    case .class: "class"
    case .value: "value"
    case .extension: "extension"
    case .protocol: "protocol"
    case .tuple: "tuple"
    }
  }

  /// The differences of some files, each as the file and the declaration.
  private static func differences(_ paths: [String]) throws -> [String] {
    let expected = try oracle(paths)
    return try paths.flatMap { path -> [String] in
      let bytes = Array(try Data(contentsOf: URL(filePath: path, relativeTo: Repository.root)))
      let facts = CodeFacts(SourceFile(path: path, bytes: bytes), id: FileID(0))
      // A tuple with names is no type of Swift's.
      let ours = facts.types.filter { $0.kind != .tuple }.map { type in
        let parents = type.parents.map { facts.text($0.name) }.joined(separator: ", ")
        return "\(text(type.kind)) \(facts.text(type.name.name)) : \(parents)"
      }
      let known = try #require(expected[path])
      let theirs = known.types.map { $0.map(\.text).joined(separator: " ") }
      // Not every function is kept, but each that is kept must be one.
      let functions = Set(known.functions)
      let kept =
        facts.functions.map { ($0.owner, $0.signature.name) } + facts.declared.map { ($0.owner, $0.signature.name) }
      let invented = kept.filter { owner, name in
        !functions.contains([facts.text(name), owner.map { facts.text(facts.types[$0].name.name) } ?? ""])
      }
      return ours.difference(from: theirs).map { change in
        switch change {
        case .insert(_, let type, _): "\(path): only ours: \(type)"
        case .remove(_, let type, _): "\(path): only theirs: \(type)"
        }
      } + invented.map { "\(path): no function: \(facts.text($0.1))" }
    }
  }

  @Test(.enabled(if: isThere, "no sourcekitd, or no Python"))
  func `types, what they inherit, and functions are those of sourcekitd`() throws {
    let folders = ["Sources", "Tests"].map { Repository.root.appending(path: $0) }
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
        $0.hasSuffix(".swift")
      }.map { folder.lastPathComponent + "/" + $0 }
    }.sorted()
    // Each tenth file of this package, and all of the reader's own.
    let paths = files.enumerated().filter { $0.offset % 10 == 0 || $0.element.contains("SceneCode/") }.map(\.element)
    try #require(paths.count > 100)
    let differences = try CodeOracleTests.differences(paths)
    #expect(differences == [])
  }

  @Test(.enabled(if: isThere, "no sourcekitd, or no Python"), arguments: [clauses, forms])
  func `so they are where a grammar is needed most`(code: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "declarations-\(UUID().uuidString).swift")
    try Data(code.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let differences = try CodeOracleTests.differences([file.path])
    #expect(differences == [])
  }

  private static let clauses = ##"""
    #if DEBUG && os(iOS)
    import UIKit
    class ListViewController: UITableViewController, UISearchResultsUpdating {
      func showDebug() -> UIViewController { DebugViewController() }
    }
    #elseif os(macOS)
    class ListViewController: NSViewController {}
    #else
    @MainActor final class ListViewController: UIViewController {}
    #endif

    extension ListViewController {
      #if canImport(SafariServices)
      func showHelp() -> UIViewController { HelpViewController(url: "https://example.org/{a}//b") }
      #else
      func showHelp() -> UIViewController { UIViewController() }
      #endif
    }

    class DebugViewController: UIViewController {
      #if swift(>=5.9)
      struct Row<Content: View>: View, Equatable where Content: Equatable {
        var body: some View { EmptyView() }
      }
      #endif
    }

    #Preview { ListViewController() }

    class HelpViewController: UIViewController {}
    """##

  private static let forms = ##"""
    import UIKit

    /* class Commented: UIViewController {} /* class Inner {} */ */
    let text = "class InText: UIViewController { \("class Inserted {") }"
    let raw = #"class InRaw: \#("x") { " }"#
    let long = """
      class InLong: UIViewController {
      \(text) }
      """

    struct Token: ~Copyable, Showing {}

    @objc(OTHDetail) @available(iOS 13.0, *) open class DetailViewController<Model: Hashable>: Base<Model>, Showing,
      UITextFieldDelegate where Model: Sendable
    {
      enum Section: Int, CaseIterable { case main, `default` }
      indirect enum Tree { case leaf, node(Tree, Tree) }
      class Cell: UITableViewCell { class func make() -> Cell { Cell() } }

      class var screen: UIViewController { UIViewController() }
      static func makeScreen<T: UIViewController>(_ type: T.Type) -> T where T: Showing { T() }
      func `switch`() -> UIViewController { UIViewController() }
      subscript(index: Int) -> UIViewController { UIViewController() }
      func run(_ work: @escaping (_ done: (Bool) -> Void) -> Void = { _ in }) {}
      func pushNext() { func makeLocal() -> UIViewController { UIViewController() }; show(makeLocal(), sender: nil) }
    }

    protocol Showing: AnyObject { associatedtype Screen: UIViewController; func showNext() -> UIViewController? }
    extension Showing where Self: UIViewController { func showNext() -> UIViewController? { nil } }
    extension DetailViewController.Section: CustomStringConvertible { var description: String { "\(rawValue)" } }
    struct Pair: Hashable & Sendable, @unchecked Encodable {}
    final class Base<T>: UIViewController { func handle(if flag: Bool, for other: Int, class kind: String) {} }
    extension Array: @retroactive Identifiable where Element == Int { public var id: Int { if count < 2 { 0 } else { 1 } } }
    func < (one: Pair, other: Pair) -> Bool { true }
    prefix operator +++
    class Last: UIViewController {}
    """##
}
