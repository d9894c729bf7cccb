internal import SceneBasics
internal import SceneCode

/// Calls that give a window its root: when the app starts, and later.
extension CodeLinkBuilder {
  /// Whether a call gives the window another root, later: by a screen, or by a delegate that does it at the launch, too.
  func isLater(_ transition: CodeFacts.Transition) -> Bool {
    guard transition.verb == .root, let owner = transition.owner else { return false }
    if isBesideApp(transition) { return true }
    if isOfDelegate(transition) { return hasLaunchRoot && !isAtLaunch(transition) }
    let type = classes.owners[owner]
    return classes.isOwn(type) && destinations.isController(type)
  }

  /// Whether a delegate makes its own window: then no storyboard of a property list has to be the start.
  var makesWindow: Bool {
    facts.properties.contains { property in
      guard case .made(let type, _)? = property.value, facts.text(property.name) == "window" else { return false }
      return facts.text(type.name).hasSuffix("Window") && isDelegate(classes.owners[property.owner])
        && !isBesideApp(facts.types[property.owner].span.file)
    }
  }

  /// Whether the window of a call is the app's, as far as its name says.
  func isOfMainWindow(_ transition: CodeFacts.Transition) -> Bool {
    let names: Set = ["window", "_window", "keyWindow", "mainWindow", "_mainWindow", "currentWindow", "first", "last"]
    return !isBesideApp(transition) && transition.window.map { names.contains(facts.text($0)) } ?? true
  }

  /// Whether a window isn't the app's: it lies above that, or its code is an extension's and not all that was read.
  private func isBesideApp(_ transition: CodeFacts.Transition) -> Bool {
    transition.isAbove || (hasCodeOfApp && isBesideApp(transition.span.file))
  }

  func isBesideApp(_ file: FileID) -> Bool {
    if project.foldersBeside.isEmpty { return false }
    let folders = FilePath.folders(of: facts.paths[file] ?? "")
    return project.foldersBeside.contains { folders.starts(with: $0) }
  }

  /// Whether a call stands in the function that UIKit calls at the launch.
  func isAtLaunch(_ transition: CodeFacts.Transition) -> Bool {
    transition.function.map { ["application", "scene"].contains(facts.text($0)) } ?? false
  }

  /// Whether a call gives the first window its root: in the delegate of the app or of a scene, with which code starts.
  func isOfDelegate(_ transition: CodeFacts.Transition) -> Bool {
    guard transition.verb == .root, !isBesideApp(transition), let owner = transition.owner,
      let window = transition.window,
      ["window", "_window"].contains(facts.text(window))
    else { return false }
    return isDelegate(classes.owners[owner])
  }

  /// Whether a type is the delegate of the app or of a scene.
  func isDelegate(_ type: Int) -> Bool {
    let entity = classes.entities[type]
    let name = facts.text(entity.name.name)
    let protocols: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
    return name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate")
      || entity.parents.contains { protocols.contains(facts.text($0.name)) }
  }
}
