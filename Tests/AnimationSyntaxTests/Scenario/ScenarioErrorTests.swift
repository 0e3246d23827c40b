import AnimationSyntax
import Testing

@testable import SwiftProgram

@Suite("Errors in scenarios")
struct ScenarioErrorTests {
  /// A scenario with the faulty position marked, and the sentence about it.
  typealias Row = (String, String)

  static let contents: [Row] = [
    (
      "@State var x = 0.0\nx.⟨contentTransition⟩(.opacity)",
      "a content transition is for a whole number shown as text, and 'x' is a Double"
    ),
    (
      "@State var n = 0\nn.contentTransition(.numericText(value: ⟨3⟩))",
      "the value must be the number itself; write 'value: Double(n)'"
    ),
    (
      "@State var n = 0\nn.contentTransition(.⟨numericText⟩)",
      "'numericText' must be called: numericText(countsDown: Bool = false)"
    ),
    (
      "@State var n = 0\nn.contentTransition(.⟨numeric⟩)",
      "'numeric' is not known; expected a content transition such as '.numericText()'"
    ),
    (
      "@State var n = 0\nn.contentTransition(⟨.opacity()⟩)",
      "'opacity' takes no arguments; write it without parentheses"
    ),
    (
      "@State var n = 0\nn.⟨contentTransition⟩()",
      "'contentTransition' needs the argument 'transition'"
    ),
  ]

  static let declarations: [Row] = [
    (
      "⟨⟩// nothing",
      "there is no code in it, only comments or imports"
    ),
    (
      "⟨⟩@State var isOpen = false",
      "it shows nothing; declare a number, as in '@State var offset = 0.0'"
    ),
    ("@State var n: Int = ⟨0.5⟩", "'n' must be an Int, not a Double"),
    ("@State var isOpen: Bool = ⟨1⟩", "'isOpen' must be a Bool, not an Int"),
    ("@State var size: CGSize = ⟨.degrees(3)⟩", "'size' must be a CGSize, not an Angle"),
    ("@State var x = 0.0\n@State var ⟨x⟩ = 1.0", "'x' is already declared in line 1"),
    ("let a = ⟨a⟩ + 1.0", "'a' cannot depend on itself"),
    (
      "let a = ⟨b⟩ + 1.0\n\n@State var b = 0.0",
      "'b' is declared below, in line 3; declare it before it is used"
    ),
    (
      "var ⟨x⟩ = 0.0",
      "write '@State var x' for a state, or 'let x' for a value computed from states"
    ),
    ("@State let ⟨x⟩ = 0.0", "a state changes; write '@State var x'"),
    (
      "@State var x = 0.0\nvar ⟨y⟩: Double { x * 2 }",
      "write 'let y = …'; it is computed again after every change"
    ),
    (
      "⟨@Binding⟩ var x: Double",
      "'@Binding' is not supported in a scenario; there are '@State' and '@Animatable'"
    ),
    ("@State var x: ⟨Duble⟩ = 0", "the type 'Duble' is not known; did you mean 'Double'?"),
    (
      "@State var x: ⟨Color⟩ = 0",
      "the type 'Color' is not known; there are 'Bool', 'Int', 'Double', 'String', 'CGSize', "
        + "'CGPoint', 'CGVector', 'CGRect', 'Angle' and 'UnitPoint'"
    ),
    ("@State var ⟨x⟩: Double", "'x' needs an initial value; write '= …'"),
    (
      "@State var ⟨environment⟩ = 0.0",
      "'environment' means something else here; choose another name"
    ),
    (
      "@State var x = 0.0\n@Animatable let y = ⟨x * 2⟩",
      "an '@Animatable' number must be rounded; write 'Int(…)' or '….rounded()' around a Double "
        + "for 'y'"
    ),
    ("@State var ⟨(x, y)⟩ = (1, 2)", "a tuple cannot be part of an expression here"),
    ("@State ⟨static⟩ var x = 0.0", "'static' was not expected here"),
    (
      "⟨#if⟩ DEBUG\nclass A { }\n#endif",
      "a file with '#if' is no scenario, and what is read of it declares no view; 'kymo plot @FILE' "
        + "reads its animations"
    ),
    (
      "⟨class⟩ A { }",
      "'class' is not supported; a scenario is made of '@State', 'let', '.animation', "
        + "'.transaction', '.transition', 'PhaseAnimator', 'KeyframeAnimator', 'at', 'drag', "
        + "'environment', 'for', 'run', 'context', 'entry' and 'policy'"
    ),
  ]

