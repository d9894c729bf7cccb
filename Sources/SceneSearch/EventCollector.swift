internal import SceneLogs
internal import ScenePlan
internal import SceneWorld

/// Keeps what one step prints, as the log would have it.
struct EventCollector: LifecycleObserver {
  let owners: [Int32]
  let parents: [ParentName]
  let counted: [Set<Callback>]
  let appCallbacks: Set<Callback>
  let messages: Set<Callback>
  let hasSentences: Bool
  let hasExceptions: Bool
  /// By template: its names in UIKit's sentences.
  let names: [Set<String>]
  private(set) var events: [Produced] = []
  /// Whether all that a class could print is kept, too.
  let hearsAll: Bool
  private(set) var heard: [Heard] = []
  /// Whether the step means nothing, or a person can't do it.
  private(set) var isWrong = false
  /// Whether UIKit complains.
  private(set) var isWarned = false
  /// Whether it ends the app by an exception of which the log doesn't tell.
  private(set) var hasRaised = false

  /// A callback that a class could print, by template.
  struct Heard: Hashable {
    var template: Int
    var callback: Callback
  }

  init(_ evidence: Evidence, hearsAll: Bool = false) {
    self.hearsAll = hearsAll
    owners = evidence.owners
    parents = evidence.parents
    counted = evidence.counted
    appCallbacks = evidence.appCallbacks
    messages = evidence.messages
    hasSentences = evidence.hasSentences
    hasExceptions = evidence.hasExceptions
    names = evidence.names
  }

  var wishes: ObserverWishes { .events }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    if case .problem = remark { isWrong = true }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    switch event.callback {
    case .ignored: isWrong = true
    case .warning, .exception:
      isWarned = true
      if event.callback == .exception, !hasExceptions { hasRaised = true }
      guard hasSentences, case .message(let message) = event.argument else { return }
      add(event, owner: -1, .message(message.kind))
      for instance in NamedClasses.instances(in: message) {
        var template = names.count
        if let instance { template = Int(world[instance].template) }
        events[events.count - 1].named.append(template < names.count ? names[template] : [])
      }
    default:
      if event.callback.group == .app {
        if appCallbacks.contains(event.callback) { add(event, owner: -1, .callback(event.callback)) }
      } else if event.callback.group == .delegates {
        guard messages.contains(event.callback), let instance = event.instance else { return }
        let ordinal = Int(world[instance].ordinal)
        add(event, owner: -1, .callback(event.callback), ordinal: ordinal, of: Int(world[instance].template))
      } else if let instance = event.instance {
        let template = Int(world[instance].template)
        if hearsAll, event.callback.isPrintedOften {
          heard.append(Heard(template: template, callback: event.callback))
        }
        guard template < owners.count, owners[template] >= 0 else { return }
        let owner = owners[template]
        guard counted[Int(owner)].contains(event.callback) else { return }
        add(event, owner: owner, .callback(event.callback), ordinal: Int(world[instance].ordinal), of: template)
        if case .parent(let parent?) = event.argument, Int(world[parent].template) < parents.count {
          events[events.count - 1].parent = parents[Int(world[parent].template)]
        }
      }
    }
  }

  /// Says that a finger holds all of them up.
  mutating func holdUp() { for index in events.indices { events[index].isHeld = true } }

  private mutating func add(
    _ event: LifecycleEvent, owner: Int32, _ kind: LoggedEvent.Kind, ordinal: Int = 0, of template: Int = 0
  ) {
    events.append(
      Produced(
        owner: owner, kind: kind, argument: event.argument, instance: event.instance, template: template,
        ordinal: ordinal, time: event.time))
  }
}

extension Callback {
  /// Whether an app can print it in a controller, and its number is a rule.
  fileprivate var isPrintedOften: Bool {
    group == .loading || group == .appearance || group == .moving || self == .`deinit`
  }
}
