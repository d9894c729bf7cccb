import Foundation
import SceneBasics
import Testing

@testable import SceneStoryboards

/// Ids that a person would choose.
@Suite struct NameTests {
  /// The names of a storyboard's controllers, by object id.
  private static func names(_ text: String, keeping kept: [String: String] = [:]) throws -> [String: String] {
    let board = try #require(Reading(text).storyboard)
    let names = StoryboardNames(board, keeping: kept)
    return Dictionary(zip(board.controllers.map(\.id), names.controllers), uniquingKeysWith: { first, _ in first })
  }

  /// The names of the segues, by object id.
  private static func segueNames(_ text: String) throws -> [String: String] {
    let board = try #require(Reading(text).storyboard)
    let names = StoryboardNames(board).segues
    return Dictionary(
      zip(board.segues.map(\.id), names).compactMap { id, name in name.map { (id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ("Password Store", "passwordStore"), ("PGP Key", "pgpKey"), ("PGPKeyURLImport", "pgpKeyURLImport"),
    ("URL", "url"), ("Don't ask", "dontAsk"), ("Café crème", "cafeCreme"), ("Straße", "strasse"),
    ("More", "moreScreen"),
    ("3D Map", "screen3DMap"), ("iPad", "iPad"), ("one_two-three", "oneTwoThree"), ("A", "a"),
    ("The quick brown fox jumps over the lazy dog", "theQuickBrownFoxJumpsOverTheLazy"),
  ])
  func `a text becomes an id by its words`(text: String, id: String) {
    #expect(IDText.of(text) == id)
    #expect(IDText.isID(id))
  }

  @Test(arguments: ["", "  ", "設定", "Меню", "…"]) func `a text that ASCII can't hold gives no id`(text: String) {
    #expect(IDText.of(text) == nil)
  }

  @Test func `a title that Xcode gives to whatever is new says nothing`() {
    #expect(["Button", "Item", "Root View Controller"].map(IDText.ofTitle) == [nil, nil, nil])
    #expect(["Home View Controller", "View Controllers"].map(IDText.ofTitle) == ["home", "viewControllers"])
  }

  @Test(arguments: [
    ("PasswordDetailTableViewController", "passwordDetail"), ("QRScannerController", "qrScanner"),
    ("SettingsSplitViewController", "settingsSplit"), ("MainTabBarController", "mainTabBar"), ("HomeVC", "home"),
    ("Shop.CartViewController", "cart"), ("MapView", "mapView"),
  ])
  func `a class gives what it says beside its kind`(name: String, id: String) {
    #expect(IDText.ofClass(name) == id)
  }

  @Test(arguments: [
    "ViewController", "UIViewController", "TableViewController", "UINavigationController", "UITabBarController",
    "BaseViewController", "UIPageViewController",
  ])
  func `a class that says no more than its kind gives nothing`(name: String) {
    #expect(IDText.ofClass(name) == nil)
  }

  @Test func `a controller is called by its class, else its title, else its identifier, else what it holds`() throws {
    #expect(
      try NameTests.names(Sample.app) == [
        "tab": "tabs", "nav": "notes", "lst": "noteList", "det": "note", "map": "map", "shr": "share", "edt": "edit",
        "spl": "settingsSplit", "mas": "settings", "ref": "about",
      ])
  }

  @Test func `where two would be called the same, a title tells them apart, else a number by their object ids`() throws
  {
    let scan = "customClass=\"ScanViewController\""
    let names = try NameTests.names(
      Sample.document(
        Sample.scene("z", "viewController", scan), Sample.scene("b", "viewController", scan + " title=\"Scan a Key\""),
        Sample.scene("c", "viewController", scan), Sample.scene("a", "viewController", scan + " title=\"Scan\""),
        Sample.scene("e"), Sample.scene("d")))
    #expect(
      names == ["a": "scan", "b": "scanAKey", "c": "scan2", "z": "scan3", "d": "screen", "e": "screen2"])
  }

  @Test func `a container around a container is named from the inside`() throws {
    let names = try NameTests.names(
      Sample.document(
        Sample.scene(
          "outer", "splitViewController",
          inside: Sample.connections(
            Sample.segue("relationship", to: "deep", id: "2", "relationship=\"detailViewController\""),
            Sample.segue("relationship", to: "inner", id: "9", "relationship=\"masterViewController\""))),
        Sample.scene(
          "inner", "navigationController",
          inside: Sample.connections(
            Sample.segue("relationship", to: "deep", id: "1", "relationship=\"rootViewController\""))),
        Sample.scene("deep", "viewController", "customClass=\"InboxViewController\"")))
    #expect(names == ["outer": "inboxNavSplit", "inner": "inboxNav", "deep": "inbox"])
  }

  @Test func `containers that hold each other are named all the same`() throws {
    let names = try NameTests.names(
      Sample.document(
        Sample.scene(
          "a", "navigationController",
          inside: Sample.connections(
            Sample.segue("relationship", to: "b", id: "1", "relationship=\"rootViewController\""))),
        Sample.scene(
          "b", "navigationController",
          inside: Sample.connections(
            Sample.segue("relationship", to: "a", id: "2", "relationship=\"rootViewController\"")))))
    #expect(Set(names.values) == ["nav", "navNav"])
  }

  @Test func `an id that was given before stays, whatever it says`() throws {
    let names = try NameTests.names(Sample.app, keeping: ["lst": "inbox", "mas": "noteList", "gone": "note"])
    #expect(names["lst"] == "inbox" && names["mas"] == "noteList" && names["det"] == "note")
    #expect(names["spl"] == "noteListSplit")
  }

  @Test func `a segue is called by its identifier, else by where it leads, else by what people touch`() throws {
    let touch = { (id: String, text: String) in
      "<button id=\"\(id)\"><state key=\"normal\" title=\"\(text)\"/>"
        + Sample.connections(Sample.segue("show", to: "b", id: "s\(id)")) + "</button>"
    }
    let inside =
      "<view key=\"view\"><subviews>" + touch("1", "Open it") + touch("2", "And this") + touch("3", "And this")
      + "<containerView id=\"v\">" + Sample.connections(Sample.segue("embed", to: "c", id: "e")) + "</containerView>"
      + "</subviews></view>"
      + Sample.connections(
        Sample.segue("show", to: "b", id: "i", "identifier=\"Show Bee\""),
        Sample.segue("show", to: "b", id: "j", "identifier=\"go_on\""),
        Sample.segue("presentation", to: "c", id: "p"),
        Sample.segue("unwind", to: "x", id: "u", "unwindAction=\"cancelEditWithSegue:\""))
    let names = try NameTests.segueNames(
      Sample.document(
        Sample.scene("a", inside: inside, beside: "<exit id=\"x\"/>"),
        Sample.scene("b", "viewController", "title=\"Bee\""), Sample.scene("c", "viewController", "title=\"Cee\"")))
    #expect(
      names == [
        "i": "showBee", "j": "go_on", "p": "toCee", "e": "embedCee", "u": "cancelEdit", "s1": "openIt", "s2": "toBee",
        "s3": "toBee2",
      ])
  }