  @Test("Declarations", arguments: declarations.indices)
  func inDeclarations(index: Int) { ScenarioText.expectError(Self.declarations[index]) }

  @Test("Content transitions", arguments: contents.indices)
  func inContentTransitions(index: Int) { ScenarioText.expectError(Self.contents[index]) }

  static let modifiers: [Row] = [
    (
      "@State var x = 0.0\nx.⟨animation(.bouncy)⟩",
      "name the value whose changes are animated: '.animation(.bouncy, value: …)'"
    ),
    (
      "@State var x = 0.0\nx.animation(.bouncy, value: ⟨3⟩)",
      "this never changes; write a state, or a value computed from one"
    ),
    (
      "@State var isOpen = false\n@State var x = 0.0\n⟨isOpen⟩.animation(.bouncy, value: x)",
      "'isOpen' is a Bool, which is not shown; animate a value computed from it"
    ),
    (
      "@State var size = CGSize()\n⟨size.width⟩.animation(.bouncy, value: size)",
      "'size.width' animates with the whole value; write 'size'"
    ),
    (
      "@State var x = 0.0\nx.⟨opacity⟩(3)",
      "'opacity' is not known; expected '.animation' or '.transaction'"
    ),
    (
      "@State var x = 0.0\n⟨Group { x }⟩",
      "'Group' has no effect alone; write a modifier after it, such as "
        + "'.animation(.bouncy, value: isOpen)'"
    ),
    (
      "@State var x = 0.0\nGroup ⟨{ }⟩.animation(nil, value: x)",
      "it is empty; name what is shown, as in 'Group { offset; size }'"
    ),
    (
      "@State var x = 0.0\nGroup { x; ⟨x⟩ }.animation(nil, value: x)",
      "'x' is in this group twice"
    ),
    (
      "@State var x = 0.0\nx.animation(.⟨bouncey⟩, value: x)",
      "'bouncey' is not known; did you mean 'bouncy'?"
    ),
    (
      "@State var x = 0.0\nx.animation(.spring(duration: ⟨x⟩), value: x)",
      "the animation cannot depend on 'x'; it must be constant"
    ),
    (
      "let quick = Animation.bouncy\n@State var x = 0.0\nx.animation(⟨qiuck⟩, value: x)",
      "'qiuck' is not known; did you mean 'quick'?"
    ),
    (
      "@State var x = 0.0\nx.animation(⟨mySpring⟩, value: x)",
      "'mySpring' is defined by the app, and no app code runs here; write an animation "
        + "in its place"
    ),
    (
      "@State var x = 0.0\nx.animation(.spring(duration: ⟨[0.1, 0.2]⟩), value: x)",
      "an array is not allowed here; a scenario is played once"
    ),
    (
      "@State var x = 0.0\nx.animation(⟨Spring(duration: 1)⟩, value: x)",
      "expected an animation such as '.spring(duration: 0.5)', not a spring"
    ),
    (
      "@State var x = 0.0\nx.animation(.⟨pausable⟩, value: x)",
      "'pausable' modifies an animation; write one before it, as in '.spring.pausable(…)'"
    ),
    (
      "@State var x = 0.0\nx.animation(.linear) { $0.⟨y⟩ }",
      "'y' is not known; expected a name of the group"
    ),
    (
      "@State var x = 0.0\nx.animation(.linear) { ⟨$0.opacity(2)⟩ }",
      "expected '$0' or one of its names, not this"
    ),
    (
      "@State var x = 0.0\nx.transaction { $0.⟨scrollTargetAnchor⟩ = nil }",
      "'scrollTargetAnchor' of a transaction is not supported; there are 'animation', "
        + "'disablesAnimations', 'isContinuous' and 'tracksVelocity'"
    ),
    (
      "@State var x = 0.0\nx.transaction { $0.animation = ⟨x > 1 ? .linear : nil⟩ }",
      "the animation cannot depend on 'x > 1'; it must be constant"
    ),
    (
      "@State var x = 0.0\nx.transaction { t in ⟨$0⟩.animation = nil }",
      "'$0' is not known; did you mean 't'?"
    ),
  ]

