/// The ids that YAML, Swift or the format use for something else.
package enum ReservedIDs {
  package static let all = [
    "yes", "no", "on", "off", "true", "false", "null", "nil", "app", "launch", "more",
  ]
}
