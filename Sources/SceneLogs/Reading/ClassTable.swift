package import ScenePlan

/// The callbacks that one class or all classes print by the word of a caller.
package struct PrintedCallbacks: Sendable {
  /// The class; nil for all classes.
  package var name: String?
  package var callbacks: Set<Callback>

  /// Reads `viewDidLoad,viewDidAppear` or `DetailController=viewDidLoad`.
  ///
  /// - Returns: nil if a word is no callback.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard !parts[0].isEmpty else { return nil }
      name = String(parts[0])
    }
    let words = parts[parts.count - 1].split(separator: ",", omittingEmptySubsequences: false)
    callbacks = []
    for word in words {
      guard let callback = LogWords.callback(String(word)) else { return nil }
      callbacks.insert(callback)
    }
  }
}

/// The classes of a log while it is read, with all that print anything.
struct ClassTable {
  private var numbers: [String: Int] = [:]
  private var names: [String] = []
  private var seen: [Set<Callback>] = []
  private var declared: [String: Set<Callback>] = [:]
  private(set) var declaredForAll: Set<Callback> = []
  /// The classes that are controllers, whatever they print.
  private var controllers: Set<String> = []
  /// The selector of the `init` that was the last event of a class, and the address.
  private var lastInit: [(selector: [UInt8], address: UInt64)?] = []

  /// The number of a class, which is made at its first line.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    seen.append([])
    lastInit.append(nil)
    return names.count - 1
  }

  /// Says what a class prints, or what all do.
  mutating func declare(_ callbacks: Set<Callback>, of name: String?) {
    guard let name else { return declaredForAll.formUnion(callbacks) }
    declared[name, default: []].formUnion(callbacks)
  }

  /// Says which classes are controllers.
  mutating func declareControllers(_ names: Set<String>) { controllers.formUnion(names) }

  /// Takes an event in. True if it is one `init` behind another of the same object: `init` calls `initWithNibName`.
  mutating func isSameObject(
    _ callback: Callback, address: UInt64, selector: ArraySlice<UInt8>, owner: Int
  ) -> Bool {
    seen[owner].insert(callback)
    let last = lastInit[owner]
    lastInit[owner] = callback == .`init` ? (Array(selector), address) : nil
    guard callback == .`init`, let last else { return false }
    return last.selector != Array(selector) && (last.address == address || last.address == 0 || address == 0)
  }

  /// Whether a class is one of controllers: views, presenters and routers print `init` and `deinit` too.
  func isController(_ number: Int) -> Bool {
    seen[number].contains(where: \.isOfControllers) || controllers.contains(names[number])
      || declared[names[number]]?.contains(where: \.isOfControllers) == true
  }

  /// A class with all that it prints.
  func logged(_ number: Int) -> LifecycleLog.LoggedClass {
    LifecycleLog.LoggedClass(
      name: names[number],
      printed: seen[number].union(declaredForAll).union(declared[names[number]] ?? []))
  }
}
