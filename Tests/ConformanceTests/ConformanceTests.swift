import Foundation
import SceneCompiler
import SceneTestSupport
import Testing

/// The program against what people saw UIKit do.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.scenePaths) func `a published observation comes true`(path: String) throws {
    let verdict = try ConformanceCase(scene: path).verdict
    let problems = try problems(of: path)
    if verdict == .open {
      #expect(!problems.isEmpty, "\(path) comes true: take its '# open:' away")
    } else {
      #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }
  }

  @Test func `a case is a scene or an exception, and that once`() throws {
    let ids = try ConformanceCase.all().map(\.id)
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    #expect(ids.count > 200)
  }

  @Test(.enabled(if: PublishedObservations.areThere, "the collection of observations isn't beside the package"))
  func `every published observation is answered, under its own weight`() throws {
    let published = try PublishedObservations.qualities()
    let cases = try ConformanceCase.all()
    #expect(Set(published.keys).subtracting(cases.map(\.id)).sorted() == [])
    #expect(Set(cases.map(\.id)).subtracting(published.keys).sorted() == [])
    #expect(cases.filter { published[$0.id] != $0.quality }.map(\.id) == [])
  }

  @Test func `the page says what the files say`() throws {
    let problem = Golden.problem(with: ConformancePage.text(of: try ConformanceCase.all()), at: ConformancePage.path)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func `the README gives the page's totals`() throws {
    let words = try Repository.text("README.md").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(ConformancePage.summary(of: try ConformanceCase.all())))
  }

  /// Runs a scene; what it expects in vain, line by line.
  private func problems(of path: String) throws -> [String] {
    let file = SourceFile(path: path, bytes: Array(try Data(contentsOf: Repository.url(path))))
    var loader = PackageLoader()
    let compilation = Pipeline.compile(file, loader: &loader)
    guard let plan = compilation.plan else { return compilation.diagnostics.map { "\(path): \($0)" } }
    var observer = NoObserver()
    let outcome = Pipeline.run(plan, observer: &observer)
    var problems = outcome.failures.flatMap { failure in
      ["\(path):\(failure.mark.line): \(failure.message)"] + failure.difference
    }
    if outcome.raised != nil, !outcome.isRaiseExpected { problems.append("\(path): an exception ends it") }
    if let limit = outcome.limit { problems.append("\(path): \(limit)") }
    let total = plan.expectations.reduce(0) { $0 + $1.clauses.count }
    if outcome.judged == 0 || outcome.judged < total { problems.append("\(path): not all was judged") }
    return problems
  }
}

/// Reads what a scene imports.
private struct PackageLoader: SourceLoader {
  /// The thread sanitizer of Swift 6.3 crashes where an `inout` has no size.
  private let size: UInt8 = 1

  func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    (try? Data(contentsOf: Repository.url(path))).map { .success(Array($0)) } ?? .failure(SourceFailure("no such file"))
  }
}
