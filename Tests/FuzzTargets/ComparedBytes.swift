/// Answers that are made of several runs of one scene.
enum ComparedBytes {
  /// Reasons are beside the verdicts: with them as without, the same expectations fail.
  static func violationsOfReasons(_ bytes: [UInt8]) -> [String] {
    let files = PretendFiles(["x.yaml": bytes])
    let reasoned = CalledCommand.call(["test", "x.yaml"], files)
    let bare = CalledCommand.call(["test", "--reporter", "junit", "x.yaml"], files)
    return reasoned.violations + bare.violations
      + (reasoned.exit == bare.exit ? [] : ["with reasons the exit code is \(reasoned.exit), without \(bare.exit)"])
  }

  /// A comparison with itself differs in nothing, and a matrix of two systems differs as their comparison does.
  static func violationsOfComparison(_ bytes: [UInt8]) -> [String] {
    let files = PretendFiles(["x.yaml": bytes, "y.yaml": bytes])
    let same = CalledCommand.call(["run", "--compare", "x.yaml", "y.yaml"], files)
    let systems = CalledCommand.call(["run", "--compare", "--ios", "12,17", "x.yaml"], files)
    let matrix = CalledCommand.call(["run", "--matrix", "ios=12,17", "x.yaml"], files)
    var violations = same.violations + systems.violations + matrix.violations
    if same.exit == 0, same.output.contains("lines differ") { violations.append("a scene differs from itself") }
    if systems.exit == 0, matrix.exit == 0, matrix.output.contains("lines differ") {
      violations.append("a matrix has a difference that the comparison hasn't")
    }
    if matrix.output.contains("a bug in scenograph") { violations.append("a matrix lacks a cause") }
    return violations
  }
}
