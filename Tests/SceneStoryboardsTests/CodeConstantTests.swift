import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Identifiers that a constant of all code has, in both languages.
@Suite struct CodeConstantTests {
  private static let board = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="home" customClass="Home" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s-2"><objects>
          <viewController storyboardIdentifier="Sync View" id="sync" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
  private static let home = """
    @interface Home : UIViewController
    @end
    @implementation Home
    - (void)go {
      UIViewController *next = [self.storyboard instantiateViewControllerWithIdentifier:SyncView];
      [self.navigationController pushViewController:next animated:YES];
    }
    @end

    """

  @Test(arguments: [
    "NSString * const SyncView = @\"Sync View\";", "NSString *const SyncView = @\"Sync View\";",
    "static NSString *SyncView = @\"Sync View\";", "#define SyncView @\"Sync View\"",
    "  # define  SyncView\t@\"Sync View\" // the scene",
  ])
  func `a constant of Objective-C is an identifier, in its own file and in others`(constant: String) throws {
    let board = [CodeConstantTests.board]
    #expect(
      try CodeLinkTests.ways(["Home.m": CodeConstantTests.home, "Ids.m": constant + "\n"], boards: board)
        == ["home push sync"])
    #expect(
      try CodeLinkTests.ways(["Home.m": constant + "\n" + CodeConstantTests.home], boards: board) == ["home push sync"])
  }

  @Test func `a constant of Swift is an identifier in other files`() throws {
    let home = """
      class Home: UIViewController {
        func go() { show(storyboard!.instantiateViewController(withIdentifier: syncView), sender: nil) }
      }
      """
    #expect(
      try CodeLinkTests.ways(
        ["Home.swift": home, "Ids.swift": "let syncView = \"Sync View\"\n"], boards: [CodeConstantTests.board])
        == ["home show sync"])
  }

  @Test(arguments: [
    // Two files have one each.
    ["static NSString *SyncView = @\"Sync View\";\n", "static NSString *SyncView = @\"Other\";\n"],
    // A macro of another form, and a text of C.
    ["#define SyncView(x) @\"Sync View\"\n", "#define SyncView \"Sync View\"\n"],
  ])
  func `any other constant leaves the call open`(files: [String]) throws {
    let linked = try CodeLinkTests.links(
      ["Home.m": CodeConstantTests.home, "A.m": files[0], "B.m": files[1]], boards: [CodeConstantTests.board])
    #expect(linked.links.transitions.isEmpty && linked.links.open.map(\.form) == [.identifier])
  }
}
