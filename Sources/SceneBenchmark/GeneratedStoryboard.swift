/// A storyboard as Xcode writes them: mostly views, constraints and texts, and a few segues.
///
/// A scene has some 120 elements and 18,000 bytes, as in the largest real ones.
enum GeneratedStoryboard {
  /// The rows of labels and buttons of a screen.
  private static let rowCount = 7

  /// A storyboard of at least so many bytes.
  static func xml(bytes: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES" initialViewController="c0-nav">
          <scenes>
              <!--Navigation Controller-->
              <scene sceneID="s0-nav">
                  <objects>
                      <navigationController id="c0-nav" sceneMemberID="viewController">
                          <navigationBar key="navigationBar" contentMode="scaleToFill" id="b0-nav"/>
                          <connections>
                              <segue destination="c0" kind="relationship" relationship="rootViewController" id="r0"/>
                          </connections>
                      </navigationController>
                  </objects>
                  <point key="canvasLocation" x="-820" y="42"/>
              </scene>

      """
    let size = scene(0, isLast: true).utf8.count
    let count = max(1, (bytes - text.utf8.count + size - 1) / size)
    for number in 0..<count { text += scene(number, isLast: number == count - 1) }
    text += "    </scenes>\n</document>\n"
    return Array(text.utf8)
  }

  private static func scene(_ number: Int, isLast: Bool) -> String {
    let id = "c\(number)"
    let rows = (0..<rowCount).map { row($0, of: id, segue: $0 < 2 && !isLast ? "c\(number + 1)" : nil) }.joined()
    return """
              <!--Screen \(number) View Controller-->
              <scene sceneID="s\(number)">
                  <objects>
                      <viewController storyboardIdentifier="Screen \(number)" id="\(id)" \
      customClass="Screen\(number)ViewController" customModule="Generated" customModuleProvider="target" \
      sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="v-\(id)">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(rows)                        </subviews>
                              <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
                              <viewLayoutGuide key="safeArea" id="g-\(id)"/>
                          </view>
                          <navigationItem key="navigationItem" title="Screen \(number)" id="n-\(id)"/>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="f-\(id)" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(number * 820)" y="42"/>
              </scene>

      """
  }

  private static func row(_ number: Int, of controller: String, segue destination: String?) -> String {
    let id = "\(controller)-\(number)"
    let connection =
      destination.map { "<segue destination=\"\($0)\" kind=\"show\" identifier=\"next\(number)\" id=\"s-\(id)\"/>" }
      ?? "<action selector=\"tap\(number):\" destination=\"\(controller)\" eventType=\"touchUpInside\" id=\"a-\(id)\"/>"
    return """
                                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" verticalHuggingPriority="251" text="A label that says what row \(number) is for" \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
                                      <rect key="frame" x="16" y="\(number * 72)" width="343" height="20.5"/>
                                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                      <nil key="textColor"/>
                                      <nil key="highlightedColor"/>
                                  </label>
                                  <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="b-\(id)">
                                      <rect key="frame" x="16" y="\(number * 72 + 28)" width="343" height="44"/>
                                      <color key="backgroundColor" red="0.0" green="0.47843137254901963" blue="1" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                      <constraints>
                                          <constraint firstAttribute="height" constant="44" id="h-\(id)"/>
                                          <constraint firstItem="b-\(id)" firstAttribute="top" secondItem="l-\(id)" \
      secondAttribute="bottom" constant="8" symbolic="YES" id="t-\(id)"/>
                                          <constraint firstItem="b-\(id)" firstAttribute="leading" \
      secondItem="g-\(controller)" secondAttribute="leading" constant="16" id="e-\(id)"/>
                                      </constraints>
                                      <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                                      <state key="normal" title="Go on to row \(number)">
                                          <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                                      </state>
                                      <connections>
                                          \(connection)
                                      </connections>
                                  </button>

      """
  }
}
