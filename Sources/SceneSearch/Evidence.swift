internal import SceneBasics
package import SceneLogs
internal import ScenePlan
package import SceneProgram

/// The lines of one run of an app that a script has to explain, by the templates of a program.
struct Evidence {
  /// A line that counts.
  struct Token {
    /// The class in the log's list; -1 for the app and for UIKit.
    var owner: Int32
    /// The address of the instance; 0 if it wasn't printed.
    var address: UInt64
    var kind: LoggedEvent.Kind
    var argument: LoggedArgument
    /// The parent that the line names.
    var parent = ParentName.unknown
    /// The classes that UIKit's sentence names.
    var named: [String] = []
    var time: Ticks?
    /// The event in the log.
    var event: Int
  }

  private(set) var tokens: [Token] = []
  /// By line: a number; lines that say alike have one number.
  private(set) var codes: [Int32] = []
  /// By template: its class in the log; -1 for one that prints nothing.
  let owners: [Int32]
  /// By template: its name as a parent.
  let parents: [ParentName]
  /// By template: its names in UIKit's sentences.
  let names: [Set<String>]
  /// By class: the callbacks whose absence means something.
  private(set) var counted: [Set<Callback>]
  /// By class: whether a line tells when a controller comes onto the screen.
  let printsComing: [Bool]
  private(set) var appCallbacks: Set<Callback> = []
  /// The messages to delegates that count. They have no owner: any class may be the delegate.
  let messages: Set<Callback>
  private(set) var hasSentences = false
  /// Whether UIKit raises in it.
  private(set) var hasExceptions = false
  /// Whether a line has an address.
  private(set) var hasAddresses = false
  /// Whether a line says that something isn't animated, or times can.
  private(set) var tellsAnimation = false
  /// By template: whether code may bring it. A container at the root that prints nothing stays the only one.
  let mayComeAgain: [Bool]
  /// The templates, those first that stand in no container: a step brings a container rather than its first screen alone.
  let outermostFirst: [Int]
  /// Whether no class does anything of its own in a callback, so that a `did` follows its `will`.
  let isPlain: Bool
  /// Whether there is a search, or a line may tell of a sheet's height.
  let hasBars: Bool
  /// Whether a line may tell of a turn of the device: of a size, or of what a size brings.
  let tellsSizes: Bool
  /// The classes that were there before the log begins.
  let residents: Set<Int32>
  /// Those that come again without being loaded again.
  let kept: Set<Int>

  /// Layout passes and `init` don't count, since their number is no rule, nor does what only a storyboard's controllers
  /// get. Questions count only if there are segues.
  static func counts(_ callback: Callback, hasSegues: Bool) -> Bool {
    switch callback {
    case .`init`, .awakeFromNib: false
    default:
      switch callback.group {
      case .loading, .appearance, .moving, .app: true
      case .memory: callback == .`deinit`
      case .size: callback == .viewWillTransition
      case .segues: hasSegues
      case .swiftUI, .layout, .calls, .delegates, .outcome: false
      }
    }
  }

  /// Messages to delegates that tell a person from code: of a search, and of a sheet that is dragged.
  static let telling = Set(
    Callback.beginningOfSearch + Callback.endOfSearch + [
      .delegateDidChangeDetent, .delegateShouldDismiss, .delegateWillDismiss, .delegateDidDismiss,
      .delegateDidAttemptToDismiss,
    ])

  init(_ log: LifecycleLog, _ run: Range<Int>, for program: Program) {
    messages = Evidence.telling.intersection(log.classes.flatMap(\.printed))
    owners = program.templates.map { Evidence.owner(of: $0, in: log) }
    let hasSegues = program.templates.contains { !$0.segues.isEmpty }
    counted = log.classes.map { entry in entry.printed.filter { Evidence.counts($0, hasSegues: hasSegues) } }
    let owners = owners
    parents = program.templates.indices.map { template in
      owners[template] >= 0 ? .logged(owners[template]) : .silent(program.templates[template].kind)
    }
    names = program.templates.map(NamedClasses.names)
    mayComeAgain = program.templates.indices.map { template in
      template != program.initial || owners[template] >= 0 || program.templates[template].contents.isEmpty
    }
    let owned = Set(program.templates.flatMap { $0.contents.map(\.template) })
    outermostFirst =
      program.templates.indices.filter { !owned.contains($0) } + program.templates.indices.filter(owned.contains)
    tellsSizes =
      counted.contains { $0.contains(.viewWillTransition) } || program.templates.contains { $0.kind == .split }
    isPlain = program.templates.allSatisfy { $0.segues.isEmpty && $0.settings?.overrides.isEmpty != false }
    hasBars =
      program.templates.contains { $0.kind == .search } || messages.contains(.delegateDidChangeDetent)
    printsComing = counted.map { $0.contains(where: \.isOfComing) }
    var parents: [String: ParentName] = [:]
    var numbers: [Said: Int32] = [:]
    for index in run {
      let event = log.events[index]
      var owner = event.owner ?? -1
      if let callback = event.callback, messages.contains(callback) {
        owner = -1
      } else if case .callback(let callback) = event.kind {
        guard Evidence.counts(callback, hasSegues: hasSegues) else { continue }
        if owner < 0 { appCallbacks.insert(callback) }
      } else {
        hasSentences = true
        if case .message(let message) = event.kind, message.isException { hasExceptions = true }
      }
      if event.address > 0 { hasAddresses = true }
      if event.argument == .flag(false) || event.time != nil { tellsAnimation = true }
      var token = Token(
        owner: owner, address: event.address, kind: event.kind, argument: event.argument, time: event.time,
        event: index)
      if case .text(let text) = event.argument, event.callback?.group == .moving {
        if parents[text] == nil { parents[text] = ParentName(text, in: log) }
        token.parent = parents[text] ?? .unknown
      }
      token.named = NamedClasses.names(in: event)
      let said = Said(token)
      if numbers[said] == nil { numbers[said] = Int32(numbers.count) }
      codes.append(numbers[said] ?? 0)
      tokens.append(token)
    }
    residents = log.residents(in: run)
    kept = ArrivalOrder(log, run).kept
  }

