import AnimationModel
import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct CubicChainTests {
  private func outline(_ text: String) throws -> MotionOutline {
    try OutlineReader(target: .gsap, precision: 1e-7).outline(of: SpringFamilies.subject(text))
  }

  /// Sampled densely, every segment is within the error of the motion, and its handles are in their box if they have to
  /// be.
  @Test(
    arguments: [
      ".bouncy", ".interpolatingSpring(stiffness: 170, damping: 8, initialVelocity: 12)",
      ".timingCurve(.circularEaseInOut, duration: 0.6)", "css:400ms linear(0, 0.5 20%, 0.4 80%, 1)",
    ], [0.01, 0.0005])
  func segmentsAreWithinTheError(text: String, maxError: Double) throws {
    let outline = try outline(text)
    for staysInBox in [true, false] {
      let chain = CubicChain(outline, within: maxError, staysInBox: staysInBox)
      #expect(chain.segments.first?.start == 0)
      #expect(((chain.segments.last?.end ?? 0) - outline.duration).magnitude < 1e-9)
      for segment in chain.segments {
        for index in 1..<40 {
          let piece = segment.piece
          let time = piece.time.value(at: Double(index) / 40)
          let value = piece.value.value(at: Double(index) / 40)
          #expect((value - outline.value(at: time)).magnitude <= maxError + 1e-9)
        }
        guard staysInBox else { continue }
        #expect((-1e-9...1 + 1e-9).contains(segment.y1) && (-1e-9...1 + 1e-9).contains(segment.y2))
      }
    }
  }

  @Test func aSmallerErrorNeedsMoreSegments() throws {
    let outline = try outline(".bouncy")
    let counts = [0.01, 0.001, 0.0001].map {
      CubicChain(outline, within: $0, staysInBox: false).segments.count
    }
    #expect(counts == counts.sorted() && Set(counts).count == 3)
    #expect(counts[2] < outline.pieces.count / 3)
  }

  /// A cubic that was cut into pieces becomes one segment again.
  @Test func aCubicInPiecesIsOneSegment() {
    let whole = MotionPiece(from: 0, value: 0, velocity: 3, to: 2, value: 1, velocity: -1)
    let pieces = (0..<16).map { whole.part(from: Double($0) / 16, to: Double($0 + 1) / 16) }
    let chain = CubicChain(
      MotionOutline(pieces: pieces, duration: 2), within: 1e-9, staysInBox: false)
    #expect(chain.segments.count == 1)
    #expect((chain.segments[0].piece.value(at: 0.7) - whole.value(at: 0.7)).magnitude < 1e-9)
  }

  /// Each turn needs a segment of its own; the search looks at each piece only a few times, and not once for every
  /// other piece.
  @Test(.timeLimit(.minutes(1))) func aMotionOfManyTurnsIsFollowedTurnByTurn() {
    let count = 50_000
    var pieces: [MotionPiece] = []
    for index in 0..<count {
      let (start, value) = (Double(index), Double(index % 2))
      pieces.append(
        MotionPiece(
          from: start, value: value, velocity: 0, to: start + 1, value: 1 - value, velocity: 0))
    }
    let chain = CubicChain(
      MotionOutline(pieces: pieces, duration: Double(count)), within: 0.01, staysInBox: true)
    #expect(chain.segments.count == count)
    #expect(chain.segments.enumerated().allSatisfy { $1.end == Double($0 + 1) })
  }

  @Test func noSegmentCrossesAJump() throws {
    let outline = try outline("css:500ms linear(0, 0.5 30%, 0.1 30%, 1)")
    let chain = CubicChain(outline, within: 0.3, staysInBox: false)
    #expect(chain.segments.map(\.end).contains { ($0 - 0.15).magnitude < 1e-12 })
  }
}
