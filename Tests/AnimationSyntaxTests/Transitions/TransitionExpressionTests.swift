import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

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

  /// The parts of a chain determine whether it is a transition.
  @Test(arguments: [
    (".push(from: .top)", "AnyTransition.push(from: .top)"), (".slide", "AnyTransition.slide"),
    (".opacity", "AnyTransition.opacity"), (".identity", "AnyTransition.identity"),
    (".scale", "AnyTransition.scale"), (".offset(x: 3, y: 4)", "AnyTransition.offset(x: 3, y: 4)"),
    (".blurReplace", "AnyTransition.blurReplace"),
    (
      ".move(edge: .bottom).combined(with: .opacity)",
      "AnyTransition.move(edge: .bottom).combined(with: .opacity)"
    ),
    (".opacity.animation(.bouncy)", "AnyTransition.opacity.animation(.bouncy)"),
    (".scale(scale: 0.5).animation(nil)", "AnyTransition.scale(scale: 0.5).animation(nil)"),
    (
      ".asymmetric(insertion: .slide, removal: .move(edge: .top)).combined(with: .opacity)",
      "AnyTransition.asymmetric(insertion: .slide, removal: .move(edge: .top)).combined(with: .opacity)"
    ),
  ])
  func aTransitionNeedsNoType(text: String, typed: String) throws {
    let sized = context(size: ViewSize(width: 30, height: 20))
    #expect(
      try Expression.parse(text, in: sized).map(\.subject)
        == Expression.parse(typed, in: sized).map(\.subject))
    #expect(try Expression.parse(text, in: sized).allSatisfy { $0.notes.isEmpty })
  }

  @Test func aViewMayHaveAnAssumedSize() throws {
    var assumed = context(size: nil)
    assumed.assumedViewSize = ViewSize(width: 30, height: 20)
    let curve = try #require(try Expression.parse(".move(edge: .top)", in: assumed).first)
    #expect(curve.subject.ownEnds?.start == -20)
    #expect(curve.notes == ["the view is taken to be 30 by 20 points; --view-size sets its size"])
  }
}
