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
    // `UIViewController.viewDidLoad()`
    guard let open = code.firstIndex(of: "("), let point = code[..<open].lastIndex(of: ".") else { return nil }
    let name = code[code.index(after: point)..<open]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
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
