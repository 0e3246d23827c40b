import AnimationModel
import MotionComparison
import MotionRecording
import Testing

@Suite struct MotionDifferenceTests {
  private func course(
    _ subject: Subject, from start: Double = 0, to target: Double = 1, span: Double? = nil,
    clock: Clock = .continuous
  ) throws -> MotionCourse {
    try Recorder(from: start, to: target, span: span).course(of: subject, name: "it", clock: clock)
  }

  private func course(_ animation: Animation, span: Double? = nil) throws -> MotionCourse {
    try course(.animation(animation), span: span)
  }

  /// Every kind of motion: springs of all regimes, curves with corners, jumps and vertical ends, cycles.
  static let subjects: [Subject] = [
    .animation(.bouncy), .animation(.smooth), .animation(.spring(duration: 0.4, bounce: -0.4)),
    .animation(.interpolatingSpring(stiffness: 170, damping: 5)), .animation(.linear),
    .animation(.easeInOut.delay(0.2).speed(3)),
    .animation(.easeOut(duration: 0.3).repeatCount(3, autoreverses: false)),
    .animation(.timingCurve(.circularEaseIn, duration: 1)),
    .animation(.linear.repeatForever(autoreverses: true)),
    .spring(Spring(duration: 0.5, bounce: 0.6)),
    .unitCurve(.circularEaseOut), .easing(.steps(4)),
  ]

  @Test(arguments: subjects)
  func nothingDiffersFromItself(_ subject: Subject) throws {
    for clock in [Clock.continuous, .frames(rate: 60)] {
      let motion = try course(subject, from: 3, to: -7, clock: clock)
      let difference = MotionDifference(motion, motion)
      #expect(difference.value.areNone && difference.velocity.areNone)
      #expect(difference.isNone && !difference.isShiftOnly)
      #expect(difference.alignment.shift == 0 && difference.alignment.largest.amount == 0)
      #expect(difference.jumps.allSatisfy { $0.amount == 0 })
      #expect(difference.changes.allSatisfy { $0.isNone })
      let strict = DifferenceLimits(value: .absolute(0), velocity: .relative(0), time: 0)
      #expect(difference.breaches(of: strict).isEmpty)
    }
  }

  @Test(arguments: [0.01, 0.08, 0.25, 1.5])
  func aDelayIsFoundAndNothingRemains(_ delay: Double) throws {
    for animation in [
      Animation.bouncy, .easeInOut(duration: 0.35), .linear(duration: 0.2),
      .interpolatingSpring(stiffness: 80, damping: 4),
    ] {
      let motion = try course(animation)
      let late = try course(animation.delay(delay))
      let difference = MotionDifference(motion, late)
      #expect(abs(difference.alignment.shift - delay) < 1e-8)
      #expect(difference.alignment.largest.amount.magnitude < 1e-6)
      #expect(difference.alignment.rootMeanSquare < 1e-6)
      #expect(difference.isShiftOnly)
      #expect(abs(MotionDifference(late, motion).alignment.shift + delay) < 1e-8)
    }
  }

  @Test func magnitudesDoNotDependOnTheOrder() throws {
    for one in Self.subjects {
      let (first, second) = (try course(one), try course(.animation(.snappy)))
      let there = MotionDifference(first, second)
      let back = MotionDifference(second, first)
      for (figures, others) in [(there.value, back.value), (there.velocity, back.velocity)] {
        #expect(close(figures.largest.amount, -others.largest.amount, 1e-12))
        #expect(close(figures.largest.time, others.largest.time, 1e-6))
        #expect(close(figures.rootMeanSquare, others.rootMeanSquare, 1e-12))
        #expect(close(figures.area, others.area, 1e-12))
      }
      #expect(close(there.alignment.rootMeanSquare, back.alignment.rootMeanSquare, 1e-6))
      #expect(there.changes.map(\.name) == back.changes.map(\.name))
      for (change, other) in zip(there.changes, back.changes) {
        #expect(change.change == other.change.map { -$0 } || change.change?.magnitude == .infinity)
      }
    }
  }