  @Test("Modifiers", arguments: modifiers.indices)
  func inModifiers(index: Int) { ScenarioText.expectError(Self.modifiers[index]) }

  static let events: [Row] = [
    ("@State var x = 0.0\nat(⟨-1⟩) { x = 1 }", "'at' must be 0 or more, not -1"),
    ("@State var x = 0.0\nat(⟨1/0⟩) { x = 1 }", "the result of this is not a finite number"),
    (
      "@State var x = 0.0\nat(⟨x⟩) { x = 1 }",
      "this must be constant, and 'x' changes"
    ),
    ("@State var x = 0.0\nat(⟨0,5⟩) { x = 1 }", "decimals need a point; write '0.5'"),
    ("@State var x = 0.0\nat(⟨\"a\"⟩) { x = 1 }", "'at' must be a Double, not a String"),
    (
      "@State var x = 0.0\nat(⟨time⟩: 1) { x = 1 }",
      "'at' takes this argument without a label; leave out 'time:'"
    ),
    ("@State var x = 0.0\nat(0) { x = 3⟨, x = 4⟩ }", "', x = 4' was not expected here"),
    (
      "@State var x = 0.0\nlet a = x > 1 ? ⟨Animation⟩.bouncy : .linear",
      "expected a value, not an animation"
    ),
    (
      "@State var x = 0.0\nat(0) { ⟨environment⟩.animationPaused.toggle() }",
      "expected 'environment.animationPaused = true', not this"
    ),
    ("@State var x = 0.0\nat(1)⟨⟩", "expected '{ … }' here"),
    ("@State var x = 0.0\nat⟨(⟩0.1 { x = 1 }", "this '(' is never closed"),
    (
      "@State var offset = 0.0\nat(0) { ⟨ofset⟩ = 3 }",
      "'ofset' is not known; did you mean 'offset'?"
    ),
    (
      "@State var open = false\n@State var x = 0.0\nat(0) { open = ⟨1.0⟩ }",
      "'open' must be a Bool, not a Double"
    ),
    ("@State var x = 0.0\nat(0) { ⟨x⟩ }", "this does nothing"),
    ("@State var x = 0.0\nat(0) { ⟨x == 3⟩ }", "this does nothing"),
    ("@State var x = 0.0\n⟨x = 3⟩", "'x =' belongs in 'at(0) { … }'"),
    ("@State var x = 0.0\n⟨while⟩ x < 3 { x += 1 }", "'while' belongs in 'at(0) { … }'"),
    ("@State var x = 0.0\n⟨withAnimation⟩ { x = 3 }", "'withAnimation' belongs in 'at(0) { … }'"),
    ("@State var x = 0.0\nat(0) { ⟨at⟩(1) { x = 3 } }", "'at' is not allowed inside 'at'"),
    (
      "@State var x = 0.0\nlet y = x * 2\nat(0) { ⟨y⟩ = 3 }",
      "'y' is computed from 'x' and cannot be set"
    ),
    ("@State var x = 0.0\nlet y = 2.0\nat(0) { ⟨y⟩ = 3 }", "'y' is not a state; it never changes"),
    ("@State var x = 0.0\nat(0) { ⟨self⟩.x = 3 }", "leave out 'self.'; write 'x'"),
    ("@State var x = 0.0\nat(0) { ⟨x⟩.toggle() }", "'x' must be a Double, not a Bool"),
    (
      "@State var s = CGSize()\nat(0) { s.⟨widht⟩ = 3 }",
      "a CGSize has no 'widht'; did you mean 'width'?"
    ),
    ("@State var f = CGRect()\nat(0) { f.⟨midX⟩ = 3 }", "'midX' of 'f' can be read but not set"),
    (
      "@State var x = 0.0\nat(0) { log(\"⟨\\⟩(x)\") }",
      "a text must be plain characters in quotes on one line, without '\\'"
    ),
    ("@State var x = 0.0\nat(0) { ⟨print⟩(\"a\") }", "'print' is not known; did you mean 'log'?"),
    (
      "@State var x = 0.0\nat(0) { withAnimation(.linear, completionCriteria: .⟨remove⟩) { x = 1 } "
        + "completion: { } }",
      "'remove' is not known; did you mean 'removed'?"
    ),
    (
      "@State var x = 0.0\nat(0) { withAnimation(.linear, completionCriteria: .removed) { x = 1 }⟨⟩ }",
      "expected 'completion: { … }' here"
    ),
    (
      "@State var x = 0.0\nat(0) { withTransaction(\\.⟨disableAnimations⟩, true) { x = 1 } }",
      "a transaction has no 'disableAnimations'; did you mean 'disablesAnimations'?"
    ),
    (
      "@State var x = 0.0\n@State var y = 0.0\nat(0) { withTransaction(⟨t⟩) { x = 1 } }",
      "'t' is not known; expected 'Transaction(animation: …)'"
    ),
    ("@State var x = 0.0\nrun(until: 1)\n⟨run⟩(until: 2)", "there is already a 'run' in line 2"),
    ("@State var x = 0.0\nrun(until: ⟨-3⟩)", "'until' must be 0 or more, not -3"),
    (
      "@State var x = 0.0\nenvironment.⟨isLuminanceReduced⟩ = true",
      "'isLuminanceReduced' has no effect on the animations here; the environment has "
        + "'animationPaused' and 'accessibilityReduceMotion'"
    ),
    (
      "@State var x = 0.0\nenvironment.⟨animationPause⟩ = true",
      "the environment has no 'animationPause' here; did you mean 'animationPaused'?"
    ),
    (
      "@State var x = 0.0\nenvironment.animationPaused = ⟨3⟩",
      "'animationPaused' must be a Bool, not an Int"
    ),
    (
      "@State var x = 0.0\n⟨appear⟩(x)", "'appear' belongs in 'at(0) { … }'"
    ),
    (
      "@State var x = 0.0\nfor i in ⟨5..<3⟩ { at(1) { x = 1 } }",
      "a range must go up, but 3 is below 5"
    ),
    (
      "@State var x = 0.0\n⟨for⟩ i in 0..<100000000 { at(1) { x = 1 } }",
      "this loop repeats too many times"
    ),
    (
      "@State var x = 0.0\ndrag(x) { sample(0.2, 1); sample(⟨0.1⟩, 2) }",
      "samples must be in order of time, and 0.1 is before 0.2"
    ),
    (
      "@State var b = false\n@State var x = 0.0\ndrag(⟨b⟩) { sample(0.2, 1) }",
      "a drag changes numbers, and 'b' is a Bool"
    ),
    (
      "@State var x = 0.0\n⟨drag⟩(x)",
      "a drag needs either samples, as in '{ sample(0.5, 0); sample(0.52, 8) }', or 'from:' a file"
    ),
    ("@State var x = 0.0\ndrag(x) { ⟨x = 3⟩ }", "expected 'sample(…)' here"),
    ("@State var x = 0.0\nat(0) { x = 3 } ⟨extra⟩", "'extra' was not expected here"),
  ]

  @Test("Events", arguments: events.indices)
  func inEvents(index: Int) { ScenarioText.expectError(Self.events[index]) }

  @Test("A message shows the file, the line and a caret under the place")
  func message() {
    let text = """
      @State var offset = 0.0

      at(0) {
        withAnimation(.spring(duration: 0.5, bounse: 0.3)) { offset = 300 }
      }
      """
    #expect(
      ScenarioText.error(in: text)?.message() == """
        a.swift:4:40: 'spring' has no parameter 'bounse'; did you mean 'bounce'?
            withAnimation(.spring(duration: 0.5, bounse: 0.3)) { offset = 300 }
                                                 ^~~~~~
        """)
  }
}
