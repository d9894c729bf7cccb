import SceneBasics
import ScenePlan
import Testing

@testable import SceneLogs

/// The many ways in which people print a callback.
@Suite struct FormTests {
  @Test(arguments: [
    ("-[DetailController viewDidLoad]", "DetailController.viewDidLoad"),
    ("-[DetailController viewWillAppear:]", "DetailController.viewWillAppear"),
    ("-[DetailController(Logging) viewDidLoad]", "DetailController.viewDidLoad"),
    ("DetailController viewDidAppear(_:)", "DetailController.viewDidAppear"),
    ("viewDidLoad() DetailController", "DetailController.viewDidLoad"),
    ("viewDidLoad in DetailController", "DetailController.viewDidLoad"),
    ("DetailController: viewDidLoad", "DetailController.viewDidLoad"),
    ("detail – viewDidAppear", "detail.viewDidAppear"),
    ("DetailController -> viewDidLoad", "DetailController.viewDidLoad"),
    ("[DetailController] viewDidLoad()", "DetailController.viewDidLoad"),
    ("App.DetailController viewDidLoad()", "DetailController.viewDidLoad"),
    ("<App.DetailController: 0x7f8a1c0> viewDidLoad()", "<DetailController: 0x7f8a1c0>.viewDidLoad"),
    ("viewDidLoad() <App.DetailController: 0x7f8a1c0>", "<DetailController: 0x7f8a1c0>.viewDidLoad"),
    ("lifecycle: viewDidLoad() <App.DetailController: 0x1f>", "<DetailController: 0x1f>.viewDidLoad"),
    ("17: DetailController viewDidLoad", "DetailController.viewDidLoad"),
    ("DetailController.swift:34 viewDidLoad()", "DetailController.viewDidLoad"),
    ("[App/DetailController.swift:34] viewDidLoad()", "DetailController.viewDidLoad"),
    ("DetailController.viewDidLoad():34 - done", "DetailController.viewDidLoad"),
    ("A ViewControllerswift viewDidLoad()", "A ViewController.viewDidLoad"),
    ("DetailController viewWillAppear(_:) animated: true", "DetailController.viewWillAppear(true)"),
    ("-[DetailController viewWillAppear:] animated=0", "DetailController.viewWillAppear(false)"),
    ("DetailController viewDidDisappear(animated: NO)", "DetailController.viewDidDisappear(false)"),
    ("-[DetailController viewWillAppear:YES]", "DetailController.viewWillAppear(true)"),
    ("ListController<Item> viewDidLoad()", "ListController.viewDidLoad"),
    ("Pages<Row<Item>> viewDidLoad()", "Pages.viewDidLoad"),
    ("Detail<0x7f9c> viewDidDisappear", "<Detail: 0x7f9c>.viewDidDisappear"),
    ("Detail 0x7f9c viewDidLoad", "<Detail: 0x7f9c>.viewDidLoad"),
    ("-[UIViewController viewWillAppear:] <Shop.ListVC: 0x7f9c>", "<ListVC: 0x7f9c>.viewWillAppear"),
    ("-[_TtC5MyApp6Detail viewDidLoad]", "Detail.viewDidLoad"),
    ("新ViewController: viewDidLoad", "\"新ViewController\".viewDidLoad"),
    ("第一个VC viewDidLoad", "\"第一个VC\".viewDidLoad"),
    ("Function: viewWillAppear(_:), file: App/Detail.swift, line: 20", "Detail.viewWillAppear"),
    ("DetailController's viewDidAppear called", "DetailController.viewDidAppear"),
    ("DetailController\u{2019}s viewDidAppear called", "DetailController.viewDidAppear"),
    ("<HomeVC: 0x101> -[BaseVC viewDidLoad]", "<HomeVC: 0x101>.viewDidLoad"),
    ("<Home: 0x101> -[Home viewWillAppear:]", "<Home: 0x101>.viewWillAppear"),
    ("-[HomeVC viewWillAppear:] <HomeVC: 0x7f>", "<HomeVC: 0x7f>.viewWillAppear"),
    (
      "[INFO] (-[Detail viewWillAppear:]) - Called for object <Detail: 0x7f>, animated = YES",
      "<Detail: 0x7f>.viewWillAppear(true)"
    ),
    ("<App.HomeVC: 0x12> BaseVC.viewWillAppear(_:)", "<HomeVC: 0x12>.viewWillAppear"),
    ("<App.HomeVC: 0x12> App.BaseVC.viewDidLoad()", "<HomeVC: 0x12>.viewDidLoad"),
    ("HomeController ---> -[BaseController viewWillAppear:]", "HomeController.viewWillAppear"),
    ("[DEBUG] screen 'Tabs-r0nv-3ow' viewWillAppear!", "Tabs-r0nv-3ow.viewWillAppear"),
    ("クラス名:FirstViewController メソッド名:viewDidLoad()", "FirstViewController.viewDidLoad"),
    ("class: HomeController method: viewWillAppear(_:)", "HomeController.viewWillAppear"),
    ("file: HomeVC.swift, function: viewDidLoad(), line: 20", "HomeVC.viewDidLoad"),
    ("1stViewController's viewDidLoad() is called", "\"1stViewController\".viewDidLoad"),
    ("viewDidLoad(HomeVC)", "HomeVC.viewDidLoad"),
    ("HomeView ViewDidLoad", "HomeView.viewDidLoad"),
    ("-[Detail viewWillAppear:] 1", "Detail.viewWillAppear(true)"),
    ("Detail viewWillAppear: false", "Detail.viewWillAppear(false)"),
    ("Detail viewWillAppear animated? true", "Detail.viewWillAppear(true)"),
    ("    detail.viewWillAppear(true)", "detail.viewWillAppear(true)"),
    ("detail#2.viewDidAppear(false) @0.5", "<detail: 0x2>.viewDidAppear(false) @0.5"),
  ]) func `a line names a class and a callback`(line: String, event: String) {
    let read = Read(line.contains("init") ? line : line + "\n")
    let name = event.hasPrefix("A ") ? "\"A ViewController\"" + event.dropFirst("A ViewController".count) : event
    #expect(read.events == [name])
    #expect(read.others.isEmpty && read.reading.findings.isEmpty)
  }

