internal import ScenePlan

/// An event as one line tells it, before the log knows its class by number.
struct ReadEvent {
  var kind: LoggedEvent.Kind
  /// The class; nil for events of the app, and for UIKit's sentences.
  var name: String?
  var address: UInt64 = 0
  /// Whether the address is the number of an instance in our own trace.
  private(set) var isNumbered = false
  var argument: LoggedArgument = .none
  /// The word that tells it, for findings.
  var range: Range<Int>

  /// Takes the number of an instance out of a name of our own trace, `detail#2`: it stands for an address.
  mutating func separateNumber() {
    guard address == 0, let (first, number) = name.flatMap(ReadEvent.numbered) else { return }
    (name, address, isNumbered) = (first, number, true)
  }

  /// The name and the number of an instance in our own trace; nil for any other name.
  static func numbered(_ name: String) -> (name: String, number: UInt64)? {
    let parts = name.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let number = UInt64(parts[1]), number > 0 else { return nil }
    return (String(parts[0]), number)
  }
}

/// A controller as UIKit describes it: `<App.DetailController: 0x7f8a1c0>`.
struct ControllerDescription {
  let name: String
  let address: UInt64

  /// Reads what stands between the brackets: the name of a class behind its module's, and an address.
  init?(_ inside: ArraySlice<UInt8>) {
    let text = String(decoding: inside, as: UTF8.self)
    let parts = text.split(separator: ";")[0...].first?.split(separator: ":", maxSplits: 1) ?? []
    guard let first = parts.first else { return nil }
    let name = ControllerDescription.bare(first)
    guard !name.isEmpty else { return nil }
    let second = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    self.name = name
    address = second.hasPrefix("0x") ? UInt64(second.dropFirst(2).prefix { $0.isHexDigit }, radix: 16) ?? 0 : 0
  }

  /// The name without its module, and without quotes.
  private static func bare(_ name: Substring) -> String {
    let name = name.drop { $0 == " " }
    guard let point = name.lastIndex(of: "."), !name.contains(" ") else {
      return String(name.reversed().drop { $0 == " " }.reversed())
    }
    return String(name[name.index(after: point)...])
  }

  /// As the normal form writes it.
  var text: String { address == 0 ? name : "<\(name): 0x\(String(address, radix: 16))>" }
}
