import AnimationSyntax
import Testing

@testable import SwiftProgram

@Suite struct KeyframeErrorTests {
  private static func track(_ body: String) -> String {
    "KeyframeTrack(initialValue: 0) { \(body) }"
  }

  private static func timeline(_ body: String) -> String {
    "KeyframeTimeline(initialValue: (scale: 1, angle: Angle.zero, on: true)) { \(body) }"
  }

  static let errors: [(String, any Problem)] = [
    ("⟨KeyframeTrack⟩ { MoveKeyframe(1) }", KeyframeProblem.noInitialValue("KeyframeTrack")),
    (
      "⟨KeyframeTimeline⟩() { MoveKeyframe(1) }", KeyframeProblem.noInitialValue("KeyframeTimeline")
    ),
    (
      "⟨KeyframeTrack⟩(\\.scale) { MoveKeyframe(1) }",
      KeyframeProblem.trackWithoutTimeline(property: "scale")
    ),
    ("⟨LinearKeyframe⟩(1, duration: 1)", KeyframeProblem.outsideTrack("LinearKeyframe")),
    ("KeyframeTrack(initialValue: 0)⟨⟩", SyntaxProblem.expected("'{ … }'")),
    ("KeyframeAnimator(initialValue: 0) { $0 }⟨⟩", SyntaxProblem.expected("'keyframes: { … }'")),
    ("KeyframeTrack(initialValue: 0) ⟨{ }⟩", KeyframeProblem.noKeyframes),
    (
      track("do { ⟨CubicKeyframe⟩(1) }"),
      ArgumentProblem.missingArgument(function: "CubicKeyframe", parameter: "duration")
    ),
    (
      track("repeat { ⟨LinearKeyframe⟩(1) } while false"),
      ArgumentProblem.missingArgument(function: "LinearKeyframe", parameter: "duration")
    ),
    (
      track("again: for _ in 0..<2 { ⟨CubicKeyframe⟩(1) }"),
      ArgumentProblem.missingArgument(function: "CubicKeyframe", parameter: "duration")
    ),
    (track("⟨CubicKeyframe(1)⟩()"), SyntaxProblem.notUnderstood("a keyframe")),
    (track("⟨CubicKeyframe(1, duration: 1)⟩.twice()"), SyntaxProblem.notUnderstood("a keyframe")),
    (
      "KeyframeTrack(initialValue: 0) ⟨{ let last = CubicKeyframe(1, duration: 1) }⟩",
      KeyframeProblem.noKeyframes
    ),
    (
      timeline("⟨KeyframeTrack(\\.scale) { CubicKeyframe(1, duration: 1) }⟩ { }"),
      SyntaxProblem.notUnderstood("a track")
    ),
    (
      "KeyframeTrack(⟨start⟩: 0) { MoveKeyframe(1) }",
      ArgumentProblem.unknownParameter(
        function: "KeyframeTrack", label: "start", suggestion: nil,
        known: ["initialValue", "content"])
    ),
    (
      "KeyframeTimeline(initialValue: ⟨AnimationValues()⟩) { }",
      KeyframeProblem.withoutLabels("AnimationValues")
    ),
    (
      "KeyframeTimeline(initialValue: ⟨AnimationValues(1)⟩) { }",
      KeyframeProblem.withoutLabels("AnimationValues")
    ),
    ("KeyframeTimeline(initialValue: ⟨(1, 2)⟩) { }", KeyframeProblem.tupleWithoutLabels),
    ("KeyframeTrack(initialValue: ⟨Color.blue⟩) { }", KeyframeProblem.color),
    ("KeyframeTrack(initialValue: ⟨Color(white: 1)⟩) { }", KeyframeProblem.color),
    (
      "KeyframeTimeline(initialValue: (a: 1, ⟨a⟩: 2)) { }",
      ArgumentProblem.duplicateArgument(label: "a")
    ),
    (
      "KeyframeTimeline(initialValue: ⟨.start⟩) { }",
      AppProblem.dependsOnApp(
        name: ".start",
        expected: "its properties with their values, as in '(scale: 1.0, angle: Angle.zero)'")
    ),
    (
      "KeyframeTrack(initialValue: ⟨start⟩) { MoveKeyframe(1) }",
      AppProblem.dependsOnApp(name: "start", expected: "the value itself")
    ),
    (
      "KeyframeTrack(initialValue: ⟨true⟩) { MoveKeyframe(1) }",
      KeyframeProblem.doesNotMove("a Bool")
    ),
    (
      timeline("KeyframeTrack(\\.⟨scael⟩) { }"),
      KeyframeProblem.unknownProperty(
        "scael", suggestion: "scale", known: ["scale", "angle", "on"])
    ),
    (
      timeline("KeyframeTrack(\\.angle.⟨x⟩) { }"),
      ScenarioProblem.noMember(
        "x", type: "an Angle", suggestion: nil, known: ["degrees", "radians"])
    ),
    (timeline("KeyframeTrack(⟨\\.on⟩) { }"), KeyframeProblem.doesNotMove("a Bool")),
    (timeline("⟨KeyframeTrack⟩ { MoveKeyframe(1) }"), KeyframeProblem.noProperty),
    (timeline("⟨MoveKeyframe⟩(1)"), KeyframeProblem.outsideTrack("MoveKeyframe")),
    (
      timeline("KeyframeTrack(\\.scale) { ⟨KeyframeTrack⟩(\\.angle) { } }"),
      KeyframeProblem.trackInsideTrack
    ),
    (
      timeline("KeyframeTrack(\\.scale) { MoveKeyframe(⟨.degrees(3)⟩) }"),
      ArgumentProblem.wrongType(parameter: "to", expected: "a Double", found: "an Angle")
    ),
    (
      "KeyframeTimeline(initialValue: CGRect.zero) { KeyframeTrack(\\.⟨width⟩) { } }",
      ScenarioProblem.readOnlyPart("width", of: "CGRect")
    ),
    (
      track("⟨LinaerKeyframe⟩(1, duration: 1)"),
      NameProblem.unknownName(
        "LinaerKeyframe", expected: "a keyframe such as 'LinearKeyframe(1, duration: 0.5)'",
        suggestion: "LinearKeyframe")
    ),
    (
      track("⟨LinearKeyframe⟩(1)"),
      ArgumentProblem.missingArgument(function: "LinearKeyframe", parameter: "duration")
    ),
    (
      track("⟨CubicKeyframe⟩(1)"),
      ArgumentProblem.missingArgument(function: "CubicKeyframe", parameter: "duration")
    ),
    (
      track("⟨MoveKeyframe⟩()"),
      ArgumentProblem.missingArgument(function: "MoveKeyframe", parameter: "a value")
    ),
    (
      track("LinearKeyframe(1, ⟨0.5⟩)"),
      ArgumentProblem.missingLabel(function: "LinearKeyframe", label: "duration")
    ),
    (
      track("LinearKeyframe(⟨to⟩: 1, duration: 1)"),
      ArgumentProblem.unexpectedLabel(function: "LinearKeyframe", label: "to")
    ),
    (
      track("LinearKeyframe(1, ⟨durration⟩: 1)"),
      ArgumentProblem.unknownParameter(
        function: "LinearKeyframe", label: "durration", suggestion: "duration",
        known: ["duration", "timingCurve"])
    ),
    (
      track("LinearKeyframe(1, timingCurve: .easeIn, ⟨duration⟩: 1)"),
      ArgumentProblem.wrongOrder(label: "duration", before: "timingCurve")
    ),
    (
      track("LinearKeyframe(1, duration: 1, ⟨duration⟩: 2)"),
      ArgumentProblem.duplicateArgument(label: "duration")
    ),
    (
      track("LinearKeyframe(1, duration: 1, timingCurve: .easeIn, ⟨2⟩)"),
      ArgumentProblem.tooManyArguments(function: "LinearKeyframe", limit: 3)
    ),
    (
      track("LinearKeyframe(1, duration: ⟨-1⟩)"),
      NumberProblem.outOfRange(parameter: "duration", value: "-1", range: "0 or more")
    ),
    (
      track("LinearKeyframe(1, duration: 1, timingCurve: .⟨bouncy⟩)"),
      NameProblem.unknownName("bouncy", expected: "a curve such as '.easeInOut'", suggestion: nil)
    ),
    (
      track("LinearKeyframe(1, duration: 1, timingCurve: ⟨2⟩)"),
      ArgumentProblem.wrongType(
        parameter: "timingCurve", expected: "a curve such as '.easeInOut'", found: "2")
    ),
    (track("LinearKeyframe(⟨1/0.0⟩, duration: 1)"), NumberProblem.resultIsNotFinite),
    (track("LinearKeyframe(⟨1e200⟩, duration: 1)"), NumberProblem.tooLarge("1e+200")),
    (track("⟨SpringKeyframe(1, spring: Spring(bounce: 1))⟩"), KeyframeProblem.neverSettles),
    (track("MoveKeyframe(1) ⟨{ }⟩"), SyntaxProblem.notUnderstood("a closure")),
    (track("MoveKeyframe(1) ⟨MoveKeyframe⟩(2)"), SyntaxProblem.expected("a new line or ';'")),
    (track("if ⟨flag⟩ { MoveKeyframe(1) }"), AppProblem.choiceDependsOnApp(condition: "flag")),
    (track("MoveKeyframe(⟨[]⟩)"), SweepProblem.emptyArray),
    (
      track("MoveKeyframe(2 * ⟨[1, 2]⟩)"),
      SweepProblem.misplacedArray("to be a sweep it must be the whole argument")
    ),
    (
      track("MoveKeyframe([⟨[1]⟩])"),
      SweepProblem.misplacedArray("an array of arrays is not a sweep")
    ),
    (
      track("for _ in 0..<10 { for _ in 0..<2000 { ⟨MoveKeyframe(1)⟩ } }"),
      KeyframeProblem.tooMany(limit: 2_000)
    ),
    (track("⟨for⟩ _ in 0..<999999 { }"), ScenarioProblem.loopIsTooLong),
  ]

