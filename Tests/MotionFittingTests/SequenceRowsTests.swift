import AnimationModel
import Testing

@testable import MotionFitting

@Suite struct SequenceRowsTests {
  private static func motion(
    _ start: Double, _ duration: Double, _ bounce: Double, to: Double,
    _ family: MotionFamily = .spring(.swiftui)
  ) -> SequenceCourse.Motion {
    SequenceCourse.Motion(
      family: family,
      parameters: MotionParameters(start: start, duration: duration, bounce: bounce), to: to)
  }

  private static let course = SequenceCourse(
    from: 10,
    motions: [
      motion(0, 0.5, 0.3, to: 100), motion(0.31, 0.4, 0, to: 40),
      motion(0.6, 0.3, 0.2, to: 80, .spring(.exact)), motion(0.9, 0.5, 0.1, to: 0),
    ])

  /// A sequence that is played after another shows the same as by itself, whatever differs.
  @Test func whatIsPlayedAfterAnotherIsAsPlayedAlone() {
    let times = (0..<90).map { Double($0) / 60 }
    var courses = [Self.course]
    for index in [3, 2, 1, 0, 2, 3] {
      for change in [-0.2, -0.02, 0.001, 0.05, 5] {
        var other = Self.course
        other.motions[index].parameters.start += change
        courses.append(other)
        other.motions[index].to += change
        courses.append(other)
        other.motions[index].parameters.duration += 0.01
        courses += [Self.course, other, other]
      }
      var shorter = Self.course
      shorter.motions.removeLast()
      var longer = Self.course
      longer.motions.append(Self.motion(1.2, 0.2, 0, to: 50))
      var other = Self.course
      other.from += 1
      courses += [shorter, longer, Self.course, shorter, Self.course, other]
    }
    var rows = SequenceRows(times: times, step: 1.0 / 60)
    let differing = courses.indices.filter { index in
      var alone = SequenceRows(times: times, step: 1.0 / 60)
      return rows.values(of: courses[index]) != alone.values(of: courses[index])
    }
    #expect(differing.isEmpty)
    #expect(Set(courses.map { $0.values(at: times, step: 1.0 / 60) }).count > 50)
  }

  /// Motions that start after all rows have not begun; they may begin in the next sequence.
  @Test func aMotionMayBeginAfterTheLastRow() {
    let times = (0..<30).map { Double($0) / 60 }
    var early = Self.course
    early.motions = [Self.motion(0.2, 0.3, 0, to: 60)]
    var late = early
    late.motions[0].parameters.start = 3
    var rows = SequenceRows(times: times, step: 1.0 / 60)
    #expect(rows.values(of: late).allSatisfy { $0 == 10 })
    #expect(rows.values(of: early).last ?? 0 > 40)
    #expect(rows.values(of: late).allSatisfy { $0 == 10 })
  }

  /// A curve that begins in flight starts from the value of the one before it: r = r₁ + f·(to −
  /// r₁).
  ///
  /// That is the combination in the semantics reference. Curves are solved to some millionths.
  @Test func aCurveInFlightLeadsFromTheOneBeforeIt() {
    let times = (0..<90).map { Double($0) / 60 }
    let linear = MotionFamily.curve(NamedCurve.all[0])
    let course = SequenceCourse(
      from: 10,
      motions: [Self.motion(0, 0.5, 0, to: 110, linear), Self.motion(0.2, 0.5, 0, to: 60, linear)])
    for (time, value) in zip(times, course.values(at: times, step: 1 / 60)) {
      let first = 10 + 100 * min(time / 0.5, 1)
      let part = min(max((time - 0.2) / 0.5, 0), 1)
      #expect((value - first - part * (60 - first)).magnitude < 1e-3, "\(time)")
    }
  }

  @Test func theVelocityOfWhatRunsIsThatOfTheCurve() {
    let times = (0..<90).map { Double($0) / 60 }
    let linear = NamedCurve.all[0]
    let course = SequenceCourse(
      from: 0, motions: [Self.motion(0.1, 0.5, 0, to: 100, .curve(linear))])
    let state = course.state(at: 0.35, rows: times, step: 1 / 60)
    #expect((state.value - 50).magnitude < 1e-3 && (state.velocity - 200).magnitude < 0.05)
  }
}