  @Test(arguments: [
    ("deinit BannerController", "BannerController.deinit"),
    ("BannerController deinit", "BannerController.deinit"),
    ("BannerController dealloc", "BannerController.deinit"),
    ("BannerController de-init", "BannerController.deinit"),
    ("BannerController is being deinitialized", "BannerController.deinit"),
    ("BannerController was deallocated", "BannerController.deinit"),
    ("Deinit BannerController", "BannerController.deinit"),
    ("Deinitializing of <App.BannerController: 0x60>", "<BannerController: 0x60>.deinit"),
    ("-[BannerController didMoveToParentViewController:] (null)", "BannerController.didMove(nil)"),
    ("BannerController willMove(toParent:) nil", "BannerController.willMove(nil)"),
    ("-[BannerController didMoveToParentViewController:] <Home: 0x60>", "BannerController.didMove"),
    ("BannerController init(coder:)", "BannerController.init"),
    ("-[BannerController initWithNibName:bundle:]", "BannerController.init"),
    ("BannerController willMove(toParent: nil)", "BannerController.willMove(nil)"),
    ("BannerController didMove(toParent: Optional(<App.Home: 0x60>))", "BannerController.didMove(<Home: 0x60>)"),
    ("-[BannerController willMoveToParentViewController:]", "BannerController.willMove"),
    ("BannerController prepareForSegue", "BannerController.prepare"),
    ("BannerController prepare(for:sender:)", "BannerController.prepare"),
    ("BannerController viewWillTransition(to:with:)", "BannerController.viewWillTransition"),
    ("-[AppDelegate application:didFinishLaunchingWithOptions:]", "app.didFinishLaunching"),
    ("SceneDelegate sceneDidBecomeActive(_:)", "app.didBecomeActive"),
  ]) func `the life of a controller, and of the app`(line: String, event: String) {
    // Only a callback of a view makes a class one of controllers.
    #expect(Read("BannerController: viewDidLoad\n" + line).events.dropFirst() == [event])
  }

