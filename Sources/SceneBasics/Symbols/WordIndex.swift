/// A closed list of words that are found by their bytes, so that no `String` is made to read one.
///
/// A word is compared in two pieces: its first eight bytes, and its last eight. Few words have bytes between them.
///
/// ```
/// let index = WordIndex(["push", "pop"])
/// "pop"      1
/// "poop"     nil
/// ```
///
/// Its memory is never given back. An index belongs to a vocabulary, and that lives as long as the process. So no
/// look-up counts references: that was a third of its instructions, measured on the plan of a launch of 10,000. Nothing
/// writes to the memory after `init`, so all threads may read it.
package struct WordIndex: @unchecked Sendable {
  /// A word, or nothing.
  private struct Slot {
    /// The first eight bytes, and the last eight of a word that has as many.
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// Where the word stands in the text.
    var start: UInt32 = 0
    var count: UInt16 = 0
    /// The word's place + 1; 0 is free.
    var number: UInt16 = 0
  }

  private let text: UnsafePointer<UInt8>
  /// Half of the slots at least are free, so that a search ends.
  private let slots: UnsafePointer<Slot>
  /// One less than the number of slots, which is a power of two.
  private let mask: Int
  /// How far to the right the bits of a slot's number stand in a hash.
  private let shift: UInt64

  /// - Parameter words: At most 65,535; of two that are the same, the first is found.
  package init(_ words: [String]) {
    var bits: UInt64 = 3
    while 1 << bits < words.count * 2 { bits += 1 }
    mask = 1 << bits - 1
    shift = 64 - bits
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(), count: mask + 1)
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: words.reduce(0) { $0 + $1.utf8.count })
    var end = 0
    for (place, word) in words.enumerated() {
      let start = end
      for byte in word.utf8 {
        text[end] = byte
        end += 1
      }
      var slot = Self.slot(of: UnsafeRawBufferPointer(start: text + start, count: end - start))
      slot.start = UInt32(start)
      slot.number = UInt16(place + 1)
      var index = Int(Self.hash(slot) >> shift)
      while slots[index].number != 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
    self.text = UnsafePointer(text)
    self.slots = UnsafePointer(slots)
  }

  /// The place of a word in the list; nil if it isn't one of them.
  package func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let wanted = Self.slot(of: UnsafeRawBufferPointer(bytes))
    var index = Int(truncatingIfNeeded: Self.hash(wanted) &>> shift)
    while slots[index].number != 0 {
      if slots[index].first == wanted.first, slots[index].last == wanted.last, slots[index].count == wanted.count,
        bytes.count <= 16 || isSame(slots[index], bytes)
      {
        return Int(slots[index].number) &- 1
      }
      index = (index &+ 1) & mask
    }
    return nil
  }

  private func isSame(_ slot: Slot, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    UnsafeBufferPointer(start: text + Int(slot.start), count: Int(slot.count)).elementsEqual(bytes)
  }

  /// What is compared of a word. The count of a longer one than any in the list is cut, and `isSame` tells them apart.
  @inline(__always) private static func slot(of bytes: UnsafeRawBufferPointer) -> Slot {
    let count = bytes.count
    var slot = Slot()
    slot.count = UInt16(truncatingIfNeeded: count)
    if count >= 8 {
      slot.first = bytes.loadUnaligned(as: UInt64.self)
      slot.last = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      // The pieces overlap where they have the same bytes.
      let end = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      slot.first = UInt64(bytes.loadUnaligned(as: UInt32.self)) | UInt64(end) &<< UInt64(8 &* (count &- 4))
    } else {
      for place in 0..<count { slot.first |= UInt64(bytes[place]) &<< UInt64(8 &* place) }
    }
    return slot
  }

  @inline(__always) private static func hash(_ slot: Slot) -> UInt64 {
    (slot.first ^ slot.last &* 0xFF51_AFD7_ED55_8CCD) &* 0x9E37_79B9_7F4A_7C15
  }
}
