import Testing

/// Zooms: pushes that a person grabs, and presentations that are dragged away (V66).
@Suite struct ZoomTests {
  private static func stack(ios: Int = 18, keys: String = "preferredTransition: zoom") -> String {
    """
    ios: \(ios)
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [root, grid] }
      root:
      grid:
      photo: { \(keys), segues: { next: { push: page } } }
      page:
      cover: { preferredTransition: zoom, modalPresentationStyle: fullScreen }
    script:
      - launch
    """
  }

  @Test func `V66: on iOS 18 a person grabs a push that zooms, and no other one`() {
    check(
      """
      \(ZoomTests.stack())
        - push: photo
          id: grab
        - swipe: pop
          after: 0.1
        - expect:
            since: grab
            visible: grid
            of: [photo]
            callbacks: [appearance, didMove]
            contains: [photo.viewDidAppear, photo.didMove(nil)]
            lacks: [nav.ignored]
        - push: page
          id: plain
        - swipe: pop
          after: 0.1
        - expect: { since: plain, visible: page, contains: [nav.ignored] }
      """, finding: "touchesInMotion")
    check(
      """
      \(ZoomTests.stack(keys: "title: Photo"))
        - push: photo
        - swipe: pop
          after: 0.1
        - expect: { visible: photo, contains: [nav.ignored] }
      """, finding: "touchesInMotion")
  }

  @Test func `V66: a pop that zooms can be grabbed, so that a second way back pops two`() {
    check(
      """
      \(ZoomTests.stack())
        - push: photo
        - pop
        - swipe: pop
          after: 0.1
        - expect: { visible: root, released: [grid, photo] }
      """)
    check(
      """
      \(ZoomTests.stack())
        - push: photo
        - swipe: pop
        - swipe: pop
          after: 0.1
        - expect: { visible: root, released: [grid, photo] }
      """)
    // The page that stays doesn't zoom: the one that goes does.
    check(
      """
      \(ZoomTests.stack())
        - push: photo
        - push: page
        - pop
        - swipe: pop
          after: 0.1
        - expect: { visible: photo, contains: [nav.ignored] }
      """, finding: "touchesInMotion")
  }

  @Test func `V66: during a zoom the screens of a stack take touches`() {
    check(
      """
      \(ZoomTests.stack())
        - push: photo
        - trigger: next
          in: photo
          after: 0.1
        - expect: { visible: page, lacks: [photo.ignored] }
      """)
    check(
      """
      \(ZoomTests.stack(keys: "title: Photo"))
        - push: photo
        - trigger: next
          in: photo
          after: 0.1
        - expect: { visible: photo, contains: [photo.ignored] }
      """, finding: "touchesInMotion")
  }

  @Test func `V66: a full-screen zoom is dragged away, asks as a sheet does, and may be let go`() {
    let keys = "preferredTransition: zoom, modalPresentationStyle: fullScreen"
    check(
      """
      \(ZoomTests.stack(keys: keys))
        - present: photo
        - swipe: dismiss
          cancelled: true
          id: letGo
        - expect:
            since: letGo
            visible: photo
            of: [grid, photo]
            callbacks: [viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]
            trace:
              - photo.viewWillDisappear(true)
              - grid.viewWillAppear(true)
              - photo.viewWillAppear(true)
              - photo.viewDidAppear(true)
              - grid.viewWillDisappear(true)
              - grid.viewDidDisappear(true)
        - swipe: dismiss
        - expect:
            visible: grid
            contains:
              - photo.delegate.presentationControllerShouldDismiss
              - photo.delegate.presentationControllerDidDismiss
            released: [photo]
      """)
    check(
      """
      \(ZoomTests.stack(keys: keys))
        - present: photo
        - swipe: dismiss
          after: 0.1
        - expect: { visible: photo, contains: [photo.ignored] }
      """)
    check(
      """
      \(ZoomTests.stack(keys: "preferredTransition: zoom, modalPresentationStyle: overFullScreen"))
        - present: photo
        - swipe: dismiss
        - expect: { visible: photo, contains: [photo.ignored] }
      """, finding: "dragsNoCard")
  }

  @Test func `V66: before iOS 18 there is no zoom`() {
    check("\(ZoomTests.stack(ios: 17))\n  - push: photo\n  - expect: { visible: photo }", finding: "lacksZoom")
    check(
      """
      findings: { SG567: off }
      \(ZoomTests.stack(ios: 17))
        - push: photo
        - swipe: pop
          after: 0.1
        - expect: { visible: photo, contains: [nav.ignored] }
        - pop
        - present: cover
        - swipe: dismiss
        - expect: { visible: cover, contains: [cover.ignored] }
      """, finding: "dragsNoCard", "touchesInMotion")
  }
}
