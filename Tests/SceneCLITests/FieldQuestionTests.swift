import SceneTestSupport
import Testing

/// Questions of the kind that people ask in public: why didn't it come? The first two lines have the reason.
@Suite struct FieldQuestionTests {
  private static let head = "scene: Q\ninitial: nav\ncontrollers:\n"

  private static let scenes = [
    "given-up": head + "  nav: { kind: navigation, stack: [list, detail] }\n  list:\n  detail:\nscript:\n"
      + "  - { swipe: pop, cancelled: true }\n",
    "hidden": "scene: Q\ninitial: bar\ncontrollers:\n  bar: { kind: tabs, tabs: [home, nav] }\n  home:\n"
      + "  nav: { kind: navigation, stack: [list] }\n  list:\n  detail:\nscript:\n  - { push: detail, in: nav }\n",
    "along": "scene: Q\ninitial: home\ncontrollers:\n  home:\n  nav: { kind: navigation, stack: [page] }\n  page:\n"
      + "script:\n  - present: nav\n  - { dismiss: , in: home }\n",
    "middle": "scene: Q\ninitial: home\ncontrollers: { home: , editor: , picker: }\nscript:\n  - present: editor\n"
      + "  - present: picker\n  - { dismiss: , in: editor }\n",
    "covered": "scene: Q\ninitial: home\ncontrollers: { home: , sheet: , cover: }\nscript:\n  - present: sheet\n"
      + "  - { present: cover, modalPresentationStyle: fullScreen }\n",
    "dragged": "scene: Q\ninitial: home\ncontrollers: { home: , photo: { modalPresentationStyle: custom } }\nscript:\n"
      + "  - present: photo\n  - { swipe: dismiss, cancelled: true }\n",
    "upright": "scene: Q\ninitial: home\ncontrollers:\n"
      + "  home: { overrides: { supportedInterfaceOrientations: [portrait] } }\n"
      + "  photos: { modalPresentationStyle: custom }\nscript:\n  - present: photos\n  - rotate: landscape\n",
    "behind": head + "  nav: { kind: navigation, stack: [list] }\n  list:\n  page:\n  find:\n"
      + "script:\n  - { present: find, modalPresentationStyle: fullScreen }\n  - { push: page, in: nav }\n",
    "tabs": "scene: Q\ninitial: bar\ncontrollers: { bar: { kind: tabs, tabs: [home, map] }, home: , map: }\nscript:\n"
      + "  - select: map\n  - rotate: landscape\n  - background\n  - foreground\n",
    "kept": "scene: Q\ninitial: home\ncontrollers: { home: , form: { isModalInPresentation: true } }\nscript:\n"
      + "  - present: form\n  - swipe: dismiss\n",
    "child": "scene: Q\ninitial: home\ncontrollers: { home: , banner: , note: }\nscript:\n"
      + "  - { addSubview: banner, in: home }\n  - { addChild: note, in: home }\n",
    "exit": "scene: Q\ninitial: home\ncontrollers:\n  home: { segues: { go: { present: form } },\n"
      + "    unwindActions: [done], overrides: { canPerformUnwindSegueAction: { done: false } } }\n"
      + "  form: { segues: { back: { unwind: done } } }\nscript:\n  - trigger: go\n  - trigger: back\n",
    "sheet": "scene: Q\ninitial: bar\ncontrollers:\n  bar: { kind: tabs, tabs: [nav] }\n"
      + "  nav: { kind: navigation, stack: [list] }\n  list:\n  editor:\nscript:\n  - present: editor\n"
      + "  - swipe: dismiss\n",
    "dropped": "scene: Q\ninitial: home\ncontrollers: { home: , a: , b: , c: }\nscript:\n  - present: a\n"
      + "  - { present: b, in: home, completion: [{ present: c, in: a }] }\n",
    "unchosen": "scene: Q\ninitial: bar\ncontrollers: { bar: { kind: tabs, tabs: [one, two] }, one: , two: }\n"
      + "script:\n  - { tap: one, in: bar }\n",
    "pages": "scene: Q\ninitial: book\ncontrollers:\n  book: { kind: pager, transitionStyle: scroll, pages: [a, b] }\n"
      + "  a:\n  b:\nscript:\n  - { setViewControllers: [b], in: book }\n",
    "performed": head + "  nav: { kind: navigation, stack: [list] }\n  list: { segues: { open: { push: page } } }\n"
      + "  page:\nscript:\n  - { perform: open, in: list }\n",
    "handled": "scene: Q\ninitial: split\ncontrollers:\n"
      + "  split: { kind: split, primary: menu, secondary: page, overrides: { collapseSecondary: handled } }\n"
      + "  menu: { kind: navigation, stack: [] }\n  page:\n",
    "wide": "scene: Q\ninitial: split\ndevice: { idiom: pad, size: [1180, 820] }\ncontrollers:\n"
      + "  split: { kind: split, style: doubleColumn, primary: menu, secondary: page }\n  menu:\n  page:\nscript:\n"
      + "  - { hideColumn: primary, in: split }\n",
    "own": "scene: Q\ninitial: home\ndevice: pad\ncontrollers:\n  home:\n"
      + "  menu: { modalPresentationStyle: popover, overrides: { adaptivePresentationStyle: none } }\nscript:\n"
      + "  - { present: menu, anchor: button }\n",
    "more": "scene: Q\ninitial: bar\ncontrollers:\n  bar: { kind: tabs, tabs: [a, b, c, d, e, f] }\n"
      + "  a:\n  b:\n  c:\n  d:\n  e:\n  f:\nscript:\n  - { tap: more, in: bar }\n  - { tap: f, in: bar }\n",
    "bare": "scene: Q\ninitial: book\ncontrollers:\n"
      + "  book: { kind: pager, transitionStyle: scroll, dataSource: none, pages: [a, b] }\n  a:\n  b:\nscript:\n"
      + "  - { swipe: forward, in: book }\n",
    "left": "scene: Q\ninitial: home\ncontrollers: { home: { kind: container, children: [kid] }, kid: }\nscript:\n"
      + "  - { removeFromParent: kid, in: home }\n",
    "collapsed": "scene: Q\nios: 26\ninitial: split\ncontrollers:\n"
      + "  split: { kind: split, style: doubleColumn, primary: menu, secondary: page }\n  menu:\n  page:\n",
    "asleep": "scene: Q\ninitial: home\ncontrollers: { home: }\nscript:\n  - launch: withoutScene\n",
    "woken": "scene: Q\ninitial: home\ncontrollers: { home: }\nscript:\n  - launch: background\n",
    "below": head + "  nav: { kind: navigation, stack: [list, detail] }\n  list:\n  detail:\n  page:\nscript:\n"
      + "  - push: page\n  - { set: { retained: true }, in: page }\n",
    "barless": "scene: Q\ninitial: bar\ncontrollers:\n  bar: { kind: tabs, tabs: [nav, map] }\n"
      + "  nav: { kind: navigation, stack: [list] }\n  list:\n  map:\n  page: { hidesBottomBarWhenPushed: true }\n"
      + "script:\n  - { push: page, in: nav }\n  - { tap: map, in: bar }\n",
    "chain": "scene: Q\ninitial: home\ncontrollers: { home: , sheet: , cover: }\nscript:\n  - present: sheet\n"
      + "  - { present: cover, modalPresentationStyle: fullScreen }\n  - { dismiss: , in: home }\n",
    "searched": "scene: Q\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [home] }\n  home:\n"
      + "  list: { searchController: find, definesPresentationContext: true }\n  find: { kind: search }\nscript:\n"
      + "  - push: list\n  - tap: find\n  - { popToRoot: , in: nav }\n",
    "taken": "scene: Q\ninitial: bar\ncontrollers:\n  bar: { kind: tabs, tabs: [nav] }\n"
      + "  nav: { kind: navigation, stack: [list] }\n  list: { unwindActions: [done] }\n  mid:\n"
      + "  top: { segues: { back: { unwind: done } } }\nscript: [{ push: mid }, { push: top }, { trigger: back }]\n",
    "early": "scene: Q\nios: 18\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [list] }\n  list:\n"
      + "  page:\nscript:\n  - launch\n  - { push: page, in: list, after: 0 }\n",
    "replaced": "scene: Q\nios: 7\ninitial: nav\ncontrollers:\n"
      + "  nav: { kind: navigation, stack: [list, detail] }\n  list:\n  detail:\n  page:\nscript:\n"
      + "  - { setViewControllers: [page], in: nav }\n",
    "beside": "scene: Q\ninitial: flip\ncontrollers: { flip: { kind: container, children: [a] }, a: , b: }\nscript:\n"
      + "  - { add: b, in: flip }\n",
    "turned": "scene: Q\ndevice: pad\ninitial: home\ncontrollers: { home: }\nscript:\n  - rotate: landscape\n",
    "finger": "scene: Q\ninitial: book\ncontrollers:\n  book: { kind: pager, pages: [a, b] }\n  a:\n  b:\nscript:\n"
      + "  - { swipe: forward, in: book }\n",
    "menu": "scene: Q\ninitial: host\ncontrollers:\n  host: { kind: container, children: [menu] }\n"
      + "  menu: { segues: { go: { present: page } } }\n  page:\nscript:\n  - { trigger: go, in: menu }\n",
    "window": "scene: Q\ndevice: pad\ninitial: split\ncontrollers:\n"
      + "  split: { kind: split, primary: a, secondary: b }\n  a:\n  b:\nscript:\n  - { resize: [390, 820] }\n  - { resize: [820, 1180] }\n",
    "columns": "scene: Q\ndevice: pad\ninitial: split\ncontrollers:\n"
      + "  split: { kind: split, style: doubleColumn, primary: a, secondary: b }\n  a:\n  b:\nscript:\n"
      + "  - { resize: [390, 820] }\n  - { resize: [820, 1180] }\n",
    "push": head + "  nav: { kind: navigation, stack: [list] }\n  list: { segues: { next: { push: page } } }\n  page:\n"
      + "script:\n  - push: page\n  - pop\n",
  ]

