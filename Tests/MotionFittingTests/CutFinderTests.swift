import AnimationModel
import Testing

@testable import MotionFitting

@Suite struct CutFinderTests {
  /// A straight line that turns, and a parabola that begins from rest.
  @Test func cutsAreWhereVelocityOrAccelerationJumps() {
    let turned = (0..<60).map { row -> Double in 300 - Double(abs(row - 30)) * 10 }
    #expect(CutFinder.cuts(in: turned, noise: 0.1) == [30])
    let begun = (0..<60).map { row -> Double in
      let elapsed = max(Double(row) - 25, 0)
      return elapsed * elapsed
    }
    let cuts = CutFinder.cuts(in: begun, noise: 0.01)
    #expect(cuts.count == 1 && (cuts[0] - 25).magnitude <= 2)
  }

  @Test func aSmoothMotionHasNone() {
    let values = (0..<80).map { row -> Double in
      100 * ElementaryFunctions.sine(Double(row) / 12)
    }
    #expect(CutFinder.cuts(in: values, noise: 0.15).isEmpty)
  }
}
