package import SceneBasics

// `@inlinable` puts no body of a `package` function into another target's code. In this folder it stands all the same:
// without it the optimizer makes other code of these generic functions, and a plan is read an eighth slower.

/// A closed vocabulary whose cases stand in plans as words.
@usableFromInline package protocol PlanWord: CaseIterable, Hashable, Sendable {
  /// The case as a plan file spells it.
  var word: String { get }
  /// All of them, to be found by their bytes.
  static var vocabulary: PlanVocabulary<Self> { get }
}

extension PlanWord where Self: RawRepresentable, RawValue == String {
  @inlinable package var word: String { rawValue }
}

/// The cases of a vocabulary by the bytes of their words.
@usableFromInline package struct PlanVocabulary<Word: PlanWord>: Sendable {
  @usableFromInline let cases: [Word]
  /// The places of the words.
  package let index: WordIndex
  private let places: [Word: Int]

  package init() {
    cases = Array(Word.allCases)
    index = WordIndex(cases.map(\.word))
    places = Dictionary(uniqueKeysWithValues: cases.enumerated().map { ($1, $0) })
  }

  /// The case at a place, which the index has told.
  @inlinable package subscript(place: Int) -> Word { cases[place] }

  /// The place of a case among all.
  package func place(of word: Word) -> Int { places[word] ?? 0 }
}

// Generic code can't keep a vocabulary for each type, so each type keeps its own.
extension Callback: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<Callback>()
}
extension PresentationStyle: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<PresentationStyle>()
}
extension Detent: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<Detent>()
}
extension Question: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<Question>()
}
extension ControllerKind: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<ControllerKind>()
}
extension SegueVerb: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<SegueVerb>()
}
extension PictureView: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<PictureView>()
}
extension Behaviour: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<Behaviour>()
}
extension DeviceIdiom: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<DeviceIdiom>()
}
extension TabBarState: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<TabBarState>()
}
extension RuleNumber: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<RuleNumber>()
}
extension Resumption: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<Resumption>()
}
extension Refusal.Reason: PlanWord {
  @usableFromInline package static let vocabulary = PlanVocabulary<Refusal.Reason>()
}
extension UIKitMessage: PlanWord {
  @usableFromInline package var word: String { name }
  @usableFromInline package static let vocabulary = PlanVocabulary<UIKitMessage>()
}
