import Foundation

@testable import SceneStoryboards

/// A storyboard's graph in the form in which the expected ones are written.
struct GraphObject {
  private let storyboard: Storyboard

  init(_ storyboard: Storyboard) { self.storyboard = storyboard }

  var object: [String: Any] {
    let header = storyboard.header
    var object: [String: Any] = [
      "document": present([
        "type": header.type, "version": header.version, "toolsVersion": header.toolsVersion,
        "targetRuntime": header.targetRuntime, "initialViewController": header.initialID,
      ]),
      "counts": [
        "controllers": storyboard.controllers.count, "relationships": storyboard.relationships.count,
        "embeds": storyboard.embeds.count, "segues": storyboard.actions.count, "unwinds": storyboard.unwinds.count,
      ],
      "controllers": storyboard.controllers.map(controller),
      "relationships": storyboard.relationships.map(relationship),
      "embeds": storyboard.embeds.map(embed),
      "segues": storyboard.actions.map(action),
      "unwinds": storyboard.unwinds.map(unwind),
      "derived": derived,
    ]
    if !storyboard.previews.isEmpty { object["previewSegues"] = storyboard.previews.map(preview) }
    return object
  }

  // MARK: Nodes

  private func controller(_ controller: StoryboardController) -> [String: Any] {
    var object = present([
      "id": controller.id, "kind": controller.kind.element, "storyboardIdentifier": controller.storyboardIdentifier,
      "customModule": controller.customClass?.module,
      "customModuleProvider": controller.customClass?.moduleProvider, "userLabel": controller.userLabel,
      "navigationTitle": controller.navigationTitle, "storyboardName": controller.reference?.storyboard,
      "referencedIdentifier": controller.reference?.identifier,
      "bundleIdentifier": controller.reference?.bundle,
    ])
    object["class"] = controller.customClass?.name ?? NSNull()
    object["title"] = controller.title ?? NSNull()
    for (property, value) in controller.properties { object[property.rawValue] = value }
    if let item = controller.tabBarItem {
      object["tabBarItem"] = present([
        "title": item.title, "systemItem": item.systemItem, "image": item.image, "selectedImage": item.selectedImage,
      ])
    }
    return object
  }

  // MARK: Edges

  private func relationship(_ segue: StoryboardSegue) -> [String: Any] {
    var object = edge(segue)
    if case .relationship(let place) = segue.kind { object["relationship"] = place.rawValue }
    return object
  }

  private func embed(_ segue: StoryboardSegue) -> [String: Any] {
    var object = edge(segue)
    object["container"] = segue.sender?.id
    object["identifier"] = segue.identifier ?? NSNull()
    return object
  }

  private func action(_ segue: StoryboardSegue) -> [String: Any] {
    var object = edge(segue)
    if case .action(let kind) = segue.kind { object["kind"] = kind.rawValue }
    object["identifier"] = segue.identifier ?? NSNull()
    object["presentationStyle"] = segue.presentationStyle ?? NSNull()
    object["transitionStyle"] = segue.transitionStyle ?? NSNull()
    object["sender"] = sender(segue)
    switch segue.anchor {
    case .barButtonItem(let item): object["popoverAnchorBarButtonItem"] = item.id
    case .view(let view): object["popoverAnchorView"] = view.id
    case nil: break
    }
    if !segue.arrowDirections.isEmpty { object["popoverArrowDirection"] = segue.arrowDirections }
    return object
  }

  private func unwind(_ segue: StoryboardSegue) -> [String: Any] {
    var object = edge(segue)
    // The expected graphs leave these out.
    for key in ["destination", "customModule", "customModuleProvider"] { object[key] = nil }
    if case .exit(let id, let controller) = segue.destination {
      object["exit"] = id
      object["exitScene"] = controller.map { storyboard.controllers[$0].id }
    }
    if case .unwind(let action) = segue.kind { object["action"] = action }
    object["identifier"] = segue.identifier ?? NSNull()
    object["sender"] = sender(segue)
    return object
  }

  private func preview(_ preview: StoryboardPreview) -> [String: Any] {
    present(["id": preview.id, "key": preview.key, "inheritsFrom": preview.inheritsFrom, "segue": preview.segue])
  }

  private func edge(_ segue: StoryboardSegue) -> [String: Any] {
    present([
      "id": segue.id, "source": storyboard.controllers[segue.source].id,
      "destination": segue.destination.controller.map { storyboard.controllers[$0].id },
      "destinationCreationSelector": segue.creationSelector, "customClass": segue.customClass?.name,
      "customModule": segue.customClass?.module, "customModuleProvider": segue.customClass?.moduleProvider,
      "animates": segue.isAnimated ? nil : "NO",
    ])
  }

  private func sender(_ segue: StoryboardSegue) -> Any {
    segue.sender.map { ["element": $0.element, "id": $0.id] } ?? NSNull()
  }

  // MARK: What follows from it

  private var derived: [String: Any] {
    let access = storyboard.access
    func ids(_ kind: StoryboardAccess) -> [String] {
      access.indices.filter { access[$0] == kind }.map { storyboard.controllers[$0].id }
    }
    return [
      "instantiatedWithInitial": storyboard.initial.map { tree($0, via: nil) } ?? NSNull(),
      "reachableFromInitial": ids(.initial), "onlyByIdentifier": ids(.identifier), "unreachable": ids(.none),
    ]
  }

  private func tree(_ index: Int, via: String?) -> [String: Any] {
    let controller = storyboard.controllers[index]
    var object = present([
      "via": via, "id": controller.id, "kind": controller.kind.element, "class": controller.customClass?.name,
    ])
    let children = storyboard.contained(in: index).compactMap { segue in
      segue.destination.controller.map { child in
        if case .relationship(let place) = segue.kind { return tree(child, via: place.rawValue) }
        return tree(child, via: "embed")
      }
    }
    if !children.isEmpty { object["children"] = children }
    return object
  }

  private func present(_ values: [String: String?]) -> [String: Any] {
    values.compactMapValues { $0 }
  }
}
