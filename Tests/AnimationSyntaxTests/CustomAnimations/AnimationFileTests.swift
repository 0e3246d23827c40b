import AnimationModel
import MotionRecording
import TestSupport
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite struct AnimationFileTests {
  private let text = InterpretedAnimationTests.text

  private func curves(
    _ expression: String, in text: String? = nil, seed: UInt64? = nil
  ) throws -> [ParsedExpression] {
    var context = ExpressionContext()
    context.seed = seed
    return try ExpressionFile.curves(
      of: expression, in: text ?? self.text, fileName: "a.swift", context: context)
  }

  private func animation(_ curve: ParsedExpression) throws -> Animation {
    guard case .animation(let animation) = curve.subject else { throw RecordingError.tooLong }
    return animation
  }

  // MARK: - Sweeps

  @Test func arraysAreSweeps() throws {
    let curves = try curves("rubber(duration: [0.4, 0.8], bounce: [0.1, 0.2, 0.3]).delay(0.2)")
    #expect(
      curves.map(\.name) == [
        "rubber(duration: 0.4, bounce: 0.1).delay(0.2)",
        "rubber(duration: 0.4, bounce: 0.2).delay(0.2)",
        "rubber(duration: 0.4, bounce: 0.3).delay(0.2)",
        "rubber(duration: 0.8, bounce: 0.1).delay(0.2)",
        "rubber(duration: 0.8, bounce: 0.2).delay(0.2)",
        "rubber(duration: 0.8, bounce: 0.3).delay(0.2)",
      ])
    #expect(
      try animation(curves[4])
        == animation(
          #require(self.curves("rubber(duration: 0.8, bounce: 0.2).delay(0.2)").first)))
    #expect(
      curves[4].sweep == [
        SweepPosition(parameter: "duration", values: [0.4, 0.8], texts: ["0.4", "0.8"], index: 1),
        SweepPosition(
          parameter: "bounce", values: [0.1, 0.2, 0.3], texts: ["0.1", "0.2", "0.3"], index: 1),
      ])
    #expect(curves[0].choiceText == "@a.swift#rubber(duration: 0.4, bounce: 0.1).delay(0.2)")
  }

  @Test func modifiersAreSweptToo() throws {
    #expect(try curves("ramp.delay([0.1, 0.2])").count == 2)
    #expect(
      try curves("ramp.repeatCount(2, autoreverses: [true, false])").map(\.name) == [
        "ramp.repeatCount(2, autoreverses: true)", "ramp.repeatCount(2, autoreverses: false)",
      ])
    #expect(try curves("ramp.speed([1, 2]).repeatCount([1, 3])").count == 4)
  }

  @Test func whatTakesAnArrayGetsIt() throws {
    let own = """
      struct Path: CustomAnimation {
        var points: [Double]
        func animate<V: VectorArithmetic>(
          value: V, time: Double, context: inout AnimationContext<V>
        ) -> V? {
          let index = Int(time * 10)
          return index < points.count ? value.scaled(by: points[index]) : nil
        }
      }
      """
    let found = try curves("Path(points: [0.2, 0.7, 0.4])", in: own)
    #expect(found.count == 1)
    let recording = try Recorder().record(.animation(animation(found[0])), framesPerSecond: 10)
    #expect(recording.values == [0.2, 0.7, 0.4, 1])
  }

  // MARK: - Other declarations of the file

  @Test func plainTokensOfTheFileAreReadToo() throws {
    let tokens = """
      import SwiftUI
      private let quick = 0.25
      extension Animation {
        static let card = Animation.spring(duration: quick, bounce: 0.2)
        static var slow: Animation { easeInOut(duration: quick * 4) }
        func twice() -> Animation { repeatCount(2, autoreverses: false) }
      }
      """
    #expect(
      try animation(#require(curves("card", in: tokens).first))
        == .spring(duration: 0.25, bounce: 0.2))
    #expect(
      try animation(#require(curves("slow.delay(1)", in: tokens).first))
        == .easeInOut(duration: 1).delay(1))
    #expect(
      try animation(#require(curves("linear(duration: 1).twice()", in: tokens).first))
        == .linear(duration: 1).repeatCount(2, autoreverses: false))
  }

  // MARK: - Errors

  static let wrongCalls: [(expression: String, message: String)] = [
    ("ruber", "'ruber' is not known; did you mean 'rubber'?\n  .ruber\n   ^~~~~"),
    (
      "rubber(bounse: 0.2)",
      "'rubber' has no parameter 'bounse'; did you mean 'bounce'?\n  .rubber(bounse: 0.2)\n          ^~~~~~"
    ),
    (
      "rubber(duration: 1)",
      "'rubber' needs the argument 'bounce'\n  .rubber(duration: 1)\n  ^~~~~~~~~~~~~~~~~~~~"
    ),
    ("stairs([])", "an array in a sweep needs at least one element"),
    ("", "there is no expression here"),
  ]

  @Test(arguments: wrongCalls)
  func wrongCallsSayWhatIsWrong(expression: String, message: String) throws {
    let error = try #require(throws: ExpressionError.self) { try curves(expression) }
    if message.contains("array") {
      #expect(error.range.count > 0)
    } else {
      #expect(error.message() == message)
    }
  }

  /// Bodies of `animate` that cannot be played, with the sentence about each.
  static let refused: [(body: String, sentence: String, column: Int)] = [
    ("return value.scaled(by: Date().timeIntervalSince1970)", "'Date' is the time of the day", 29),
    ("return value.scaled(by: Double.random(in: 0...1))", "need --seed NUMBER", 29),
    ("return value.scaled(by: wobble(time))", "'wobble(…)' is not known", 29),
    ("return value.scaled(by: [0.5][3])", "there is no element 3 among 1", 29),
    ("return value.scaled(by: 0 / time)", "gives at 0 s is no number", 8),
    ("var x = 0; while x < 1 { x -= 0 }; return value", "more than 100000 steps", 16),
    ("counter += 1; return value", "changes something besides its context", 5),
    ("if Settings.isOn { return nil }; return value", "'Settings.isOn' is not known", 8),
    ("return time > 0.3 ? value.scaled(by: later) : value", "'later' is not known", 42),
  ]

  @Test(arguments: refused)
  func whatCannotBePlayedIsAnErrorWithItsPlace(body: String, sentence: String, column: Int) throws {
    let own = """
      var counter = 0
      struct Bad: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          \(body)
        }
      }
      """
    let found = try animation(#require(curves("Bad()", in: own).first))
    let error = try #require(throws: RecordingError.self) {
      _ = try Recorder().record(.animation(found.delay(0.1)), framesPerSecond: 60)
    }
    guard case .animationFailed(let message) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(message.contains(sentence), "\(message)")
    let line = column == 8 && sentence.contains("number") ? 3 : 4
    #expect(message.hasPrefix("a.swift:\(line):\(column): "), "\(message)")
  }

  @Test func aSeedDrawsTheSameNumbersInEveryPlay() throws {
    let own = """
      struct Noise: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          time > 0.5 ? nil : value.scaled(by: .random(in: 0...1))
        }
      }
      """
    func values(_ seed: UInt64) throws -> [Double] {
      let found = try animation(#require(curves("Noise()", in: own, seed: seed).first))
      return try Recorder().record(.animation(found), framesPerSecond: 60).values
    }
    #expect(try values(5) == values(5))
    #expect(try values(5) != values(6))
    #expect(try Set(values(5)).count > 20)
  }

  @Test func interruptionsFailToo() throws {
    let own = """
      struct Bad: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          value.scaled(by: wobble)
        }
      }
      """
    let found = try animation(#require(curves("Bad()", in: own).first))
    #expect(throws: RecordingError.self) {
      try Interruption(
        [NamedAnimation("a", .smooth), NamedAnimation("b", found)], at: [0.1]
      ).record(framesPerSecond: 60)
    }
  }

  @Test func anAnimationThatAsksItselfIsRefused() throws {
    let own = """
      struct Mirror: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          Animation(self).speed(2).animate(value: value, time: time, context: &context)
        }
      }
      """
    let found = try animation(#require(curves("Mirror()", in: own).first))
    let error = try #require(throws: RecordingError.self) {
      _ = try Recorder().record(.animation(found), framesPerSecond: 60)
    }
    guard case .animationFailed(let message) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(message.contains("nested more than 128 levels deep"), "\(message)")
  }
}
