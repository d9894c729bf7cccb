/// The one correspondence between instructions and rows of words and numbers.
///
/// `encode` and `init(from:)` are each other's inverse: plan files, listings and the instructions in a trace all
/// come from this pair, so a new instruction is spelled here and nowhere else.
extension Instruction {
  /// The word that names an instruction.
  @usableFromInline package enum Opcode: String, PlanWord {
    case make, hold, release, keep, letGo, load
    case addChild, removeFromParent, willMove, didMove, link, unlink, setCurrent
    case addSubview, removeFromSuperview, inAnimation, constrain, removeConstraints, place, displace
    case begin, end, isAppearing, showTop, setNeedsLayout, setNeedsUpdateConstraints, setNeedsTraits, layoutIfNeeded
    case setNeedsUpdateProperties
    case setRoot, present, restyle, setHeight, attach, detach, cover, beginDismissal, unpresent
    case reserveTransition, openTransition, closeTransition, schedule
    case emit, warn, raise, delegate, setForwardsAppearance, setCapturesStatusBar, setDisplayMode, expect

    @usableFromInline package static let vocabulary = PlanVocabulary<Opcode>()
  }

  /// Hands the instruction's word and its operands, in order, to a sink.
  package func encode(to sink: inout some OperandSink) {
    switch self {
    case .make(let id): sink.put(.make, id)
    case .hold(let id): sink.put(.hold, id)
    case .release(let id): sink.put(.release, id)
    case .keep(let id, let keeper): sink.put(.keep, id, "by", keeper)
    case .letGo(let id, let keeper): sink.put(.letGo, id, "by", keeper)
    case .load(let id): sink.put(.load, id)

    case .addChild(let child, let parent): sink.put(.addChild, child, "to", parent)
    case .removeFromParent(let child): sink.put(.removeFromParent, child)
    case .willMove(let child, let parent): sink.put(.willMove, child, "to", parent)
    case .didMove(let child, let parent): sink.put(.didMove, child, "to", parent)
    case .link(let child, let parent, let place):
      sink.put(.link, child, "to", parent)
      sink.put(place, label: "at")
    case .unlink(let child): sink.put(.unlink, child)
    case .setCurrent(let child, let container): sink.put(.setCurrent, child, "in", container)

    case .addSubview(let child, let host): sink.put(.addSubview, child, "into", host)
    case .removeFromSuperview(let child): sink.put(.removeFromSuperview, child)
    case .inAnimation(let isInAnimation):
      sink.put(.inAnimation)
      sink.put(isInAnimation, label: "")
    case .constrain(let child): sink.put(.constrain, child)
    case .removeConstraints(let child): sink.put(.removeConstraints, child)
    case .place(let child, let host): sink.put(.place, child, "into", host)
    case .displace(let child): sink.put(.displace, child)

    case .begin(let id, let appearing, let animated):
      sink.put(.begin, id, "appearing", appearing)
      sink.put(animated, label: "animated")
    case .end(let id): sink.put(.end, id)
    case .isAppearing(let id): sink.put(.isAppearing, id)
    case .showTop(let top, let stack): sink.put(.showTop, top, "in", stack)
    case .setNeedsLayout(let id, let needs): sink.put(.setNeedsLayout, id, "", needs)
    case .setNeedsUpdateConstraints(let id): sink.put(.setNeedsUpdateConstraints, id)
    case .setNeedsUpdateProperties(let id): sink.put(.setNeedsUpdateProperties, id)
    case .setNeedsTraits(let id, let needs): sink.put(.setNeedsTraits, id, "", needs)
    case .layoutIfNeeded(let id): sink.put(.layoutIfNeeded, id)

    case .setRoot(let id): sink.put(.setRoot, id)
    case .present(let presented, let presenter, let style):
      sink.put(.present, presented, "by", presenter)
      sink.put(style, label: "style")
    case .restyle(let id, let style):
      sink.put(.restyle, id)
      sink.put(style, label: "")
    case .setHeight(let id, let height):
      sink.put(.setHeight, id)
      sink.put(height.detent, label: "")
      sink.put(height.isUndimmed, label: "isUndimmed")
    case .attach(let id): sink.put(.attach, id)
    case .detach(let id): sink.put(.detach, id)
    case .cover(let id, let isCovered): sink.put(.cover, id, "isCovered", isCovered)
    case .beginDismissal(let id, let begins): sink.put(.beginDismissal, id, "isBeingDismissed", begins)
    case .unpresent(let id): sink.put(.unpresent, id)

    case .reserveTransition(let transition, let id):
      sink.put(.reserveTransition)
      sink.put(transition, label: "")
      sink.put(id, label: "on")
    case .openTransition(let transition, let id, let duration):
      sink.put(.openTransition)
      sink.put(transition, label: "")
      sink.put(id, label: "on")
      sink.put(duration, label: "duration")
    case .closeTransition(let transition):
      sink.put(.closeTransition)
      sink.put(transition, label: "")
    case .schedule(let routine, let due):
      sink.put(.schedule)
      sink.put(routine, label: "")
      sink.put(due)

    case .emit(let callback, let id, let argument, let answer):
      sink.put(.emit)
      sink.put(callback, id, argument, answer)
    case .warn(let message):
      sink.put(.warn)
      sink.put(message)
    case .raise(let message):
      sink.put(.raise)
      sink.put(message)
    case .delegate(let id, let question, let delegate):
      sink.put(.delegate, id)
      sink.put(question, label: "")
      sink.put(delegate)
    case .setForwardsAppearance(let id, let forwards): sink.put(.setForwardsAppearance, id, "", forwards)
    case .setCapturesStatusBar(let id, let captures): sink.put(.setCapturesStatusBar, id, "", captures)
    case .setDisplayMode(let id, let mode):
      sink.put(.setDisplayMode, id)
      sink.put(mode, label: "")
    case .expect(let expectation):
      sink.put(.expect)
      sink.put(expectation, label: "")
    }
  }

