internal import SceneBasics
package import ScenePlan
internal import SceneRules

/// The page of what systems changed since the default one, and of what the newest rests on.
///
/// The newest system is raised in `Behaviour.newest` alone. What no behaviour begins or ends with is taken over.
package enum SystemReference {
  /// The system from which the page counts.
  package static let start = 17

  /// A behaviour that begins or ends with a system.
  package struct Change: Sendable {
    package let behaviour: Behaviour
    /// The first system that differs from the one before.
    package let ios: Int
    fileprivate let isOn: Bool
  }

  /// The behaviours that begin or end behind the start, in the order of the systems.
  package static let changes: [Change] = {
    var changes: [Change] = []
    for behaviour in Behaviour.allCases {
      guard let systems = behaviour.systems else { continue }
      if systems.lowerBound > start {
        changes.append(Change(behaviour: behaviour, ios: systems.lowerBound, isOn: true))
      }
      if systems.upperBound >= start, systems.upperBound < Behaviour.newest {
        changes.append(Change(behaviour: behaviour, ios: systems.upperBound + 1, isOn: false))
      }
    }
    return changes.sorted { ($0.ios, $0.behaviour.rawValue) < ($1.ios, $1.behaviour.rawValue) }
  }()

  /// The text of `schema/what-changed.md`.
  ///
  /// - Parameter calls: A call of `scenograph` that shows each change.
  package static func markdown(calls: [Behaviour: [Int: String]]) -> String {
    var page = """
      # What changed from iOS \(start) to \(Behaviour.newest)

      Each line is a behaviour that begins or ends with a system. The command plays its scene on the system before and on
      that system, side by side. Tests make this page from the behaviours and find the scenes.

      | iOS | behaviour | what changes | known how | rule | it shows with |
      |---|---|---|---|---|---|

      """
    for change in changes {
      let (behaviour, ios) = (change.behaviour, change.ios)
      let call = calls[behaviour]?[ios].map { "`\($0)`" } ?? "–"
      let name = "`\(behaviour.rawValue)`" + (change.isOn ? "" : " ends")
      let rule = rule(of: behaviour).map { RuleReference.link($0.id, from: "rules.md") } ?? "–"
      page += "| \(ios) | \(name) | \(behaviour.summary) | \(grounds(of: behaviour)) | \(rule) | \(call) |\n"
    }
    page += """

      `scenograph run --matrix ios=\(start)..\(Behaviour.newest) FILE` plays a scene on all of them and names the behaviour
      that makes each difference.

      ## What iOS \(Behaviour.newest) rests on

      | behaviour | since | in iOS \(Behaviour.newest) |
      |---|---|---|

      """
    for behaviour in Behaviour.allCases {
      guard let systems = behaviour.systems, systems.contains(Behaviour.newest) else { continue }
      let isNew = systems.lowerBound == Behaviour.newest
      page +=
        "| `\(behaviour.rawValue)` | \(systems.lowerBound) | "
        + (isNew ? grounds(of: behaviour) : "taken over from iOS \(Behaviour.newest - 1)") + " |\n"
    }
    return page
  }

  private static func rule(of behaviour: Behaviour) -> Rule? { behaviour.rule.flatMap { Rulebook.rule($0.rawValue) } }

  private static func grounds(of behaviour: Behaviour) -> String {
    rule(of: behaviour)?.grounds.words ?? Rule.Grounds.measured.words
  }
}
