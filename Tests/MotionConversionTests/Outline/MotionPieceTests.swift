import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct MotionPieceTests {
  /// The time t = s³ from 0 to 8 s and the value 2s.
  private static let piece = MotionPiece(
    time: Cubic(0, 0, 0, 8), value: Cubic(from: 0, to: 2), slack: 0, span: 1, curve: 1)

  @Test func theParameterIsTheInverseOfTheTime() {
    for s in [0.001, 0.1, 0.5, 0.93] {
      #expect((Self.piece.parameter(at: 8 * s * s * s) - s).magnitude < 1e-12)
    }
    #expect(Self.piece.parameter(at: -1) == 0 && Self.piece.parameter(at: 9) == 1)
    #expect((Self.piece.value(at: 1) - 1).magnitude < 1e-12)
    let even = MotionPiece(from: 1, value: 0, to: 3, value: 1)
    #expect(even.parameter(at: 1.5) == 0.25)
  }

  @Test func velocitiesAreThoseAtTheEnds() {
    let piece = MotionPiece(from: 1, value: 2, velocity: 3, to: 1.5, value: 4, velocity: -1)
    #expect((piece.value(at: 1 + 1e-6) - 2 - 3e-6).magnitude < 1e-10)
    #expect((piece.value(at: 1.5 - 1e-6) - 4 - 1e-6).magnitude < 1e-10)
    #expect(piece.span == 0.5 && piece.isEven)
  }

  @Test func aPieceOnAnotherAxisIsTheSame() {
    let moved = Self.piece.timed(by: 0.5, after: 3)
    let scaled = Self.piece.valued(by: -3, from: 1)
    for time in [0.1, 2, 7.5] {
      let value = Self.piece.value(at: time)
      #expect((moved.value(at: time / 2 + 3) - value).magnitude < 1e-12)
      #expect((scaled.value(at: time) - (1 - 3 * value)).magnitude < 1e-12)
    }
    var uncertain = Self.piece
    uncertain.slack = 0.1
    uncertain.timeSlack = 0.01
    #expect((uncertain.valued(by: -3, from: 1).slack - 0.3).magnitude < 1e-15)
    #expect(uncertain.timed(by: 0.5, after: 3).timeSlack == 0.005)
  }

  @Test func aPartIsThePieceBetweenItsEnds() {
    let part = Self.piece.part(from: 0.5, to: 1)
    #expect((part.start - 1).magnitude < 1e-12 && (part.end - 8).magnitude < 1e-12)
    for time in [1.5, 4, 7] {
      #expect((part.value(at: time) - Self.piece.value(at: time)).magnitude < 1e-11)
    }
    #expect(part.span == 0.5)
  }

  /// The function ∛t − t ÷ 4 over 8 s, for the value 2·∛(t ÷ 8) = ∛t, is largest where 1 ÷ (3t^⅔) = ¼: t =
  /// (4 ÷ 3)^1.5.
  @Test func theLargestDistanceFromALineIsExact() {
    let line = Line((0, 0), (8, 2))
    let (distance, time) = Self.piece.largestDistance(from: line)
    let expected = (4.0 / 3) * (4.0 / 3).squareRoot()
    #expect((time - expected).magnitude < 1e-9)
    #expect((distance - ((4.0 / 3).squareRoot() - expected / 4)).magnitude < 1e-12)
  }

  /// Along a line of slope 3 the uncertainty of a value is three times that of its time.
  @Test func slackOfTimeBecomesSlackOfValue() {
    var piece = MotionPiece(
      time: Cubic(from: 0, to: 1), value: Cubic(from: 0, to: 3), slack: 0.001, span: 1,
      curve: 1)
    #expect(piece.withSlackOfTime(upTo: 1).count == 1)
    piece.timeSlack = 0.01
    let parts = piece.withSlackOfTime(upTo: 1)
    #expect(parts.allSatisfy { ($0.slack - 0.031).magnitude < 1e-12 && $0.timeSlack == 0 })
    #expect(parts.first?.start == 0 && parts.last?.end == 1)
    let limited = piece.withSlackOfTime(upTo: 0.02)
    #expect(limited.allSatisfy { ($0.slack - 0.021).magnitude < 1e-12 })
  }

  @Test func whatIsNotFiniteIsKnown() {
    var piece = Self.piece
    #expect(piece.isFinite)
    piece.slack = .nan
    #expect(!piece.isFinite)
  }
}