  /// Reads what `encode` wrote; where it doesn't fit, the source remembers that.
  @inlinable package init(from source: inout some OperandSource) {
    switch source.word(Opcode.self) {
    case .make: self = .make(source.instance())
    case .hold: self = .hold(source.instance())
    case .release: self = .release(source.instance())
    case .keep: self = .keep(source.instance(), by: source.instance())
    case .letGo: self = .letGo(source.instance(), by: source.instance())
    case .load: self = .load(source.instance())

    case .addChild: self = .addChild(source.instance(), to: source.instance())
    case .removeFromParent: self = .removeFromParent(source.instance())
    case .willMove: self = .willMove(source.instance(), to: source.instanceOrNull())
    case .didMove: self = .didMove(source.instance(), to: source.instanceOrNull())
    case .link: self = .link(source.instance(), to: source.instance(), at: source.number())
    case .unlink: self = .unlink(source.instance())
    case .setCurrent: self = .setCurrent(source.instanceOrNull(), in: source.instance())

    case .addSubview: self = .addSubview(source.instance(), into: source.instance())
    case .removeFromSuperview: self = .removeFromSuperview(source.instance())
    case .inAnimation: self = .inAnimation(source.flag())
    case .constrain: self = .constrain(source.instance())
    case .removeConstraints: self = .removeConstraints(source.instance())
    case .place: self = .place(source.instance(), into: source.instance())
    case .displace: self = .displace(source.instance())

    case .begin: self = .begin(source.instance(), appearing: source.flag(), animated: source.flag())
    case .end: self = .end(source.instance())
    case .isAppearing: self = .isAppearing(source.instance())
    case .showTop: self = .showTop(source.instance(), in: source.instance())
    case .setNeedsLayout: self = .setNeedsLayout(source.instance(), source.flag())
    case .setNeedsUpdateConstraints: self = .setNeedsUpdateConstraints(source.instance())
    case .setNeedsUpdateProperties: self = .setNeedsUpdateProperties(source.instance())
    case .setNeedsTraits: self = .setNeedsTraits(source.instance(), source.flag())
    case .layoutIfNeeded: self = .layoutIfNeeded(source.instance())

    case .setRoot: self = .setRoot(source.instance())
    case .present:
      self = .present(source.instance(), by: source.instance(), style: source.word(PresentationStyle.self))
    case .restyle: self = .restyle(source.instance(), source.word(PresentationStyle.self))
    case .setHeight:
      self = .setHeight(source.instance(), SheetHeight(source.word(Detent.self), isUndimmed: source.flag()))
    case .attach: self = .attach(source.instance())
    case .detach: self = .detach(source.instance())
    case .cover: self = .cover(source.instance(), source.flag())
    case .beginDismissal: self = .beginDismissal(source.instance(), source.flag())
    case .unpresent: self = .unpresent(source.instance())

    case .reserveTransition: self = .reserveTransition(source.transition(), on: source.instance())
    case .openTransition:
      self = .openTransition(source.transition(), on: source.instance(), duration: source.time())
    case .closeTransition: self = .closeTransition(source.transition())
    case .schedule: self = .schedule(source.routine(), source.due())

    case .emit:
      self = .emit(source.word(Callback.self), source.instanceOrNull(), source.argument(), source.answer())
    case .warn: self = .warn(source.message())
    case .raise: self = .raise(source.message())
    case .delegate: self = .delegate(source.instance(), source.word(Question.self), to: source.delegate())
    case .setForwardsAppearance: self = .setForwardsAppearance(source.instance(), source.flag())
    case .setCapturesStatusBar: self = .setCapturesStatusBar(source.instance(), source.flag())
    case .setDisplayMode: self = .setDisplayMode(source.instance(), source.name())
    case .expect: self = .expect(source.expectation())
    }
  }
}
