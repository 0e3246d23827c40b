import AnimationSyntax
import MotionRecording
import Testing

@Suite("The pausable animation of scenarios")
struct PausableAnimationTests {
  /// Returns the numbers of 120 frames, with pauses in frames.
  private func values(_ animation: String, pauses: [Range<Int>]) throws -> [Double] {
    var text =
      "@State var a = 0.0\nat(0) { withAnimation(\(animation)) { a = 60 } }\nrun(until: 2)\n"
    for pause in pauses {
      text += "at(\(pause.lowerBound) / 60.0) { environment.animationPaused = true }\n"
      text += "at(\(pause.upperBound) / 60.0) { environment.animationPaused = false }\n"
    }
    return try ScenarioText.rows(text).compactMap(\.value)
  }

  @Test(
    "Without a pause it is its base, whatever that is",
    arguments: [
      ".linear(duration: 1)", ".easeInOut(duration: 0.7)", ".spring(duration: 0.5, bounce: 0.3)",
    ])
  func unpaused(base: String) throws {
    let pausable = try values("\(base).pausable", pauses: [])
    for (one, other) in zip(pausable, try values(base, pauses: [])) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test("It stands still while it is paused and goes on from there, as often as one likes")
  func paused() throws {
    let pauses = [10..<20, 30..<35, 36..<37]
    let base = try values(".linear(duration: 1)", pauses: [])
    let values = try values(".linear(duration: 1).pausable", pauses: pauses)
    for frame in 0...120 {
      let standing = pauses.reduce(0) {
        $0 + (min(max(frame, $1.lowerBound), $1.upperBound) - $1.lowerBound)
      }
      #expect(abs(values[frame] - base[frame - standing]) < 1e-9)
    }
  }

  @Test("A spring that takes over goes on with the velocity of the base, or with none in a pause")
  func velocity() throws {
    func velocity(_ pause: String) throws -> Double {
      let text = """
        @State var a = 0.0
        at(0) { withAnimation(.timingCurve(.circularEaseInOut, duration: 1).pausable) { a = 60 } }
        \(pause)
        at(0.25) { withAnimation(.spring) { a = 0 } }
        """
      return try #require(try ScenarioText.rows(text).first { $0.event == "merge" }?.velocity)
    }
    #expect(try velocity("") > 10)
    #expect(try velocity("at(0.2) { environment.animationPaused = true }") == 0)
  }
}
