import Testing

@testable import MotionFitting

@Suite struct BezierSlopesTests {
  private static let times = (0..<40).map { Double($0) / 60 }
  private static let curves: [[Double]] = [
    [0.42, 0, 0.58, 1], [0.1, 0.7, 0.4, 0.95], [0.4, -0.3, 0.6, 1.3],
  ]

  private func rows(_ parameters: MotionParameters) -> [Double] {
    var play = MotionPlay()
    play.play(.bezier, parameters, at: Self.times, carries: false)
    return play.covered.map { 20 + 300 * $0 }
  }

  private func residuals(_ parameters: MotionParameters, _ values: [Double]) -> [Double] {
    var play = MotionPlay()
    play.play(.bezier, parameters, at: Self.times, carries: false)
    var residuals = values
    _ = KnownEnds().project(play, values, residuals: &residuals)
    return residuals
  }

  /// Where the residuals are 0 the part that is left out vanishes, and the slopes are the derivatives
  /// themselves.
  @Test(arguments: curves) func theyAreWhatSmallChangesDo(_ points: [Double]) {
    let truth = MotionParameters(start: 0.031, duration: 0.47, points: points)
    let values = rows(truth)
    var slopes = BezierSlopes()
    let free = [0, 1, 2, 3, 4, 5]
    var columns = [[Double]](repeating: values, count: free.count)
    #expect(slopes.fill(&columns, free, of: truth, at: Self.times, values, KnownEnds()))
    let step = 1e-6
    for index in free {
      var (lower, upper) = (truth.vector(of: .bezier), truth.vector(of: .bezier))
      lower[index] -= step
      upper[index] += step
      let below = residuals(MotionParameters(lower, of: .bezier), values)
      let above = residuals(MotionParameters(upper, of: .bezier), values)
      for row in values.indices {
        let change = (above[row] - below[row]) / (2 * step)
        #expect((change - columns[index][row]).magnitude < 1e-4 * 300)
      }
    }
  }

  @Test func anEndThatIsGivenIsLeftToDifferences() {
    let truth = MotionParameters(start: 0, duration: 0.4, points: [0.42, 0, 0.58, 1])
    let values = rows(truth)
    var slopes = BezierSlopes()
    var columns = [values]
    let isKnown = slopes.fill(
      &columns, [1], of: truth, at: Self.times, values, KnownEnds(from: 20, to: nil))
    #expect(!isKnown && columns == [values])
  }
}