  @Test func `names follow no order of scenes`() throws {
    try NameTests.checkShuffled(Sample.app)
  }

  @Test(.enabled(if: !Corpus.files.isEmpty, Corpus.missing), arguments: Corpus.files)
  func `names of real storyboards are ids, distinct, and follow no order`(path: String) throws {
    let source = try Corpus.source(path)
    guard let board = Reading(source).storyboard else { return }
    let names = StoryboardNames(board)
    #expect(names.controllers.allSatisfy(IDText.isID))
    #expect(Set(names.controllers.map { $0.lowercased() }).count == names.controllers.count)
    let segues = zip(board.segues, names.segues)
    #expect(segues.allSatisfy { segue, name in segue.isRelationship == (name == nil) })
    #expect(names.segues.allSatisfy { $0.map(IDText.isID) ?? true })
    #expect(Set(segues.map { "\($0.source) \($1 ?? $0.id)".lowercased() }).count == board.segues.count)
    try NameTests.checkShuffled(String(decoding: source.bytes, as: UTF8.self))
  }

  /// Puts the scenes of a storyboard in other orders: each object id keeps its name.
  private static func checkShuffled(_ text: String) throws {
    let parts = text.split(separator: "<scene ", omittingEmptySubsequences: false)
    guard parts.count > 2, let last = parts.last?.range(of: "</scene>") else { return }
    let tail = String(parts[parts.count - 1][last.upperBound...])
    var scenes = parts.dropFirst().map { "<scene " + String($0) }
    scenes[scenes.count - 1].removeLast(tail.count)
    let (names, segues) = (try names(text), try segueNames(text))
    var random = Lehmer(seed: text.utf8.count)
    for _ in 0..<3 {
      for index in scenes.indices { scenes.swapAt(index, random.below(scenes.count)) }
      let shuffled = parts[0] + scenes.joined() + tail
      #expect(try NameTests.names(shuffled) == names)
      #expect(try segueNames(shuffled) == segues)
    }
  }
}
