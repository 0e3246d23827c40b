import AnimationModel
import MotionComparison
import MotionRecording
import Testing

@Suite struct DifferenceLimitsTests {
  /// The largest difference of values is 0.3 of the travel at 0.35 s, that of velocities 2 travels per second.
  private func difference(to target: Double = 1) -> MotionDifference {
    let lines = [0.35, 0.5].map { duration in
      MotionCourse(
        Recording(
          name: "line", start: 0, target: target, clock: .continuous, times: [0, duration],
          values: [0, target], velocities: [0, 0], ending: .finished(at: duration)), joined: .lines)
    }
    return MotionDifference(lines[0], lines[1])
  }

  @Test func nothingIsLimitedWithoutLimits() {
    #expect(!DifferenceLimits().areGiven)
    #expect(difference().breaches(of: DifferenceLimits()).isEmpty)
  }

  @Test(arguments: [
    (Tolerance.absolute(30), true), (.absolute(29.999), false), (.relative(0.3), true),
    (.relative(0.299_99), false), (.absolute(0), false),
  ])
  func valuesAreHeldToTheirLimit(_ tolerance: Tolerance, _ isKept: Bool) {
    let breaches = difference(to: 100).breaches(of: DifferenceLimits(value: tolerance))
    #expect(breaches.isEmpty == isKept)
    guard let breach = breaches.first else { return }
    #expect(breach.quantity == .value(at: 0.35))
    #expect(abs(breach.excess - (30 - tolerance.allowance(of: 100))) < 1e-9)
  }

  /// A part of the first motion's peak velocity, which is 1/0.35.
  @Test(arguments: [
    (Tolerance.absolute(2), true), (.absolute(1.999), false), (.relative(0.7), true),
    (.relative(0.69), false),
  ])
  func velocitiesAreHeldToTheirs(_ tolerance: Tolerance, _ isKept: Bool) {
    let breaches = difference().breaches(of: DifferenceLimits(velocity: tolerance))
    #expect(breaches.isEmpty == isKept)
    #expect(breaches.allSatisfy { $0.quantity == .velocity(at: 0.35) })
  }

  @Test(arguments: [(0.15, 0), (0.149, 2), (0.1, 3), (1, 0)])
  func timesAreHeldToTheirs(_ limit: Double, _ count: Int) {
    let breaches = difference().breaches(of: DifferenceLimits(time: limit))
    #expect(breaches.count == count)
  }

  @Test func whatOnlyOneOfThemDoesIsInfinitelyFarAway() throws {
    let recorder = Recorder(span: 3)
    let difference = MotionDifference(
      try recorder.course(of: .animation(.linear)),
      try recorder.course(of: .animation(.linear.repeatForever())))
    let breaches = difference.breaches(of: DifferenceLimits(time: 10))
    #expect(breaches.contains { $0.quantity == .time(of: "removal") && $0.distance == .infinity })
  }
}
