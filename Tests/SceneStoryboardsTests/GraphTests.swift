import SceneBasics
import Testing

@testable import SceneStoryboards

/// The graph of a storyboard's parts.
@Suite struct GraphTests {
  private let app = Reading(Sample.app).storyboard

  @Test func `a graph has the controllers, their kinds and what is said of them`() throws {
    let app = try #require(app)
    #expect(app.name == "Main" && app.controllers.count == 10)
    #expect(app.initial.map { app.controllers[$0].id } == "tab")
    let list = app.controllers[2]
    #expect(list.kind == .table && list.customClass?.name == "NoteListViewController")
    #expect(list.navigationTitle == "All Notes" && list.title == nil && list.canvasLocation == [1600, 0])
    #expect(app.controllers[1].tabBarItem?.title == "Notes")
    #expect(app.controllers[3].title == "Note" && app.controllers[3].storyboardIdentifier == "detail")
    #expect(app.controllers[5][.modalPresentationStyle] == "formSheet")
    #expect(app.controllers[9].reference == StoryboardReference(storyboard: "About"))
    #expect(app.leftovers.isEmpty && app.ignored.isEmpty)
  }

  @Test func `what a container holds comes in UIKit's order, whatever the document's`() throws {
    let app = try #require(app)
    func held(_ index: Int) -> [String] {
      app.contained(in: index).compactMap { $0.destination.controller.map { app.controllers[$0].id } }
    }
    #expect(held(0) == ["nav", "spl"])
    #expect(held(1) == ["lst"])
    // The document names the detail first.
    #expect(held(7) == ["mas", "ref"])
    #expect(held(3) == ["map"])
  }

  @Test func `a segue knows its scene's controller, its sender by what people see, and its ways`() throws {
    let app = try #require(app)
    let segues = Dictionary(uniqueKeysWithValues: app.segues.map { ($0.id, $0) })
    let open = try #require(segues["g1"])
    #expect(open.source == 2 && open.kind == .action(.show) && open.givenIdentifier == "openNote")
    #expect(open.sender == StoryboardObject(element: "tableViewCell", id: "c1", label: "Groceries"))
    let add = try #require(segues["g2"])
    #expect(add.kind == .action(.modal) && !add.isAnimated && add.sender?.label == "add")
    let share = try #require(segues["g3"])
    #expect(share.source == 3 && share.arrowDirections == ["up", "left"])
    #expect(share.anchor == .view(StoryboardObject(element: "button", id: "b2", label: "Share")))
    let done = try #require(segues["u1"])
    #expect(done.kind == .unwind(action: "finishEditing:") && done.destination == .exit(id: "ex1", controller: 6))
  }

  @Test func `what can be come to is told from what code may make and from the rest`() throws {
    let lone = Sample.document(
      initial: "a", Sample.scene("a", inside: Sample.connections(Sample.segue("show", to: "b", id: "1"))),
      Sample.scene("b"), Sample.scene("c", "viewController", "storyboardIdentifier=\"c\""), Sample.scene("d"))
    #expect(Reading(lone).storyboard?.access == [.initial, .initial, .identifier, .none])
  }

  @Test func `an object beside the controller fires the controller's segues, wherever it stands`() throws {
    let gesture =
      "<tapGestureRecognizer id=\"tap\">"
      + Sample.connections(Sample.segue("show", to: "b", id: "1")) + "</tapGestureRecognizer>"
    let text = Sample.document(Sample.scene("a"), Sample.scene("b", beside: gesture))
    // And before it, too.
    let swapped = text.replacing(
      "<objects>\n<viewController id=\"b\"", with: "<objects>\n\(gesture)<viewController id=\"b\"")
    for (text, count) in [(text, 1), (swapped, 2)] {
      let board = try #require(Reading(text).storyboard)
      #expect(board.segues.map(\.source) == Array(repeating: 1, count: count))
      #expect(board.segues.allSatisfy { $0.sender?.element == "tapGestureRecognizer" })
    }
  }

  @Test func `tie breakers and peek and pop are no edges`() throws {
    let peek = """
      <segue destination="b" kind="show" id="1">
      <segue key="commit" inheritsFrom="parent" id="2"/><segue key="preview" inheritsFrom="commit" id="3"/></segue>
      """
    let text = Sample.document(Sample.scene("a", inside: Sample.connections(peek)), Sample.scene("b"))
      .replacing(
        "</scenes>", with: "</scenes><inferredMetricsTieBreakers><segue reference=\"1\"/></inferredMetricsTieBreakers>")
    let board = try #require(Reading(text).storyboard)
    #expect(board.segues.count == 1 && board.previews.map(\.key) == ["commit", "preview"])
    #expect(board.ignored == [.previewSegues: 2])
  }

  @Test func `texts of several lines are elements of their own`() throws {
    let text = Sample.document(
      Sample.scene(
        "a",
        inside: "<string key=\"title\">Two\nlines</string>"
          + "<navigationItem key=\"navigationItem\"><string key=\"title\">And &amp; more</string></navigationItem>"))
    let controller = try #require(Reading(text).storyboard?.controllers.first)
    #expect(controller.title == "Two\nlines" && controller.navigationTitle == "And & more")
  }

  @Test func `what no graph can hold is told with its line`() throws {
    let odd = Sample.connections(
      Sample.segue("teleport", to: "a", id: "1"),
      Sample.segue("relationship", to: "a", id: "2", "relationship=\"cellar\""),
      Sample.segue("show", to: "nowhere", id: "3"))
    let text = Sample.document(
      initial: "gone", Sample.scene("a", "warpController", inside: odd), Sample.scene("a"),
      "<scene sceneID=\"s\"><objects><view id=\"v\">\(Sample.connections(Sample.segue("show", to: "a", id: "4")))</view>"
        + "</objects></scene>",
      Sample.scene("p", "viewControllerPlaceholder", inside: "<tabBarItem key=\"tabBarItem\" title=\"x\"/>"))
    let board = try #require(Reading(text).storyboard)
    #expect(board.controllers.map(\.kind) == [.unknown(element: "warpController"), .view, .placeholder])
    #expect(board.segues.map(\.destination) == [.missing(id: "nowhere")])
    #expect(
      board.leftovers.map(\.kind) == [
        .unknownSegueKind("teleport"), .unknownRelationship("cellar"), .repeatedID("a"), .sceneWithoutController,
        .segueWithoutSource, .itemOfReference, .missingInitial("gone"),
      ])
    #expect(board.leftovers.first.map { [$0.span.line, $0.span.column] } == [8, 1])
  }

  @Test func `a storyboard without scenes is an empty graph`() {
    let board = Reading(Sample.document()).storyboard
    #expect(board?.controllers.isEmpty == true && board?.initial == nil && board?.access.isEmpty == true)
  }
}