  @Test(arguments: errors.indices)
  func whatIsWrongIsSaidAndShown(index: Int) {
    let (marked, kind) = Self.errors[index]
    let text = MarkedText(marked)
    let found = error(in: text.text)
    #expect(found?.problem == kind, "\(text.text)")
    #expect(found?.range == text.range, "\(text.text)")
  }

  @Test(arguments: [
    (
      KeyframeProblem.noInitialValue("KeyframeTrack"),
      "'KeyframeTrack' needs an initial value; write 'KeyframeTrack(initialValue: 1.0) { … }'"
    ),
    (
      .trackWithoutTimeline(property: "y"),
      "a track of a property needs the value that has the property; write 'KeyframeTimeline(initialValue: "
        + "(y: 1.0)) { KeyframeTrack(\\.y) { … } }'"
    ),
    (
      .outsideTrack("MoveKeyframe"),
      "'MoveKeyframe' belongs in a track; write 'KeyframeTrack(initialValue: 1.0) { MoveKeyframe(…) }', "
        + "or 'KeyframeTrack(\\.scale) { … }' in a timeline"
    ),
    (
      .withoutLabels("Values"),
      "the properties of 'Values' are not known here; write them with their values, as in "
        + "'Values(scale: 1.0, angle: .zero)', or paste the structure with it"
    ),
    (
      .tupleWithoutLabels,
      "the values of a tuple need names here; write '(scale: 1.0, y: 0.0)'"
    ),
    (
      .unknownProperty("z", suggestion: nil, known: ["x", "y"]),
      "the initial value has no 'z'; it has 'x' and 'y'"
    ),
    (
      .unknownProperty("scael", suggestion: "scale", known: ["scale"]),
      "the initial value has no 'scael'; did you mean 'scale'?"
    ),
    (.severalValues("a"), "'a' has properties of its own; name the one to animate"),
    (
      .noProperty,
      "the value has several properties; name the one to animate, as in 'KeyframeTrack(\\.scale)'"
    ),
    (
      .trackInsideTrack,
      "a track cannot be inside another; put both in a timeline"
    ),
    (
      .color,
      "a color is no number, and its keyframes are not played here; write its parts as numbers, as in "
        + "'red: 1.0, green: 0.5'"
    ),
    (.doesNotMove("a Bool"), "a Bool cannot be animated; keyframes need numbers"),
    (
      .noKeyframes,
      "it has no keyframes; write one, such as 'LinearKeyframe(1, duration: 0.5)'"
    ),
    (
      .neverSettles, "an undamped spring never settles; give the keyframe a duration"
    ),
    (.tooMany(limit: 9), "there are too many keyframes; at most 9 are allowed"),
  ])
  func everyProblemHasItsSentence(problem: KeyframeProblem, sentence: String) {
    let error = ExpressionError(problem: problem, range: 0..<0, source: "")
    #expect(error.sentence == sentence)
  }

