import SceneBasics
import SceneCompiler
import SceneRules
import SceneSyntax
import SceneTestSupport
import Testing

@testable import SceneCLI

/// `explain` with the questions that people type.
@Suite struct AskedTests {
  private static let asked: [(id: String, words: String)] =
    ((try? Repository.text("Tests/Cases/asked/questions.txt")) ?? "")
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    .compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

  /// The number of the first rule that the first answer names, and the codes of its findings.
  private func answer(to words: String) -> [String] {
    let run = CommandRun(["explain", words])
    guard run.exit == 0 else { return [] }
    let lines = run.output.split(separator: "\n").prefix { !["Or is it this?", "Near it"].contains($0) }.map(
      String.init)
    // A page on a rule or a finding starts with its name, and a line on a console leads to a finding.
    let first = lines.first ?? ""
    let words = first.split { " ():,".contains($0) }.map(String.init)
    if let code = words.first(where: { DiagnosticCatalogue.find($0)?.code.description == $0 }) { return [code] }
    if let rule = words.first, Rulebook.rule(rule) != nil { return [rule] }
    let names = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    let rule = names.first { Rulebook.rule($0) != nil }
    return [rule].compactMap { $0 } + names.filter { DiagnosticCatalogue.find($0)?.code.description == $0 }
  }

  @Test func `the first answer is right for 190 of 200 questions`() {
    #expect(AskedTests.asked.count >= 200)
    #expect(Set(AskedTests.asked.map(\.words)).count == AskedTests.asked.count)
    let wrong = AskedTests.asked.filter { !answer(to: $0.words).contains($0.id) }
    let shown = wrong.map { "\($0.id) \($0.words): \(answer(to: $0.words))" }.joined(separator: "\n")
    #expect(wrong.count * 20 <= AskedTests.asked.count, "\(wrong.count) wrong:\n\(shown)")
  }

  @Test(arguments: [
    ("deep link", "N2.13"), ("unbalanced", "C1.80"), ("More", "T3.8"), ("separateSecondaryViewController", "S4.22"),
    ("black screen", "M6.20"), ("viewDidAppear not called", "C1.30"),
    ("preferredInterfaceOrientationForPresentation", "D8.5"),
    ("view controller containment", "C1.10"),
  ])
  func `key words lead to their rule`(words: String, rule: String) {
    #expect(answer(to: words).first == rule, "\(answer(to: words))")
  }

  @Test(arguments: [
    ("tab bar controller child viewWillAppear not called", "Why isn't a tab told that it appears?"),
    ("popover on iPhone", "What does a popover become on a phone?"),
    ("how do I detect back button", "How do I know that the back button was tapped?"),
    ("presentingViewController", "Which controller presents?"),
    ("viewDidLoad called twice", "How often does viewDidLoad come?"),
    ("why is viewDidAppear not called", "Why isn't viewDidAppear called?"),
    ("viewWillTransition not called on rotation", "Why isn't viewWillTransition called?"),
    ("difference between loadView and viewDidLoad", "What is the difference between loadView and viewDidLoad?"),
    ("child view controller deinit not called", "What keeps a controller alive?"),
    ("viewWillDisappear called when pushing", "Which comes first on a push?"),
    ("UIAlertController dismisses view controller", "What does dismiss dismiss?"),
    ("navigation bar missing after present", "Why is navigationController nil?"),
    ("modal inside modal", "Which controller presents?"),
    ("how to hide navigation bar", "How do I hide the navigation bar?"),
  ])
  func `what a stranger typed finds its question`(words: String, question: String) {
    let lines = CommandRun(["explain", words]).output.split(separator: "\n").prefix {
      !["Or is it this?", "Near it"].contains($0)
    }
    #expect(lines.contains(Substring(question)), "\(lines.first ?? "")")
  }

