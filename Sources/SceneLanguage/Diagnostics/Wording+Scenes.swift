internal import SceneBasics
internal import ScenePlan

/// How findings quote what a scene says.
extension Wording {
  /// The step that a verb and its object without a colon mean: `push detail` is `push: detail`. Nil if they mean none.
  package static func step(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, let verb = StepVerb(rawValue: String(words[0])) else { return nil }
    let object = String(words[1])
    let isMeant =
      switch verb.object {
      case .controller, .tab, .segue: NameForm.read(ArraySlice(object.utf8)).isName
      case .column: ControllerKey.movableColumns.contains { $0.rawValue == object }
      case .word(let known): known.contains(object)
      case .bool: object == "true" || object == "false"
      case .seconds: Decimal.number(ArraySlice(object.utf8)) != nil
      case .none, .controllers, .size, .assignments, .steps, .expectation, .readers: false
      }
    return isMeant ? "\(verb.rawValue): \(object)" : nil
  }

  /// The words that start with one of two letters or more, whose writer broke off; none if they are over four.
  package static func wholeWords(of beginning: String, in known: [String]) -> [String] {
    guard beginning.count > 1, !known.contains(beginning) else { return [] }
    let whole = known.filter { $0.hasPrefix(beginning) }
    return whole.count > 4 ? [] : whole.sorted { $0.utf8.count < $1.utf8.count }
  }

  /// How a list or a mapping is written, by what findings call it.
  static let forms = [
    "a mapping with the key 'scene'":
      "'scene: NAME' first, and 'controllers:' below it; 'scenograph init' writes a first scene",
    "a list of steps": "a dash before each step, as in '- push: detail'",
    "a step": "the step behind one dash, as in '- push: detail'",
    "an event": "a controller, a point and a callback, as in 'home.viewDidAppear'",
    "a mapping of actions and their steps":
      "a name, a colon and its steps for each, as in '{ delete: [{ push: detail }], cancel: }'",
    "a list of controllers": "ids in brackets, as in '[home, detail]'; what they are stands under 'controllers'",
    "a list of events": "events in brackets, as in '[home.viewDidLoad, home.viewWillAppear]'",
    "a list of callbacks, such as 'list.updateProperties'": "callbacks in brackets, as in '[list.updateProperties]'",
    "a list of warnings":
      "the names of the warnings in brackets, as in '[alreadyPresenting]', or '[]' if there are none",
    "a list of calls": "calls in brackets, as in '[addChild, addSubview, didMove]'",
    "a list of quirks": "quirks in brackets, as in '[staleNeighbour]'",
    "a list of views": "names in brackets, as in '[header, footer]'",
    "a list of unwind actions": "names in brackets, as in '[done]'",
    "a mapping of ids to controllers": "an id, a colon and its keys on a line for each, as in 'home: { title: Home }'",
    "a mapping of ids to segues": "an identifier for each segue, as in 'next: { show: detail }'",
    "a segue, such as { show: detail }": "the verb and where it leads, as in '{ show: detail }'",
    "a mapping of keys for a controller of another file":
      "its keys in braces, as in '{ title: Detail }'; an id of this file has no '/'",
    "a mapping of answers and callbacks":
      "a callback and its steps on a line, as in 'viewDidAppear: [{ present: detail }]'",
    "a mapping of a controller's keys": "the controller's keys in braces, as in '{ kind: navigation, stack: [home] }'",
    "a mapping of what must hold":
      "what must hold in braces, as in '{ visible: home }' or '{ trace: [home.viewDidAppear] }'",
    "a mapping of properties to values": "properties in braces, as in '{ isModalInPresentation: true }'",
    "a mapping of names to true or false": "a name and true or false, as in '{ next: false }'",
    "a mapping of aliases to paths": "an alias and a path, as in '{ sign: sign.scene.yaml }'",
    "a mapping, code or name to level": "a code or a name, and its level, as in '{ SG402: off }'",
    "the hierarchy, a controller a line":
      "'tree: |', and below it the hierarchy, a controller a line, as 'tree' prints it",
    "a mapping of recipes": "the calls of each recipe, as in '{ add: [addChild, addSubview, didMove] }'",
  ]
}

extension Wording {
  /// Events of several controllers, as a list has them.
  static let eachEvent = "home.viewDidLoad, detail.viewDidLoad"
}

/// The places of fixed keys.
package enum KeyPlace {
  case file, device, picture, storyboard, controller, layout, containment, overrides, callback, segue, step, set,
    expectation, answers, tabGroup

  /// The place as findings call it.
  package var name: String {
    switch self {
    case .file: "a scene file"
    case .device: "'device'"
    case .picture: "'picture'"
    case .storyboard: "an entry of 'storyboard'"
    case .controller: "a controller"
    case .layout: "'layout'"
    case .containment: "'containment'"
    case .overrides: "'overrides'"
    case .callback: "a callback"
    case .segue: "a segue"
    case .step: "a step"
    case .set: "'set'"
    case .expectation: "'expect'"
    case .answers: "'answers'"
    case .tabGroup: "a group of tabs"
    }
  }
}
