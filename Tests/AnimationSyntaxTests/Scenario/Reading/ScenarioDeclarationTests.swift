import AnimationSyntax
import MotionRecording
import Testing

@Suite("Declarations of a scenario")
struct ScenarioDeclarationTests {
  @Test("A counter animates the number inside and shows its rounding; a plain whole number jumps")
  func counter() throws {
    let text = """
      @State var count = 0.0
      let plain = Int(count)
      @Animatable let label = Int(count)
      @Animatable let nearest = count.rounded()
      @Animatable let nearestWhole = Int(count.rounded())
      @Animatable let up: Double = (count / 2).rounded(.up)
      at(0) { withAnimation(.linear(duration: 1)) { count = 9.5 } }
      """
    var counts: [Double] = []
    var shown: [String: [Double]] = [:]
    for row in try ScenarioText.rows(text) {
      guard let value = row.value else { continue }
      if row.attribute == "count" { counts.append(value) }
      shown[row.attribute, default: []].append(value)
      if row.attribute != "count" { #expect(row.velocity == 0) }
    }
    #expect(counts.count > 60)
    #expect(shown["plain"] == Array(repeating: 9, count: counts.count))
    #expect(shown["label"] == counts.map { $0.rounded(.towardZero) })
    #expect(shown["nearest"] == counts.map { $0.rounded() })
    #expect(shown["nearestWhole"] == counts.map { $0.rounded() })
    #expect(shown["up"] == counts.map { ($0 / 2).rounded(.up) })
  }

  @Test("A counter below zero shows no negative zero")
  func negativeZero() throws {
    let text = """
      @State var count = 0.4
      @Animatable let label = Int(count)
      at(0) { withAnimation(.linear(duration: 0.5)) { count = -0.9 } }
      """
    let values = try ScenarioText.rows(text).filter { $0.attribute == "label" }.map(\.value)
    #expect(values.allSatisfy { $0 == 0 && $0?.sign == .plus })
  }

  @Test("Another value can be made of a counter; it is the rounded one")
  func madeOfCounter() throws {
    let text = """
      @State var count = 2.6
      @Animatable let label = Int(count.rounded())
      let tens = label * 10
      """
    #expect(try ScenarioText.start(text, "tens") == 30)
  }

  @Test("A constant is not shown, and can be used in times, values and animations")
  func constants() throws {
    let named = """
      let start = 0.1, length = 0.3, times = 2, off = false
      let curve = Animation.easeIn(duration: length).repeatCount(times, autoreverses: off)
      @State var a = 0.0
      at(start * 2) { withAnimation(curve.delay(length)) { a = length * 10 } }
      """
    let plain = """
      @State var a = 0.0
      at(0.1 * 2) {
        withAnimation(.easeIn(duration: 0.3).repeatCount(2, autoreverses: false).delay(0.3)) {
          a = 0.3 * 10
        }
      }
      """
    func numbers(_ text: String) throws -> [[Double?]] {
      try ScenarioText.rows(text).map { [$0.time, $0.value, $0.velocity, $0.target] }
    }
    #expect(try numbers(named) == numbers(plain))
  }

  @Test("Several names can be declared at once, each for itself")
  func several() throws {
    let text = "@State var a = 1.0, b = 2.0\nlet c = a + b, d = c * 2"
    #expect(try ScenarioText.start(text, "d") == 6)
  }
}