  /// A name as code writes it leads to itself, not to a label or a word beside it.
  @Test(arguments: [
    ("pushViewController(_:animated:)", "the step 'push'"), ("pushViewController:animated:", "the step 'push'"),
    ("popViewController(animated: true)", "the step 'pop'"),
    ("popToRootViewController(animated:)", "the step 'popToRoot'"),
    ("popToViewController(_:animated:)", "the step 'popTo'"), ("setTabs(_:animated:)", "the step 'setViewControllers'"),
    ("presentViewController:animated:completion:", "the step 'present'"),
    ("showDetailViewController(vc, sender: nil)", "the step 'showDetail'"),
    ("setViewController(_:for:)", "the step 'push'"), ("splitViewController?.hide(.primary)", "the step 'hideColumn'"),
    ("transition(from:to:duration:options:animations:completion:)", "the step 'transition'"),
    ("sheet.detents = [.medium()]", "the key 'detents'"), ("window?.rootViewController = home", "the step 'setRoot'"),
    ("tabBarController?.selectedIndex = 1", "the step 'select'"),
    ("rename", "the command 'scenograph lsp'"), ("did appear", "'viewDidAppear' under 'overrides'"),
    ("didMoveToParentViewController:self", "the step 'didMove'"), ("kind: search", "the kind 'search'"),
    ("isCancelled", "the option 'cancelled' of a step"), ("animateTransition", "not modelled"),
    ("instantiateInitialViewController", "not modelled"), ("didUpdateFocus", "not modelled"),
    (
      "UISheetPresentationController largestUndimmedDetentIdentifier",
      "the key 'largestUndimmedDetentIdentifier' of a controller"
    ),
    ("step options", "in  (a controller)"), ("viewwillapear not caled", "'viewwillappear not called'"),
    ("preferredInterfaceOrientationForPresentation must return a supported interface orientation!", "not modelled"),
    ("Attempting to modify the contents of the tab bar directly will throw an exception", "not modelled"),
    ("'Application tried to present UIPopoverController modally'", "not modelled"),
    (
      "UIWindow endDisablingInterfaceAutorotationAnimated: called on <UIWindow: 0x1> without matching -beginDisabling",
      "not modelled"
    ),
    ("scene(_:willConnectTo:options:)", "the step 'launch'"),
    ("modalTransitionStyle crossDissolve", "the key 'modalTransitionStyle'"),
    ("preferredTransition zoom iOS 18", "the key 'preferredTransition'"), ("SIGABRT in main", "not modelled"),
    ("UIBackgroundTask", "not modelled"), ("gitlab ci", "How do I check scenes in CI?"),
    ("how do I export the hierarchy as JSON", "How do I get JSON?"),
    ("how do I watch a file", "How do I repeat a call"),
    ("hide sidebar in split view", "How do I show or hide a column?"),
    ("select tab programmatically", "How do I select a tab?"),
    ("nested navigation controllers", "What can't be pushed?"),
    (
      "Calling -viewDidAppear: directly on a view controller is not supported, and may result in out-of-order callbacks",
      "How does a container forward appearance by hand?"
    ),
    (
      "None of the requested orientations are supported by the view controller. Requested: landscapeLeft; Supported: "
        + "portrait", "Which controller decides how the device may turn?"
    ),
    ("This API requires initializing the UISplitViewController with -initWithStyle:", "not modelled"),
    ("Don't know about flushed view <UIView: 0x1>", "Why does setting pages during a scroll crash?"),
  ])
  func `a name or a line as it is printed leads to what it means`(words: String, first: String) {
    let run = CommandRun(["explain", words])
    #expect(run.exit == 0 && run.output.hasPrefix(first), "\(run.output.prefix(80))\(run.errors)")
  }

  @Test(arguments: [
    "onAppear", "isHidden", "viewControllerForUnwindSegueAction", "registerForTraitChanges",
    "UIViewControllerRepresentable", "zoom", "state restoration", "restorationIdentifier",
    "safe areas", "bars", "data", "keyboard", "detents", "notification", "several windows", "search controller",
  ])
  func `the words of the page of limits are known`(word: String) {
    let run = CommandRun(["explain", word])
    #expect(run.exit == 0 && !run.output.isEmpty, "\(run.output)\(run.errors)")
  }

  /// The line that people paste most often comes of transitions that overlap; a call by hand is the rarer cause.
  @Test func `an unbalanced transition is explained by its commoner cause, and then by its finding`() {
    for line in [
      "Unbalanced calls to begin/end appearance transitions for <UITabBarController: 0x7faa>.",
      "Unbalanced calls to begin/end",
    ] {
      let output = CommandRun(["explain", line]).output
      #expect(
        output.hasPrefix("Why are calls to begin and end unbalanced?\n  Usually two transitions overlap"), "\(output)")
      #expect(output.contains("\nUIKit says this, and 'check' finds it as SG509:\n\nSG509 "), "\(output)")
    }
  }

  @Test func `onAppear isn't called viewDidAppear`() {
    #expect(!CommandRun(["explain", "onAppear"]).output.hasPrefix("'viewDidAppear'"))
  }

  @Test func `what isn't known gets the three nearest with their first sentences`() {
    let run = CommandRun(["explain", "how to animate a label inside the split view"])
    #expect(run.exit == 64 && run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("error: nothing is called") == true)
    #expect(lines.count { $0.hasPrefix("  ") } >= 3, "\(run.errors)")
    // Where nothing is like it, nothing is shown.
    #expect(CommandRun(["explain", "qwrtzp"]).errors.hasSuffix("help: run 'scenograph explain' for the topics\n"))
  }

  @Test func `questions name rules, findings and examples that are there`() {
    #expect(RuleQuestions.all.count >= 70)
    for question in RuleQuestions.all {
      #expect(question.rules.allSatisfy { Rulebook.rule($0) != nil }, "\(question.words)")
      #expect(
        question.findings.allSatisfy { DiagnosticCatalogue.find($0)?.code.description == $0 }, "\(question.words)")
      if let scene = question.scene {
        #expect(throws: Never.self) { try Repository.text("examples/\(scene).scene.yaml") }
      }
      // What no rule says rests on words of Apple's.
      let hasSource = !question.rules.isEmpty || !question.documented.isEmpty
      #expect(hasSource && !question.asked.isEmpty && question.answer.hasSuffix("."), "\(question.words)")
    }
    #expect(Set(RuleQuestions.all.map(\.words)).count == RuleQuestions.all.count)
  }
}
