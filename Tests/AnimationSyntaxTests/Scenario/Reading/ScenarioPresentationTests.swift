import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Contexts and timelines in scenarios")
struct ScenarioPresentationTests {
  /// A scenario with the faulty position marked, and the sentence about it.
  typealias Row = (String, String)

  private static let transactions =
    "a Transaction is not available in widgets and Live Activities; use a nil animation or "
    + "'ContentTransition.identity' instead"

  static let errors: [Row] = [
    (
      "@State var x = 0.0\ncontext(.widget)\n⟨context⟩(.widget)",
      "there is already a 'context' in line 2"
    ),
    (
      "@State var x = 0.0\ncontext(.⟨wiget⟩)",
      "there is no context 'wiget'; did you mean '.widget'?"
    ),
    (
      "@State var x = 0.0\ncontext(.⟨watch⟩)",
      "there is no context 'watch'; there are '.app', '.widget' and '.liveActivity'"
    ),
    (
      "@State var x = 0.0\nfor i in 0..<2 { ⟨context⟩(.widget) }",
      "'context' is not allowed in a loop"
    ),
    (
      "@State var x = 0.0\nat(0) { ⟨context⟩(.widget) }",
      "'context' is not allowed inside 'at'"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nat(0) { ⟨withTransaction⟩(Transaction(animation: nil)) { x = 1 } }",
      transactions
    ),
    (
      "@State var x = 0.0\nx.⟨transaction⟩ { $0.animation = nil }\ncontext(.liveActivity)",
      transactions
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nat(0) { var t = ⟨Transaction(animation: nil)⟩ }",
      transactions
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\n⟨drag⟩(x) { sample(0, 0) }",
      "a widget has no gestures; write what a tap changes in 'at(0) { … }'"
    ),
    (
      "@State var x = 0.0\n⟨entry⟩(at: 0) { x = 1 }",
      "'entry' belongs to a widget's timeline; add 'context(.widget)'"
    ),
    (
      "@State var x = 0.0\ncontext(.liveActivity)\n⟨policy⟩(.never)",
      "'policy' belongs to a widget's timeline, and this is a Live Activity; write what an update "
        + "changes in 'at(0) { … }'"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nentry(at: 0) { x = 1 }\nentry(at: ⟨0.0⟩) { x = 2 }",
      "there is already an entry at 0 s, in line 3"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\n⟨policy⟩(.never)",
      "a policy says when the timeline is renewed, and there is no timeline; write 'entry(at: 0) { … }'"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nentry(at: 0) { x = 1 }\npolicy(.never)\n⟨policy⟩(.atEnd)",
      "there is already a 'policy' in line 4"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nentry(at: 0) { x = 1 }\npolicy(.⟨atend⟩)",
      "there is no policy 'atend'; did you mean '.atEnd'?"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nentry(at: 0) { x = 1 }\npolicy(.⟨soon⟩)",
      "there is no policy 'soon'; there are '.atEnd', '.after(3600)' and '.never'"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\nentry(at: ⟨-1⟩) { x = 1 }",
      "'at' must be 0 or more, not -1"
    ),
    (
      "@State var x = 0.0\ncontext(.widget)\n⟨PhaseAnimator⟩([1.0, 2.0]) { x in x }",
      "phases cannot repeat forever in widgets and Live Activities; give them a 'trigger:'"
    ),
    (
      "@State var x = 0.0\nat(0) { environment.⟨isLuminanceReduced⟩ = true }",
      "'isLuminanceReduced' has no effect on the animations here; the environment has "
        + "'animationPaused' and 'accessibilityReduceMotion'"
    ),
  ]

  @Test("Errors", arguments: errors.indices)
  func error(index: Int) { ScenarioText.expectError(Self.errors[index]) }

  @Test("The context is what the file says, or what is asked for")
  func context() throws {
    func context(_ text: String, asked: PresentationContext? = nil) throws -> PresentationContext {
      try ScenarioFile.parse(
        "@State var x = 0.0\n" + text, fileName: "a", context: asked
      ) { _ in "" }
      .presentation.context
    }
    #expect(try context("") == .app)
    #expect(try context("context(.app)") == .app)
    #expect(try context("context(.liveActivity)") == .liveActivity)
    #expect(try context("", asked: .widget) == .widget)
    #expect(try context("context(.widget)", asked: .widget) == .widget)
    let error = #expect(throws: ExpressionError.self) {
      try context("context(.widget)", asked: .liveActivity)
    }
    #expect(error?.sentence == "this is a widget, but --context asks for a Live Activity")
    #expect(error?.line == 2)
  }

  @Test("It holds for the whole file, wherever it stands")
  func place() throws {
    let slow = "at(0) { withAnimation(.linear(duration: 5)) { x = 1 } }"
    let before = try ScenarioText.rows("context(.widget)\n@State var x = 0.0\n\(slow)")
    let after = try ScenarioText.rows("@State var x = 0.0\n\(slow)\ncontext(.widget)")
    #expect(before == after && before.last?.time == 2)
    #expect(before.last?.event == "capped+removed+logicallyComplete")
  }

  @Test("Semantics decide what the system is")
  func semantics() throws {
    let text = "@State var x = 0.0\ncontext(.liveActivity)"
    for semantics in Semantics.allCases {
      let scenario = try ScenarioFile.parse(text, fileName: "a", semantics: semantics) { _ in "" }
      #expect(scenario.presentation.isBeforeAnimations == (semantics == .ios16))
      #expect(scenario.presentation.defaultAnimation.animation == semantics.defaultAnimation)
    }
  }

  @Test("A timeline has its entries and its policy")
  func timeline() throws {
    func policy(_ text: String) throws -> ScriptTimeline.ReloadPolicy? {
      try ScenarioText.parse(
        "@State var x = 0.0\ncontext(.widget)\nentry(at: 0) { x = 1 }\n" + text
      ).timeline?.policy
    }
    #expect(try policy("") == .atEnd)
    #expect(try policy("policy(.atEnd)") == .atEnd)
    #expect(try policy("policy(.after(60 * 60))") == .after(3600))
    #expect(try policy("policy(.never)") == .never)
    #expect(
      try ScenarioText.events(
        "@State var x = 0.0\ncontext(.widget)\n"
          + "for i in 0..<3 { entry(at: Double(i) * 2) { x += 1 } }")
        == ["entry:1", "entry:2", "entry:3+reload"])
  }

  @Test("The display is dimmed at the start or later")
  func luminance() throws {
    let head = "@State var x = 0.0\ncontext(.widget)\n"
    #expect(
      try ScenarioText.events(
        head + "environment.isLuminanceReduced = true\nat(0) { withAnimation { x = 1 } }", of: "x")
        == ["jump"])
    #expect(
      try ScenarioText.events(
        head + "at(0) { x = 1 }\nat(0.1) { environment.isLuminanceReduced = true }", of: "x")
        == ["start", "removed+logicallyComplete"])
  }
}
