import AnimationModel
import Testing

@testable import MotionFitting

@Suite struct SequenceCourseTests {
  private static let times = (0..<90).map { Double($0) / 60 }

  private func motion(
    _ family: MotionFamily, at start: Double, _ duration: Double, to: Double
  ) -> SequenceCourse.Motion {
    SequenceCourse.Motion(
      family: family, parameters: MotionParameters(start: start, duration: duration), to: to)
  }

  /// A curve that begins in flight leads from what the one before it shows: r = r₁ + f·(to − r₁).
  ///
  /// That is the combination of the semantics reference. Curves are solved to some millionths.
  @Test func aCurveInFlightLeadsFromTheOneBeforeIt() {
    let linear = MotionFamily.curve(NamedCurve.all[0])
    let course = SequenceCourse(
      from: 10,
      motions: [motion(linear, at: 0, 0.5, to: 110), motion(linear, at: 0.2, 0.5, to: 60)])
    for (time, value) in zip(Self.times, course.values(at: Self.times, step: 1 / 60)) {
      let first = 10 + 100 * min(time / 0.5, 1)
      let part = min(max((time - 0.2) / 0.5, 0), 1)
      #expect((value - first - part * (60 - first)).magnitude < 1e-3, "\(time)")
    }
  }

  @Test func theVelocityOfWhatRunsIsThatOfTheCurve() {
    let linear = NamedCurve.all[0]
    let course = SequenceCourse(
      from: 0, motions: [motion(.curve(linear), at: 0.1, 0.5, to: 100)])
    let state = course.state(at: 0.35, rows: Self.times, step: 1 / 60)
    #expect((state.value - 50).magnitude < 1e-3 && (state.velocity - 200).magnitude < 0.05)
  }
}
