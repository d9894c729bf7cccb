/// Operands one behind the other as bytes, so that most take one or two.
///
/// A number has seven bits in each byte, the lowest first; the eighth bit says that more follow.
struct OperandBytes: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  private mutating func put(bits: UInt64) {
    var rest = bits
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// None is 0, so that the others are one more than their number.
  private mutating func put(optional number: UInt32?) { put(bits: number.map { UInt64($0) + 1 } ?? 0) }

  mutating func put(_ flags: AppearanceFlags) { bytes.append(flags.rawValue) }
}

extension OperandBytes: OperandSink {
  mutating func put(_ opcode: Instruction.Opcode) { put(opcode, label: "") }
  mutating func put(_ id: InstanceID?, label: StaticString) { put(optional: id?.rawValue) }
  mutating func put(_ id: RoutineID, label: StaticString) { put(bits: UInt64(id.rawValue)) }
  mutating func put(_ id: TransitionID, label: StaticString) { put(bits: UInt64(id.rawValue)) }
  mutating func put(_ id: ExpectationID, label: StaticString) { put(bits: UInt64(id.rawValue)) }
  mutating func put(_ id: NameID?, label: StaticString) { put(optional: id?.rawValue) }
  mutating func put(_ id: ListID, label: StaticString) { put(bits: UInt64(id.rawValue)) }
  mutating func put(_ flag: Bool, label: StaticString) { bytes.append(flag ? 1 : 0) }
  mutating func put(_ number: Int, label: StaticString) { put(bits: UInt64(bitPattern: Int64(number))) }
  mutating func put(_ time: Ticks, label: StaticString) { put(bits: UInt64(bitPattern: time.microseconds)) }
  mutating func put<Word: PlanWord>(_ word: Word, label: StaticString) {
    put(bits: UInt64(Word.vocabulary.place(of: word)))
  }
}

/// Reads operands in the order in which they were written.
struct OperandByteReader: OperandSource {
  private let bytes: [UInt8]
  private var place: Int

  init(_ operands: OperandBytes, at place: Int) {
    bytes = operands.bytes
    self.place = place
  }

  private mutating func byte() -> UInt8 {
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func bits() -> UInt64 {
    var (bits, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = byte()
      bits |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return bits }
      shift += 7
    }
  }

  private mutating func index() -> Int { Int(bits()) }

  mutating func word<Word: PlanWord>(_ vocabulary: Word.Type) -> Word { Word.vocabulary[index()] }
  mutating func instance() -> InstanceID { InstanceID(index() - 1) }
  mutating func instanceOrNull() -> InstanceID? {
    let index = index()
    return index == 0 ? nil : InstanceID(index - 1)
  }
  mutating func routine() -> RoutineID { RoutineID(index()) }
  mutating func transition() -> TransitionID { TransitionID(index()) }
  mutating func expectation() -> ExpectationID { ExpectationID(index()) }
  mutating func name() -> NameID { NameID(index() - 1) }
  mutating func nameOrNull() -> NameID? {
    let index = index()
    return index == 0 ? nil : NameID(index - 1)
  }
  mutating func list() -> ListID { ListID(index()) }
  mutating func flag() -> Bool { byte() != 0 }
  mutating func number() -> Int { Int(Int64(bitPattern: bits())) }
  mutating func time() -> Ticks { Ticks(microseconds: Int64(bitPattern: bits())) }
  mutating func flags() -> AppearanceFlags { AppearanceFlags(rawValue: byte()) }
}
