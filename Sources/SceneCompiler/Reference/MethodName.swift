/// The method that a piece of code, or a line of a stack, names.
package enum MethodName {
  /// The name without its class, its arguments and its types: `viewDidLoad` for `-[HomeViewController viewDidLoad]`, for
  /// `override func viewDidLoad()` and for `HomeViewController.viewDidLoad()`. Nil if a text isn't such a piece.
  package static func name(in text: String) -> String? {
    let code = text.drop { $0 == " " }
    if let rest = message(code) ?? declaration(code) {
      let name = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
    if let property = assigned(code) { return property }
    // `UIViewController.viewDidLoad()`, `pushViewController(_:animated:)`. Words behind it ask for something.
    guard isWhole(code), let open = code.firstIndex(of: "(") ?? code.firstIndex(of: ":") else { return nil }
    let parts = code[..<open].split { ".?!".contains($0) }
    guard let name = parts.last, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    // `splitViewController?.hide(.primary)`: these two are of columns there.
    let isOfSplit = parts.dropLast().last?.lowercased().hasPrefix("split") == true
    return isOfSplit && (name == "show" || name == "hide") ? name + "Column" : String(name)
  }

  /// The property that an assignment sets: `selectedIndex` of `tabBarController?.selectedIndex = 1`.
  private static func assigned(_ code: Substring) -> String? {
    guard let range = code.firstRange(of: " = ") else { return nil }
    let left = code[..<range.lowerBound]
    guard left.contains("."), left.allSatisfy({ $0.isLetter || $0.isNumber || ".?!_".contains($0) }) else { return nil }
    let names = left.split { ".?!".contains($0) }.map(String.init)
    if names.last == "rootViewController", names.dropLast().last?.lowercased().hasSuffix("window") == true {
      return "setRoot"
    }
    return names.last
  }

  /// The words with which a method begins that is no delegate's: `pushViewController(_:animated:)`.
  private static let actions: Set<Substring> = [
    "add", "did", "dismiss", "insert", "pop", "present", "push", "remove", "select", "set", "should", "show",
    "transition",
    "will",
  ]

  /// The sender of a delegate's method, and the label that names the method: `navigationController` and `didShow` for
  /// `navigationController(_:didShow:animated:)`, as Swift or Objective-C writes it. Nil if a text isn't such a method.
  static func message(toDelegate text: String) -> (sender: String, label: String)? {
    let code = String(text.drop { $0 == " " })
    let start = declaration(code[...]).map(String.init) ?? code
    let name = start.drop { $0 == " " }
    let sender = name.prefix { $0.isLetter || $0.isNumber }
    let isDelegates =
      sender.hasSuffix("Controller") && sender.first?.isLowercase == true
      && !actions.contains(sender.prefix { $0.isLowercase })
    guard isWhole(code[...]), isDelegates || sender == "scene" || sender == "application",
      sender.endIndex < name.endIndex,
      "(:".contains(name[sender.endIndex])
    else { return nil }
    let rest = name[name.index(after: sender.endIndex)...]
    let labels = rest.split { ",:() ".contains($0) }.map(String.init)
    // In a declaration a type stands behind each name; a type has a capital.
    let isWhole = rest.contains(",")
    let parts =
      isWhole
      ? rest.split(separator: ",").dropFirst().compactMap { $0.split { ",:() ".contains($0) }.first.map(String.init) }
      : labels
    guard let label = parts.first(where: { $0 != "_" && $0 != sender && $0.first?.isLowercase == true }) else {
      return nil
    }
    return (String(sender), label)
  }

  /// Whether nothing stands behind the arguments of a call or a declaration but its result and its body.
  private static func isWhole(_ code: Substring) -> Bool {
    guard let close = code.lastIndex(of: ")") else { return !code.contains(" ") }
    let rest = code[code.index(after: close)...].drop { $0 == " " }
    return rest.isEmpty || rest.hasPrefix("{") || rest.hasPrefix("->")
  }

  /// The words behind the receiver: `-[UIViewController viewWillAppear:]`, `[super viewDidLoad]`.
  private static func message(_ code: Substring) -> Substring? {
    let rest = code.drop { $0 == "-" || $0 == "+" }
    guard rest.hasPrefix("["), let blank = rest.firstIndex(of: " "), !isSentence(rest) else { return nil }
    return rest[blank...]
  }

  /// Whether words follow the call, as in a line of UIKit's: `-[X cb]: message sent to deallocated instance`.
  private static func isSentence(_ call: Substring) -> Bool {
    call.lastIndex(of: "]").map { call[$0...].contains(where: \.isLetter) } ?? false
  }

  /// The words behind `func`, or behind the type of `- (void)viewDidLoad`.
  private static func declaration(_ code: Substring) -> Substring? {
    if let range = (" " + code).firstRange(of: " func ") { return (" " + code)[range.upperBound...] }
    let rest = code.drop { $0 == "-" || $0 == "+" }
    guard rest.startIndex > code.startIndex else { return nil }
    let type = rest.drop { $0 == " " }
    guard type.hasPrefix("("), let close = type.firstIndex(of: ")") else { return nil }
    return type[type.index(after: close)...]
  }
}
