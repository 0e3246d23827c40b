import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@Suite struct TransitionExpressionTests {
  private func context(size: ViewSize? = ViewSize(width: 50, height: 30)) -> ExpressionContext {
    var context = ExpressionContext()
    context.viewSize = size
    return context
  }

  @Test(arguments: [
    ("AnyTransition.opacity", ["insertion.opacity", "removal.opacity"]),
    (
      "AnyTransition.push(from: .bottom)",
      [
        "insertion.opacity", "insertion.offset.y", "removal.opacity", "removal.offset.y",
      ]
    ),
    ("card=AnyTransition.slide", ["card.insertion.offset.x", "card.removal.offset.x"]),
    (
      "AnyTransition.asymmetric(insertion: .scale, removal: .opacity.animation(.bouncy))",
      ["insertion.scale", "removal.opacity"]
    ),
    (
      "s=AnyTransition.scale(scale: [0.5, 0.8])",
      [
        "s (scale: 0.5).insertion.scale", "s (scale: 0.5).removal.scale",
        "s (scale: 0.8).insertion.scale", "s (scale: 0.8).removal.scale",
      ]
    ),
  ])
  func curvesAreNamedAfterWhatTheyShow(text: String, names: [String]) throws {
    let curves = try Expression.parse(text, in: context())
    #expect(curves.map(\.name) == names)
  }

  @Test func theAnimationOfTheChangeIsThatOfTheContext() throws {
    var context = context()
    context.transitionAnimation = .linear(duration: 2)
    let curve = try #require(try Expression.parse("AnyTransition.opacity", in: context).first)
    let recording = try Recorder().record(curve.subject, rowsPerSecond: 1)
    #expect(recording.values == [0, 0.5, 1])
  }

  @Test func onlyATransitionThatMovesByTheSizeNeedsIt() throws {
    let withoutSize = context(size: nil)
    #expect(try Expression.parse("AnyTransition.scale", in: withoutSize).count == 2)
    #expect {
      try Expression.parse("x=AnyTransition.slide", in: withoutSize)
    } throws: { error in
      let error = error as? ExpressionError
      return error?.problem == NumberProblem.transitionWithoutSize && error?.range == 2..<21
    }
    var reduced = withoutSize
    reduced.reducesMotion = true
    #expect(try Expression.parse("AnyTransition.slide", in: reduced).count == 2)
  }

  @Test func aTransitionWithoutItsTypeIsSuggestedWithIt() {
    #expect(
      error(in: ".push(from: .top)")?.problem
        == NameProblem.unknownName(
          "push", expected: "an animation such as '.spring(duration: 0.5)'",
          suggestion: "AnyTransition.push"))
  }
}
