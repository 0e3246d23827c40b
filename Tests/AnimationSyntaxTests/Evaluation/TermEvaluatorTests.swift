import AnimationSyntax
import MotionRecording
import Testing

@Suite("Computing the values of a scenario")
struct TermEvaluatorTests {
  /// Returns the initial value of an expression, with several states in scope.
  private func value(_ text: String, _ component: String = "") throws -> Double? {
    let states = """
      @State var n = 7
      @State var x = 2.5
      @State var isOn = true
      @State var name = "card"
      @State var size = CGSize(width: 40, height: 20)
      @State var frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      @State var angle = Angle(degrees: 30)
      @State var anchor = UnitPoint.topTrailing
      let value = \(text)
      """
    return try ScenarioText.start(states, "value" + component)
  }

  static let numbers: [(String, Double)] = [
    ("x + 1", 3.5), ("x * 2 - 1", 4), ("x / 2", 1.25), ("-x", -2.5), ("+x", 2.5),
    ("Double(n) * x", 17.5), ("Double(n / 2) + x", 5.5), ("Double(7 / 2) + x", 5.5),
    ("CGFloat(x) + 1", 3.5), ("min(x, 1, 3)", 1), ("max(x, 1)", 2.5), ("abs(-x)", 2.5),
    ("x.rounded()", 3), ("(-x).rounded()", -3), ("x.rounded(.down)", 2), ("x.rounded(.up)", 3),
    ("x.rounded(.toNearestOrEven)", 2), ("x.magnitude", 2.5), ("(x * x).squareRoot()", 2.5),
    ("x * .pi", 2.5 * .pi), ("x * Double.pi", 2.5 * .pi), ("x + .zero", 2.5),
    ("isOn ? 1 : x", 1), ("n > 3 && !isOn ? x : x + 1", 3.5), ("isOn == true ? x : 0", 2.5),
    ("n == 7 ? x : 0", 2.5), ("name == \"card\" ? x : 0", 2.5), ("name != \"card\" ? x : 0", 0),
    ("x <= 2.5 ? x : 0", 2.5), ("x >= 2.6 ? x : 0", 0), ("angle < .degrees(31) ? x : 0", 2.5),
    ("size == CGSize(width: 40, height: 20) ? x : 0", 2.5), ("n.isMultiple(of: 7) ? x : 0", 2.5),
    ("size.width + size.height", 60), ("frame.origin.x + x", 3.5), ("frame.size.height", 40),
    ("frame.width + 0", 30), ("frame.midX + 0", 16), ("frame.maxY + 0", 42), ("frame.minY + 0", 2),
    ("angle.degrees + 0", 30), ("angle.radians * 6 / .pi", 1), ("anchor.x + x", 3.5),
    ("CGSize(width: x, height: 1).width", 2.5), ("(isOn ? size : .zero).width", 40),
  ]

  @Test("Numbers", arguments: numbers)
  func computesNumbers(text: String, expected: Double) throws {
    let value = try #require(try value(text))
    #expect(abs(value - expected) < 1e-12)
  }

  static let integers: [(String, Double)] = [
    ("n + 1", 8), ("n / 2", 3), ("n % 4", 3), ("-n / 2", -3), ("n * n - n", 42), ("Int(x)", 2),
    ("Int(-x)", -2), ("Int(x.rounded())", 3), ("abs(-n)", 7), ("max(n, 9)", 9), ("min(n, 3)", 3),
    ("isOn ? n : 0", 7), ("isOn ? 1 : 0", 1), ("Int(n)", 7), ("n + .zero", 7),
  ]

  @Test("Whole numbers stay whole, and jump", arguments: integers)
  func computesIntegers(text: String, expected: Double) throws {
    #expect(try value(text) == expected)
    let jump = "@State var n = 7\n@State var x = 2.5\n@State var isOn = true\nlet value = \(text)"
    let rows = try ScenarioText.animations(
      jump + "\nat(0) { withAnimation { n += 5; x += 5; isOn.toggle() } }")
    #expect(rows["value"] == "jump" || rows["value"] == "")
  }

