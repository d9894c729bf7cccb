internal import ScenePlan

/// Rules of page view controllers.
extension Rulebook {
  static let pagers: [Section] = [
    Section(
      "Setting up",
      [
        Rule(
          .p5_1, .official,
          """
          A pager turns pages by a curl or by scrolling, from side to side or up and down. Both are fixed when \
          it is made.
          """,
          sources: ["UIKit headers"],
          standing: .partOf(.p5_2)),
        Rule(
          .p5_2, .official,
          """
          The spine is for curls only, and the space between pages for scrolling only. UIKit ignores an option \
          that doesn't fit.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_3, .official,
          """
          The spine stands at the near edge, in the middle or at the far edge. A curl has it at the near edge by \
          default; a scroll pager has none.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_4, .official,
          """
          Pages with two sides are off by default. A spine in the middle needs them; to switch them off there \
          raises an exception.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_5, .official,
          "A pager without a data source has no gestures. Only a curl pager shows its gesture recognizers.",
          sources: ["UIKit headers"]),
        Rule(
          .p5_6, .measured,
          "In a storyboard a pager is one element; its attributes name the style, the orientation and the spine.",
          sources: ["Matt Neuburg's book examples"],
          standing: .partOf(.g7_2)),
        Rule(
          .p5_10, .official,
          """
          A scroll pager needs one page. A curl needs one; two if its pages have two sides and the change is \
          animated; two if its spine is in the middle.
          """,
          sources: ["UIKit headers", "published crash logs"],
          choice: "A double-sided curl takes one page or two when it isn't animated."),
        Rule(
          .p5_11, .measured,
          "A wrong number of pages raises an exception. Reports say that a curl past the last page does so too.",
          sources: ["published crash logs"],
          choice: "A curl past the last page doesn't turn; reports of a crash there don't say when."),
        Rule(
          .p5_12, .official,
          """
          Afterwards `viewControllers` has the pages that can be seen: one, or two if the spine is in the \
          middle. The backs of pages aren't in it.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_13, .official,
          """
          The direction of `setViewControllers` only chooses the animation. It need not fit the order of the \
          data source.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_14, .official,
          """
          `setViewControllers` tells the delegate nothing. `willTransitionTo` and `didFinishAnimating` are for \
          gestures.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_15, .chosen,
          "The completion is told false if another change interrupted this one.",
          standing: .notModelled("A scene's completion doesn't say whether it was interrupted.")),
        Rule(
          .p5_16, .single,
          """
          On iOS 13 a curl pager was set, animated, to the page that it showed. It printed that the page's appearance \
          was unbalanced, and stayed blank. A scroll pager did nothing.
          """,
          sources: ["nachonavarro/Pages#15"],
          choice: "It does so by `curlsToItself` alone, and no callback comes. Otherwise nothing happens."),
      ]),
    Section(
      "The data source",
      [
        Rule(
          .p5_20, .official,
          """
          The data source names the page before and the page after. Nil means that there is none, and the pager \
          doesn't turn. It must not return the page that it was asked about.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_21, .several,
          """
          A scroll pager asks at the first drag: after, then before. After a completed page it asks once more, \
          in the direction of travel; after a cancelled one it doesn't. Changes in code ask nothing. On old \
          systems a scroll pager could keep the page that an animated change had left as its neighbour, and turn to it.
          """,
          sources: [
            "Matt Neuburg's book examples", "comparison of the published logs",
            "open radars 13162693 and 14314073",
          ],
          logs: [
            "page-datasource-yajamon", "page-datasource-scior", "page-programmatic-no-datasource-fuwamaki",
            "page-scroll-cache-radar",
          ],
          choice: """
            A neighbour that a scroll pager has asked for is loaded, and becomes a child, when it starts to come. \
            Where the page that was left is kept, the other side is right, and no drag asks for it.
            """),
        Rule(
          .p5_22, .chosen,
          "A curl pager asks when a gesture starts. No log shows it.",
          choice: "A curl asks its source when the gesture starts, for the side to which it turns."),
        Rule(
          .p5_23, .official,
          """
          The row of dots shows if the data source gives both a count and an index, in a scroll pager from side \
          to side.
          """,
          sources: ["UIKit headers"],
          standing: .notModelled("The row of dots isn't modelled.")),
        Rule(
          .p5_24, .several,
          "A page that was fetched early gets no callback of appearance until a gesture brings it.",
          sources: ["wangling.me, iOS 7 (2014)"],
          standing: .partOf(.p5_21)),
      ]),
    Section(
      "Order",
      [
        Rule(
          .p5_30, .measured,
          """
          A completed scroll from C to N: N will appear, C will disappear, N did appear, C did disappear. The \
          new page comes first in both pairs.
          """,
          sources: ["wangling.me, iOS 7 (2014)"],
          logs: ["page-scroll-complete-wangling", "page-scroll-order-xlpage"]),
        Rule(
          .p5_31, .measured,
          """
          A cancelled scroll: N will appear, C will disappear, C will appear, C did appear, N will disappear, N \
          did disappear.
          """,
          sources: ["wangling.me, iOS 7 (2014)"]),
        Rule(
          .p5_32, .measured,
          """
          A completed curl: N will appear, C will disappear, C did disappear, N did appear. The old page comes \
          first in the dids.
          """,
          sources: ["wangling.me, iOS 7 (2014)"]),
        Rule(
          .p5_33, .measured,
          """
          A cancelled curl: N will appear, C will disappear, N will disappear, C will appear, N did disappear, C \
          did appear.
          """,
          sources: ["wangling.me, iOS 7 (2014)"]),
        Rule(
          .p5_34, .official,
          """
          A gesture tells the delegate the new page when it starts, and the old page at its end. The last word \
          says whether the page really turned.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .p5_35, .measured,
          """
          On iOS 9 a second drag was seen to start before the first had settled. Then more than one page may be \
          between will and did.
          """,
          sources: ["open radar 22833651"],
          choice: """
            Only iOS 9 lets a second drag begin, and only in a scroll pager. The page that it passes leaves when \
            the last one rests, or at once if it was coming. Elsewhere a drag does nothing while pages turn. Pages \
            set in code wait.
            """),
        Rule(
          .p5_36, .measured,
          "Pages are children of the pager. A scroll pager's view holds a scroll view of its own.",
          sources: ["snapshots of swift-snapshot-testing"],
          choice: "Pages are the pager's children while they are shown."),
        Rule(
          .p5_37, .official,
          "When the device turns, a curl pager's delegate may choose another spine and set other pages.",
          sources: ["UIKit headers"],
          standing: .notModelled("The delegate isn't asked for a spine when the device turns.")),
        Rule(
          .p5_38, .measured,
          """
          Two pages that are each other's neighbour on both sides crash a scroll pager. To go round in a circle \
          it needs three.
          """,
          sources: ["SwiftUIX#473", "ICViewPager#67", "Pageboy#140"]),
        Rule(
          .p5_39, .measured,
          """
          A first page that is set in the pager's `viewDidLoad` appears inside that call: it loads, will appear, \
          did appear, did move. The pager's own appearance comes only then, and the page gets no second one. So \
          here the child comes before the parent.
          """,
          logs: [
            "page-set-in-viewdidload-so48653763", "cc-so48653763-pvc",
            "page-initial-child-before-page-pageboy", "page-set-disassembly-thinbug",
          ],
          choice: """
            A pager's first page hears no `willMove`; pages that code sets later come and go in a gesture's order. What \
            comes into a first page before the pager is on the screen, or goes from it, does so at once.
            """),
      ]),
  ]
}
