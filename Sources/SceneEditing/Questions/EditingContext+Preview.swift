internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan

extension EditingContext {
  /// A page about the step on a line: the hierarchy after it, and its events. A browser that shows it loads it again
  /// each second.
  ///
  /// - Parameter line: The line of the cursor, counted from 0; before the first step it is the launch.
  /// - Returns: Nil if the scene can't be played.
  package func preview(ofLine line: Int) -> String? {
    guard let plan, !plan.steps.isEmpty else { return nil }
    let step = plan.step(before: line)
    var page = ByteWriter()
    page.write(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <style>:root { color-scheme: light dark; font: 15px system-ui } body { margin: 1.5em } svg { max-width: 100% }</style>
      <title>
      """)
    page.write(xml: plan.scene)
    page.write("</title>\n<h1>")
    page.write(xml: step.flatMap { $0.number > 0 ? "Step \($0.number): \($0.title)" : nil } ?? "Launch")
    page.write("</h1>\n")
    page.write(plan.drawing(of: .tree, afterStep: step?.number ?? 0, limits: limits) ?? "")
    page.write("<pre>")
    page.write(xmlLines: trace(ofLine: step.map { Int($0.mark.line) } ?? 0) ?? "")
    page.write("</pre>\n")
    return String(decoding: page.take(), as: UTF8.self)
  }

  /// The events of the step that such a page is about; nil if the scene can't be played.
  package func eventsOfStep(before line: Int) -> String? {
    plan?.step(before: line).flatMap { trace(ofLine: Int($0.mark.line)) }
  }
}

extension HierarchyPlan {
  /// The last step that begins on a line or above it, which is counted from 0; before all of them, the launch.
  fileprivate func step(before line: Int) -> StepRecord? {
    steps.last { $0.mark.file == 0 && $0.number > 0 && Int($0.mark.line) <= line + 1 } ?? steps.first
  }
}

extension ByteWriter {
  /// Writes a text whose lines stay lines.
  fileprivate mutating func write(xmlLines text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      write(xml: String(line))
      write("\n")
    }
  }
}