  static let vectors: [(String, [String: Double])] = [
    ("isOn ? size : .zero", [".width": 40, ".height": 20]),
    ("CGSize(width: x, height: size.width)", [".width": 2.5, ".height": 40]),
    ("CGPoint(x: x, y: 1)", [".x": 2.5, ".y": 1]),
    ("CGVector(dx: x, dy: -x)", [".dx": 2.5, ".dy": -2.5]),
    ("UnitPoint(x: x / 5, y: 1)", [".x": 0.5, ".y": 1]),
    ("isOn ? UnitPoint.center : .bottom", [".x": 0.5, ".y": 0.5]),
    ("isOn ? .leading : anchor", [".x": 0, ".y": 0.5]),
    ("frame.origin", [".x": 1, ".y": 2]),
    ("frame.size", [".width": 30, ".height": 40]),
    (
      "CGRect(x: x, y: 1, width: 2, height: 3)",
      [".origin.x": 2.5, ".origin.y": 1, ".size.width": 2, ".size.height": 3]
    ),
    (
      "CGRect(origin: .zero, size: isOn ? size : .init(width: 1, height: 1))",
      [".origin.x": 0, ".origin.y": 0, ".size.width": 40, ".size.height": 20]
    ),
    ("angle * 2", [".degrees": 60]), ("2 * angle", [".degrees": 60]),
    ("angle * x / 5", [".degrees": 15]), ("-angle", [".degrees": -30]),
    ("angle + .degrees(15) - .zero", [".degrees": 45]),
    ("isOn ? .radians(.pi / 2) : angle", [".degrees": 90]),
    ("Angle.degrees(x)", [".degrees": 2.5]), ("Angle(radians: x * .pi)", [".degrees": 450]),
  ]

  @Test("Values of several numbers", arguments: vectors.indices)
  func computesVectors(index: Int) throws {
    let (text, expected) = Self.vectors[index]
    for (component, number) in expected {
      let value = try #require(try value(text, component))
      #expect(abs(value - number) < 1e-12, "\(text)\(component)")
    }
  }

  @Test(
    "What is not reached is not computed, and nothing is wrong with it",
    arguments: [
      ("false ? 1 / 0 : 2", 2), ("true ? 3 : Int(1e30)", 3), ("n == 7 ? 1 : 1 / 0", 1),
      ("true || 1 / 0 == 1 ? 2 : 3", 2), ("false && 1 / 0 == 1 ? 2 : 3", 3),
      ("isOn || 1 / 0 == 1 ? 1 : 2", 1), ("n > 7 && abs(-9223372036854775808) == 1 ? 1 : 4", 4),
    ])
  func unreached(text: String, expected: Double) throws {
    let states = "@State var n = 7\n@State var isOn = true\n"
    let value = try ScenarioText.start(
      states + "let value = \(text)\nlet shown = n - n + value", "shown")
    #expect(value == expected)
  }

  @Test("A literal takes the type that is expected, as in Swift")
  func literals() throws {
    #expect(try ScenarioText.start("@State var a: Double = 1 / 4", "a") == 0.25)
    #expect(try ScenarioText.start("@State var a = 1 / 4", "a") == 0)
    #expect(try ScenarioText.start("@State var a: CGFloat = 3", "a") == 3)
    let least = "@State var a = -9223372036854775808"
    #expect(try ScenarioText.start(least, "a") == -0x1p63)
  }

  @Test("A value that is made of others follows them, in the order of the states' changes")
  func following() throws {
    let text = """
      @State var a = 1.0
      let b = a * 2
      let c = b + a
      at(0) { a = 5; a = a + c }
      run(until: 0)
      """
    let rows = try ScenarioText.rows(text)
    #expect(rows.map(\.target) == [20, 40, 60])
  }
}
