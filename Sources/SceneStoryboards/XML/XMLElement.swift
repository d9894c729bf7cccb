internal import SceneBasics

/// The start of an element while it is read: its name, its attributes and its place.
struct XMLElement {
  typealias Attribute = (name: String, value: String)

  let name: String
  private let attributes: [Attribute]
  private let findPlace: (Int) -> SourceSpan

  /// - Parameter place: Where expat is, with a length; it is there only until the next element.
  init(name: String, attributes: [Attribute], place: @escaping (Int) -> SourceSpan) {
    self.name = name
    self.attributes = attributes
    findPlace = place
  }

  /// Its start, which is computed on demand.
  var span: SourceSpan { findPlace(name.unicodeScalars.count + 1) }

  /// The value of an attribute; nil if it isn't there.
  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The value of an attribute; nil if it isn't there or says nothing.
  func text(_ attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an attribute is there and says `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }
}
