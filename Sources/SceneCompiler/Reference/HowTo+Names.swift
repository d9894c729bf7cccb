/// How things are named, how a device is chosen, and what stands around scenes.
extension HowTo {
  static let names = [
    Task(
      words: "How do I choose a device?",
      answer: "By 'device' in the scene, a word or its keys, or by '--device' for one call.",
      scene: """
        scene: A narrow window on a pad
        device: { idiom: pad, size: [507, 1024], horizontal: compact }
        initial: home
        controllers: { home: }
        """,
      calls: ["run --device pad app.scene.yaml", "explain device"],
      asked: [
        "custom device size", "size classes", "size class", "compact width", "regular width", "iphone se",
        "size of the screen", "split view multitasking width", "test on an iPad",
      ]),
    Task(
      words: "How do I name a controller?",
      answer:
        "An id has letters of ASCII, digits, '_' and '-', and a letter first. Words of YAML such as 'yes', and 'app', "
        + "'launch' and 'more', are reserved. 'title' takes any text.",
      scene: "", calls: ["explain SG143", "explain SG144"],
      asked: [
        "id rules", "how to name controllers", "valid ids", "naming controllers", "reserved words", "reserved ids",
        "rules for ids",
      ]),
    Task(
      words: "How do I refer to a step?",
      answer:
        "By its number, where 0 is the launch, or by an 'id' of its own. 'since: last' means the last step in which "
        + "anything happens.",
      scene: """
        scene: Steps
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
        script:
          - push: detail
            id: open
          - pop
          - expect: { since: open, contains: [detail.viewDidAppear, detail.viewDidDisappear] }
          - expect: { since: last, lacks: [detail.viewDidAppear] }
        """,
      calls: [],
      asked: [
        "step ids", "step id", "id of a step", "name a step", "since last", "number of a step", "since which step",
      ]),
    Task(
      words: "How do I wait between two steps?",
      answer:
        "Each step waits until the one before has settled. 'wait: 1' lets a second pass; 'after' starts a step so many "
        + "seconds after the one before has begun.",
      scene: """
        scene: A delay
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
        script:
          - push: detail
          - wait: 1
          - pop
        """,
      calls: ["explain after"],
      asked: ["delay between steps", "wait between steps", "pause between two steps", "wait until a step has ended"]),
    Task(
      words: "How do I write a sign-in?",
      answer: "'setRoot' puts another root into the window. 'init' writes a scene that signs in and out.",
      scene: """
        scene: Signing in
        initial: welcome
        controllers: { welcome: , tabs: { kind: tabs, tabs: [home] }, home: }
        script:
          - setRoot: tabs
          - expect: { released: [welcome] }
        """,
      calls: ["init --kind sign-in"],
      asked: ["login flow", "sign in flow", "logged in", "log in and out", "login screen", "authentication flow"]),
    Task(
      words: "How do I set up my editor?",
      answer: "By 'lsp --setup', which prints what to paste. The editor then shows findings, completion and events.",
      scene: "", calls: ["lsp --setup vscode", "lsp --setup neovim"],
      asked: [
        "autocomplete for scene files", "completion in vs code",
        "vscode", "vs code", "visual studio code", "neovim", "editor support", "language server",
        "autocomplete in an editor",
      ]),
    Task(
      words: "What is a plan?",
      answer: "A scene's run as a file. It has instructions and no kinds, and most verbs read it as they read a scene.",
      scene: "", calls: ["compile app.scene.yaml -o app.plan", "run app.plan"],
      asked: ["plan", "plan file", "compiled scene"]),
    Task(
      words: "How do I write a remark?",
      answer: "Behind '#', which is for readers of the file. A 'note' is shown in pictures and documents.",
      scene: """
        scene: Remarks
        note: What this scene shows.
        initial: home # The screen at the launch.
        controllers: { home: { note: The list } }
        """,
      calls: ["explain note"],
      asked: ["comments", "comment in a scene", "yaml comments", "write a comment", "document a scene"]),
    Task(
      words: "Can I use anchors of YAML?",
      answer:
        "Yes: '&' names a value, and '*' repeats it in the same file. Controllers of another file come by 'import'.",
      scene: """
        scene: Anchors
        initial: home
        controllers:
          home: &plain { title: A screen }
          other: *plain
        """,
      calls: [],
      asked: ["anchors yaml", "yaml anchors", "yaml aliases", "repeat a value in yaml"]),
    Task(
      words: "Which commands are there?",
      answer: "'help' lists them, and 'help' with one of them says what it does and takes.",
      scene: "", calls: ["help", "help run"],
      asked: [
        "list of commands", "list commands", "scenograph commands", "command line options",
        "what can scenograph do", "show all options", "usage of the command",
      ]),
    Task(
      words: "How sure are the rules?",
      answer:
        "Each rule says how it is known: measured on real systems, said by Apple, by several sources or by one; where no "
        + "source says it, it is called a choice.",
      scene: "", calls: ["explain rules", "explain N2.31"],
      asked: [
        "has the order been measured", "how sure is the tool about an order",
        "where do the rules come from", "sources of the rules", "how reliable is scenograph", "can I trust the trace",
        "is this measured or guessed", "how do you know what UIKit does",
      ]),
    Task(
      words: "How do I find mistakes in a scene?",
      answer:
        "'check' reports them with their places, and '--fix' mends those that have one way out. 'explain' with a code "
        + "says more.",
      scene: "", calls: ["check app.scene.yaml", "check --fix app.scene.yaml", "explain SG110"],
      asked: [

        "error in my scene file",

        "check my scene", "check a scene for mistakes", "validate a scene", "lint a scene", "fix my scene",
        "find errors in a scene file",
      ]),
    Task(
      words: "How do I show a run to others?",
      answer: "As a page that plays it, in one file for a browser, or as a picture for a document.",
      scene: "", calls: ["run app.scene.yaml -o run.html", "diagram app.scene.yaml -o app.svg"],
      asked: [
        "export html", "html report", "share a run", "a page for the team wiki", "player",
        "show the trace in a browser",
      ]),
    Task(
      words: "Which keys does a controller have?",
      answer: "Those that each kind takes are listed by 'explain keys'; a kind's own stand under its name.",
      scene: "", calls: ["explain keys", "explain split"],
      asked: [
        "list of all keys", "keys of a controller", "which keys can I write in yaml",

      ]),
    Task(
      words: "How do I write a swipe back?",
      answer: "By 'swipe: pop', and with 'cancelled' the person lets it go.",
      scene: """
        scene: A swipe that is let go
        initial: nav
        controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
        script:
          - push: detail
          - { swipe: pop, cancelled: true }
        """,
      calls: [],
      asked: [
        "simulate a swipe back", "swipe back that the user cancels", "write a cancelled gesture", "cancelled swipe",
        "interactive pop in a scene",
      ]),
  ]
}