  @Test(arguments: [
    ("sheet", "list.viewWillAppear", 2, "'editor' was presented as a page sheet, which leaves the presenter's view"),
    ("sheet", "list.viewWillDisappear", 1, "'editor' was presented as a page sheet, which leaves the presenter's view"),
    ("given-up", "nav.delegate.didShow", 1, "the gesture on 'nav' was given up"),
    ("hidden", "nav.delegate.didShow(detail)", 1, "'nav' wasn't on the screen"),
    ("along", "page.viewWillDisappear isBeingDismissed", 2, "it is so of 'nav', and 'page' goes along"),
    ("middle", "editor.viewWillDisappear", 3, "'editor' presents 'picker', so its 'dismiss' takes that"),
    ("covered", "sheet.viewWillDisappear isBeingDismissed", 2, "'sheet' is covered there, and not closed"),
    ("along", "nav.viewWillDisappear not isBeingDismissed", 2, "with 'isBeingDismissed': 'nav' is closed there"),
    ("covered", "cover.viewWillAppear not isBeingPresented", 2, "with 'isBeingPresented': 'cover' is presented there"),
    ("dragged", "photo.viewDidDisappear", 2, "the gesture on 'photo' was given up"),
    ("upright", "photos.viewWillTransition", 2, "'home' doesn't support that orientation"),
    ("upright", "photos.traitCollectionDidChange", 2, "'home' doesn't support that orientation"),
    ("upright", "photos.viewWillTransition", 2, "'photos' was presented in a style of its own, so 'home' is asked"),
    ("dropped", "b.completion", 2, "'home' presented another controller"),
    ("unchosen", "two.viewDidLoad", 0, "its container shows 'one' in the place of 'two'"),
    ("unchosen", "bar.delegate.didSelectTab", 1, "'bar' has no groups"),
    ("pages", "book.delegate.didFinishAnimating", 1, "code turned the pages"),
    ("performed", "list.shouldPerformSegue", 1, "code performed the segue"),
    ("handled", "page.viewDidLoad", 0, "the split view collapsed, and its delegate had handled 'page'"),
    ("handled", "split.delegate.topColumnForCollapsing", 0, "'split' is classic"),
    ("collapsed", "split.delegate.collapseSecondary", 0, "'split' is in column style"),
    ("collapsed", "split.delegate.separateSecondary", 0, "'split' never expanded"),
    ("wide", "split.delegate.topColumnForCollapsing", 1, "'split' never collapsed"),
    ("own", "menu.delegate.adaptivePresentationStyle", 1, "in regular width 'menu' came in its own style"),
    ("more", "bar.delegate.didSelect", 2, "'f' is a row of More"),
    ("bare", "b.viewWillAppear", 1, "the gesture of step 1 did nothing: without a data source there is no gesture"),
    ("left", "kid.viewWillDisappear", 1, "the view of 'kid' stays in that of 'home'"),
    ("collapsed", "menu.viewWillAppear", 0, "the split view is collapsed, and 'page' lies over 'menu'"),
    ("asleep", "app.didBecomeActive", 1, "the app was started in the background, and has no scene"),
    ("asleep", "home.viewDidLoad", 1, "the app was started in the background, and has no scene"),
    ("woken", "app.willEnterForeground", 1, "the app was started in the background, and 'foreground' makes it active"),
    ("below", "list.viewWillAppear", 0, "its container shows 'detail' in the place of 'list'"),
    (
      "below", "detail.viewWillAppear", 2,
      "'detail' had left the screen in step 1, and nothing in step 2 brings it back"
    ),
    ("below", "page.viewWillDisappear", 2, "'page' stays on the screen: nothing in step 2 takes it off"),
    ("below", "detail.didMove", 1, "'detail' stays where it came in step 0: nothing in step 1 moves it"),
    ("barless", "map.viewWillAppear", 2, "the gesture of step 2 did nothing: 'page' hides the tab bar"),
    ("barless", "page.viewWillDisappear", 2, "the gesture of step 2 did nothing: 'page' hides the tab bar"),
    ("chain", "sheet.viewWillDisappear", 3, "'sheet' was off the screen already, since step 2"),
    ("chain", "home.viewWillAppear", 3, "'sheet' was presented as a page sheet, which leaves the presenter's view"),
    ("given-up", "detail.viewDidDisappear", 1, "turned round before its end as the gesture was given up"),
    ("given-up", "detail.didMove", 1, "the gesture on 'detail' was given up"),
    ("given-up", "detail.deinit", 1, "the gesture on 'detail' was given up"),
    ("behind", "page.viewWillAppear", 2, "'find' covered the stack"),
    ("behind", "nav.delegate.didShow", 2, "'find' covered the stack"),
    ("tabs", "home.viewWillTransition", 2, "'home' wasn't on the screen: it had left in step 1"),
    ("tabs", "map.viewWillTransition", 1, "the window kept its size"),
    ("tabs", "map.viewWillDisappear", 3, "'map' stays on the screen; of the background the app is told"),
    ("tabs", "map.viewWillAppear", 4, "'map' was on the screen already, since step 1"),
    ("tabs", "home.viewDidDisappear", 2, "'home' was off the screen already, since step 1"),
    ("tabs", "home.viewDidLoad", 1, "the view of 'home' was loaded in step 0"),
    ("kept", "form.delegate.presentationControllerDidDismiss", 2, "'isModalInPresentation' of 'form'"),
    ("kept", "form.viewWillDisappear", 2, "'isModalInPresentation' of 'form'"),
    ("child", "banner.didMove", 1, "no container took 'banner' in"),
    ("child", "note.viewWillAppear", 2, "nothing brought its view into the window, as 'addSubview' does"),
    ("exit", "home.done", 2, "'canPerformUnwindSegueAction' of 'home' said no"),
    ("push", "list.prepare", 1, "no segue of 'list' fires"),
    ("early", "list.viewWillAppear", 2, "its container shows 'page' in the place of 'list'"),
    ("replaced", "detail.willMove(nil)", 1, "this system tells nothing to the top that an animated"),
    ("replaced", "detail.didMove(nil)", 1, "this system tells nothing to the top that an animated"),
    ("beside", "a.viewWillDisappear", 1, "'a' stays on the screen: 'b' came beside it"),
    ("turned", "home.willTransition", 1, "the window of step 1 has another size and the same size classes"),
    ("turned", "home.traitCollectionDidChange", 1, "the window of step 1 has another size and the same size classes"),
    ("finger", "book.setViewControllers", 1, "a person turned the pages, and only code calls it"),
    ("menu", "host.shouldPerformSegue", 1, "UIKit asks 'menu', the source of 'go'"),
    ("menu", "host.canPerformUnwindSegueAction", 1, "no unwind segue fires in step 1"),
    ("window", "split.delegate.didExpand", 2, "'split' is classic, and 'didExpand' is for column styles"),
    ("window", "split.delegate.didCollapse", 1, "'split' is classic, and 'didCollapse' is for column styles"),
    ("columns", "split.delegate.separateSecondary", 2, "'split' is in column style, and 'separateSecondary' is for"),
    ("wide", "split.delegate.willShowColumn", 1, "no column of 'split' comes in step 1"),
    ("sheet", "list.delegate.presentationControllerDidDismiss", 2, "'list' isn't presented, and the message names"),
    ("along", "page.delegate.presentationControllerDidDismiss", 2, "names what is: 'nav', which contains it"),
    ("covered", "cover.delegate.presentationControllerDidDismiss", 2, "no person drags 'cover' away: it was presented"),
    ("covered", "sheet.delegate.presentationControllerDidDismiss", 2, "no person drags 'sheet' away in step 2"),
    ("covered", "cover.delegate.adaptivePresentationStyle", 2, "full screen, which is the same in each size class"),
    ("covered", "home.completion", 2, "nothing in step 2 has a completion that is code of 'home'"),
    ("exit", "form.viewControllerForUnwindSegueAction", 2, "this system asks 'canPerformUnwindSegueAction' in"),
    ("taken", "mid.done", 3, "'mid' was asked, and has no such action"),
    ("taken", "bar.done", 3, "the search of the unwind segue in step 3 ended before it came to 'bar'"),
    ("push", "nav.setViewControllers", 1, "nothing calls 'setViewControllers' on 'nav' in step 1"),
    ("push", "list.awakeFromNib", 0, "nothing says that 'list' comes from a storyboard"),
    ("push", "list.didReceiveMemoryWarning", 1, "memory isn't low in step 1"),
    ("bare", "b.viewWillDisappear", 1, "the gesture of step 1 did nothing"),
    ("pages", "a.viewDidDisappear", 0, "'a' stays on the screen"),
    ("push", "list.viewDidLayoutSubviews", 2, "'list' had come by it in step 0"),
  ])
  func `the reason stands in the first two lines`(scene: String, event: String, step: Int, reason: String) {
    let files = MemoryFiles(["q.yaml": FieldQuestionTests.scenes[scene] ?? ""])
    let run = CommandRun(["why", "--not", "--step", "\(step)", "q.yaml", event], files: files)
    let lines = run.output.split(separator: "\n").prefix(2).joined(separator: "\n")
    #expect(lines.contains(reason), "\(run.transcript)")
  }

