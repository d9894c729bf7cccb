import SceneBasics
import SceneTestSupport
import Testing

/// Words of which the world knows more than the text: what there is at a step, and why an event came.
struct StepNowTests {
  private static let shop = """
    scene: Shop
    initial: tabs
    controllers:
      tabs: { kind: tabs, tabs: [home, cart] }
      home: { segues: { look: { present: detail } } }
      cart: { segues: { pay: { present: detail } } }
      detail: { segues: { back: { unwind: done } } }
      root: { unwindActions: [done] }
    script:
      - trigger: look
      - dismiss

    """

  @Test(arguments: [
    // The segue of the visible controller, and not that of the other tab.
    ("  - trigger: ¦", ["look"]), ("  - tap: cart\n  - { trigger: ¦", ["pay"]),
    ("  - trigger: look\n  - trigger: ¦", ["back"]),
    // The tabs of the bar.
    ("  - tap: ¦", ["home", "cart"]),
    // The instances that are alive at that step, in the order of the text.
    ("  - dismiss:\n    in: ¦", ["tabs", "home", "cart"]),
    ("  - present: detail#2\n  - expect: { visible: ¦", ["tabs", "home", "cart", "detail#2"]),
    ("  - expect:\n      alive: [¦", ["tabs", "home", "cart"]),
  ])
  func `what there is at a step stands first`(text: String, first: [String]) {
    let labels = FakeClient().labels(at: StepNowTests.shop + text)
    #expect(Array(labels.prefix(first.count)) == first, "\(labels)")
  }

  @Test func `the code of a controller has its own segues first`() {
    let text = StepNowTests.shop.replacing(
      "cart: { segues", with: "cart: { overrides: { viewDidLoad: [{ perform: ¦ }] }, segues")
    #expect(FakeClient().labels(at: text).first == "pay")
  }

  @Test func `an event says when it came, and why`() {
    func hover(_ step: String) -> String? {
      FakeClient().ask("hover", at: EditingTests.scene + step)["result"]?["contents"]?["value"]?.string
    }
    let text = hover("  - expect: { contains: [detail.viewDid¦Appear(true)] }\n")
    #expect(text?.contains("It came in step 1, at 0.5 s,\n- because ") == true, "\(text ?? "")")
    #expect(text?.contains("line 9") == true, "\(text ?? "")")
    let block = hover("  - expect:\n      trace: |\n        detail.view¦DidLoad\n")
    #expect(block?.contains("It came in step 1, at 0 s,") == true, "\(block ?? "")")
    let never = hover("  - expect: { lacks: [nav.viewDidDis¦appear] }\n")
    #expect(never?.hasSuffix("It doesn't come in this scene.") == true, "\(never ?? "")")
  }
}
