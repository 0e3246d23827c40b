import AnimationSyntax
import Testing

/// Numbers of type `Float` have 24 bits: the expected numbers are from Swift's compiler.
@Suite struct FloatTests {
  @Test func theyAreRoundedAsSwiftRoundsThem() throws {
    try ValueTable(
      declarations: """
        struct Player {
          var volume: Float = 0.8
          mutating func raise() { volume = min(volume + 0.1, 1) }
        }
        enum Level: Float { case low = 0.1, high = 0.9 }
        """
    ).expect([
      "Double(Float(0.1))": 0.10000000149011612,
      "Double(Float(0.1) * 3)": 0.30000001192092896,
      "let x: Float = 0.1; return Double(x) + 0.2": 0.30000000149011613,
      "let x: Float = 16777216; return x + 1 == x ? 1 : 0": 1,
      "let x: Float = 0.1; return x == 0.1 ? 1 : 0": 1,
      "let x: Float = 0.7; return x > 0.7 ? 1 : 0": 0,
      "let x: Float = 0.1; return Double(x) == 0.1 ? 1 : 0": 0,
      "Double(Float.pi)": 3.1415925025939941,
      "Double(sqrt(Float(2)))": 1.4142135381698608,
      "Double(powf(2, 0.5))": 1.4142135381698608,
      "var level: Float = 0; level += 0.1; level += 0.2; return Double(level)":
        0.30000001192092896,
      "let xs: [Float] = [0.1, 0.2, 0.3]; return Double(xs.reduce(0, +))": 0.60000002384185791,
      "let xs: [Float] = [1, 2, 3]; return Double(xs.map { $0 / 3 }[0])": 0.3333333432674408,
      "let r: ClosedRange<Float> = 0...0.3; return r.contains(0.3) ? Double(r.upperBound) : 0":
        0.30000001192092896,
      "var player = Player(); player.raise(); return Double(player.volume)": 0.90000003576278687,
      "Level(rawValue: 0.9) == .high ? Double(Level.low.rawValue) : 0": 0.10000000149011612,
      "Double(Int(Float(0.29) * 100))": 29,
      "0.29 * 100 < 29 ? 1 : 0": 1,
      "let x: Any = Float(1); return x is Double ? 1 : x is Float ? 2 : 3": 2,
      "Float(exactly: 0.1) == nil ? 1 : 0": 1,
    ])
  }

  @Test(
    "their texts have the digits that they need",
    arguments: [
      ("Float(0.1) * 3", "0.3"), ("Float(1) / 3", "0.33333334"), ("Float(0.7) * 10", "7.0"),
      ("[Float(0.1), 0.2].map { $0 * 3 }", "[0.3, 0.6]"),
      ("Float(0.1)...0.7", "0.1...0.7"), ("CGFloat(Float(0.7))", "0.699999988079071"),
      ("0.1 * 3", "0.30000000000000004"),
    ])
  func texts(_ expression: String, text: String) throws {
    try ValueTable().expect([#""\(\#(expression))" == "\#(text)" ? 1 : 0"#: 1])
  }

  @Test func functionsForOneTypeOfNumbersAndForAnyOfThemAreCalledWithIt() throws {
    try ValueTable(
      declarations: """
        extension Float { var twice: Float { self * 2 } }
        extension Double { var twice: Double { self * 3 } }
        extension BinaryFloatingPoint { var percent: Int { Int(self * 100) } }
        func kind(_ x: Double) -> Double { 1 }
        func kind(_ x: Float) -> Double { 2 }
        func mean<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.reduce(0, +) / T(x.count) }
        """
    ).expect([
      "Double(Float(0.1).twice)": 0.20000000298023224,
      "1.0.twice": 3,
      "Double(Float(0.29).percent)": 29,
      "Double(0.29.percent)": 28,
      "kind(Float(0.1))": 2,
      "kind(0.1)": 1,
      "Double(mean([Float(0.1), 0.2]))": 0.15000000596046448,
    ])
  }

  @Test func aStateOfTheTypeMoves() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var level: Float = 0.1
        var body: some View {
          Circle().opacity(Double(level)).onTapGesture {
            withAnimation(.linear(duration: 0.2)) { level *= 3 }
          }
        }
      }
      """, doing: "at(0.1) { tap(\"Circle\") }")
    #expect(played.value("Circle.opacity", at: 0) == 0.10000000149011612)
    #expect(played.value("Circle.opacity", at: 0.3) == 0.30000001192092896)
  }
}