  /// None of these texts may crash or hang, whatever they mean.
  private static let strange: [String] = [
    "KeyframeTrack", "KeyframeTrack()", "KeyframeTrack(", "KeyframeTrack(initialValue: 0) {",
    "KeyframeTrack(initialValue: 0) { { { } } }", ".keyframeAnimator", "x.keyframeAnimator { }",
    "\"KeyframeTrack\"", "KeyframeTrack = 1", "KeyframeTrack(initialValue: 0) { \\. }",
    "KeyframeTimeline(initialValue: (a: (b: (c: 1)))) { KeyframeTrack(\\.a.b.c.d) { } }",
    "KeyframeTimeline(initialValue: (a: 1)) { KeyframeTrack(\\.[0]) { } }",
    "KeyframeTimeline(initialValue: (a: 1)) { KeyframeTrack(\\.a?.b) { } }",
    "KeyframeTrack(initialValue: 0) { for i in x { } }", "let KeyframeTrack",
    "KeyframeTrack(initialValue: 0) { KeyframeTrack }", "if KeyframeTrack { }", "(KeyframeTrack)",
    "KeyframeTrack(initialValue: KeyframeTrack(initialValue: 0) { }) { }",
    "KeyframeTrack(initialValue: " + String(repeating: "(", count: 25) + "1"
      + String(repeating: ")", count: 25) + ") { }",
    "KeyframeTrack(initialValue: 0) { " + String(repeating: "if true { ", count: 25)
      + String(repeating: "}", count: 25) + " }",
    "KeyframeTrack(initialValue: [" + String(repeating: "1,", count: 9_000)
      + "1]) { MoveKeyframe([1,2]) }",
  ]

  @Test(arguments: strange.map { LongText($0) })
  func strangeTextsAreAnswered(text: LongText) {
    let found = error(in: text.text)
    #expect(found != nil)
    #expect(found?.range.upperBound ?? 0 <= text.text.utf8.count)
  }

  @Test func manyKeyframesOnOneLineAreRead() throws {
    let body = String(repeating: "MoveKeyframe(1); ", count: 500)
    let parsed = try Expression.parse("KeyframeTrack(initialValue: 0) { \(body) }")
    #expect(parsed.count == 1)
  }
}
