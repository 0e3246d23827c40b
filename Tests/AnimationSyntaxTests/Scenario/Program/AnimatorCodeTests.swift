import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Code of an app around an animator: the animator's value in each phase is compared with the value computed by hand.
@Suite struct AnimatorCodeTests {
  /// A declaration, the phases, the expression for each phase, and the numbers.
  typealias Row = (declaration: String, phases: String, value: String, numbers: [Double])

  static let stage = """
    enum Stage: CaseIterable {
      case start, up, down
      var scale: Double { switch self { case .start, .down: 1; case .up: 1.5 } }
      var angle: Angle { self == .up ? .degrees(30) : .zero }
      var isUp: Bool { if case .up = self { true } else { false } }
      var offset: CGSize {
        guard isUp else { return .zero }
        let height = -20.0 * scale
        return CGSize(width: 4, height: height)
      }
      var twice: Double { scale * 2 }
      static let middle = Stage.up
      static var some: [Stage] { [.up, .start] }
    }
    """

  static let rows: [Row] = [
    (stage, "Stage.allCases", "p.scale", [1, 1.5, 1]),
    (stage, "Stage.allCases", "p.twice + 1", [3, 4, 3]),
    (stage, "Stage.allCases", "p.angle.degrees", [0, 30, 0]),
    (stage, "Stage.allCases", "p.offset.height", [0, -30, 0]),
    (stage, "Stage.allCases.reversed()", "p == .down ? 2.0 : 1", [2, 1, 1]),
    (stage, "[.up, .start]", "p.isUp ? 2.0 : 1", [2, 1]),
    (stage, "Stage.some", "p.scale", [1.5, 1]),
    (stage, "[Stage.middle, .down]", "p.scale", [1.5, 1]),
    (stage, "[Stage.start] + [.up]", "p.scale", [1, 1.5]),
    (stage, "Stage.allCases", "p != Stage.start && p.scale > 1 ? 5.0 : 6", [6, 5, 6]),
    (
      "enum Step: Int, CaseIterable { case a = 2, b, c }", "Step.allCases",
      "Double(p.rawValue) / 4", [0.5, 0.75, 1]
    ),
    ("enum Step: Double { case a = 0.5, b = 2 }", "[Step.a, .b]", "p.rawValue", [0.5, 2]),
    (
      "enum Step: String, CaseIterable { case a, b }", "Step.allCases",
      "p.rawValue == \"b\" ? 2.0 : 1", [1, 2]
    ),
    (
      """
      enum Move {
        case rest, to(Double, height: Double = 3)
        var y: Double { switch self { case .rest: 0; case .to(let x, let height): x * height } }
        var x: Double { if case let .to(x, _) = self { return x }; return -1 }
      }
      """, "[Move.rest, .to(2), .to(2, height: 5)]", "p.y + p.x", [-1, 8, 12]
    ),
    (
      """
      struct Shake { var x = 0.0, scale: CGFloat = 1; let angle = Angle.degrees(10); var sum: Double { x + scale } }
      """, "[Shake(), Shake(x: 2), Shake(x: 3, scale: 4)]", "p.sum + p.angle.degrees",
      [11, 13, 17]
    ),
    (
      "enum Step: CaseIterable { case a, b }\nextension Step { var y: Double { self == .a ? 1 : 2 } }",
      "Step.allCases", "p.y", [1, 2]
    ),
    (
      "extension Step { var y: Double { Theme.base * (self == .a ? 1 : 2) } }\nenum Step: CaseIterable { case a, b }\n"
        + "enum Theme { static let base: CGFloat = 4 }", "Step.allCases", "p.y", [4, 8]
    ),
    (
      "enum Step: Int, CaseIterable { case a = 2, b; var y: Double { Double(rawValue) * 2 } }",
      "Step.allCases", "p.y", [4, 6]
    ),
    (
      "struct Shake { var x = 0.0; static let none = Shake(); static func left(_ x: Double) -> Shake { Shake(x: -x) } }",
      "[Shake.none, .left(2)]", "p.x", [0, -2]
    ),
    ("", "[0, 10, -10]", "p / 4", [0, 2.5, -2.5]),
    ("", "[false, true]", "!p ? 1.0 : 2", [1, 2]),
    ("", "[1, 2.5]", "max(p, 2) + sqrt(4.0)", [4, 4.5]),
    ("", "[(1.0, 2.0), (3.0, 4.0)]", "p.0 * p.1", [2, 12]),
    ("", "[(x: 1.0, y: 2.0), (x: 3.0, y: 4.0)]", "p.x - p.y", [-1, -1]),
    ("", "[1, 2, 3]", "{ switch p { case ..<2: 1.0; case 2...2: 2; default: 3 } }", [1, 2, 3]),
    ("", "[1, 2, 3]", "{ switch p { case let n where n > 2: 9.0; case _: 1 } }", [1, 1, 9]),
  ]

  @Test(arguments: rows.indices)
  func valuesOfPhases(index: Int) throws {
    let row = Self.rows[index]
    let value =
      row.value.hasPrefix("{") ? String(row.value.dropFirst(2).dropLast(2)) : row.value
    for text in [
      "\(row.declaration)\nPhaseAnimator(\(row.phases), trigger: n) { p in let found: Double = \(value) }",
      "PhaseAnimator(\(row.phases), trigger: n) { p in let found: Double = \(value) }\n\(row.declaration)",
    ] {
      let scenario = try ScenarioText.parse(text)
      let animator = try #require(scenario.phaseAnimators.first)
      #expect(animator.attributes == ["found"], "\(text)")
      #expect(animator.phases.map { $0.values.first?.number } == row.numbers, "\(text)")
    }
  }

  /// Each property reads the next one twice: the nesting is not deep, but the last property is read a billion times.
  @Test func workThatDoublesIsRefused() {
    let properties = (0..<30).map { "var a\($0): Double { a\($0 + 1) + a\($0 + 1) }" }
    let error = ScenarioText.error(
      in:
        "enum A: CaseIterable { case b; \(properties.joined(separator: "; ")); var a30: Double { 1 } }\n"
        + "PhaseAnimator(A.allCases, trigger: n) { p in let z = p.a0 }")
    #expect(error?.sentence == "one update takes more than 100000 steps")
  }

  /// Each of these declarations is circular, or leads to an invalid number.
  @Test(arguments: [
    "struct A { var b = B() }\nstruct B { var a = A() }\nlet all = [A()]",
    "enum A { case b(A = .b()) }\nlet all = [A.b()]",
    "enum A: Int { case b = A.c.rawValue, c = A.b.rawValue }\nlet all = [A.b.rawValue]",
    "enum A: Double { case b = 1e300, c }\nlet all = [A.b.rawValue, A.c.rawValue]",
    "let all = [other[0]]\nlet other = [all[0]]",
  ])
  func circlesEnd(declarations: String) {
    let text = "\(declarations)\nPhaseAnimator(all, trigger: n) { p in let x = 1.0 }"
    _ = ScenarioText.error(in: text)
  }

  @Test func aPropertyThatReadsItselfIsRefused() {
    ScenarioText.expectError(
      (
        "enum A: CaseIterable { case b; var x: Double { y }; var y: Double { ⟨x⟩ } }\n"
          + "PhaseAnimator(A.allCases, trigger: n) { p in let z = p.x }",
        "'x' cannot depend on itself"
      ))
  }
}
