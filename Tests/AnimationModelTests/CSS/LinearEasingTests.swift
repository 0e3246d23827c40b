import AnimationModel
import TestSupport
import Testing

@Suite struct LinearEasingTests {
  private static func inputs(_ stops: [LinearStop]) -> [Double] {
    LinearEasing(stops).points.map(\.input)
  }

  static let settled: [([LinearStop], [Double])] = [
    // Both ends are implied.
    ([LinearStop(0), LinearStop(1)], [0.0, 1]),
    // A run between them is spread evenly.
    ([LinearStop(0), LinearStop(0.2), LinearStop(0.9), LinearStop(1)], [0, 1 / 3, 2 / 3, 1]),
    ([LinearStop(0), LinearStop(0.25, at: 0.75), LinearStop(1)], [0, 0.75, 1]),
    ([LinearStop(0, at: 0.2), LinearStop(0.5), LinearStop(1, at: 0.6)], [0.2, 0.4, 0.6]),
    // A position never lies before an earlier one, nor does the implied end.
    ([LinearStop(0, at: 0.5), LinearStop(0.5, at: 0.25), LinearStop(1)], [0.5, 0.5, 1]),
    ([LinearStop(0), LinearStop(0.5, at: 1.5), LinearStop(1)], [0, 1.5, 1.5]),
    ([LinearStop(0, at: -0.5), LinearStop(1, at: 2)], [-0.5, 2]),
    // Two positions make two points.
    ([LinearStop(0), LinearStop(0.5, at: 0.25, to: 0.75), LinearStop(1)], [0, 0.25, 0.75, 1]),
    ([LinearStop(0), LinearStop(0.5, at: 0.75, to: 0.25), LinearStop(1)], [0, 0.75, 0.75, 1]),
  ]

  @Test(arguments: settled)
  func settlesPositionsAsCSSDoes(stops: [LinearStop], positions: [Double]) {
    let found = Self.inputs(stops)
    #expect(found.count == positions.count)
    for (one, other) in zip(found, positions) {
      #expect(isClose(one, other, .absolute(1e-15)))
    }
  }

  static let bent = EasingFunction.linear([
    LinearStop(0), LinearStop(0.1, at: 0.25), LinearStop(0.9, at: 0.75), LinearStop(1),
  ])

  static let heights: [(Double, Double)] = [
    (-0.25, -0.1), (0, 0), (0.125, 0.05), (0.25, 0.1), (0.5, 0.5), (0.75, 0.9), (0.875, 0.95),
    (1, 1), (1.25, 1.1),
  ]

  @Test(arguments: heights)
  func joinsItsStopsAndGoesOnOutside(input: Double, output: Double) {
    #expect(isClose(Self.bent.value(at: input), output, .absolute(1e-15)))
  }

  static let slopes: [(Double, Double)] = [
    (-1, 0.4), (0, 0.4), (0.2, 0.4), (0.25, 1.6), (0.5, 1.6), (0.75, 0.4), (1, 0.4), (2, 0.4),
  ]

  @Test(arguments: slopes)
  func slopeIsThatOfWhatFollows(input: Double, slope: Double) {
    #expect(isClose(Self.bent.velocity(at: input), slope, .relative(1e-14)))
  }

  @Test func cornersAreWhereTheSlopeChanges() {
    #expect(Self.bent.corners == [0.25, 0.75])
    #expect(Self.bent.jumps.isEmpty)
    let straight = EasingFunction.linear([LinearStop(0), LinearStop(0.5), LinearStop(1)])
    #expect(straight.corners.isEmpty)
    #expect(EasingFunction.linear.corners.isEmpty)
  }

  @Test func twoStopsAtOnePlaceMakeAJump() {
    let easing = EasingFunction.linear([
      LinearStop(0), LinearStop(0.25, at: 0.5), LinearStop(0.5, at: 0.5), LinearStop(0.75, at: 0.5),
      LinearStop(1),
    ])
    #expect(easing.jumps == [0.5])
    #expect(easing.corners.isEmpty)
    #expect(easing.breakpoints == [0.5])
    #expect(isClose(easing.value(at: 0.5.nextDown), 0.25, .absolute(1e-15)))
    #expect(easing.value(at: 0.5) == 0.75)
    #expect(easing.velocity(at: 0.5) == 0.5)
  }

  @Test func aJumpAtTheEndIsNotExtended() {
    let easing = EasingFunction.linear([
      LinearStop(0.2), LinearStop(0.5, at: 0), LinearStop(0.5), LinearStop(0.6, at: 1),
      LinearStop(1),
    ])
    #expect(easing.jumps == [0, 1])
    #expect(easing.value(at: -1) == 0.2)
    #expect(easing.value(at: 0) == 0.5)
    #expect(easing.value(at: 1) == 1)
    #expect(easing.value(at: 2) == 1)
    #expect(easing.velocity(at: 2) == 0)
  }

  @Test func theKeywordIsTheIdentity() {
    for progress in stride(from: -1.0, through: 2, by: 0.125) {
      #expect(EasingFunction.linear.value(at: progress) == progress)
      #expect(EasingFunction.linear.velocity(at: progress) == 1)
    }
  }

  @Test func spelledOutPositionsMakeAnEqualEasing() {
    #expect(EasingFunction.linear([LinearStop(0, at: 0), LinearStop(1, at: 1)]) == .linear)
  }

  @Test func oneStopIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = EasingFunction.linear([LinearStop(1)]) }
  }
}
