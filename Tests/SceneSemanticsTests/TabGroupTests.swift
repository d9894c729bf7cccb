import Testing

/// Groups of tabs, their stacks, and what the delegate is asked and told of them.
@Suite struct TabGroupTests {
  private static func music(_ keys: String = "", tabs: String = "[artists, albums], stack: shelf") -> String {
    """
    ios: 18
    device: pad
    initial: music
    controllers:
      music: { kind: tabs, tabs: [home, { group: library, tabs: \(tabs) }]\(keys) }
      home:
      library:
      artists:
      albums:
      song:
      shelf: { kind: navigation }
    script:
    """
  }

  @Test func `T3.21: a choice stands on the stack of its group, over the group's own controller`() {
    check(
      """
      \(TabGroupTests.music())
        - tap: albums
          in: music
        - expect:
            visible: albums
            lacks: [library.viewDidLoad, music.delegate.shouldSelect, music.delegate.didSelect]
            tree: |
              music
                home
                shelf
                  library
                  albums
        - pop
        - tap: albums
          in: music
          id: again
        - expect: { since: again, visible: albums, contains: [music.delegate.didSelectTab(albums library)] }
        - push: song
          in: shelf
        - tap: artists
          in: music
        - expect: { visible: artists, released: [song], alive: [albums] }
        - tap: library
          in: music
        - expect: { visible: library, contains: [artists.didMove(nil)] }
      """)
  }

  @Test func `T3.21: a group that is selected first shows its own controller, or the tab that is written`() {
    check(
      """
      \(TabGroupTests.music(", selected: albums"))
        - launch
        - expect: { visible: albums, contains: [music.delegate.displayedViewControllersFor(library)] }
        - tap: albums
          in: music
          id: stays
        - expect: { since: stays, contains: [music.delegate.didSelectTab(albums albums)], lacks: [albums.didMove] }
        - tap: home
          in: music
        - select: shelf
          in: music
          id: stack
        - expect: { since: stack, visible: albums, contains: [music.delegate.didSelectTab(albums home)] }
        - setViewControllers: [home]
          in: music
        - expect: { visible: home, released: [shelf, library, artists, albums] }
      """)
  }

  @Test func `T3.21: the delegate may leave a controller out, and is asked once about each`() {
    check(
      """
      \(TabGroupTests.music(", overrides: { displayedViewControllersFor: { library: false } }"))
        - select: albums
          in: music
        - expect:
            visible: albums
            of: [music]
            callbacks: [delegates]
            trace:
              - music.delegate.didSelectTab(albums home)
              - music.delegate.displayedViewControllersFor(library)
              - music.delegate.displayedViewControllersFor(albums)
            lacks: [library.willMove]
      """)
  }

  @Test func `T3.21: without a stack only the group's own controller is shown`() {
    check(
      """
      \(TabGroupTests.music(tabs: "[artists, albums]"))
        - tap: albums
          in: music
        - tap: artists
          in: music
        - expect:
            visible: library
            contains: [music.delegate.didSelectTab(artists albums)]
            lacks: [albums.viewDidLoad, artists.viewDidLoad, music.delegate.displayedViewControllersFor]
      """)
  }

  @Test func `T3.21: in compact width a person can tap the group, and code can choose in it`() {
    check(
      "\(TabGroupTests.music().replacing("device: pad", with: "device: phone"))\n  - tap: albums\n    in: music",
      finding: "onlyInSidebar")
    check(
      """
      \(TabGroupTests.music().replacing("device: pad", with: "device: phone"))
        - tap: library
          in: music
        - select: albums
          in: music
        - expect: { visible: albums }
      """)
  }

  @Test func `T3.21: before iOS 18 the group's own controller is a tab like others`() {
    check(
      """
      \(TabGroupTests.music().replacing("ios: 18", with: "ios: 17"))
        - tap: library
          in: music
        - expect:
            visible: library
            contains: [music.delegate.didSelect(library)]
            lacks: [music.delegate.didSelectTab, shelf.viewDidLoad]
            alive: [albums, artists, shelf]
      """, finding: "lacksTabGroups")
  }

  @Test func `T3.21: the stack of a group is a navigation controller`() {
    check(
      "\(TabGroupTests.music().replacing("shelf: { kind: navigation }", with: "shelf:"))\n  - expect: { visible: home }",
      finding: "managesNoStack")
  }

  @Test func `T3.22: a tap asks and tells, code only tells, and a refusal ends it`() {
    check(
      """
      \(TabGroupTests.music(", overrides: { shouldSelect: { albums: false } }"))
        - tap: albums
          in: music
        - expect:
            visible: home
            contains: [music.delegate.shouldSelectTab(albums)]
            lacks: [music.delegate.didSelectTab]
        - select: albums
          in: music
          id: code
        - expect:
            since: code
            of: [music, shelf]
            callbacks: [delegate.shouldSelectTab, delegate.didSelectTab, viewWillAppear]
            trace: [music.delegate.didSelectTab(albums home), shelf.viewWillAppear(false)]
        - select: albums
          in: music
          id: stays
        - expect: { since: stays, lacks: [music.delegate.didSelectTab] }
      """)
    check(
      """
      quirks: [no-tellsOfTabsInCode]
      \(TabGroupTests.music())
        - select: albums
          in: music
        - expect: { visible: albums, lacks: [music.delegate.didSelectTab] }
      """)
  }
}
