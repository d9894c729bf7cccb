internal import ScenePlan

/// Words about windows and classes, and words that people say.
extension WordLeads {
  static let window: [WordLead] = [
    .same(
      .file(.initial), "initial: home", "rootViewController", "root", "initialViewController", "start",
      "entryPoint", "launchController", "main", "rootController"),
    .same(
      .step(.setRoot), "- { setRoot: detail }", "rootViewController", "setRootViewController", "replaceRoot",
      "setInitial", "initial", "changeRoot", "switchRoot"),
    .same(
      .file(.script), "script: [{ push: detail }]", "steps", "flow", "actions", "sequence",
      "commands"),
    .other(
      .file(.scene), "scene: Deep link", "scenario",
      remark: "The name stands behind 'scene', and the steps under 'script'."),
    .other(
      .file(.script), "script: [{ push: detail }]", "events", "filter", "show",
      remark: "What a trace shows is an option of 'run', such as '--events appearance'. Steps stand under 'script'."),
    .same(.file(.controllers), "controllers: { home: }", "viewControllers", "screens", "views", "templates", "scenes"),
    .same(.file(.scene), "scene: Photos", "name", "title", "id"),
    .same(.file(.import), "import: { shared: other.scene.yaml }", "imports", "include", "includes", "use"),
    .same(.file(.ios), "ios: 17", "os", "system", "iOSVersion", "deploymentTarget", "target", "sdk"),
    .same(
      .file(.device), "device: pad", "idiom", "simulator", "iPhone", "iPad", "size", "screen",
      "userInterfaceIdiom"),
    .same(.file(.note), "note: What it shows.", "description", "comment", "summary", "about"),
    .same(.file(.quirks), "quirks: [staleNeighbour]", "bugs", "behaviours", "behaviors", "flags"),
    .same(.file(.findings), "findings: { pushedTwice: off }", "rules", "lint", "warnings", "ignore", "disable"),
    .other(
      .file(.script), "script: [{ rotate: landscape }]", "orientation", "interfaceOrientation", "landscape", "portrait",
      remark: "A device starts in portrait, and a step turns it."),
    .same(
      .device(.horizontal), "device: { idiom: pad, horizontal: compact }", "horizontalSizeClass",
      "UIUserInterfaceSizeClass", "width"),
    .other(
      .device(.size), "device: { idiom: pad, size: [1180, 820] }", "orientation", "landscape", "portrait",
      "interfaceOrientation",
      remark: "A device starts in portrait, and the step 'rotate' turns it. 'size' may be one that is wider than high."),
    .same(.device(.vertical), "device: { idiom: phone, vertical: compact }", "verticalSizeClass", "height"),
    .same(
      .device(.requiresFullScreen), "device: { idiom: pad, requiresFullScreen: true }", "UIRequiresFullScreen",
      "fullScreenOnly", "TN3192"),
    .same(.device(.size), "device: { idiom: pad, size: [1180, 820] }", "bounds", "screenSize", "frame"),
    .same(.device(.idiom), "device: { idiom: pad }", "userInterfaceIdiom", "type", "kind"),
    .same(.step(.rotate), "- rotate: landscape", "orientation", "setOrientation", "rotateDevice"),
    .other(
      .step(.rotate), "- rotate: landscape", "turn",
      remark: "'rotate' turns the device. A pager turns by '- swipe: forward', or by 'setViewControllers' in code."),
    .same(.step(.resize), "- resize: [375, 1180]", "setSize", "size", "splitScreen", "slideOver", "multitasking"),
    .same(
      .step(.background), "- background", "enterBackground", "applicationDidEnterBackground",
      "sceneDidEnterBackground", "homeButton", "suspend", "lockScreen", "lock",
      "UIApplicationDidEnterBackgroundNotification",
      remark: "That is 'background'. With scenes the scene's delegate is told of it, and not the app's."),
    .same(
      .step(.resignActive), "- resignActive", "inactive", "UIApplicationWillResignActiveNotification",
      "applicationWillResignActive", "sceneWillResignActive", "controlCentre", "controlCenter", "incomingCall",
      remark: "That is 'resignActive'. With scenes the scene's delegate is told of it, and not the app's."),
    .other(
      .step(.launch), "script: [{ launch: background }]", "backgroundLaunch", "silentPush", "backgroundFetch",
      "contentAvailable",
      remark:
        "'launch: background' starts an app that no person has opened. Where no scene connects before a person opens the app, write 'launch: withoutScene'."
    ),
    .same(
      .step(.terminate), "- terminate", "applicationWillTerminate", "kill", "forceQuit", "quit", "swipeAway",
      "UIApplicationWillTerminateNotification", "appSwitcher"),
    .same(
      .step(.becomeActive), "- becomeActive", "UIApplicationDidBecomeActiveNotification",
      "applicationDidBecomeActive", "sceneDidBecomeActive"),
    .other(
      .step(.foreground), "- foreground", "UIApplicationWillEnterForegroundNotification",
      remark: "'foreground' sends 'willEnterForeground' and 'didBecomeActive'."),
    .none(
      "Notifications aren't modelled: write what an observer does as a step of its own, with 'after: 0' and 'in'.",
      "- { present: sheet, after: 0, in: home }", "NotificationCenter", "NSNotificationCenter", "notification",
      "postNotification", "post", "addObserver", "observer", "observe", "observes", "notify", "userNotification"),
    .same(
      .step(.foreground), "- foreground", "enterForeground", "applicationWillEnterForeground", "resume", "unlock",
      "sceneWillEnterForeground"),
    .other(
      .step(.tap), "- tap: search", "activate",
      remark: "A search begins by a tap on its bar, 'tap: search'; an app comes back by 'foreground'."),
    .same(
      .step(.memoryWarning), "- memoryWarning", "didReceiveMemoryWarning", "receiveMemoryWarning", "lowMemory",
      "simulateMemoryWarning"),
    .other(
      .file(.initial), "initial: home", "makeKeyAndVisible", "isInitialViewController", "UIWindow",
      remark: "There is one window. Its root is the controller that 'initial' names."),
    .same(
      .file(.initial), "initial: home", "window", "keyWindow",
      remark: "There is one window. Its root is the controller that 'initial' names."),
    .none(
      "State restoration isn't modelled: begin the script with the steps that restore, before 'launch'.", "",
      "stateRestoration", "restorationIdentifier", "restorationClass", "encodeRestorableState", "decodeRestorableState"),
    .none(
      "Data, networks and other code aren't modelled: write what they do as steps, with 'after' or 'wait'.",
      "- { push: detail, after: 0.5 }", "data", "network", "networks", "request", "URLSession", "fetch", "fetchData"),
  ]

