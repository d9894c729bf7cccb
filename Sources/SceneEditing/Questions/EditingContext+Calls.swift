internal import ScenePlan

/// A controller that leads to another one, with the places where it does so.
package struct ControllerCall: Hashable, Sendable {
  /// The declaration of the controller at the other end.
  package var controller: ControllerDeclarationPlace
  /// The places, all in the file of the controller that leads.
  package var places: [FilePlace]
}

/// The declaration of a controller.
package struct ControllerDeclarationPlace: Hashable, Sendable {
  package var name: String
  package var path: String
  /// The bytes of the whole declaration, and those of the name.
  package var extent: Range<Int>
  package var range: Range<Int>
}

/// Ways from screen to screen: segues, and steps that push, present or show.
extension EditingContext {
  /// The controller that a place names; nil if it names none that is declared.
  package func calledController(at offset: Int) -> ControllerDeclarationPlace? {
    guard let mention = mention(at: offset), mention.thing == .controller else { return nil }
    return declaration(of: mention.name, behind: mention.aliases)
  }

  /// The controllers that lead to the one at a place.
  ///
  /// - Parameter others: The paths of files that may name it.
  package func incomingCalls(at offset: Int, in others: [String]) -> [ControllerCall] {
    guard let target = calledController(at: offset) else { return [] }
    var calls: [ControllerCall] = []
    for path in Set(references(at: offset, in: others, withDeclaration: false).map(\.path)).sorted() {
      guard let other = path == self.path ? self : context(of: path) else { continue }
      for (caller, called, place) in other.ways where called == target { calls.add(place, between: caller) }
    }
    return calls
  }

  /// The controllers to which the one at a place leads, in its own file.
  package func outgoingCalls(at offset: Int) -> [ControllerCall] {
    guard let source = calledController(at: offset),
      let home = source.path == path ? self : context(of: source.path)
    else { return [] }
    var calls: [ControllerCall] = []
    for (caller, called, place) in home.ways where caller == source { calls.add(place, between: called) }
    return calls
  }

  /// Every place of this file that leads from one controller to another.
  private var ways: [(caller: ControllerDeclarationPlace, called: ControllerDeclarationPlace, place: FilePlace)] {
    guard let index else { return [] }
    let visible = visibleBefore
    return index.mentions.compactMap { mention in
      guard mention.thing == .controller, !mention.isDeclaration, EditingContext.leading.contains(mention.key),
        let place = place(of: mention, in: index), let called = declaration(of: mention.name, behind: mention.aliases)
      else { return nil }
      // A step without a receiver is the code of the controller that a person sees.
      let name = mention.owner.isEmpty ? visible(text.line(at: place.range.lowerBound)) : mention.owner
      let parts = (name ?? "").prefix { $0 != "#" }.split(separator: "/").map(String.init)
      guard let last = parts.last, let caller = declaration(of: last, behind: parts.dropLast()) else { return nil }
      return (caller, called, place)
    }
  }

  /// The keys before a name that lead to its controller.
  private static let leading: Set<String> = Set(
    SegueVerb.allCases.filter { $0 != .unwind }.map(\.rawValue)
      + [StepVerb.setViewControllers, .setRoot, .select, .tap, .transition, .add, .addChild].map(\.rawValue))

  private func declaration(of name: String, behind aliases: [String]) -> ControllerDeclarationPlace? {
    guard let home = context(behind: aliases), let index = home.index,
      let mention = index.declarations(of: .controller).first(where: { $0.name == name }),
      let extent = home.ownRange(of: mention.extent, in: index.scene), let range = home.ownPlace(of: mention, in: index)
    else { return nil }
    return ControllerDeclarationPlace(name: name, path: home.path, extent: extent, range: range)
  }
}

extension [ControllerCall] {
  fileprivate mutating func add(_ place: FilePlace, between controller: ControllerDeclarationPlace) {
    if let index = firstIndex(where: { $0.controller == controller }) {
      self[index].places.append(place)
    } else {
      append(ControllerCall(controller: controller, places: [place]))
    }
  }
}
