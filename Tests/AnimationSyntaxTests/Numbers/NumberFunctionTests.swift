import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// The functions of numbers, compared with numbers from other sources.
@Suite struct NumberFunctionTests {
  static let rows: [(String, Double)] = [
    ("max(0.2, 0.5)", 0.5), ("max(1, 3, 2)", 3), ("min(0.2, 0.5)", 0.2), ("min(4, 3, 5)", 3),
    ("abs(-0.25)", 0.25), ("sqrt(2.25)", 1.5), ("pow(2, 3)", 8), ("pow(4, -0.5)", 0.5),
    ("sin(0) + 1", 1), ("cos(0)", 1), ("tan(0) + 2", 2), ("exp(0)", 1), ("log(1) + 3", 3),
    ("floor(2.9)", 2), ("ceil(2.1)", 3), ("round(2.5)", 3),
    ("sin(Double.pi / 2)", 1), ("Double(max(1, 3)) / 2", 1.5), ("Double(7 / max(2, 1))", 3),
    ("Double(sqrt(9)) / 2", 1.5), ("CGFloat(0.5) + TimeInterval(1)", 1.5),
    ("2 * max(0.1, min(0.4, 0.3)) - 0.1", 0.5), ("sqrt(pow(3, 2) + pow(4, 2))", 5),
  ]

  @Test(arguments: rows.indices)
  func inExpressions(index: Int) {
    let (text, number) = Self.rows[index]
    guard case .animation(let animation) = subject(of: ".linear(duration: \(text))") else {
      Issue.record("\(text) is not understood")
      return
    }
    #expect(animation == .linear(duration: number), "\(text)")
  }

  @Test(arguments: rows.indices)
  func inScenarios(index: Int) throws {
    let (text, number) = Self.rows[index]
    #expect(try ScenarioText.start("@State var x: Double = \(text)", "x") == number, "\(text)")
  }

  @Test(arguments: [("max(2, 3)", 3), ("min(2, 3) + abs(-1)", 3), ("max(1, 2, 3)", 3)])
  func ofWholeNumbersAreWhole(text: String, count: Int) {
    #expect(
      subject(of: ".linear.repeatCount(\(text))")
        == .animation(.linear.repeatCount(count)))
  }

  @Test(arguments: ["asin(1)", "hypot(3, 4)", "log10(100)", "cbrt(8)"])
  func ofViewsAreNoneOfExpressions(text: String) {
    #expect(subject(of: ".linear(duration: \(text))") == nil, "\(text)")
  }
}
