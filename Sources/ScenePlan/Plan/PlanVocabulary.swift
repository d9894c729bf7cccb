package import SceneBasics

/// A closed vocabulary whose cases stand in plans as words.
package protocol PlanWord: CaseIterable, Hashable, Sendable {
  /// The case as a plan file spells it.
  var word: String { get }
  /// All of them, to be found by their bytes.
  static var vocabulary: PlanVocabulary<Self> { get }
}

extension PlanWord where Self: RawRepresentable, RawValue == String {
  package var word: String { rawValue }
}

/// The cases of a vocabulary by the bytes of their words.
package final class PlanVocabulary<Word: PlanWord>: Sendable {
  private let cases: [Word]
  /// The places of the words.
  package let index: WordIndex

  package init() {
    cases = Array(Word.allCases)
    index = WordIndex(cases.map(\.word))
  }

  /// The case at a place.
  package subscript(place: Int) -> Word { cases[place] }
}

// Generic code can't keep a vocabulary for each type, so each type keeps its own.
extension Callback: PlanWord { package static let vocabulary = PlanVocabulary<Callback>() }
extension PresentationStyle: PlanWord { package static let vocabulary = PlanVocabulary<PresentationStyle>() }
extension Question: PlanWord { package static let vocabulary = PlanVocabulary<Question>() }
extension ControllerKind: PlanWord { package static let vocabulary = PlanVocabulary<ControllerKind>() }
extension SegueVerb: PlanWord { package static let vocabulary = PlanVocabulary<SegueVerb>() }
extension PictureView: PlanWord { package static let vocabulary = PlanVocabulary<PictureView>() }
extension Behaviour: PlanWord { package static let vocabulary = PlanVocabulary<Behaviour>() }
extension DeviceIdiom: PlanWord { package static let vocabulary = PlanVocabulary<DeviceIdiom>() }
extension RuleNumber: PlanWord { package static let vocabulary = PlanVocabulary<RuleNumber>() }
extension Resumption: PlanWord { package static let vocabulary = PlanVocabulary<Resumption>() }
extension Refusal.Reason: PlanWord { package static let vocabulary = PlanVocabulary<Refusal.Reason>() }
extension UIKitMessage: PlanWord {
  package var word: String { name }
  package static let vocabulary = PlanVocabulary<UIKitMessage>()
}