  @Test(arguments: [
    ("bare", "b.viewWillAppear", "the gesture of step 1 did nothing: without a data source there is no gesture"),
    ("unchosen", "two.viewWillDisappear", "'two' never got 'viewWillAppear', and what hasn't come can't leave"),
    ("early", "list.viewDidLoad", "its container shows 'page' in the place of 'list'"),
    ("push", "page.viewWillTransition", "the window kept its size and its traits"),
    ("push", "page.traitCollectionDidChange", "its traits, and this system tells no first traits"),
    ("searched", "list.deinit", "'list' is alive at the end: 'find', which it presents, holds it"),
  ])
  func `the reason stands there for a whole run, too`(scene: String, event: String, reason: String) {
    let files = MemoryFiles(["q.yaml": FieldQuestionTests.scenes[scene] ?? ""])
    let run = CommandRun(["why", "--not", "q.yaml", event], files: files)
    #expect(run.output.split(separator: "\n").prefix(2).joined().contains(reason), "\(run.transcript)")
  }

  @Test(arguments: [
    ("app.applicationWillResignActive", "app.willResignActive never came."),
    ("app.sceneDidDisconnect", "app.didDisconnect never came."),
    ("nav.didShow(list)", "nav.delegate.didShow(list) came"),
    ("nav.shouldSelect", "nav.delegate.shouldSelect never came."),
    ("page.viewWillTransitionToSize", "page.viewWillTransition never came."),
    ("page.presentationControllerDidDismiss", "page.delegate.presentationControllerDidDismiss never came."),
  ])
  func `UIKit's other names of a callback are understood`(event: String, title: String) {
    #expect(why("push", "--not", event).output.hasPrefix(title))
  }