  @Test(arguments: [
    "override func viewDidLoad() {", "super.viewDidLoad()", "[super viewDidLoad];", "viewDidLoad was called",
    "- (void)viewDidLoad {", "calling viewDidAppear", "print(\"viewDidLoad\")", "self.viewDidLoad()",
    "let us prepare BannerController", "// MARK: viewDidLoad", "viewDidLoadTwice Banner", "loadViewIfNeeded Banner",
  ]) func `sentences and code are other lines`(line: String) {
    let read = Read("BannerController viewDidLoad\n" + line + "\n")
    #expect(read.events == ["BannerController.viewDidLoad"])
    #expect(read.others == [line])
  }

  @Test(arguments: [
    ("2021-03-04 10:00:20.000300+0800 DemoApp[4100:91000] -[AController viewDidLoad]", "0"),
    ("2021-03-04 10:00:21.250 Df DemoApp[4100:91000] [com.example.app:life] AController viewDidLoad()", "0"),
    ("2021-03-04T10:00:20Z AController viewDidLoad()", "0"),
    ("Mar  4 10:00:20 phone DemoApp(UIKitCore)[4100] <Notice>: AController viewDidLoad()", "0"),
    ("10:00:20,5 AController viewDidLoad()", "0"), ("[10:00:20.123] AController viewDidLoad()", "0"),
  ]) func `a stamp stands in front`(line: String, time: String) {
    #expect(Read(line).events == ["AController.viewDidLoad @\(time)"])
  }

  @Test func `times count from the first stamp, whatever the zone`() {
    let read = Read(
      """
      2021-12-31 23:59:59.500000+0100 A[1:2] X viewDidLoad
      2021-12-31 23:00:01.000000+0000 A[1:2] X viewWillAppear
      2022-01-01 00:00:03.250000+0100 A[1:2] X viewDidAppear
      """)
    #expect(read.events == ["X.viewDidLoad @0", "X.viewWillAppear @1.5", "X.viewDidAppear @3.75"])
    let night = Read("23:59:59.000 X viewDidLoad\n00:00:01.000 X viewWillAppear\n00:00:02.000 X viewDidAppear\n")
    #expect(night.events == ["X.viewDidLoad @0", "X.viewWillAppear @2", "X.viewDidAppear @3"])
    #expect(night.log.starts == [0])
  }

  @Test func `two inits of one object are one event, and two objects are two`() {
    let one = Read("-[X init]\n-[X initWithNibName:bundle:]\n-[X viewDidLoad]\n")
    #expect(one.events == ["X.init", "X.viewDidLoad"] && one.reading.lifecycleCount == 3 && one.others.isEmpty)
    #expect(Read("X init(coder:)\nX init(coder:)\nX viewDidLoad\n").events.count == 3)
    #expect(Read("<X: 0x1> init\n<X: 0x2> initWithNibName:bundle:\n<X: 0x1> viewDidLoad\n").events.count == 3)
  }

  @Test func `only a callback of a view makes a class one of controllers`() {
    let read = Read("Router init(screen:)\nX viewDidLoad()\nCell deinit\nX deinit\nRouter deinit\n")
    #expect(read.events == ["X.viewDidLoad", "X.deinit"])
    #expect(read.others == ["Router init(screen:)", "Cell deinit", "Router deinit"])
    #expect(Read("@class Router: viewDidLoad\nRouter deinit\n").events == ["Router.deinit"])
  }

  @Test func `what a class prints is what it has, what a header names, and what the caller names`() {
    let read = Read(
      "@callbacks didMove\n@class A: viewDidAppear\nA: viewDidLoad\nB: loadView\n",
      printed: ["deinit", "B=viewWillAppear,viewDidLoad"])
    #expect(read.log.classes.map(\.name) == ["A", "B"])
    #expect(read.log.classes[0].printed == [.viewDidLoad, .viewDidAppear, .didMove, .`deinit`])
    #expect(read.log.classes[1].printed == [.loadView, .viewDidLoad, .viewWillAppear, .didMove, .`deinit`])
    #expect(PrintedCallbacks("viewDidLod") == nil && PrintedCallbacks("=viewDidLoad") == nil)
    #expect(Read("@callbacks viewDidLod\nA: viewDidLoad").findings == ["1: unknownInHeader"])
    #expect(Read("@class viewDidLoad\nA: viewDidLoad").findings == ["1: classWithoutName"])
  }

