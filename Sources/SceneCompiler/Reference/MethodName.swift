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
    // `UIViewController.viewDidLoad()`. Words behind it ask for something.
    guard isWhole(code), let open = code.firstIndex(of: "("), let point = code[..<open].lastIndex(of: ".") else {
      return nil
    }
    let name = code[code.index(after: point)..<open]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
  }

  /// The sender of a delegate's method, and the label that names the method: `navigationController` and `didShow` for
  /// `navigationController(_:didShow:animated:)`, as Swift or Objective-C writes it. Nil if a text isn't such a method.
  static func message(toDelegate text: String) -> (sender: String, label: String)? {
    let code = String(text.drop { $0 == " " })
    let start = declaration(code[...]).map(String.init) ?? code
    let name = start.drop { $0 == " " }
    let sender = name.prefix { $0.isLetter || $0.isNumber }
    guard isWhole(code[...]), sender.hasSuffix("Controller"), sender.first?.isLowercase == true,
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
    guard rest.hasPrefix("["), let blank = rest.firstIndex(of: " ") else { return nil }
    return rest[blank...]
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
