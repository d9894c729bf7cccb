import Testing

/// Heights of sheets, by small scenes.
struct SheetTests {
  @Test(arguments: ["medium", "large"])
  func `M6.47: a sheet above its largest undimmed height takes all touches`(height: String) {
    let tap = height == "large" ? "contains: [tabs.ignored(tap)]" : "contains: [second.viewDidAppear]"
    let scene = """
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [first, second] }
        first:
        second:
        sheet: { detents: [medium, large], largestUndimmedDetentIdentifier: medium, selectedDetentIdentifier: \(height) }
      script:
        - present: sheet
        - tap: second
          in: tabs
        - expect: { \(tap) }
      """
    if height == "large" { check(scene, finding: "touchesCovered") } else { check(scene) }
  }
}
