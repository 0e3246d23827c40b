import AnimationSyntax
import MotionRecording
import Testing

@Suite("Parts of values")
struct ScenarioPropertyTests {
  static let writes: [(String, [Double])] = [
    ("a.origin.x = 10", [10, 2, 30, 40]), ("a.origin.x += 3", [4, 2, 30, 40]),
    ("a.size.height *= 2", [1, 2, 30, 80]), ("a.size = CGSize(width: 5, height: 6)", [1, 2, 5, 6]),
    ("a.origin = .zero", [0, 0, 30, 40]), ("a.origin.y -= a.width", [1, -28, 30, 40]),
    ("a.origin.x = a.midX; a.origin.y = a.minX", [16, 16, 30, 40]),
    ("a = .zero", [0, 0, 0, 0]), ("a.size.width /= 4", [1, 2, 7.5, 40]),
  ]

  @Test("A part of a rectangle is written without touching the rest", arguments: writes)
  func rectangle(statements: String, expected: [Double]) throws {
    let text = """
      @State var a = CGRect(x: 1, y: 2, width: 30, height: 40)
      at(0) { \(statements) }
      run(until: 0)
      """
    #expect(try ScenarioText.rows(text).map(\.value) == expected)
  }

  @Test("An angle is written in degrees or in radians")
  func angle() throws {
    let text = "@State var a = Angle(degrees: 30)\nrun(until: 0)\n"
    #expect(try ScenarioText.rows(text + "at(0) { a.degrees += 15 }").last?.value == 45)
    let radians = try ScenarioText.rows(text + "at(0) { a.radians = .pi }").last?.value ?? 0
    #expect(abs(radians - 180) < 1e-12)
    #expect(try ScenarioText.rows(text + "at(0) { a *= 3 }").last?.value == 90)
    #expect(try ScenarioText.rows(text + "at(0) { a -= .degrees(40) }").last?.value == -10)
  }
}