  @Test func `every sentence of UIKit is recognised, on every system`() {
    for ios in Behaviour.oldest...Behaviour.newest {
      for message in UIKitMessage.allCases {
        let names = ["<App.A: 0x6000>", "<App.B: 0x6100>", "<App.C: 0x6200>", "<App.D: 0x6300>"]
        let name = message == .pageCountMismatch ? "1 2" : "next"
        let text = message.text(ios: ios, names: names, name: name)
        let read = Read("2021-03-04 10:00:20.000 App[1:2] [Presentation] *** reason: '\(text)'\nX viewDidLoad\n")
        #expect(read.log.events.count == 2, "\(text)")
        guard case .message(let found) = read.log.events[0].kind else { continue }
        // Before iOS 13 two messages have one text.
        let isSame = message.text(ios: ios, names: names, name: name) == found.text(ios: ios, names: names, name: name)
        #expect(found == message || isSame, "\(found) for \(text)")
        guard case .texts(let texts) = read.log.events[0].argument else { continue }
        // One sentence has the presenter's class in front of its description.
        #expect(texts.allSatisfy { names.contains($0) || ["1", "2", "next", "App.B"].contains($0) }, "\(texts)")
      }
    }
    let twice = Read("X viewDidLoad\nAttempt to present <A: 0x1> on <B: 0x2> while a presentation is in progress!\n")
    #expect(twice.events[1] == "UIKit.presentationInProgress(\"<A: 0x1>\", \"<B: 0x2>\")")
    // Newer systems name the caller, too.
    let sentence = "Attempt to present <A: 0x1> on <B: 0x2> (from <C: 0x3>) while a presentation is in progress."
    let caller = Read("X viewDidLoad\n\(sentence)\n")
    #expect(caller.events[1] == "UIKit.presentationInProgress(\"<A: 0x1>\", \"<B: 0x2>\", \"<C: 0x3>\")")
    #expect(Read("X viewDidLoad\nAttempt to present a gift on Sunday\n").others.count == 1)
  }

  @Test func `another run of the app is cut off`() {
    let first = "10:00:00.000 X viewDidLoad\n10:00:05.000 X viewWillAppear\n"
    #expect(Read(first + "10:00:04.500 X viewDidAppear\n").log.starts == [0])
    #expect(Read(first + "10:00:01.000 X viewDidLoad\n").reading.cuts == [.time])
    let stamp = "2021-03-04 10:00:20.000 A"
    #expect(Read("\(stamp)[1:2] X viewDidLoad\n\(stamp)[9:2] X viewDidLoad\n").reading.cuts == [.process])
    #expect(Read("app.didFinishLaunching\nX: viewDidLoad\napp.didFinishLaunching\n").reading.cuts == [.launch])
    #expect(Read("X: viewDidLoad\n@log\nX: viewDidLoad\n").log.starts == [0, 1])
    let visit = "X: viewDidLoad\nX: viewWillAppear\nX: viewDidAppear\n"
    let gone = "X: viewWillDisappear\nX: viewDidDisappear\n"
    #expect(Read(visit + gone + visit).findings == [], "a second visit is no second run")
    #expect(Read(visit + visit + gone).findings == ["4: anotherRun"])
    #expect(Read(visit + visit + gone).log.starts == [0], "it may be a second instance")
  }

  @Test func `a list of JSON may stand on one line, or begin and end among its objects`() {
    let one = #"{"timestamp":"2021-03-04 10:00:20.000300+0800","eventMessage":"X viewDidLoad()"}"#
    let other = #"{"timestamp":"2021-03-04 10:00:20.500300+0800","eventMessage":"X viewWillAppear(_:)"}"#
    let events = ["X.viewDidLoad @0", "X.viewWillAppear @0.5"]
    for log in ["[\(one),\(other)]", "[\(one),\n\(other)]", "[ \(one) ,\(other)\n]", "\(one), \(other),"] {
      let read = Read(log)
      #expect(read.events == events && read.others.allSatisfy { $0 == "]" }, "\(log): \(read.normal)")
    }
    #expect(Read("[\(one),\(other)").events == events)
    #expect(Read("[\(one),{\"eventMessage\":").events == ["X.viewDidLoad @0"], "a list that breaks off is no list")
  }

