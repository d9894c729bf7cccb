internal import ScenePlan

/// Rules of the check of the hierarchy, and the messages of UIKit.
extension Rulebook {
  static let messages: [Section] = [
    Section(
      "The check of the hierarchy",
      [
        Rule(
          .c1_70, .official,
          """
          When a view enters the window, UIKit looks for the nearest view around it that belongs to a \
          controller. That controller must be the parent. Otherwise UIKit raises an exception.
          """,
          sources: ["UIKit headers", "Apple's documentation"]),
        Rule(
          .c1_71, .official,
          "A controller without a parent may put its view anywhere. UIKit doesn't object.",
          sources: ["Apple's documentation"]),
        Rule(
          .c1_72, .measured,
          """
          The message names the child, the parent that it should have, and the parent that it has. If there is \
          no such controller, it prints `(null)`.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_73, .measured,
          """
          `addChild` checks the place where the child's view stands now. So it can fail after \
          `removeFromParent`, if the view was left inside the old container. Take the view out first.
          """,
          sources: [
            "kerrick.wordpress.com (2017)", "Apple developer forums, thread 52937",
            "published crash logs",
          ]),
        Rule(
          .c1_74, .measured,
          """
          The check runs when the view enters the window, not in an `addSubview` off the screen. A wrong link \
          made early can raise much later. A view that isn't loaded never raises.
          """,
          sources: ["kerrick.wordpress.com (2017)", "callstack/react-native-pager-view#1098"]),
        Rule(
          .c1_75, .official,
          "The exception is called `UIViewControllerHierarchyInconsistency`.",
          sources: ["UIKit headers", "published crash logs"]),
        Rule(
          .c1_76, .measured,
          """
          A view can't come into one that stands inside it. From iOS 9 on, Core Animation raises `CALayerInvalid` \
          in `addSubview`. Until iOS 8 the app recursed without end and overflowed its stack.
          """,
          sources: [
            "blog.benjamin-encz.de (2015)", "vathanakmao-technotes.blogspot.com (2017)",
            "daltoniam/DCCommentView#2", "pujiaxin33/JXCategoryView#108",
          ],
          choice: """
            Until iOS 8 the run ends with the same exception, in place of an overflow. What is presented in a context \
            counts as standing inside the view of the controller that defines the context.
            """),
      ]),
    Section(
      "Messages of UIKit",
      [
        Rule(
          .c1_80, .measured,
          """
          *Unbalanced calls to begin/end appearance transitions*: UIKit prints it if an appearance begins inside \
          another one, or ends without a begin. It goes on all the same.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_81, .measured,
          """
          A controller that is on the stack already can't be pushed again. UIKit raises an exception, usually \
          late: when the push that waited is carried out.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_82, .measured,
          "A navigation controller can't be pushed on a stack. UIKit raises an exception.",
          sources: ["published crash logs"]),
        Rule(
          .c1_83, .measured,
          """
          A split view controller can't be pushed on a stack. UIKit raises an exception. A plain container \
          around it may be pushed.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_84, .measured,
          "A pop to a controller that isn't on the stack raises an exception.",
          sources: ["published crash logs"]),
        Rule(
          .c1_85, .measured,
          """
          *Nested push animation can result in corrupted navigation bar*: iOS 5 to 7 print it if a push or a pop \
          starts during another one. iOS 13 was seen to print it again, beside *Attempting to begin a transition on \
          navigation bar*.
          """,
          sources: [
            "published crash logs", "HeroTransitions/Hero#638", "nalexn/clean-architecture-swiftui#6",
            "BufferedNavigationController#9", "SwipeNavigationVC#2", "Cobalt#18",
          ],
          choice: "iOS 5 to 7 print it here, and the push or pop waits as on later systems (N2.37)."),
        Rule(
          .c1_86, .measured,
          "*Can't add self as subview*: an exception of iOS 7 after pushes during pushes.",
          sources: ["published crash logs"],
          standing: .notModelled("Such a push waits here, as on later systems (N2.37).")),
        Rule(
          .c1_87, .measured,
          """
          *Attempt to present on a controller whose view is not in the window hierarchy*: UIKit prints it and \
          drops the presentation. The completion never comes.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_88, .measured,
          """
          *Attempt to present on a controller which is already presenting*: UIKit prints it and drops the second \
          presentation. Up to iOS 12 it ends with *(null)* where that other presentation has only been asked for, and \
          it has two blanks before *on*.
          """,
          sources: ["published crash logs", "eight consoles of 2014 to 2020 with *(null)*"]),
        Rule(
          .c1_89, .measured,
          """
          *Attempt to present while a presentation is in progress*: UIKit prints it and drops the second \
          presentation. From iOS 13 on it names the receiver, too, in brackets. If another controller presents \
          meanwhile, UIKit up to iOS 7 raises *Attempting to begin a modal transition while a transition is already \
          in progress*.
          """,
          sources: ["published crash logs", "two consoles of iOS 13 and newer", "vk-ios-sdk#139"],
          choice: "The exception comes wherever in the window the presentation or dismissal runs."),
        Rule(
          .c1_90, .measured,
          """
          *Attempt to dismiss while a presentation or dismiss is in progress*: UIKit prints it and drops the \
          dismissal.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_91, .measured,
          """
          A controller that is presented already, or is a child of a container, can't be presented. UIKit raises \
          an exception. From iOS 13 on it names the parent.
          """,
          sources: ["published crash logs", "a list of the texts in wikipedia-ios"],
          choice: """
            A controller that presents the presenter, itself or through others, counts as contained. One without a \
            parent gets the old words on each system.
            """),
        Rule(
          .c1_92, .measured,
          "To present nil raises an exception.",
          sources: ["published crash logs"],
          standing: .notModelled("A scene always names what it presents.")),
        Rule(
          .c1_93, .measured,
          """
          *Presenting view controllers on detached view controllers is discouraged*: the presenter's view is on \
          the screen, but no chain of parents leads to the root. The presentation goes on. Usually `addChild` \
          was forgotten. On 14 the text names the presented one, too. From 15 on it says *is not supported*.
          """,
          sources: ["published crash logs", "three published consoles of iOS 14.5 and newer"]),
        Rule(
          .c1_94, .measured,
          "A segue with an unknown identifier raises an exception.",
          sources: ["published crash logs"]),
        Rule(
          .c1_95, .measured,
          "The old push segue raises an exception outside a navigation stack.",
          sources: ["published crash logs"]),
        Rule(
          .c1_96, .measured,
          "An embed segue raises an exception if its container view has subviews already.",
          sources: ["published crash logs"],
          standing: .partOf(.g7_31)),
        Rule(
          .c1_97, .measured,
          "A pager raises an exception if it gets another number of pages than its style needs (P5.10).",
          sources: ["published crash logs"]),
        Rule(
          .c1_99, .measured,
          """
          A scroll pager can raise an exception about its views if code sets pages, animated, while a person \
          scrolls. On iOS 7 to 9 it raises *Duplicate states in queue* if code sets pages while a page still turns \
          that code has set. A page that springs back at an end counts as scrolling, too, and one project says so of \
          code in `didFinishAnimating` on iOS 26; neither is played.
          """,
          sources: [
            "published crash logs", "open radars 20302671 and 24607701", "CarbonKit#112", "THSegmentedPager#17",
            "RKSwipeBetweenViewControllers#21", "NetNewsWire, on `didFinishAnimating` (2026)",
          ]),
        Rule(
          .c1_100, .measured,
          """
          To iOS 12, UIKit raises an exception if the app and the controller allow no common orientation. From \
          iOS 13 on reports say that it doesn't.
          """,
          sources: ["published crash logs"],
          standing: .notModelled("The orientations that an app allows in its property list aren't modelled.")),
        Rule(
          .c1_101, .measured,
          """
          The preferred orientation of a presented controller must be one that it supports. Otherwise UIKit \
          raises an exception.
          """,
          sources: ["published crash logs"],
          standing: .notModelled("The preferred orientation isn't modelled.")),
        Rule(
          .c1_102, .measured,
          "UIKit warns if code asks for the view of a controller that is being freed.",
          sources: ["published crash logs"],
          standing: .notModelled("A scene has no steps in `deinit`.")),
        Rule(
          .c1_103, .chosen,
          """
          An app without a root controller at the end of its launch gets a message, and from iOS 9 on an \
          exception.
          """,
          standing: .notModelled("A script always has a root: `initial` is required.")),
        Rule(
          .c1_104, .official,
          """
          The bars of tab and navigation controllers belong to these controllers. Code that edits their items \
          gets an exception.
          """,
          sources: ["UIKit headers"],
          standing: .notModelled("Bars and their items aren't modelled.")),
        Rule(
          .c1_105, .measured,
          """
          A popover in regular width needs a view or a bar button that it points to. Without one UIKit raises an \
          exception.
          """,
          sources: ["published crash logs"]),
        Rule(
          .c1_106, .several,
          """
          *Called while an existing transition or presentation is occurring*: UIKit prints it for a push, a pop or a \
          new stack in the turn of a presentation or a dismissal. It drops the call.
          """,
          sources: ["iOS-Slide-Menu#161", "comments in the code of five apps (iOS 9 to 26)"],
          choice: """
            It happens by `dropsWhilePresenting` alone, since in a radar such a push only came late (N2.37). Then any \
            presentation or dismissal counts that runs on the stack, around it or on a member. No completion comes.
            """),
        Rule(
          .c1_107, .single,
          """
          A new stack that has a controller twice raises `NSInternalInconsistencyException`: all of them must \
          be distinct.
          """,
          sources: ["a demo of iOS 14 (2021)"],
          choice: "Other systems do as 14."),
        Rule(
          .c1_108, .several,
          """
          Up to iOS 12 the window's root hasn't appeared in the turn in which the app makes its window visible. A \
          presentation on it in that turn makes UIKit print that its calls are unbalanced. UIKit goes on.
          """,
          sources: ["Rightpoint/ios-template#49 (iOS 10)", "Sajjon/Zhip#59"],
          choice: """
            It is printed in the call. One report names iOS 10, the other is of 2018. On iOS 5 to 7 the root turns round \
            in the call, which C1.80 is about.
            """),
        Rule(
          .c1_109, .several,
          """
          *Unexpected subviews*: a scroll pager of iOS 9 to 13 raises it if a page is turned while it presents an active \
          search in its own context. Code and a finger do so alike, also while the search still goes.
          """,
          sources: ["CarbonKit#63 (iOS 9)", "Tabman#265 (iOS 12)", "Pageboy#225", "Pageboy#234 (iOS 13)"],
          choice: "Other presentations in a page's context don't raise, as no report has one."),
        Rule(
          .c1_110, .several,
          """
          Up to iOS 7 a split view controller that is presented raises *Application tried to present a Split View \
          Controllers modally*. From iOS 8 on it can be presented.
          """,
          sources: ["open radar 20833783", "open radar 20835127", "a blog of 2015", "a developer's note of 2013"],
          choice: "A container around it may be presented, as no report has one."),
      ]),
  ]
}
