internal import SceneBasics
internal import ScenePlan

/// A closed list of words for a place of a scene.
protocol Vocabulary: RawRepresentable<String>, CaseIterable, Sendable {
  /// The words, to be found by their bytes.
  static var table: VocabularyTable<Self> { get }
}

extension Vocabulary {
  /// The words as they are written.
  static var words: [String] { allCases.map(\.rawValue) }
}

/// The words of a closed list by their bytes, so that no `String` is made to read one.
struct VocabularyTable<Word: Vocabulary>: Sendable {
  let words: [Word]
  private var text: [UInt8] = []
  private var ends: [Int] = [0]
  /// A word's index + 1; 0 is free. The count is a power of two.
  private var slots: [UInt8]

  init() {
    words = Array(Word.allCases)
    var size = 8
    while size < words.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (index, word) in words.enumerated() {
      let bytes = Array(word.rawValue.utf8)
      text += bytes
      ends.append(text.count)
      var slot = bytes.withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt8(index + 1)
    }
  }

  /// The place of a word in the list.
  func find(_ bytes: ArraySlice<UInt8>) -> Int? { bytes.withUnsafeBufferPointer { find($0) } }

  /// The place of a word in the list.
  func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if ends[index + 1] - ends[index] == bytes.count, isSame(ends[index], bytes) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always) private func isSame(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      for offset in 0..<bytes.count where text[start &+ offset] != bytes[offset] { return false }
      return true
    }
  }

  /// A number from the length and three of the bytes, which is enough to tell a few dozen words apart.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    let hash = Int(first) &* 31 &+ Int(bytes[bytes.count / 2]) &* 7 &+ Int(last) &* 131 &+ bytes.count &* 17
    return hash ^ (hash >> 6)
  }
}

extension SceneKey: Vocabulary { static let table = VocabularyTable<SceneKey>() }
extension ControllerKey: Vocabulary { static let table = VocabularyTable<ControllerKey>() }
extension AnswerKey: Vocabulary { static let table = VocabularyTable<AnswerKey>() }
extension SegueKey: Vocabulary { static let table = VocabularyTable<SegueKey>() }
extension StepKey: Vocabulary { static let table = VocabularyTable<StepKey>() }
extension ExpectationKey: Vocabulary { static let table = VocabularyTable<ExpectationKey>() }
extension DeviceKey: Vocabulary { static let table = VocabularyTable<DeviceKey>() }
extension PictureKey: Vocabulary { static let table = VocabularyTable<PictureKey>() }
extension PictureView: Vocabulary { static let table = VocabularyTable<PictureView>() }
extension StoryboardKey: Vocabulary { static let table = VocabularyTable<StoryboardKey>() }
extension LayoutKey: Vocabulary { static let table = VocabularyTable<LayoutKey>() }
extension ContainmentKey: Vocabulary { static let table = VocabularyTable<ContainmentKey>() }
extension OverrideKey: Vocabulary { static let table = VocabularyTable<OverrideKey>() }
extension ContainmentWord: Vocabulary { static let table = VocabularyTable<ContainmentWord>() }
extension StepVerb: Vocabulary { static let table = VocabularyTable<StepVerb>() }
extension SegueVerb: Vocabulary { static let table = VocabularyTable<SegueVerb>() }
extension ControllerKind: Vocabulary { static let table = VocabularyTable<ControllerKind>() }
extension PresentationStyle: Vocabulary { static let table = VocabularyTable<PresentationStyle>() }
extension TransitionStyle: Vocabulary { static let table = VocabularyTable<TransitionStyle>() }
extension Callback: Vocabulary { static let table = VocabularyTable<Callback>() }
extension Question: Vocabulary { static let table = VocabularyTable<Question>() }
extension FindingLevel: Vocabulary { static let table = VocabularyTable<FindingLevel>() }
extension DeviceIdiom: Vocabulary { static let table = VocabularyTable<DeviceIdiom>() }
extension DeviceDeclaration.SizeClass: Vocabulary { static let table = VocabularyTable<DeviceDeclaration.SizeClass>() }
