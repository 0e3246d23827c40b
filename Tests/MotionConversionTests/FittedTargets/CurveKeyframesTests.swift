import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct CurveKeyframesTests {
  private static let outline = MotionOutline(
    pieces: [
      MotionPiece(
        time: Cubic(0, 0.333_333, 0.5, 1), value: Cubic(0, 0.123_456, 0.5, 0.951_2),
        slack: 0, span: 1, curve: 0)
    ], duration: 1)

  private func keyframes(_ value: @escaping (Double) -> Double) -> CurveKeyframes {
    CurveKeyframes(
      CubicChain(Self.outline, within: 0.001, staysInBox: false), of: Self.outline,
      handleDecimals: 2, time: { $0 }, value: value)
  }

  /// 0.123456 ÷ 0.9512 and 0.5 ÷ 0.9512 with two decimals.
  @Test func handlesAreRounded() {
    let segment = keyframes { $0 }.segments[0]
    #expect([segment.x1, segment.y1, segment.x2, segment.y2] == [0.33, 0.13, 0.5, 0.53])
    #expect(segment.to == 0.951_2)
  }

  @Test func theLastJumpIsTheOneThatIsWritten() {
    let exact = keyframes { $0 }
    #expect(exact.snap == 1)
    #expect(exact.remarks(on: Self.outline).contains { $0.contains("from 95.12 % of the travel") })
    // In whole numbers the value is already that of the target.
    let rough = keyframes { $0.rounded() }
    #expect(rough.snap == nil && rough.remarks(on: Self.outline).count == 1)
  }

  @Test func segmentsAreCountedInWords() {
    #expect(keyframes { $0 }.counted("curve") == "one curve")
    let two = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 0.5, value: 1),
        MotionPiece(from: 0.5, value: 0, to: 1, value: 1),
      ], duration: 1)
    let keyframes = CurveKeyframes(
      CubicChain(two, within: 0.001, staysInBox: false), of: two, handleDecimals: 4, time: { $0 },
      value: { $0 })
    #expect(keyframes.counted("curve") == "2 curves" && keyframes.snap == nil)
  }
}
