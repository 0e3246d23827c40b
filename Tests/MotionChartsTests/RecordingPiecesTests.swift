import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct RecordingPiecesTests {
  private func trace(_ animation: Animation, to target: Double = 1) throws -> Recording {
    try Recorder(to: target).trace(.animation(animation))
  }

  @Test func aSmoothMotionIsOnePieceFromStartToTarget() throws {
    let pieces = try trace(.easeInOut(duration: 1)).pieces(of: .value).filter {
      $0.knots.count > 1
    }
    #expect(pieces.count == 1)
    #expect(pieces.first?.knots.first == CurveKnot(time: 0, value: 0, slope: 0))
    #expect(pieces.first?.knots.last?.value == 1)
  }

  @Test func theSnapOfASpringAtItsEndIsNoJump() throws {
    let pieces = try trace(.bouncy).pieces(of: .value)
    for (left, right) in zip(pieces, pieces.dropFirst()) {
      #expect(left.knots.last?.value == right.knots.first?.value)
    }
  }

  @Test func aCycleThatBeginsAnewJumps() throws {
    let pieces = try trace(.linear(duration: 1).repeatCount(3, autoreverses: false))
      .pieces(of: .value).filter { $0.knots.count > 1 }
    #expect(pieces.count == 3)
    #expect(pieces.map { $0.knots.first?.value } == [0, 0, 0])
    #expect(pieces.map { $0.knots.last?.value } == [1, 1, 1])
  }

  @Test func knotsOfTheVelocityAreVelocitiesWithAccelerationsAsSlopes() throws {
    let recording = try trace(.bouncy)
    let knots = recording.pieces(of: .velocity).flatMap(\.knots).filter { $0.slope.isFinite }
    for knot in knots where knot.time < 0.7 {
      let index = try #require(recording.times.firstIndex(of: knot.time))
      #expect(recording.velocities[index] == knot.value)
      #expect(recording.accelerations[index] == knot.slope)
    }
  }

  @Test func aCornerOfTheValueIsAJumpOfTheVelocityWithNothingBetween() throws {
    let pieces = try trace(.linear(duration: 1).repeatCount(2)).pieces(of: .velocity)
    #expect(pieces.allSatisfy { $0.knots.allSatisfy { $0.slope.isFinite } })
    let jumps = zip(pieces, pieces.dropFirst()).filter { left, right in
      left.knots.last?.time == right.knots.first?.time
    }
    #expect(jumps.map { $0.0.knots.last?.value } == [1, -1])
    #expect(jumps.map { $0.1.knots.first?.value } == [-1, 0])
  }

  @Test func framesAreJoinedByStraightLines() throws {
    let frames = try Recorder().record(.animation(.linear(duration: 1)), framesPerSecond: 4)
    let pieces = frames.pieces(of: .value)
    #expect(pieces.count == frames.count - 1)
    #expect(pieces.first?.knots.map(\.slope) == [1, 1])
    #expect(frames.frames(of: .value).map(\.value) == frames.values)
  }

  @Test(arguments: Quantity.allCases)
  func knotsAreInOrderOfTimeWithinAPiece(quantity: Quantity) throws {
    for animation: Animation in [
      .bouncy, .linear.repeatCount(3), .easeIn.delay(0.2).repeatCount(2, autoreverses: false),
    ] {
      for piece in try trace(animation, to: -40).pieces(of: quantity) {
        #expect(zip(piece.knots, piece.knots.dropFirst()).allSatisfy { $0.time <= $1.time })
      }
    }
  }
}
