import Testing

@testable import AnimationModel

@Suite struct SpringStepCourseTests {
  /// Courses of a change with its start and end slopes, all per step, between two other changes.
  private static let courses: [SpringStepCourse] = {
    let changes = [-1.0, 0, 0.01, 1]
    let slopes = [-3.5, -0.4, 0, 0.5, 2, 4.5]
    let others = [-2.0, -0.05, 0.3, 6]
    return changes.flatMap { change in
      slopes.flatMap { start in
        slopes.flatMap { end in
          others.flatMap { before in
            others.map { after in
              SpringStepCourse(
                change: change, startSlope: start, endSlope: end, before: before, after: after,
                rounding: 1e-15)
            }
          }
        }
      }
    }
  }()

  private func value(_ course: SpringStepCourse, _ ramp: Double?, at s: Double) -> Double {
    let weights = SpringStepWeights(ofValueAt: s, length: 1, ramp: ramp)
    return course.change * weights.change + course.startSlope * weights.startVelocity
      + course.endSlope * weights.endVelocity
  }

  private func slope(_ course: SpringStepCourse, _ ramp: Double?, at s: Double) -> Double {
    let weights = SpringStepWeights(ofVelocityAt: s, length: 1, ramp: ramp)
    return course.change * weights.change + course.startSlope * weights.startVelocity
      + course.endSlope * weights.endVelocity
  }

  @Test func everyCourseStaysWithinItsStepsAndTheirCorners() {
    for course in Self.courses {
      let ramp = course.ramp
      let values = (0...200).map { value(course, ramp, at: Double($0) / 200) }
      // A step that is not the middle of one that turns rounds no corner.
      var (low, high) = (min(0, course.change), max(0, course.change))
      let spans = (
        max(course.before.magnitude, course.change.magnitude),
        max(course.after.magnitude, course.change.magnitude)
      )
      let isFlat = course.change == 0
      let isHill = course.before > 0 && course.after < 0
      let isDale = course.before < 0 && course.after > 0
      if isFlat ? isHill : course.change > 0 && course.after < 0 { high += spans.1 / 8 }
      if isFlat ? isHill : course.change < 0 && course.before > 0 { high += spans.0 / 8 }
      if isFlat ? isDale : course.change > 0 && course.before < 0 { low -= spans.0 / 8 }
      if isFlat ? isDale : course.change < 0 && course.after > 0 { low -= spans.1 / 8 }
      #expect((values.max() ?? 0) <= high + 1e-12, "\(course), \(String(describing: ramp))")
      #expect((values.min() ?? 0) >= low - 1e-12, "\(course), \(String(describing: ramp))")
    }
  }

  @Test func endsAreWhatTheyAreAndTheSlopeIsTheDerivative() {
    for course in Self.courses {
      let ramp = course.ramp
      #expect(value(course, ramp, at: 0) == 0)
      #expect((value(course, ramp, at: 1) - course.change).magnitude < 1e-12)
      if ramp != 0 {
        #expect((slope(course, ramp, at: 0) - course.startSlope).magnitude < 1e-12)
        #expect((slope(course, ramp, at: 1) - course.endSlope).magnitude < 1e-12)
      }
      for s in [0.11, 0.37, 0.62, 0.93] {
        let h = 1e-6
        let difference = (value(course, ramp, at: s + h) - value(course, ramp, at: s - h)) / (2 * h)
        let curvature = (ramp ?? 1) > 1e-4 ? 1 / (ramp ?? 1) : 1
        #expect((slope(course, ramp, at: s) - difference).magnitude < 1e-4 * curvature)
      }
    }
  }

  @Test func aParabolaIsACubicAndMayRoundItsCorner() {
    // 1 − (s − a)²: every step of it, wherever its top lies.
    for a in stride(from: -0.5, through: 1.5, by: 0.05) {
      func height(_ s: Double) -> Double { 1 - (s - a) * (s - a) }
      let course = SpringStepCourse(
        change: height(1) - height(0), startSlope: 2 * a, endSlope: 2 * (a - 1),
        before: height(0) - height(-1), after: height(2) - height(1), rounding: 1e-15)
      #expect(course.ramp == nil, "\(a)")
    }
  }

  @Test func aFirstStepThatDoesNotMoveStandsStill() {
    let course = SpringStepCourse(
      change: 0, startSlope: 0, endSlope: 0.5, before: 0, after: 1, rounding: 0)
    #expect(course.ramp == 0)
    #expect([0, 0.3, 0.9, 1].allSatisfy { value(course, 0, at: $0) == 0 })
    #expect([0, 0.3, 0.9, 1].allSatisfy { slope(course, 0, at: $0) == 0 })
  }
}
