/// The changes of a recording, one behind the other, in words of four bytes: a long run has many millions.
///
/// A change begins with a word that says what follows, and with the number of its controller. What a controller doesn't
/// have takes no room. So one with a parent whose view hangs in another one's view takes five words:
///
///     head   instance   parent   host   owners and depth
struct ChangeTape: Sendable {
  /// The first word: the flags of the state, then which words follow, then three small numbers.
  fileprivate struct Head: OptionSet {
    var rawValue: UInt32 = 0

    static let hasParent = Head(rawValue: 1 << 11)
    static let hasCurrent = Head(rawValue: 1 << 12)
    static let hasHost = Head(rawValue: 1 << 13)
    static let hasPresented = Head(rawValue: 1 << 14)
    static let hasPresenter = Head(rawValue: 1 << 15)
    static let hasTransition = Head(rawValue: 1 << 16)
    static let hasDisplayMode = Head(rawValue: 1 << 17)
    /// Owners and depth are too large for one word.
    static let hasWideCounts = Head(rawValue: 1 << 18)
    static let hasChildren = Head(rawValue: 1 << 19)
    static let hasHosted = Head(rawValue: 1 << 20)
    /// A field that few controllers have has changed. It stands beside the tape.
    static let hasExtras = Head(rawValue: 1 << 21)

    private static let flags: UInt32 = 1 << 11 - 1
    private static let appearances = AppearanceState.allCases
    private static let styles = PresentationStyle.allCases
    private static let heights = Detent.allCases.flatMap { detent in
      [false, true].map { SheetHeight(detent, isUndimmed: $0) }
    }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ change: RunRecording.Change) {
      let (flags, appearance, style) = (change.flags, change.appearance, change.style)
      rawValue = UInt32(flags.rawValue)
      rawValue |= UInt32(Head.appearances.firstIndex(of: appearance) ?? 0) << 22
      if let style { rawValue |= UInt32((Head.styles.firstIndex(of: style) ?? 0) + 1) << 24 }
      if let height = change.height { rawValue |= UInt32((Head.heights.firstIndex(of: height) ?? 0) + 1) << 28 }
    }

    var flags: RunRecording.Change.Flags { RunRecording.Change.Flags(rawValue: UInt16(rawValue & Head.flags)) }
    var appearance: AppearanceState { Head.appearances[Int(rawValue >> 22 & 3)] }
    var style: PresentationStyle? { Head.one(of: Head.styles, rawValue >> 24 & 15) }
    var height: SheetHeight? { Head.one(of: Head.heights, rawValue >> 28) }

