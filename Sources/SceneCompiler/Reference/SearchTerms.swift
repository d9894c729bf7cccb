/// The terms of a text, by which a question is compared with what is known: words without their endings, and one word for
/// those that mean the same.
package struct SearchTerms {
  /// Names in mixed capitals that are written apart as well: `view did load`.
  private let names: Set<String>

  /// - Parameter texts: What is known; its names in mixed capitals are kept whole.
  package init(namesIn texts: [String]) {
    names = Set(
      texts.flatMap { SearchTerms.split($0) }.filter { $0.dropFirst().contains(where: \.isUppercase) }
        .map { $0.lowercased() })
  }

  /// Whether a word says nothing by itself: `for`.
  package static func isEmpty(_ word: String) -> Bool { empty.contains(word.lowercased()) }

  /// Whether a name in mixed capitals is known.
  func isName(_ word: String) -> Bool { names.contains(word.lowercased()) }

  /// The terms of a text, each once, in its order.
  package func terms(of text: String) -> [String] {
    // The label of a call says nothing: `dismiss(animated:)`.
    let words = joined(SearchTerms.split(text.replacing("animated:", with: " ")).flatMap { self.words(of: $0) })
    var seen: Set<String> = []
    return words.flatMap(SearchTerms.meaning).filter { seen.insert($0).inserted }
  }

  /// A name that is known stays whole; another one in mixed capitals is taken apart.
  private func words(of name: String) -> [String] {
    let small = name.lowercased()
    let isOne = names.contains(small) && !SearchTerms.isCall(name)
    guard !isOne, name.contains(where: \.isLowercase) else { return [small] }
    return SearchTerms.apart(name).lowercased().split(separator: " ").map(String.init)
  }

  /// A name in mixed capitals as words: `safeAreaInsets` is `safe Area Insets`.
  static func apart(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words.append(character)
    }
    return words
  }

  /// How many bits tell one of so many, nearly: between two powers of two the way is taken for straight.
  static func bits(_ count: Double) -> Double { Double(count.exponent) + count.significand - 1 }

  /// Letters and digits in a row, without what stands in angle brackets, without numbers and addresses.
  private static func split(_ text: String) -> [String] {
    var depth = 0
    var plain = ""
    for character in text where character != "'" && character != "’" {
      if character == "<" { depth += 1 }
      plain.append(depth == 0 && (character.isLetter || character.isNumber) ? character : " ")
      if character == ">", depth > 0 { depth -= 1 }
    }
    return plain.split(separator: " ").map(String.init).filter { !$0.contains(where: \.isNumber) }
  }

  /// Words in a row that are one name, or one thing, become one word.
  private func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let count = (2...4).reversed().first { count in
        guard rest.count >= count else { return false }
        let name = rest.prefix(count).joined()
        return names.contains(name) || SearchTerms.pairs.contains(name)
      }
      result.append(rest.prefix(count ?? 1).joined())
      rest = rest.dropFirst(count ?? 1)
    }
    return result
  }

  /// The term that a word means, without its ending; none for words that mean nothing by themselves.
  private static func meaning(_ word: String) -> [String] {
    if empty.contains(word) { return [] }
    if let term = synonyms[word] { return [term] }
    let stem = stem(word)
    return empty.contains(stem) ? [] : [synonyms[stem] ?? stem]
  }

  private static func stem(_ word: String) -> String {
    guard word.count > 4 else {
      return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }
    for ending in ["ations", "ation", "ings", "ing", "edly", "ed", "es", "s", "ly"] where word.hasSuffix(ending) {
      var stem = word.dropLast(ending.count)
      guard stem.count >= 3 else { continue }
      if ending == "s", stem.last == "s" { return word }
      // `popping` is `pop`.
      if let last = stem.last, stem.dropLast().last == last, !"lsz".contains(last) { stem.removeLast() }
      return String(stem)
    }
    return word.hasSuffix("e") ? String(word.dropLast()) : word
  }

  /// Two words that are one thing.
  private static let pairs: Set<String> = [
    "fullscreen", "pagesheet", "formsheet", "lifecycle", "statusbar", "tabbar", "navigationbar", "deeplink",
    "rootviewcontroller", "tabbarcontroller", "navigationcontroller", "splitview", "splitviewcontroller",
    "pageviewcontroller", "homebutton", "actionsheet", "viewcontroller", "childviewcontroller", "halfway",
    "searchcontroller", "darkmode", "safearea", "goback", "goingback", "twotimes", "crossfade", "memoryleak", "letgo",
    "scrollview",
    "vscode", "memorywarning", "containerview", "morethanonce", "manytimes", "severaltimes", "multipletimes",
    "sharesheet", "morethan", "signout",
    "logout", "everytime", "onemore", "backbutton", "exitcode", "exitcodes",
  ]

  /// Terms that are in many questions and say of none what it is about.
  static let general: Set<String> = [
    "not", "call", "order", "twice", "another", "wrong", "change", "detect", "back", "button", "nil", "difference",
  ]

  /// Terms that say what a question is about: one that is about another of them is no answer.
  static let subjects: Set<String> = [
    "push", "pop", "present", "dismiss", "modal", "sheet", "alert", "popover", "tab", "split", "pager", "unwind",
    "child", "embed", "rotate", "swipe", "zoom", "inspector",
  ]

  /// The verbs with which a method begins that is called, and not overridden: it is written apart, so that
  /// `popToRootViewController` is about a pop.
  private static let calls = ["pop", "push", "present", "dismiss", "instantiate"]

  private static func isCall(_ name: String) -> Bool {
    calls.contains(String(name.prefix { $0.isLowercase })) && name.contains { $0.isUppercase }
  }

  private static let empty: Set<String> = Set(
    """
    a an the is are was were be been being am do does did doing it its this that these those i im my me we our you your
    in of on at to from for with by and or as if so than then there here into up out off about while what which how why
    where can could should would will shall may might must has have had having get gets got getting just only still any
    some one also very too ios swift objective objc c uikit xcode app application apple using use used vcs please
    help need want make makes made way problem issue question error bug view views controller controllers vc
    viewcontroller uiviewcontroller uiview screen screens method methods function func code self when after during thing
    properly correctly suddenly programmatically programmatic via between like something even though come comes came coming
    because class object line text true false once direct directly instead current correct right allow look looks everything becom becomes become already silent silently onto single over new entire whole actual effect exactly exact going go goes gone morethan instance user person people inside each own let mean means meaning say says said
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Words by what they mean.
  private static let synonyms: [String: String] = {
    let groups: [(String, String)] = [
      (
        "not",
        "not never no isnt doesnt dont didnt wont cant cannot wasnt arent without nothing fail fails failed missing none ignored ignores ignore"
      ),
      (
        "call",
        "call calls called calling firing executing invoking invoked invoke fired fire fires triggered trigger triggers executed execute run runs running ran received receive work works working worked happen happens happening told notified notify inform informed callback callbacks event events"
      ),
      (
        "dismiss",
        "dismiss dismissed dismisses dismissing dismissal close closed closes closing dismissviewcontroller dismissviewcontrolleranimated"
      ),
      (
        "present",
        "present presented presents presenting presentation presentations presentviewcontroller presentmodalviewcontroller presenter show shown showing shows display displayed"
      ),
      ("modal", "modal modals modally cover covers covered"),
      ("sheet", "sheet sheets card cards pagesheet formsheet pagesheets"),
      ("push", "push pushed pushes pushing pushviewcontroller"),
      ("pop", "pop popped pops popping popviewcontroller popviewcontrolleranimated"),
      ("back", "back goback goingback returning comeback"),
      ("alert", "alert alerts uialertcontroller alertview uialertview alertcontroller"),
      ("tab", "tab tabs tabbar uitabbarcontroller tabbarcontroller tabcontroller uitabbar"),
      ("navigation", "navigation nav navigationcontroller uinavigationcontroller stack navcontroller"),
      ("split", "split splitview splitviewcontroller uisplitviewcontroller"),
      ("primary", "primary master sidebar masterviewcontroller primaryviewcontroller"),
      ("secondary", "secondary detail detailviewcontroller secondaryviewcontroller"),
      ("pager", "pager page pages pageviewcontroller uipageviewcontroller"),
      (
        "free",
        "deinit dealloc deallocated deallocate deallocating released release releasing freed free destroyed destroy leak leaks leaking leaked memoryleak retain retained retains cycle alive"
      ),
      (
        "rotate",
        "rotate rotates rotated rotation rotating orientation orientations landscape portrait turn turns turned autorotate"
      ),
      (
        "twice",
        "twice double doubled again repeatedly times twotimes duplicate morethanonce manytimes severaltimes multipletimes often"
      ),
      ("crash", "crash crashes crashed crashing exception raise raises terminating"),
      ("embed", "embed embedded embeds embedding containerview"),
      ("child", "child children childviewcontroller childviewcontrollers"),
      ("order", "order sequence first before"), ("launch", "launch launches launched start starts startup launching"),
      (
        "swipe",
        "swipe swipes swiped swiping drag drags dragged dragging pan gesture gestures interactive interactively"
      ),
      (
        "cancel",
        "cancel cancelled canceled cancels aborted abort abandoned interrupted halfway half letgo incomplete"
      ),
      ("black", "black blank white empty"), ("lifecycle", "lifecycle life"),
      ("appear", "appear appears appeared appearing appearance visible"),
      ("disappear", "disappear disappears disappeared disappearing"),
      ("root", "root rootviewcontroller"), ("fullscreen", "fullscreen"),
      ("popover", "popover popovers uipopoverpresentationcontroller"),
      ("segue", "segue segues"), ("unwind", "unwind unwinding unwinds exit"), ("delegate", "delegate delegates"),
      ("completion", "completion completionhandler handler block"), ("layout", "layout layouts laid"),
      ("background", "background backgrounded homebutton suspended minimized minimised minimize"),
      ("foreground", "foreground resume resumed active"),
      ("wrong", "wrong incorrect bad"), ("difference", "difference differences differ vs versus"),
      ("animation", "animation animations animate animates animating animated unanimated fade crossfade"),
      (
        "change",
        "change changes changed changing switch switched switching switches swap swapping replace replaced replacing replaces select selected selecting selection"
      ),
      ("load", "load loads loaded loading preload preloads"),
      ("scroll", "scroll scrolling scrolls scrolled scrollview paging"),
      ("hidden", "hidden hide hides hiding ishidden"), ("size", "size frame bounds sizes"),
      ("bar", "bar bars"), ("add", "add adds added adding"), ("remove", "remove removes removed removing delete"),
      ("refresh", "refresh reload update updates updated refreshed reloaddata"),
      ("previous", "previous parent"),
      ("custom", "custom"), ("memory", "memory"), ("overstyle", "overfullscreen overcurrentcontext"),
      ("several", "several multiple two three many stacked all"), ("nil", "nil null"),
      ("fast", "fast quick quickly rapidly"), ("logout", "logout signout logoff"),
      ("actionsheet", "actionsheet sharesheet uiactivityviewcontroller"),
      ("prevent", "prevent prevents stop stops disable disabled block forbid"),
      ("detect", "detect detects know tell determine recognise recognize find finds found"),
      ("finding", "finding findings warning warnings"), ("another", "another other second"), ("ipad", "ipad pad"),
      ("phone", "phone iphone iphones"),
      ("statusbar", "statusbar"),
    ]
    var table: [String: String] = [:]
    for (term, words) in groups { for word in words.split(separator: " ") { table[String(word)] = term } }
    return table
  }()
}