  static let elsewhere: [WordLead] = [
    .same(.kind(.view), "home: { kind: view }", "UIViewController", "viewController", "controller", "screen", "vc"),
    .other(
      .kind(.view), "people: { class: UITableViewController }", "UITableViewController",
      "UICollectionViewController", "tableViewController", "table", "tableView", "collection", "collectionView", "list",
      "GLKViewController", "MKMapView", remark: "It behaves like any other controller, so it has a class and no kind."),
    .same(.kind(.hosting), "settings: { kind: hosting }", "UIHostingController"),
    .other(
      .kind(.hosting), "settings: { kind: hosting }", "SwiftUI", "hostingController",
      remark: "Of SwiftUI 'onAppear', 'onDisappear' and 'task' are modelled; else the controller is like any other."),
    .other(
      .kind(.view), "host: { kind: container, children: [kid2] }", "UIViewControllerRepresentable",
      "makeUIViewController", "updateUIViewController",
      remark: "SwiftUI makes it a child of its hosting controller, so both are declared, one inside the other."),
    .same(.kind(.alert), "alert: { kind: alert, actions: { ok: } }", "UIAlertController"),
    .other(
      .kind(.alert), "alert: { kind: alert, actions: { delete: [pop], cancel: } }",
      "alertController", "actionSheet", "UIAlertView", "UIActionSheet", "addAction",
      remark: "An alert is presented like any controller; a person taps one of its actions, and then it goes."),
    .other(
      .kind(.view), "share: { class: UIActivityViewController, modalPresentationStyle: pageSheet }",
      "UIActivityViewController", "UIImagePickerController", "PHPickerViewController", "UIDocumentPickerViewController",
      "SFSafariViewController", "MFMailComposeViewController", "UIColorPickerViewController", "QLPreviewController",
      "AVPlayerViewController", "UIReferenceLibraryViewController", "UICloudSharingController",
      remark: "It is a presented controller, so it has a class and a style."),
    .other(
      .kind(.view), "login: { modalPresentationStyle: pageSheet }", "modal", "sheet", "popover", "dialog", "popup",
      remark: "The presentation isn't a kind; it is the modalPresentationStyle of the controller."),
    .other(
      .kind(.container), "root: { kind: container, children: [home] }", "drawer", "sideMenu", "menu", "root",
      remark: "UIKit has none. A custom container holds its children."),
    .none(
      "It is no controller, but a class of the app. What it does as a delegate stands under 'overrides' of the "
        + "container, and the rest in the script.", "", "coordinator", "router"),
    .same(.key(.class), "home: { class: HomeViewController }", "customClass", "className", "type"),
    .same(
      .key(.retained), "home: { retained: true }", "strong", "retain", "keepAlive", "retainCycle",
      "property", "isRetained"),
    .other(
      .key(.retained), "home: { retained: true }", "retains", "holds", "keeps", "captures", "owns", "leaks",
      remark: "'retained: true' stands in the controller that something else keeps, also in a cycle."),
    .same(.key(.note), "home: { note: What it shows. }", "description", "comment", "doc"),
    .same(.key(.group), "home: { group: Photos }", "module", "feature"),
    .other(
      .key(.group), "home: { group: Photos }", "storyboard",
      remark: "A scene has no storyboards. 'group' puts controllers into one frame of the drawings."),
    .same(.key(.title), "home: { title: Home }", "name", "label", "navigationTitle"),
    .same(.key(.tells), "home: { tells: { detail: [didPick] } }", "notifies"),
    .other(
      .key(.tells), "home: { tells: { detail: [didPick] } }", "delegate", "callbacks", "protocol",
      remark: "UIKit's own messages take steps under 'overrides', as in 'didShow: []'. Your own messages are 'tells'."),
    .same(.key(.kind), "nav: { kind: navigation, stack: [home] }", "type", "controllerType"),
    .same(
      .key(.overrides), "login: { overrides: { viewDidLoad: [] } }", "override", "methods", "code", "hooks",
      "lifecycle"),
    .same(
      .key(.layout), "root: { kind: container, children: [home], layout: vertical }", "axis", "frames",
      "arrangement", "UIStackView", "stackView", "UIScrollView", "scrollView"),
  ]

