import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

/// The animations of a file if none of them is named after `#`.
@Suite struct AnimationPiecesTests {
  private func readings(_ text: String) throws -> [ExpressionReading] {
    try ExpressionFile.readings(text, fileName: "a.swift")
  }

  @Test func everyMemberThatNeedsNoArgumentsIsPlayed() throws {
    let readings = try readings(InterpretedAnimationTests.text)
    let names = readings.compactMap { try? $0.curves.get().first?.name }
    #expect(
      names.filter { $0 != "EarlyEnd()" }.sorted() == [
        "counter", "follower", "ramp", "rubber", "takeover",
      ])
    let left = readings.filter { (try? $0.curves.get()) == nil }.compactMap(\.site?.name)
    #expect(left.contains("rubber(bounce: …)"))
    #expect(left.contains("stairs(…)"))
    #expect(left.contains("pausing"))
  }

  @Test func aTypeThatNoMemberNamesIsPlayedByItself() throws {
    let text = """
      import SwiftUI
      struct Jump: CustomAnimation {
        var duration = 0.5
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
          time < duration ? .zero : nil
        }
      }
      """
    let curve = try #require(readings(text).first?.curves.get().first)
    #expect(curve.name == "Jump()")
    let recording = try Recorder(to: 3).record(curve.subject, framesPerSecond: 10)
    #expect(recording.values == [0, 0, 0, 0, 0, 3])
  }

  @Test func whatNeedsArgumentsSaysHowToAskForIt() throws {
    let text = """
      import SwiftUI
      struct Jump: CustomAnimation {
        let duration: Double
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { nil }
      }
      """
    let error = try #require(throws: ExpressionError.self) {
      try ExpressionFile.parse(text, fileName: "a.swift")
    }
    #expect(error.location == "a.swift:2:8")
    #expect(error.sentence.contains("'@FILE#Jump(duration: …)'"))
  }

  @Test func otherSourceIsReadAsBefore() throws {
    let text = """
      import SwiftUI
      func open() { withAnimation(.bouncy) { isOpen = true } }
      """
    #expect(try readings(text).count == 1)
    #expect(AnimationMembers(text, fileName: "a.swift") == nil)
  }
}