    private static func one<Value>(of values: [Value], _ number: UInt32) -> Value? {
      number == 0 ? nil : values[Int(number) - 1]
    }
  }

  /// So many words stand on a page, as a power of two. The last change may reach beyond that.
  private static let power = 14
  private static let most = 1 << power

  /// No change is torn apart by the end of a page.
  private var pages: [[UInt32]] = [[]]
  private var extras: [RunRecording.Change.Extras] = []

  /// Where the next change begins: the number of the page, and the word on it.
  private(set) var end: UInt32 = 0

  /// Adds a change behind all others.
  mutating func append(_ change: RunRecording.Change) {
    let last = pages.count - 1
    pages[last].append(0)
    pages[last].append(change.instance.rawValue)
    var head = Head(change)
    func append(_ number: UInt32, _ bit: Head, into page: inout [UInt32]) {
      guard number != .max else { return }
      head.insert(bit)
      page.append(number)
    }
    append(change.parentNumber, .hasParent, into: &pages[last])
    append(change.currentNumber, .hasCurrent, into: &pages[last])
    append(change.hostNumber, .hasHost, into: &pages[last])
    append(change.presentedNumber, .hasPresented, into: &pages[last])
    append(change.presenterNumber, .hasPresenter, into: &pages[last])
    append(change.transitionNumber, .hasTransition, into: &pages[last])
    append(change.displayModeNumber, .hasDisplayMode, into: &pages[last])
    let (owners, depth) = (UInt32(bitPattern: change.owners), UInt32(bitPattern: change.depth))
    if owners | depth > 0xFFFF {
      head.insert(.hasWideCounts)
      pages[last].append(owners)
      pages[last].append(depth)
    } else {
      pages[last].append(owners | depth << 16)
    }
    if let rest = change.rest {
      if !rest.children.isNone { head.insert(.hasChildren) }
      if !rest.hosted.isNone { head.insert(.hasHosted) }
      rest.children.append(to: &pages[last])
      rest.hosted.append(to: &pages[last])
      if let changed = rest.extras {
        head.insert(.hasExtras)
        pages[last].append(UInt32(extras.count))
        extras.append(changed)
      }
    }
    pages[last][Int(end) & (ChangeTape.most - 1)] = head.rawValue
    end = ChangeTape.place(page: last, word: pages[last].count)
    if pages[last].count >= ChangeTape.most { turn() }
  }

  /// Begins a new page. Nearly every change has room behind its end.
  private mutating func turn() {
    var page: [UInt32] = []
    page.reserveCapacity(ChangeTape.most + 32)
    pages.append(page)
  }

  /// A word on a page, or the first one of the next page if that one is full.
  private static func place(page: Int, word: Int) -> UInt32 {
    UInt32(word < most ? page << power + word : (page + 1) << power)
  }

  /// The change that begins at a place, which becomes that of the next one.
  func change(at place: inout UInt32) -> RunRecording.Change {
    let page = Int(place >> UInt32(ChangeTape.power))
    var index = Int(place) & (ChangeTape.most - 1)
    let change = RunRecording.Change(pages[page], at: &index, extras)
    place = ChangeTape.place(page: page, word: index)
    return change
  }
}

extension RunRecording.ListChange {
  /// Nothing if the list stays as it is; or else the two numbers, how many come, and those.
  fileprivate func append(to words: inout [UInt32]) {
    if isNone { return }
    words.append(UInt32(start))
    words.append(UInt32(removed))
    words.append(UInt32(inserted.count))
    for instance in inserted { words.append(instance.rawValue) }
  }

  fileprivate init(_ words: [UInt32], at index: inout Int) {
    let (start, removed, count) = (Int(words[index]), Int(words[index + 1]), Int(words[index + 2]))
    index += 3
    self.init(start: start, removed: removed, inserted: words[index..<(index + count)].map { InstanceID(Int($0)) })
    index += count
  }
}

extension RunRecording.Change {
  /// Reads a change; `index` becomes that behind it.
  fileprivate init(_ words: [UInt32], at index: inout Int, _ extras: [Extras]) {
    func next() -> UInt32 {
      defer { index += 1 }
      return words[index]
    }
    let head = ChangeTape.Head(rawValue: next())
    func next(_ bit: ChangeTape.Head) -> UInt32 { head.contains(bit) ? next() : .max }
    instance = InstanceID(Int(next()))
    parentNumber = next(.hasParent)
    currentNumber = next(.hasCurrent)
    hostNumber = next(.hasHost)
    presentedNumber = next(.hasPresented)
    presenterNumber = next(.hasPresenter)
    transitionNumber = next(.hasTransition)
    displayModeNumber = next(.hasDisplayMode)
    let counts = next()
    let isWide = head.contains(.hasWideCounts)
    owners = Int32(bitPattern: isWide ? counts : counts & 0xFFFF)
    depth = Int32(bitPattern: isWide ? next() : counts >> 16)
    flags = head.flags
    appearance = head.appearance
    style = head.style
    height = head.height
    if head.isDisjoint(with: [.hasChildren, .hasHosted, .hasExtras]) {
      rest = nil
    } else {
      let children = head.contains(.hasChildren) ? RunRecording.ListChange(words, at: &index) : .none
      let hosted = head.contains(.hasHosted) ? RunRecording.ListChange(words, at: &index) : .none
      rest = Rest(
        children: children, hosted: hosted, extras: head.contains(.hasExtras) ? extras[Int(next())] : nil)
    }
  }
}
