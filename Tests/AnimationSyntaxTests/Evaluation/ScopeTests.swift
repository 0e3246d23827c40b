import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite("What names stand for")
struct ScopeTests {
  private static func term(_ text: String) throws -> Term {
    let regions = TextRegions(Array(text.utf8))
    return try SwiftText(regions, range: 0..<text.utf8.count).readTerm(refusing: [])
  }

  /// A scope in which `count` is −3, `half` is 0.5 and `x` is a state.
  private static var scope: Scope {
    var scope = Scope(all: [:], origin: SourceOrigin(source: "", fileName: ""))
    scope.declare("count", .constant(.integer, .integer(-3)), at: 0..<1)
    scope.declare("half", .constant(.number, .number(0.5)), at: 0..<1)
    scope.declare("x", .state(.number), at: 0..<1)
    return scope
  }

  @Test(
    "An expression reads constants as what would be written for them",
    arguments: [("count", -3.0), ("-count", 3), ("half * 2", 1), ("count + half", -2.5)])
  func constants(text: String, value: Double) throws {
    let names = Self.scope.names
    #expect(try NumberResolver.double(Self.term(text), in: names) == value)
    #expect(try NumberResolver.double(names.resolved(Self.term(text))) == value)
  }

  @Test("An expression knows no states")
  func states() throws {
    let error = #expect(throws: Fault.self) {
      try NumberResolver.double(Self.term("x + 1"), in: Self.scope.names)
    }
    #expect(
      error?.problem as? AppProblem == .dependsOnApp(name: "x", expected: "the number itself"))
  }

  @Test("In a text that declares names an Int and a Double do not mix")
  func types() throws {
    let error = #expect(throws: Fault.self) {
      try TermEvaluator.evaluate(Self.term("count + half"), as: .number, in: Self.scope)
    }
    guard case .mixedNumbers = error?.problem as? ScenarioProblem else {
      Issue.record("it is \(String(describing: error))")
      return
    }
  }

  @Test("What source declares is read where it is declared, as often as names lead on")
  func source() throws {
    func scope(_ names: [String: String]) -> Scope {
      Scope { chain in
        guard let name = chain.links.first?.name, let text = names[name],
          let term = try? Self.term(text)
        else { return nil }
        return Scope.Written(term: term, scope: scope(names), links: 1)
      }
    }
    let names = scope(["fast": "base / 2", "base": "0.4", "circle": "circle"])
    #expect(try NumberResolver.double(names.resolved(Self.term("fast + 1"))) == 1.2)
    let (known, unknown) = (try Self.term("fast"), try Self.term("slow"))
    #expect(names.changes(known) && !names.changes(unknown))
    #expect(throws: Fault.self) {
      try NumberResolver.double(names.resolved(Self.term("circle")))
    }
    // Links after the name remain.
    #expect(try NumberResolver.double(names.resolved(Self.term("base.magnitude"))) == 0.4)
  }
}