  /// A line from 0 to 1 in a number of seconds, without SwiftUI's rounding of its curves.
  private func line(_ duration: Double) -> MotionCourse {
    MotionCourse(
      Recording(
        name: "line", start: 0, target: 1, clock: .continuous, times: [0, duration],
        values: [0, 1],
        velocities: [0, 0], ending: .finished(at: duration)), joined: .lines)
  }

  /// For lines from 0 to 1 in a and in b seconds, a < b, the difference is a tent of height 1 − a/b at a over b
  /// seconds: its area is half of base times height, its mean square a third of the height's square.
  @Test(arguments: [(0.35, 0.5), (0.2, 0.9), (1.0, 3.0)])
  func straightLinesDifferByATent(_ short: Double, _ long: Double) {
    let difference = MotionDifference(line(short), line(long))
    let height = 1 - short / long
    #expect(close(difference.value.largest.amount, -height, 1e-12))
    #expect(close(difference.value.largest.time, short, 1e-12))
    #expect(close(difference.value.area, height * long / 2, 1e-12))
    #expect(close(difference.value.rootMeanSquare, height / 3.0.squareRoot(), 1e-12))
    // The velocities differ by 1/b − 1/a for a seconds, then by 1/b.
    let (early, late) = (1 / long - 1 / short, 1 / long)
    let square = early * early * short + late * late * (long - short)
    #expect(close(difference.velocity.rootMeanSquare, (square / long).squareRoot(), 1e-12))
    #expect(close(difference.velocity.area, 2 * height, 1e-12))
    #expect(
      close(difference.velocity.largest.amount.magnitude, max(-early, late), 1e-12))
    #expect(difference.span == long)
  }

  /// Figures of SciPy 1.17 with the closed forms of both springs over 1.5 seconds: `quad` to 1e-13 between the
  /// roots of the difference, `minimize_scalar` for the extremes and for the shift with the least squares over
  /// the whole motion.
  @Test func twoSpringsDifferAsIntegrationSays() throws {
    let first = try course(Subject.spring(Spring(duration: 0.5, bounce: 0.3)), span: 1.5)
    let second = try course(Subject.spring(Spring(duration: 0.6, bounce: 0)), span: 1.5)
    let difference = MotionDifference(first, second)
    #expect(close(difference.value.largest.time, 0.21529923611375, 1e-7))
    #expect(close(difference.value.largest.amount, -0.2566751125493394, 1e-12))
    #expect(close(difference.value.rootMeanSquare, 0.09881733883713253, 1e-10))
    #expect(close(difference.value.area, 0.07957734580243352, 1e-10))
    #expect(close(difference.velocity.largest.time, 0.08163054772969, 1e-7))
    #expect(close(difference.velocity.largest.amount, -1.9316203628012047, 1e-12))
    #expect(close(difference.velocity.rootMeanSquare, 0.6151087277788, 1e-9))
    #expect(close(difference.velocity.area, 0.5133502964526625, 1e-10))
    #expect(close(difference.alignment.shift, 0.050127652441065644, 1e-5))
    #expect(close(difference.alignment.rootMeanSquare, 0.06648298994538021, 1e-7))
  }

  @Test func differencesScaleWithTheWay() throws {
    // Fluid springs stop by a rule that depends on the travel; springs as functions do not.
    let springs: [Subject] = [.spring(.bouncy), .spring(.smooth)]
    let one = MotionDifference(
      try course(springs[0], span: 1), try course(springs[1], span: 1))
    let many = MotionDifference(
      try course(springs[0], from: 100, to: -200, span: 1),
      try course(springs[1], from: 100, to: -200, span: 1))
    #expect(close(many.value.largest.amount, -300 * one.value.largest.amount, 1e-6))
    #expect(close(many.value.area, 300 * one.value.area, 1e-5))
    #expect(close(many.velocity.rootMeanSquare, 300 * one.velocity.rootMeanSquare, 1e-5))
    #expect(close(many.alignment.shift, one.alignment.shift, 1e-4))
  }

  @Test func jumpsAreToldAndLeftOutOfVelocities() throws {
    let line = try course(.unitCurve(.linear))
    let steps = try course(.easing(.steps(4)))
    let difference = MotionDifference(line, steps)
    #expect(difference.jumps.map(\.time) == [0.25, 0.5, 0.75, 1])
    #expect(difference.jumps.allSatisfy { $0.first == 0 && close($0.second, 0.25, 1e-12) })
    #expect(difference.velocity.largest.amount == -1)
    #expect(close(difference.velocity.rootMeanSquare, 1, 1e-9))
    #expect(close(difference.value.largest.amount, -0.25, 1e-9))
    #expect(close(difference.value.area, 0.125, 1e-9))
    let limits = DifferenceLimits(velocity: .absolute(100))
    #expect(difference.breaches(of: limits).map(\.distance) == [.infinity])
  }

  @Test func verticalCurvesHaveAnInfiniteDifferenceAndNoNaN() throws {
    let vertical = try course(.timingCurve(.circularEaseIn, duration: 1))
    let difference = MotionDifference(vertical, try course(.easeIn(duration: 1)))
    #expect(difference.velocity.largest.amount == -.infinity)
    #expect(difference.velocity.largest.time == 1)
    #expect(difference.velocity.rootMeanSquare == .infinity)
    // The distance that the difference covers there and back.
    #expect(
      close(difference.velocity.area, 2 * difference.value.largest.amount.magnitude, 1e-3))
    #expect(difference.value.rootMeanSquare.isFinite && difference.value.area.isFinite)
  }

  @Test func differentWaysAreComparedAsTheyAreAndAlignedByTheirParts() throws {
    let short = try course(.animation(.easeInOut(duration: 0.4)), from: 0, to: 1)
    let long = try course(.animation(.easeInOut(duration: 0.4).delay(0.1)), from: 10, to: 300)
    let difference = MotionDifference(short, long)
    #expect(difference.alignment.alignsParts)
    #expect(abs(difference.alignment.shift - 0.1) < 1e-6)
    #expect(difference.value.largest.amount == 299)
  }

  @Test func motionsWithoutALengthOrAWayDoNoHarm() throws {
    let still = try course(.animation(.bouncy), from: 5, to: 5)
    let atOnce = try course(.linear(duration: 0))
    for (one, other) in [
      (still, still), (atOnce, atOnce), (still, atOnce), (try course(Animation.bouncy), still),
    ] {
      let difference = MotionDifference(one, other)
      for figure in [
        difference.value.rootMeanSquare, difference.value.area, difference.velocity.rootMeanSquare,
        difference.velocity.area, difference.alignment.shift, difference.alignment.rootMeanSquare,
      ] {
        #expect(figure.isFinite)
      }
    }
  }

  @Test func keyframesAreAlignedByTheirValues() throws {
    func track(_ wait: Double) -> Subject {
      .keyframes(
        KeyframeCurve(
          KeyframePath(
            initialValue: 0.0,
            keyframes: [
              .linear(to: 0, duration: wait), .linear(to: 10, duration: 0.2),
              .linear(to: 0, duration: 0.3),
            ])))
    }
    let difference = MotionDifference(try course(track(0.1)), try course(track(0.25)))
    #expect(!difference.alignment.alignsParts)
    #expect(abs(difference.alignment.shift - 0.15) < 1e-8)
    #expect(difference.first.travel == 10)
  }
}

/// Whether two figures agree to a part of the larger one, or to that part of 0.001 where both are smaller.
private func close(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
  one == other
    || (one - other).magnitude <= tolerance * max(one.magnitude, other.magnitude, 1e-3)
}
