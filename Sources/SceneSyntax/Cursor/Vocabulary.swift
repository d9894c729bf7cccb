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

/// The words of a closed list, to be found by their bytes.
struct VocabularyTable<Word: Vocabulary>: Sendable {
  let words: [Word]
  private let index: WordIndex

  init() {
    words = Array(Word.allCases)
    index = WordIndex(Word.words)
  }

  /// The place of a word in the list.
  func find(_ bytes: ArraySlice<UInt8>) -> Int? { index.find(bytes) }
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
extension TabGroupKey: Vocabulary { static let table = VocabularyTable<TabGroupKey>() }
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
extension TabBarState: Vocabulary { static let table = VocabularyTable<TabBarState>() }
extension DeviceDeclaration.SizeClass: Vocabulary { static let table = VocabularyTable<DeviceDeclaration.SizeClass>() }
