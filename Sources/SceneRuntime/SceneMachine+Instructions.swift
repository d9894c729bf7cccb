internal import ScenePlan

extension SceneMachine {
  /// Carries out one instruction.
  mutating func perform(_ instruction: Instruction) {
    switch instruction {
    case .make(let instance): make(instance)
    case .hold(let instance): state[instance].owners += 1
    case .release(let instance): disown(instance)
    case .keep(let instance, let keeper):
      state[keeper].kept.append(instance)
      own(instance)
    case .letGo(let instance, let keeper):
      guard let index = state[keeper].kept.firstIndex(of: instance) else { return }
      state[keeper].kept.remove(at: index)
      disown(instance)
    case .load(let instance): load(instance)

    case .addChild(let child, let parent): addChild(child, to: parent)
    case .removeFromParent(let child): removeFromParent(child)
    case .willMove(let child, let parent): willMove(child, to: parent)
    case .didMove(let child, let parent): didMove(child, to: parent)
    case .link(let child, let parent, let index): link(child, to: parent, at: index)
    case .unlink(let child): unlink(child)
    case .setCurrent(let child, let container): state[container].current = child

    case .addSubview(let child, let host): addSubview(child, into: host)
    case .removeFromSuperview(let child): removeFromSuperview(child)
    case .constrain, .removeConstraints: break
    case .place(let child, let host): hang(child, in: .instance(host))
    case .displace(let child): hang(child, in: .nowhere)

    case .begin(let instance, let appearing, let animated): begin(instance, appearing: appearing, animated: animated)
    case .end(let instance): end(instance)
    case .isAppearing(let instance): sendIsAppearing(to: instance)
    case .layout(let instance): layOut(instance)

    case .setRoot(let instance): setRoot(instance)
    case .present(let presented, let presenter, let style): present(presented, by: presenter, style: style)
    case .attach(let instance): hang(instance, in: .window)
    case .detach(let instance): hang(instance, in: .nowhere)
    case .cover(let instance, let isCovered): cover(instance, isCovered)
    case .beginDismissal(let instance, let isBeingDismissed): state[instance].isBeingDismissed = isBeingDismissed
    case .unpresent(let instance): unpresent(instance)

    case .reserveTransition(let transition, let container): reserve(transition, on: container)
    case .openTransition(let transition, let container, let duration):
      reserve(transition, on: container)
      transitions[transition]?.due = now + duration
    case .closeTransition(let transition): close(transition)
    case .schedule(let routine, let due): enqueue(.routine(routine), due, cause: cause)

    case .emit(let callback, let instance, let argument, let answer):
      if let instance, callback.group != .app {
        send(callback, to: instance, argument, answer: answer)
      } else {
        emit(callback, instance, argument, answer: answer)
      }
    case .warn(let message): emit(.warning, message.first, .message(message))
    case .raise(let message): raise(message)
    case .delegate(let instance, let question, let delegate): state[instance].answers[question] = delegate
    case .setForwardsAppearance(let instance, let forwards): state[instance].forwardsAppearance = forwards
    case .setCapturesStatusBar(let instance, let captures): state[instance].capturesStatusBar = captures
    case .setDisplayMode(let instance, let mode): state[instance].displayMode = mode
    case .expect(let expectation): host.judge(expectation, state: state)
    }
  }

  mutating func raise(_ message: Message) {
    guard !isOver else { return }
    emit(.exception, message.first, .message(message))
  }

  private mutating func setRoot(_ instance: InstanceID) {
    state.root = instance
    own(instance)
    hang(instance, in: .window)
  }

  /// What was on its way in while the cover came is off the screen too (C1.30).
  private mutating func cover(_ instance: InstanceID, _ isCovered: Bool) {
    state[instance].isCovered = isCovered
    guard isCovered, [.appearing, .appeared].contains(state[instance].appearance) else { return }
    begin(instance, appearing: false, animated: false)
    end(instance)
  }

  private mutating func present(_ presented: InstanceID, by presenter: InstanceID, style: PresentationStyle) {
    state[presenter].presented = presented
    state[presented].presenter = presenter
    state[presented].style = style
    own(presented)
  }

  private mutating func unpresent(_ presented: InstanceID) {
    guard let presenter = state[presented].presenter else { return }
    state[presenter].presented = nil
    state[presented].presenter = nil
    disown(presented)
  }
}
