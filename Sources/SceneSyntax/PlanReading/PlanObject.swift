internal import SceneLanguage

/// An object of a plan file whose keys are read one after the other.
struct PlanObject<Key: PlanRecordKey> {
  /// The words of the keys.
  let table = Key.table
  /// A bit for the place of each key that was met.
  var seen: UInt64 = 0
  /// Its entries on the tape; nil after a finding.
  var entries: TapeCursor.Entries?

  /// The first key that has to be there and isn't.
  var missing: Key? {
    let missing = Key.requiredBits & ~seen
    return missing == 0 ? nil : table.words[missing.trailingZeroBitCount]
  }
}
