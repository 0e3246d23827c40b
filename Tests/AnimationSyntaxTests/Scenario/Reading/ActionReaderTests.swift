import AnimationSyntax
import MotionRecording
import Testing

@Suite("What happens in a scenario")
struct ActionReaderTests {
  private static let states = "@State var isOn = false\n@State var x = 0.0\n@State var y = 0.0\n"

  private static let off = "x.animation(.bouncy, value: x)\n"

  /// Actions at 0, and the animations of the two numbers.
  static let transactions: [(String, String, String)] = [
    ("withAnimation(.smooth) { x = 1; y = 1 }", ".smooth", ".smooth"),
    ("withAnimation { x = 1 }; y = 1", ".default", "jump"),
    ("withAnimation(nil) { x = 1 }", "jump", ""),
    ("withAnimation(.smooth) { withAnimation(.snappy) { x = 1 }; y = 1 }", ".snappy", ".smooth"),
    ("withAnimation(.smooth) { withAnimation(nil) { x = 1 }; y = 1 }", "jump", ".smooth"),
    ("withAnimation(.smooth, { x = 1 })", ".smooth", ""),
    ("withTransaction(Transaction(animation: .smooth)) { x = 1 }", ".smooth", ""),
    ("withTransaction(Transaction(animation: nil)) { x = 1 }; y = 1", "jump", "jump"),
    ("withTransaction(\\.animation, .smooth) { x = 1 }", ".smooth", ""),
    ("withTransaction(\\Transaction.animation, .smooth) { x = 1 }", ".smooth", ""),
    (
      "var t = Transaction(animation: .smooth)\nwithTransaction(t) { x = 1 }\n"
        + "t.animation = .snappy\nwithTransaction(t) { y = 1 }", ".smooth", ".snappy"
    ),
    (
      "withAnimation(.smooth) { withTransaction(Transaction()) { x = 1 } }", ".smooth", ""
    ),
    (
      "withAnimation(\n  .spring(\n    duration: 0.5 // half\n  )\n) { x = 1 }",
      ".spring(duration: 0.5)", ""
    ),
  ]

  @Test("The animation of a change is that of the innermost transaction", arguments: transactions)
  func innermost(event: String, x: String, y: String) throws {
    let animations = try ScenarioText.animations(Self.states + "at(0) { \(event) }")
    #expect(animations == ["x": x, "y": y])
  }

  /// Actions at 0, and the animation of the first number, which has an implicit animation.
  static let disabled: [(String, String)] = [
    ("x = 1", ".bouncy"), ("withTransaction(\\.disablesAnimations, true) { x = 1 }", "jump"),
    ("withTransaction(\\.disablesAnimations, false) { x = 1 }", ".bouncy"),
    (
      "var t = Transaction()\nt.disablesAnimations = true\nwithTransaction(t) { x = 1 }", "jump"
    ),
    (
      "withAnimation(.smooth) { withTransaction(\\.disablesAnimations, true) { x = 1 } }", ".smooth"
    ),
    ("withAnimation(.smooth) { x = 1 }", ".bouncy"), ("withAnimation(nil) { x = 1 }", ".bouncy"),
  ]

  @Test("Disabled animations are the implicit ones", arguments: disabled)
  func implicit(event: String, x: String) throws {
    let animations = try ScenarioText.animations(Self.states + Self.off + "at(0) { \(event) }")
    #expect(animations["x"] == x)
  }

  @Test("Completions are called in the order in which they come true")
  func completions() throws {
    let text =
      Self.states + """
        at(0) {
          withAnimation(.linear(duration: 0.5).logicallyComplete(after: 0.2)) { x = 1 } completion: {
            log("logical")
          }
          withAnimation(.linear(duration: 0.4), completionCriteria: .removed) { y = 1 } completion: {
            log("removed")
            withAnimation(.linear(duration: 0.2)) { y = 2 } completion: { log("again") }
          }
          withAnimation(nil) { isOn = true } completion: { log("at once") }
          var t = Transaction(animation: .linear(duration: 0.1))
          t.addAnimationCompletion(criteria: .removed) { log("added") }
          t.addAnimationCompletion { log("and more") }
          withTransaction(t) { isOn = false }
        }
        """
    #expect(
      try ScenarioText.events(text) == [
        "log:at once+log:added+log:and more", "log:logical", "log:removed", "log:again",
      ])
  }

  @Test("Assignments compute with what the states hold at that moment")
  func assignments() throws {
    let text =
      Self.states + """
        at(0) { x = 2; x *= x + 1; y = x - 1; y /= 2; isOn.toggle(); x -= isOn ? 1 : 100; isOn = !isOn }
        at(0.1) { y += isOn ? 1 : 2 }
        """
    let rows = try ScenarioText.rows(text)
    #expect(rows.suffix(2).map(\.value) == [5, 4.5])
  }

  @Test("The environment is set from the start, or when something happens")
  func environment() throws {
    let move =
      "at(0) { withAnimation(.linear(duration: 1).pausable) { x = 60 } }\nrun(until: 0.5)\n"
    func last(_ text: String) throws -> Double? {
      try ScenarioText.rows(Self.states + move + text).last { $0.attribute == "x" }?.value
    }
    #expect(abs(try last("") ?? 0) - 30 < 1e-9)
    #expect(try last("environment.animationPaused = true") == 0)
    #expect(
      try last("environment.animationPaused = true\nenvironment.animationPaused = false")
        == last(""))
    let paused = try last("at(0.25) { environment.animationPaused = true }") ?? 0
    #expect(abs(paused - 15) < 1e-9)
  }
}