  /// As much of a line as has to be equal, so that the next step may be.
  private struct Said: Hashable {
    let owner: Int32
    let kind: LoggedEvent.Kind
    let flag: Bool?
    let hasParent: Bool?

    init(_ token: Token) {
      (owner, kind) = (token.owner, token.kind)
      switch token.argument {
      case .flag(let isOn): (flag, hasParent) = (isOn, nil)
      case .nothing: (flag, hasParent) = (nil, false)
      case .text: (flag, hasParent) = (nil, true)
      case .none, .texts: (flag, hasParent) = (nil, nil)
      }
    }
  }

  /// The class of a template: by the name of its class, else by its id; a container of UIKit's own has UIKit's class.
  static func owner(of template: Template, in log: LifecycleLog) -> Int32 {
    let className = template.settings?.className ?? (template.kind.isStock ? template.kind.className : nil)
    let found =
      log.classes.firstIndex { $0.name == className }
      ?? log.classes.firstIndex { $0.name == template.id }
      ?? log.classes.firstIndex { bare($0.name) == bare(template.settings?.className ?? template.id) }
    return Int32(found ?? -1)
  }

  /// `listViewController` and `List` name the same.
  static func bare(_ name: String) -> String { stem(name).lowercased() }

  /// A class's name without the word that each controller has at its end.
  static func stem(_ name: String) -> String {
    let small = name.lowercased()
    for ending in ["viewcontroller", "controller", "vc"] where small.hasSuffix(ending) && small.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Whether the first line of a class stands near one of another class, or that one prints nothing.
  func isNear(_ owner: Int32, _ other: Int32) -> Bool {
    guard other >= 0, let first = tokens.firstIndex(where: { $0.owner == owner }) else { return true }
    return tokens[max(0, first - Evidence.reach)..<min(first + Evidence.reach, tokens.count)].contains {
      $0.owner == other
    }
  }

  /// How many lines may lie between what a callback does and another line of its class.
  private static let reach = 24

  /// The class of a template's number; -1 for UIKit's own.
  func owner(of template: Int) -> Int32 { template < owners.count ? owners[template] : -1 }
}

/// An event of a run that the log would have.
struct Produced {
  var owner: Int32
  var kind: LoggedEvent.Kind
  var argument: Argument
  /// The parent that a move names.
  var parent = ParentName.unknown
  /// The names that a sentence of UIKit may have for each of its controllers; none where any name may stand.
  var named: [Set<String>] = []
  var instance: InstanceID?
  /// The instance's name in numbers, which lasts longer than the instance; 0 without one.
  var template: Int
  var ordinal: Int
  var time: Ticks
  /// Whether a finger holds it up.
  var isHeld = false

  /// The price of taking a line for this event, in hundredths; nil if it is another event.
  func price(as token: Evidence.Token, _ book: AddressBook) -> Int? {
    guard token.kind == kind, token.owner == owner, book.admits(token, for: self) else { return nil }
    switch (argument, token.argument) {
    case (.animated(let one), .flag(let other)): return one == other ? 0 : Prices.flag
    case (.parent(let parent), .nothing): return parent == nil ? 0 : nil
    case (.parent(let parent), .text): return parent == nil || !token.parent.fits(self.parent) ? nil : 0
    default: return zip(token.named, named).count { !$1.isEmpty && !$1.contains($0) } * Prices.stranger
    }
  }
}

extension Evidence.Token {
  /// Whether it says of an animation what UIKit doesn't.
  func hasOtherFlag(than event: Produced) -> Bool {
    if case (.flag(let one), .animated(let other)) = (argument, event.argument) { one != other } else { false }
  }
}

extension LogReading {
  /// Adds a scene's classes of which no line tells, if all classes print by the log's word: their silence counts, too.
  package mutating func addSilentClasses(of program: Program) {
    let printed = printedByAll
    if !printed.contains(where: \.isOfControllers) { return }
    for template in program.templates where Evidence.owner(of: template, in: log) < 0 {
      guard let name = template.settings?.className ?? (template.kind.isStock ? nil : template.id) else { continue }
      log.classes.append(LifecycleLog.LoggedClass(name: name, printed: printed))
    }
  }
}

extension LifecycleLog {
  /// The classes that were there before a run's first line, since they begin by going, or by coming back.
  func residents(in run: Range<Int>) -> Set<Int32> {
    var first: [Int32: LoggedEvent] = [:]
    for event in events[run] {
      guard let owner = event.owner, let callback = event.callback, first[owner] == nil,
        Evidence.counts(callback, hasSegues: false)
      else { continue }
      first[owner] = event
    }
    return Set(first.filter { isResident($0.key, first: $0.value) }.keys)
  }

  private func isResident(_ owner: Int32, first: LoggedEvent) -> Bool {
    switch first.callback {
    case .willMove: first.argument == .nothing
    case .viewWillDisappear, .viewDidDisappear, .viewDidAppear, .`deinit`, .viewIsAppearing: true
    case .viewWillAppear:
      classes[Int(owner)].printed.contains(.viewDidLoad) || classes[Int(owner)].printed.contains(.loadView)
    default: false
    }
  }
}
