package import SceneBasics
package import ScenePlan

/// A closed list of words for a place of a scene.
package protocol Vocabulary: RawRepresentable<String>, CaseIterable, Sendable {
  /// The words, to be found by their bytes.
  static var table: VocabularyTable<Self> { get }
}

extension Vocabulary {
  /// The words as they are written.
  @inlinable package static var words: [String] { allCases.map(\.rawValue) }
}

/// The words of a closed list, to be found by their bytes.
package struct VocabularyTable<Word: Vocabulary>: Sendable {
  package let words: [Word]
  @usableFromInline let index: WordIndex

  @inlinable package init() {
    words = Array(Word.allCases)
    index = WordIndex(Word.words)
  }

  /// The place of a word in the list.
  @inlinable package func find(_ bytes: ArraySlice<UInt8>) -> Int? { index.find(bytes) }
}

extension SceneKey: Vocabulary { package static let table = VocabularyTable<SceneKey>() }
extension ControllerKey: Vocabulary { package static let table = VocabularyTable<ControllerKey>() }
extension AnswerKey: Vocabulary { package static let table = VocabularyTable<AnswerKey>() }
extension SegueKey: Vocabulary { package static let table = VocabularyTable<SegueKey>() }
extension StepKey: Vocabulary { package static let table = VocabularyTable<StepKey>() }
extension ExpectationKey: Vocabulary { package static let table = VocabularyTable<ExpectationKey>() }
extension DeviceKey: Vocabulary { package static let table = VocabularyTable<DeviceKey>() }
extension PictureKey: Vocabulary { package static let table = VocabularyTable<PictureKey>() }
extension PictureView: Vocabulary { package static let table = VocabularyTable<PictureView>() }
extension StoryboardKey: Vocabulary { package static let table = VocabularyTable<StoryboardKey>() }
extension TabGroupKey: Vocabulary { package static let table = VocabularyTable<TabGroupKey>() }
extension LayoutKey: Vocabulary { package static let table = VocabularyTable<LayoutKey>() }
extension ContainmentKey: Vocabulary { package static let table = VocabularyTable<ContainmentKey>() }
extension OverrideKey: Vocabulary { package static let table = VocabularyTable<OverrideKey>() }
extension ContainmentWord: Vocabulary { package static let table = VocabularyTable<ContainmentWord>() }
extension StepVerb: Vocabulary { package static let table = VocabularyTable<StepVerb>() }
extension SegueVerb: Vocabulary { package static let table = VocabularyTable<SegueVerb>() }
extension ControllerKind: Vocabulary { package static let table = VocabularyTable<ControllerKind>() }
extension PresentationStyle: Vocabulary { package static let table = VocabularyTable<PresentationStyle>() }
extension TransitionStyle: Vocabulary { package static let table = VocabularyTable<TransitionStyle>() }
extension Callback: Vocabulary { package static let table = VocabularyTable<Callback>() }
extension Question: Vocabulary { package static let table = VocabularyTable<Question>() }
extension FindingLevel: Vocabulary { package static let table = VocabularyTable<FindingLevel>() }
extension DeviceIdiom: Vocabulary { package static let table = VocabularyTable<DeviceIdiom>() }
extension TabBarState: Vocabulary { package static let table = VocabularyTable<TabBarState>() }
