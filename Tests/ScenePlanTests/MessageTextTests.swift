import ScenePlan
import Testing

/// UIKit's own words, which have changed from system to system (C1.87 to C1.89).
@Suite struct MessageTextTests {
  private static let names = ["<A>", "<B>", "<C>", "<D>"]

  private func text(_ message: UIKitMessage, ios: Int, _ name: String = "") -> String {
    message.text(ios: ios, names: MessageTextTests.names, name: name)
  }

  @Test func `from iOS 13 on a refused presentation names the receiver`() {
    #expect(
      text(.presentOffWindow, ios: 12)
        == "Warning: Attempt to present <A> on <B> whose view is not in the window hierarchy!")
    #expect(
      text(.presentOffWindow, ios: 13)
        == "Attempt to present <A> on <B> (from <C>) whose view is not in the window hierarchy.")
    #expect(
      text(.presentationInProgress, ios: 12)
        == "Warning: Attempt to present <A> on <B> while a presentation is in progress!")
    #expect(
      text(.presentationInProgress, ios: 13)
        == "Attempt to present <A> on <B> (from <C>) while a presentation is in progress.")
  }

  @Test func `up to iOS 12 a presentation that was only asked for is no name yet`() {
    #expect(
      text(.alreadyPresenting, ios: 12)
        == "Warning: Attempt to present <A>  on <B> which is already presenting <D>")
    #expect(
      text(.alreadyPresenting, ios: 12, "announced")
        == "Warning: Attempt to present <A>  on <B> which is already presenting (null)")
    #expect(
      text(.alreadyPresenting, ios: 13, "announced")
        == "Attempt to present <A> on <B> (from <C>) which is already presenting <D>.")
  }
}