  @Test func `a question and a flag are told from events`() {
    let question = why("push", "page.preferredStatusBarStyle")
    #expect(question.exit == 64)
    #expect(question.errors.contains("'- expect: { answers: { preferredStatusBarStyle: page } }' says whose answer"))
    let flag = why("push", "page.isBeingDismissed")
    #expect(flag.exit == 64 && flag.errors.contains("as in 'page.viewWillDisappear isBeingDismissed'"))
  }

  @Test(arguments: [
    ("push", "app.willResignActive", "the app stays active: 'resignActive' and 'background' change that"),
    ("push", "app.didEnterBackground", "the app stays in front"),
    ("replaced", "app.willConnect", "the app has no scene, and only a scene is told so"),
    ("push", "app.applicationDidReceiveMemoryWarning", "memory isn't low"),
  ])
  func `an app says what changes its state`(scene: String, event: String, reason: String) {
    #expect(why(scene, "--not", event).output.contains(reason))
  }

  private func why(_ scene: String, _ arguments: String...) -> CommandRun {
    CommandRun(["why", "q.yaml"] + arguments, files: MemoryFiles(["q.yaml": FieldQuestionTests.scenes[scene] ?? ""]))
  }

  @Test func `an edit that brings the event before the step that is asked about is no answer`() {
    let files = MemoryFiles(["q.yaml": FieldQuestionTests.scenes["middle"] ?? ""])
    let asked = CommandRun(["why", "--not", "--step", "3", "q.yaml", "editor.viewWillDisappear"], files: files)
    #expect(!asked.output.contains("at step 2"), "\(asked.transcript)")
    let any = CommandRun(["why", "--not", "q.yaml", "editor.viewWillDisappear"], files: files)
    #expect(any.output.contains("at step 2"), "\(any.transcript)")
  }

  @Test func `of several events that must not come, the one that came is explained`() {
    let scene =
      "scene: L\ninitial: list\ncontrollers: { list: , sheet: }\nscript:\n  - present: sheet\n"
      + "  - expect: { lacks: [list.viewWillAppear, sheet.viewWillAppear] }\n"
    let run = CommandRun(["test", "q.yaml"], files: MemoryFiles(["q.yaml": scene]))
    #expect(run.output.contains("why: sheet.viewWillAppear came"), "\(run.transcript)")
  }

  @Test func `what follows an exception gets no advice but the exception`() {
    let scene =
      FieldQuestionTests.head + "  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n  - push: b\n"
      + "  - push: b\n  - pop\n  - expect: { visible: a }\n"
    let run = CommandRun(["test", "q.yaml"], files: MemoryFiles(["q.yaml": scene]))
    #expect(run.output.contains("why: an exception has ended the run in step 2, before this"), "\(run.transcript)")
    #expect(!run.output.contains("would hold"))
  }
}