  static let talk: [WordLead] = [
    .same(.step(.wait), "- wait: 1", "sleep", "delay", "pause", "usleep", "idle", "settle"),
    .same(.option(.after), "- { present: sheet, after: 0.2 }", "delay", "wait", "asyncAfter"),
    .other(
      .option(.after), "- { present: sheet, after: 0.2 }", "at",
      remark: "A new child comes last, so no option says where. 'after' counts seconds from the step before."),
    .none(
      "No place is counted: a tab is named by its controller, and a new child comes last.",
      "- { select: other, in: tabs }", "index", "atIndex", "position"),
    .none(
      "Leave it out: a step starts with its verb.", "- push: detail", "given", "and", "but"),
    .other(
      .step(.expect), "- expect: { visible: home }", "then",
      remark: "A step starts with its verb. What must hold is an 'expect'."),
    .other(.step(.trigger), "- trigger: more", "when", remark: "Leave it out: a step starts with its verb."),
    .none(
      "A script has no loops and no conditions: write each step.", "- push: detail", "repeat", "loop", "for", "forEach",
      "while", "if", "else", "unless", "switch", "guard"),
    .same(
      .option(.in), "- { push: detail, in: nav }", "from", "by", "self", "receiver", "container", "using", "on"),
    .other(
      .option(.in), "- { push: detail, in: nav }", "sender", "target",
      remark: "A step has no sender and no target. 'in' names the controller whose code it is."),
    .same(
      .option(.toParent), "- { willMove: kid, toParent: nil }", "to", "parent", "toParentViewController"),
    .other(
      .option(.from), "- { transition: detail, from: home, in: root }", "to",
      remark: "The new child stands behind 'transition', and the old one behind 'from'."),
    .other(
      .option(.in), "- { add: detail, in: root }", "to", "toView", "inside", "within",
      remark: "'in' names the controller whose code it is, such as the container of 'add'."),
    .same(.option(.duration), "- { present: sheet, duration: 1 }", "animationDuration", "seconds", "time"),
    .same(
      .option(.animated), "- { present: sheet, animated: false }", "animate", "animates", "withAnimation",
      "isAnimated"),
    .same(.option(.note), "- { present: sheet, note: What it shows. }", "comment", "description"),
    .same(.option(.id), "- { present: sheet, id: first }", "label", "identifier", "tag", "name"),
    .same(
      .option(.cancelled), "- { swipe: pop, cancelled: true, in: nav }", "cancel", "canceled", "aborted", "cancels",
      "isCancelled"),
    .same(.option(.of), "- { beginAppearanceTransition: true, of: kid, in: root }", "child"),
    .other(
      .step(.code), "- code: [{ push: detail }]", "run", "do", "block", "performBatchUpdates",
      "transaction", "animate", "sequence", "group", "parallel"),
    .same(
      .step(.expect), "- expect: { visible: home }", "assert", "check", "verify", "expectation", "XCTAssert",
      "should", "test"),
    .other(
      .step(.expect), "- expect: { visible: home }", "visible", "trace", "alive", "released", "appeared",
      "contains", "lacks", remark: "Expectations stand under 'expect'."),
    .same(
      .expectation(.trace), "- expect: { trace: [home.viewDidAppear] }", "events", "log",
      "calls", "exactly", "equals", "is"),
    .other(
      .expectation(.trace), "- expect: { trace: [home.viewDidAppear] }", "count", "times", "once", "number",
      remark: "Nothing counts events. 'trace' lists them all: what comes twice stands there twice."),
    .same(
      .expectation(.contains), "- expect: { contains: [home.viewDidAppear] }", "includes", "has", "some",
      "containsInOrder", "order", "inOrder", "sequence", "happened", "happens", "receives", "called", "gets"),
    .same(
      .expectation(.lacks), "- expect: { lacks: [home.viewDidDisappear] }", "not", "doesNotContain", "excludes",
      "never", "without", "none", "notContains", "notCalled"),
    .other(
      .expectation(.visible), "- expect: { visible: home }", "not visible", "notVisible", "hidden", "invisible",
      remark: "'visible' names the controller that is on the screen, so no other one is."),
    .other(
      .expectation(.tree), "- expect: { alive: [home] }", "stack", "viewControllers", "children",
      "childViewControllers",
      "tabs", "pages",
      remark: "Nothing names one container's list: 'tree' is the whole hierarchy, and 'alive' names what lives."),
    .same(.expectation(.alive), "- expect: { alive: [home] }", "retained", "leaked", "living", "exists"),
    .other(
      .expectation(.released), "- expect: { released: [detail] }", "leaks", "leak", "memoryLeaks",
      remark: "Name what must be gone under 'released', and what must live under 'alive'."),
    .same(
      .expectation(.released), "- expect: { released: [detail] }", "deallocated", "freed", "deinit", "dealloc", "gone",
      "dead"),
    .same(
      .expectation(.visible), "- expect: { visible: home }", "top", "displayed"),
    .other(
      .expectation(.visible), "- expect: { visible: home }", "presented",
      remark: "In 'tree' a '+' stands before what is presented. It is visible, or what it shows is."),
    .same(
      .expectation(.appeared), "- expect: { appeared: [tabs, nav, home] }", "visibleControllers", "allVisible",
      "onScreenControllers"),
    .same(
      .expectation(.raises), "- expect: { raises: pushedTwice }", "throws", "crashes", "exception",
      "crash", remark: "'raises' names the exception that ends the run."),
    .same(.expectation(.warnings), "- expect: { warnings: [] }", "logs", "warns", "console"),
    .same(
      .expectation(.tree), "- expect: { visible: home }", "hierarchy", "printHierarchy",
      remark: "'tree' has the hierarchy, one controller a line."),
    .other(
      .command("tree"), "scenograph tree FILE", "_printHierarchy", "printHierarchy", "hierarchy",
      "recursiveDescription"),
    .other(.command("run"), "scenograph run FILE", "start", "execute", "play", "simulate"),
    .other(.command("test"), "scenograph test FILE", "XCTest", "XCUITest"),
    .none(
      "The simulator knows what holds an instance: it lives while something holds it.",
      "home: { retained: true }", "reference", "ARC", "retainCount", "weak", "autorelease", "unowned", "closure"),
    .other(
      .option(.after), "- { present: sheet, after: turn }", "async", "dispatch_async", "DispatchQueue", "await", "Task",
      "nextTurn", "performSelector",
      remark: "'after: turn' starts a step in the next turn of the main queue."),
    .other(
      .option(.after), "- { present: sheet, after: 2 }", "Timer", "NSTimer", "scheduledTimer",
      "startTimer", "timer", "setTimeout", "fireTimer",
      remark: "'after' starts a step so many seconds after the step before, or after the callback of an override. The "
        + "timer holds the controller until it fires. For one that repeats without end, write 'retained: true'."),
    .none(
      "Leave it out: a scene prints nothing. Its trace shows each completion, too. Only steps stand in a list of steps.",
      "- push: detail", "print", "NSLog", "debugPrint", "os_log", "Logger", "log"),
    .none(
      "A person's swipe is interactive, and nothing else is: leave it out.",
      "- { swipe: pop, cancelled: true, in: nav }", "interactive", "isInteractive", "interactively"),
    .none(
      "Views inside a controller aren't modelled: they are names under 'views', and do nothing.",
      "home: { views: [header] }", "UIView", "UIButton", "UILabel", "cell", "tableViewCell", "didSelectRow",
      "prepareForReuse",
      "gestureRecognizer", "UIGestureRecognizer", "becomeFirstResponder"),
    .other(
      .expectation(.alive), "- expect: { alive: [detail, detail#2] }", "instance", "instances", "secondInstance",
      remark: "A controller that is made twice has two instances: 'detail' is the first, and 'detail#2' the second."),
    .none(
      "Looks aren't modelled: glass, colours and shapes change no callback.", "", "Liquid Glass", "liquidGlass",
      "UIGlassEffect", "glassEffect", "overrideUserInterfaceStyle", "darkMode"),
    .none(
      "A scene plays the UIKit of iOS and iPadOS. What other systems do isn't known.", "", "visionOS", "tvOS", "macOS",
      "watchOS", "Mac Catalyst"),
    .none(
      "The keyboard isn't modelled. If it really changes the size of the window, write 'resize'.",
      "- resize: [375, 400]", "keyboard", "keyboardWillShow", "inputAccessoryView"),
  ]
}
