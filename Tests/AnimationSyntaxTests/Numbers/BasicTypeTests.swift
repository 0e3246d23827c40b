import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@Suite("The types of a scenario")
struct BasicTypeTests {
  @Test("Whatever consists of numbers has a row for each of them, and nothing else has one")
  func rows() throws {
    let text = """
      @State var flag = false, name = "a", n = 1, x = 1.0
      @State var size = CGSize(), point = CGPoint(), vector = CGVector(), frame = CGRect()
      @State var angle = Angle(), anchor = UnitPoint()
      let isBig = x > 2, title = flag ? "a" : "b", fixed = 3.0, half = x / 2
      run(until: 0)
      """
    #expect(
      try ScenarioText.rows(text).map(\.attribute) == [
        "n", "x", "size.width", "size.height", "point.x", "point.y", "vector.dx", "vector.dy",
        "frame.origin.x", "frame.origin.y", "frame.size.width", "frame.size.height",
        "angle.degrees", "anchor.x", "anchor.y", "half",
      ])
  }

  /// Returns the duration of an animation of a value of a SwiftUI type, in frames.
  private func frames<Value: Animatable>(from start: Value, to end: Value) -> Int {
    var animator = Animator(start.animatableData, clock: .frames(rate: 60))
    animator.change(to: end.animatableData, AnimatedChange(animation: .bouncy), at: 0)
    var frame = 0
    while animator.isAnimating {
      frame += 1
      animator.update(to: Double(frame) / 60)
    }
    return frame
  }

  @Test("An angle and a unit point move as long as those of the model, whose numbers are times 128")
  func scale() throws {
    func frames(_ text: String) throws -> Double {
      let rows = try ScenarioText.rows("\(text)\nat(0) { withAnimation(.bouncy) { a = b } }")
      return (rows.last?.time ?? 0) * 60
    }
    for degrees in [1.0, 30, 720] {
      let text = "@State var a = Angle(degrees: 0)\nlet b = Angle(degrees: \(degrees))"
      #expect(
        try frames(text) == Double(self.frames(from: Angle.zero, to: Angle(degrees: degrees))))
    }
    #expect(
      try frames("@State var a = UnitPoint.topLeading\nlet b = UnitPoint.center")
        == Double(self.frames(from: ScaledPoint(), to: ScaledPoint(x: 0.5, y: 0.5))))
  }

  @Test("Degrees come out as they went in", arguments: [15.0, 30, 0.1, 22.55, 60, 1e-7, 359.9])
  func degrees(value: Double) throws {
    let text =
      "@State var a = Angle(degrees: \(value))\nat(0) { withAnimation { a = .degrees(0.3) } }"
    let rows = try ScenarioText.rows(text)
    #expect(abs((rows.first?.value ?? 0) - value) <= value.ulp)
    #expect(rows.last?.value == 0.3)
    #expect(try ScenarioText.start("@State var a = Angle(degrees: \(value))", "a.degrees") == value)
  }
}

/// The animatable data of a unit point; the library has it for programs with Foundation only.
private struct ScaledPoint: Animatable {
  var x = 0.0
  var y = 0.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