  @Test func `a header may have its callbacks in a list of JSON`() {
    let read = Read("@callbacks [\"viewDidLoad\", \"deinit\"]\nX viewDidLoad")
    #expect(read.findings == [] && read.log.classes[0].printed == [.viewDidLoad, .deinit])
  }

  @Test func `what the delegate of a search or of a sheet is told is read`() {
    let read = Read(
      """
      List viewDidLoad
      List willPresentSearchController(_:)
      -[List didDismissSearchController:]
      List presentationControllerDidDismiss(_:)
      List sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
      """)
    #expect(
      read.events == [
        "List.viewDidLoad", "List.delegate.willPresentSearchController", "List.delegate.didDismissSearchController",
        "List.delegate.presentationControllerDidDismiss", "List.delegate.didChangeSelectedDetentIdentifier",
      ], "\(read.normal)")
  }

  @Test func `a line may be an object of JSON`() {
    let system = Read(
      #"""
      {"timestamp":"2021-03-04 10:00:20.000300+0800","eventMessage":"-[X viewDidLoad]","backtrace":{"frames":[{"a":"}"}]},"processID":41}
      {"timestamp":"2021-03-04 10:00:20.500300+0800","eventMessage":"<App.X: 0x1f> viewWillAppear(_:) \/ \ud83d\ude00","processID":41},
      {"level":"info","msg":"X viewDidAppear(_:)","time":"2021-03-04T02:00:21.000300Z"}
      {"msg":"@class X: viewDidDisappear"}
      {"msg":"ready"}
      {"msg":"X viewDidLoad"
      """#)
    #expect(
      system.events == [
        "X.viewDidLoad @0", "<X: 0x1f>.viewWillAppear @0.5", "X.viewDidAppear @1", "X.viewDidLoad",
      ], "\(system.normal)")
    #expect(system.others == [#"{"msg":"ready"}"#] && system.log.classes[0].printed.contains(.viewDidDisappear))
    let own = Read(
      #"""
      {"seq":1,"step":0,"time":0,"controller":"list","event":"viewDidLoad"}
      {"seq":2,"step":0,"time":0.5,"controller":"list","event":"viewWillAppear","animated":true}
      {"seq":3,"step":0,"time":0.5,"controller":"list","event":"willMove","parent":null}
      """#)
    #expect(
      own.events == ["list.viewDidLoad @0", "list.viewWillAppear(true) @0.5", "list.willMove(nil) @0.5"],
      "\(own.normal)")
  }

  @Test(arguments: [
    ("[Home] view did load", "viewDidLoad"), ("HomeController: View will appear", "viewWillAppear"),
    ("10:00:00 HomeVC view_did_appear", "viewDidAppear"), ("VIEWDIDDISAPPEAR Home", "viewDidDisappear"),
    ("Home viewdidload()", "viewDidLoad"), ("Home viewDidApper", "viewDidAppear"),
    ("Home viewWillDissapear", "viewWillDisappear"),
  ]) func `a callback in other words than its name is no event, and is told`(line: String, callback: String) {
    let read = Read("Home viewDidLoad\n" + line + "\n" + line + "\n")
    #expect(read.events == ["Home.viewDidLoad"] && read.others == [line, line])
    #expect(read.findings == ["2: wordsApart"])
    #expect(
      read.reading.findings.first?.message == "this isn't read as '\(callback)', nor is one more line like it")
  }

  @Test(arguments: [
    "the view did load", "view did load data", "Home: view did not load", "Home view, did load", "Home previewDidLoad",
    "Home reviews did load", "Home viewDidLoadx", "Home viewDidUnload",
  ]) func `plain English is no callback`(line: String) {
    #expect(Read("Home viewDidLoad\n" + line + "\n").findings.isEmpty)
  }
}
