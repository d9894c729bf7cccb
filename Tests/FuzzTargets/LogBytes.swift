import SceneBasics
import SceneLogs

/// Everything that is made of a log.
enum LogBytes {
  static func violations(by bytes: [UInt8], _ forms: FormChoice) -> [String] {
    var violations: [String] = []
    let (reading, file) = read(bytes)
    let text = normal(reading.log)
    let again = read(text).0
    if again.log != reading.log { violations.append("the normal form is read back to another log") }
    if normal(again.log) != text { violations.append("the normal form isn't written as it was read") }
    guard let written = String(validating: text, as: UTF8.self) else {
      return violations + ["the normal form isn't UTF-8"]
    }
    if let scalar = written.unicodeScalars.first(where: VisibleLetters.isTreacherous) {
      violations.append("the normal form has a raw U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
    // Each line is told once: as an event, as the second `init` of an object, or among the others.
    let lines = reading.places.map(\.line) + reading.others.map(\.line)
    if Set(lines).count != lines.count { violations.append("a line is told twice") }
    if lines.contains(where: { $0 < 1 || $0 > reading.lineCount }) { violations.append("a line that there isn't") }
    for other in reading.others where reading.text(of: other, in: file).isEmpty { violations.append("a line got lost") }
    let findings = reading.findings + LogLint.verdict(on: reading, of: FileID(0)).findings
    for finding in findings where finding.span.line < 1 || finding.span.line > max(1, reading.lineCount) {
      violations.append("a finding in a line that there isn't")
    }
    return violations + CalledCommand.violationsOfLog(bytes, forms)
  }

  private static func read(_ bytes: [UInt8]) -> (LogReading, SourceFile) {
    let file = SourceFile(path: "x.log", bytes: bytes)
    return (LogReader.read(file, id: FileID(0)), file)
  }

  private static func normal(_ log: LifecycleLog) -> [UInt8] {
    var writer = ByteWriter()
    NormalForm.write(log, to: &writer)
    return writer.take()
  }
}

extension CalledCommand {
  /// Calls the verb in its forms: no letter of an answer may steer a terminal.
  static func violationsOfLog(_ bytes: [UInt8], _ forms: FormChoice) -> [String] {
    var forms = forms
    return forms.among(["text", "json"]).flatMap { form in
      let run = call(["log", "--others", "--format", form, "x.log"], PretendFiles(["x.log": bytes]))
      let scalar = run.output.unicodeScalars.first(where: VisibleLetters.isTreacherous)
      return run.violations + (scalar.map { ["the answer has a raw U+\(String($0.value, radix: 16))"] } ?? [])
    }
  }
}
