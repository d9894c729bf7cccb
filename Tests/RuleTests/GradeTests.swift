import SceneCompiler
import SceneRules
import Testing

/// The marks of the book beside the grades of the papers that it was written from: Apple, a measured log, several
/// sources, one source, none.
@Suite struct GradeTests {
  /// The best grade of each rule in the papers, where they give one.
  private static let grades: [(grounds: Rule.Grounds, rules: String)] = [
    (
      .official,
      """
      C1.1 C1.2 C1.3 C1.10 C1.11 C1.15 C1.18 C1.20 C1.21 C1.23 C1.24 C1.27 C1.35 C1.36 C1.40 C1.41 C1.42 C1.46 C1.50
      C1.51 C1.52 C1.53 C1.55 C1.56 C1.57 C1.60 C1.63 C1.65 C1.67 C1.69 C1.70 C1.71 C1.75 N2.1 N2.2 N2.3 N2.8 N2.13
      N2.16 N2.18 N2.19 N2.34 T3.6 T3.8 T3.9 T3.11 T3.12 T3.14 T3.16 S4.1 S4.2 S4.4 S4.5 S4.6 S4.7 S4.10 S4.11 S4.12
      S4.15 S4.20 S4.21 S4.22 S4.30 S4.31 S4.32 S4.33 S4.34 P5.1 P5.2 P5.3 P5.4 P5.5 P5.10 P5.12 P5.13 P5.14 P5.20
      P5.23 P5.34 P5.37 M6.1 M6.2 M6.4 M6.6 M6.7 M6.20 M6.21 M6.22 M6.23 M6.24 M6.33 M6.35 M6.40 M6.42 G7.4 G7.5 G7.20
      G7.23 G7.26 G7.27 G7.28 G7.41 G7.44 G7.47 D8.1 D8.5 D8.10 D8.11 D8.12 D8.13 D8.14 L9.1 L9.4 L9.5 L9.7 L9.8 K10.1
      K10.3 K10.4 K10.5 V32 V75 V76 V83 V88 V61 V65 V66 T3.21 S4.35 S4.36 D8.16 D8.17 D8.18 L9.10
      """
    ),
    (
      .measured,
      """
      C1.4 C1.5 C1.13 C1.14 C1.16 C1.17 C1.19 C1.26 C1.30 C1.31 C1.32 C1.33 C1.34 C1.43 C1.44 C1.45 C1.47 C1.54 C1.61
      C1.66 C1.72 C1.73 C1.74 N2.4 N2.5 N2.6 N2.7 N2.9 N2.10 N2.11 N2.15 N2.17 N2.30 N2.31 N2.32 N2.33 N2.37 T3.1 T3.2
      T3.3 T3.7 T3.17 S4.13 S4.14 S4.40 S4.42 P5.6 P5.11 P5.21 P5.30 P5.31 P5.32 P5.33 P5.35 P5.36 P5.38 P5.39 M6.3
      M6.5 M6.9 M6.25 M6.30 M6.31 M6.41 M6.44 G7.1 G7.3 G7.6 G7.7 G7.8 G7.9 G7.10 G7.21 G7.22 G7.24 G7.30 G7.31
      G7.32 G7.40 G7.42 G7.43 G7.45 G7.46 D8.3 D8.6 D8.15 L9.2 L9.3 L9.6 L9.9 K10.8 H11.1 H11.3 H11.4 H11.5 H11.6
      H11.7 H11.8 H11.9 H11.10 H11.11 H11.12 H11.20 H11.21 H11.22 V1 V5 V10 V13 V22 V71 V77 N2.40 T3.19
      """
    ),
    (
      .several,
      """
      C1.58 C1.62 N2.35 N2.36 T3.4 P5.24 M6.8 M6.43 D8.2 D8.4 K10.2 K10.6 K10.7 V2 V3 V8 V23 V26 V30 V79
      V64 N2.41 T3.18 T3.22
      """
    ),
    (.single, "C1.25 C1.64 C1.68 S4.43 M6.34 V15 V78 V84 V85 V87 T3.20"),
    (
      .chosen,
      """
      C1.12 C1.22 C1.37 C1.38 N2.12 N2.14 T3.5 T3.10 T3.13 T3.15 S4.8 S4.23 S4.24 S4.41 P5.15 P5.22 M6.32 M6.45 G7.33
      K10.9 K10.10 H11.23 V25 V27 V33 V74 V80 V62 V63
      """
    ),
  ]

  /// Rules that something later has shown: a log, or a source that the first paper didn't have.
  private static let raised = [
    "C1.37": "secondary sources", "C1.38": "secondary sources", "N2.14": "nav-covered-notloaded-cat26",
    "N2.36": "tab-present-tab13", "T3.4": "tab-present-tab13", "T3.5": "one log of a tab bar controller's delegate",
    "T3.10": "merged fixes and shipped apps since 2017", "M6.32": "tab-present-tab13",
    "M6.45": "published reports of what stays (iOS 8 to 13)", "V33": "nav-swipe-ismoving-alpha",
  ]

  private static func rank(_ grounds: Rule.Grounds) -> Int { Rule.Grounds.allCases.firstIndex(of: grounds) ?? 0 }

  @Test func `no rule is marked better than the papers grade it, unless what has shown it is named`() throws {
    var count = 0
    for (grade, rules) in GradeTests.grades {
      for id in rules.split(whereSeparator: \.isWhitespace).map(String.init) {
        let rule = try #require(Rulebook.rule(id), "\(id)")
        count += 1
        if let source = GradeTests.raised[id] {
          #expect((rule.sources + rule.logs).contains(source), "\(id)")
        } else {
          #expect(GradeTests.rank(rule.grounds) >= GradeTests.rank(grade), "\(id) is marked \(rule.grounds)")
        }
      }
    }
    #expect(count > 310)
  }

  @Test func `a rule that counts as measured names a log or a source that measured`() {
    for rule in Rulebook.rules where rule.grounds == .measured {
      #expect(!(rule.logs + rule.sources).isEmpty, "\(rule.id)")
    }
  }
}
