import Foundation
import SceneTestSupport
import Testing

@testable import SceneSession

/// The pictures of a large app that was imported: none is higher than a person scrolls through.
@Suite struct ImportedPagesTests {
  private static let count = 90

  /// A folder with many screens that lead all over it, and one beside it that leads there.
  private static let app: [String: String] = [
    "Big/Flat/Steps.swift": (0..<count).map { step in
      """
      class Step\(step)ViewController: UIViewController {
        func a() { show(Step\((step * 7 + 1) % count)ViewController(), sender: nil) }
        func b() { present(Step\((step * 11 + 5) % count)ViewController(), animated: true) }
      }

      """
    }.joined(),
    "Big/Other/Door.swift": """
    class DoorViewController: UIViewController {
      func a() { show(Step0ViewController(), sender: nil) }
      func b() { show(Step1ViewController(), sender: nil) }
    }
    """,
  ]

  /// The calls of the app, by the names of its screens in the pictures.
  private static let transitions: [(source: String, target: String)] =
    (0..<count).flatMap { step in
      [(7, 1), (11, 5)].map { factor, rest in ("step\(step)", "step\((step * factor + rest) % count)") }
    } + [("door", "step0"), ("door", "step1")]

  private static let files = {
    let files = MemoryFiles(app)
    _ = CommandRun(["import", "-q", "Big", "-o", "map"], files: files)
    return files.contents.mapValues { String(decoding: $0, as: UTF8.self) }
  }()

  private func pictures(_ prefix: String) -> [String] {
    ImportedPagesTests.files.filter { $0.key.hasPrefix("map/" + prefix) && $0.key.hasSuffix(".svg") }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  @Test func `no picture is higher than 6,000 pixels, and the page shows each`() throws {
    let all = ImportedPagesTests.files.filter { $0.key.hasSuffix(".svg") }
    #expect(all.count == 4)
    for (path, svg) in all {
      let height = try #require(svg.firstMatch(of: /height="(\d+)"/).flatMap { Int($0.output.1) })
      #expect(height <= ImportMap.tallest, "\(path)")
    }
    let page = try #require(ImportedPagesTests.files["map/index.md"])
    for file in ["Project.svg", "Other.svg", "Flat-1.svg", "Flat-2.svg"] { #expect(page.contains("](\(file))")) }
    #expect(page.contains("![The screens of Flat, page 2 of 2](Flat-2.svg)"))
    #expect(page.matches(of: /## Flat/).count == 1)
    #expect(page.contains("Each card is a frame"))
  }

  @Test func `each screen is a card on one page, and each arrow is drawn`() throws {
    let pages = pictures("Flat")
    let cards = pages.map { page in
      page.matches(of: /<rect class="n card"[^>]*>.*?<text class="name"[^>]*>(\w+)</).map { String($0.output.1) }
    }
    #expect(cards.joined().sorted() == (0..<ImportedPagesTests.count).map { "step\($0)" }.sorted())
    // An arrow between two pages is drawn on both.
    for (page, cards) in zip(pages, cards.map(Set.init)) {
      let arrows = ImportedPagesTests.transitions.count { cards.contains($0.source) || cards.contains($0.target) }
      #expect(page.matches(of: #/<g id="e[^>]*>\s*<path class="e /#).count == arrows)
    }
    for (number, page) in pages.enumerated() {
      let other = pages.count - number
      let notes = page.matches(of: />page (\d)</).map { Int($0.output.1) }
      #expect(!notes.isEmpty && notes.allSatisfy { $0 == other }, "notes name the other page")
      let check = try #require(PictureCheck(page))
      #expect(check.problems == [])
    }
  }

  @Test func `the whole has a card for each folder, with its screens, and one arrow for all between two`() throws {
    let whole = try #require(pictures("Project").first)
    #expect(whole.contains(">Flat<") && whole.contains(">90 screens<") && whole.contains(">1 screen<"))
    #expect(whole.matches(of: />2 arrows</).count == 1)
    #expect(!whole.contains(">step0<"))
  }

  @Test func `an app with very many frames gets a sentence, the screens near the start and a list with links`() throws {
    let count = 90
    var app = (0..<count).reduce(into: [:]) { app, flow in
      app["Huge/Flow\(flow)/Screens.swift"] = """
        class First\(flow)ViewController: UIViewController {
          func a() { show(Second\(flow)ViewController(), sender: nil) }
        }
        class Second\(flow)ViewController: UIViewController {
          func a() { show(Third\(flow)ViewController(), sender: nil) }
        }
        class Third\(flow)ViewController: UIViewController {
          func a() { show(First\((flow * 7 + 1) % count)ViewController(), sender: nil) }
          func b() { show(First\((flow * 11 + 5) % count)ViewController(), sender: nil) }
        }
        """
    }
    app["Huge/AppDelegate.swift"] = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() { window?.rootViewController = First0ViewController() }
      }
      """
    let files = MemoryFiles(app)
    let run = CommandRun(["import", "-q", "Huge", "-o", "map"], files: files)
    #expect(run.exit == 0, "\(run.errors)")
    let page = try #require(files.contents["map/index.md"].map { String(decoding: $0, as: UTF8.self) })
    // Each third screen leads to two flows, or twice to one.
    let ways = (0..<count).reduce(0) { $0 + Set([($1 * 7 + 1) % count, ($1 * 11 + 5) % count]).count }
    #expect(page.contains("The whole has 90 frames, with \(ways) ways between them."), "\(page.prefix(600))")
    let lines = page.split(separator: "\n").map(String.init)
    #expect(lines.contains("- [Flow2](#flow2) → [Flow15](#flow15), [Flow27](#flow27)"))
    let order = lines.filter { $0.hasPrefix("- [Flow") }.compactMap { Int($0.dropFirst(7).prefix { $0.isNumber }) }
    #expect(order == Array(0..<count), "numbers in names count as numbers")
    #expect(lines.filter { $0.hasPrefix("## Flow") } == order.map { "## Flow\($0)" })
    let start = try #require(files.contents["map/Project.svg"].map { String(decoding: $0, as: UTF8.self) })
    let names = Set(start.matches(of: /<text class="name"[^>]*>(\w+)</).map { String($0.output.1) })
    #expect(names.isSuperset(of: ["first0", "second0", "third0"]) && !names.contains("second1"), "\(names)")
    #expect(start.contains("+2 ways") && PictureCheck(start)?.problems == [])
  }
}
