internal import SceneBasics

/// The start of an element while it is read: its name, its attributes and its place.
///
/// Nothing of it may be kept: expat reuses the memory.
struct XMLElement {
  typealias Text = UnsafePointer<CChar>

  private let rawName: Text
  /// Names and values by turns, and a null at the end.
  private let attributes: UnsafeMutablePointer<Text?>
  private let findPlace: (Int) -> SourceSpan

  init(name: Text, attributes: UnsafeMutablePointer<Text?>, place: @escaping (Int) -> SourceSpan) {
    rawName = name
    self.attributes = attributes
    findPlace = place
  }

  var name: String { String(cString: rawName) }

  /// Its start, which is computed on demand.
  var span: SourceSpan { findPlace(name.unicodeScalars.count + 1) }

  /// The value of an attribute; nil if it isn't there.
  subscript(attribute: StaticString) -> String? {
    var next = attributes
    while let name = next[0], let value = next[1] {
      if XMLElement.isEqual(name, attribute) { return String(cString: value) }
      next += 2
    }
    return nil
  }

  /// The value of an attribute; nil if it isn't there or says nothing.
  func text(_ attribute: StaticString) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an attribute is there and says `YES`.
  func isYes(_ attribute: StaticString) -> Bool { self[attribute] == "YES" }

  private static func isEqual(_ name: Text, _ other: StaticString) -> Bool {
    let count = other.utf8CodeUnitCount
    for index in 0..<count where UInt8(bitPattern: name[index]) != other.utf8Start[index] { return false }
    return name[count] == 0
  }
}
