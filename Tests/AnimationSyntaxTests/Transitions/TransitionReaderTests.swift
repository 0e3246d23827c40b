import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Transitions as they are written")
struct TransitionReaderTests {
  private func view(_ transition: String, _ head: String = "") throws -> ScriptView {
    let text = head + "card.frame(width: 50, height: 30).transition(\(transition))"
    return try #require(try ScenarioText.parse(text).views.first)
  }

  static let transitions: [(String, AnyTransition)] = [
    (".identity", .identity), (".opacity", .opacity), (".slide", .slide), (".scale", .scale),
    ("AnyTransition.slide", .slide), ("SwiftUI.AnyTransition.slide", .slide),
    ("(.slide)", .slide), ("AnyTransition(.slide)", .slide),
    (".move(edge: .top)", .move(edge: .top)), (".move(edge: Edge.leading)", .move(edge: .leading)),
    (".push(from: .bottom)", .push(from: .bottom)),
    (".push(from: .trailing)", .push(from: .trailing)),
    (".offset(x: 3, y: -4)", .offset(x: 3, y: -4)), (".offset(y: 1 + 4)", .offset(x: 0, y: 5)),
    (".offset(CGSize(width: 3, height: 4))", .offset(x: 3, y: 4)),
    (".offset(.init(width: 3, height: 4))", .offset(x: 3, y: 4)), (".offset(.zero)", .offset()),
    (".scale(scale: 0.5)", .scale(scale: 0.5)),
    (".scale(scale: 0.5, anchor: .top)", .scale(scale: 0.5, anchor: .top)),
    (".scale(0.5, anchor: UnitPoint(x: 0, y: 1))", .scale(scale: 0.5, anchor: .bottomLeading)),
    (".blurReplace", AnyTransition(.blurReplace)),
    (".blurReplace(.upUp)", AnyTransition(.blurReplace(.upUp))),
    (
      ".asymmetric(insertion: .slide, removal: .opacity)",
      .asymmetric(insertion: .slide, removal: .opacity)
    ),
    (".opacity.combined(with: .scale)", .opacity.combined(with: .scale)),
    (".slide.animation(.bouncy)", .slide.animation(.bouncy)),
    (".slide.animation(nil)", .slide.animation(nil)),
    (
      ".asymmetric(insertion: .slide.animation(.linear(duration: 1).delay(0.5)), removal: .scale)"
        + ".combined(with: .opacity)",
      AnyTransition.asymmetric(
        insertion: .slide.animation(.linear(duration: 1).delay(0.5)), removal: .scale
      ).combined(with: .opacity)
    ),
  ]

  @Test("They are SwiftUI's", arguments: transitions.indices)
  func meaning(index: Int) throws {
    let (text, transition) = Self.transitions[index]
    #expect(try view(text).transition == transition, "\(text)")
  }

  @Test("Without one a view fades")
  func fallback() throws {
    let scenario = try ScenarioText.parse("@State var isOpen = false\nif isOpen { card }")
    #expect(scenario.views.map(\.transition) == [.opacity])
  }

  @Test("Their own animations are called what is written, and may be names of the file")
  func names() throws {
    let view = try view(
      ".slide.animation(quick).combined(with: .opacity.animation( .linear(duration: long) ))",
      "let quick = Animation.spring(duration: 0.3)\nlet long = 0.25\n")
    #expect(
      view.animationNames == [
        .spring(duration: 0.3): "quick", .linear(duration: 0.25): ".linear(duration: long)",
      ])
  }

  static let errors: [(String, String)] = [
    (".⟨pussh⟩(from: .top)", "'pussh' is not known; did you mean 'push'?"),
    (".push(from: .⟨botom⟩)", "'botom' is not known; did you mean 'bottom'?"),
    (
      ".push(from: ⟨3⟩)",
      "'edge' must be an edge: '.top', '.bottom', '.leading' or '.trailing', not 3"
    ),
    (".push(⟨form⟩: .top)", "'push' has no parameter 'form'; did you mean 'from'?"),
    (".⟨push⟩", "'push' must be called: push(from edge: Edge)"),
    (".scale(scale: ⟨true⟩)", "'scale' must be a number, not 'true'"),
    (".scale(scale: ⟨[0.5, 1]⟩)", "an array is not allowed here; a scenario is played once"),
    (".opacity.⟨delay⟩(0.3)", "'delay' modifies an animation, and this is a transition"),
    (".opacity.⟨slide⟩", "'slide' starts a transition; it cannot follow another one"),
    (
      ".⟨bouncy⟩",
      "'bouncy' is not known; expected a transition such as '.opacity' or '.push(from: .bottom)'"
    ),
    ("⟨opacity⟩", "'opacity' is not known; did you mean '.opacity'?"),
    (
      ".offset(CGSize(width: 3, ⟨hight⟩: 4))",
      "'CGSize' has no parameter 'hight'; did you mean 'height'?"
    ),
    (".blurReplace(.⟨upDown⟩)", "'upDown' is not known; expected '.downUp' or '.upUp'"),
    (".slide.animation(.⟨boncy⟩)", "'boncy' is not known; did you mean 'bouncy'?"),
  ]

  @Test("Mistakes are told with the place", arguments: errors.indices)
  func mistakes(index: Int) {
    let (text, sentence) = Self.errors[index]
    ScenarioText.expectError(
      ("card.frame(width: 50, height: 30).transition(\(text))", sentence))
  }

  @Test("A missing transition is told")
  func missing() throws {
    let error = ScenarioText.error(in: "card.transition(.asymmetric(insertion: .opacity))")
    #expect(error?.sentence == "'asymmetric' needs the argument 'removal'")
  }
}
