import AnimationModel
import TestSupport
import Testing

private typealias Formula = IndependentFormulas

@Suite struct CAAnimationGroupTests {
  private static func group(
    lasting duration: Double = 0, _ change: (inout CAAnimationGroup) -> Void = { _ in }
  ) -> CAAnimationGroup {
    var group = CAAnimationGroup()
    group.timing.duration = duration
    change(&group)
    return group
  }

  private static func member(
    lasting duration: Double = 0, _ name: CAMediaTimingFunctionName? = nil,
    begin: Double = 0
  ) -> CABasicAnimation {
    var member = CABasicAnimation(keyPath: "opacity")
    member.timing.duration = duration
    member.timing.beginTime = begin
    member.timingFunction = name.map { CAMediaTimingFunction(name: $0) }
    return member
  }

  /// Apple's example: of ten seconds in a group of five the first five are shown.
  @Test func membersAreCutOffAndNotStretched() {
    let shown = ShownMotion(Self.group(lasting: 5).animation(of: Self.member(lasting: 10)))
    #expect(shown.duration == 5)
    for time in [0, 1, 2.5, 4.999] { #expect(isClose(shown(time), time / 10, .absolute(1e-12))) }
    #expect(shown(5) == 1)
  }

  @Test func whatEndsBeforeItsGroupStaysAtItsTarget() {
    let group = Self.group(lasting: 2) { $0.timing.repeatCount = 2 }
    let shown = ShownMotion(group.animation(of: Self.member(lasting: 0.5, .easeIn, begin: 0.25)))
    #expect(shown.duration == 4)
    for (time, value) in [
      (0.1, 0), (0.5, Formula.easeIn(0.5)), (0.8, 1), (2, 1), (2.2, 0),
      (2.6, Formula.easeIn(0.7)), (3.9, 1),
    ] {
      #expect(isClose(shown(time), value, .absolute(4e-6)))
    }
    let corners = shown.corners(before: 9)
    #expect(corners.count == 5)
    for (corner, time) in zip(corners, [0.25, 0.75, 2, 2.25, 2.75]) {
      #expect(isClose(corner, time, .absolute(1e-12)))
    }
  }

  /// The curve of the group acts on its time: a member of half the rate is evaluated at the time that the curve gives.
  @Test func theCurveIsThatOfTheGroupsTime() {
    let group = Self.group(lasting: 1) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    let shown = ShownMotion(group.animation(of: Self.member(lasting: 2, .easeOut)))
    for index in 1..<20 {
      let time = Double(index) / 20
      #expect(
        isClose(shown(time), Formula.easeOut(Formula.easeIn(time) / 2), .absolute(8e-6)))
      let (before, after) = (shown(time - 0.01), shown(time + 0.01))
      #expect(isClose(shown.velocity(time), (after - before) / 0.02, .absolute(4e-3)))
    }
  }

  /// Backwards runs the group's time, so that a member that is cut off returns from there.
  @Test func aGroupThatReversesRunsItsMembersBackwards() {
    let group = Self.group(lasting: 1) {
      $0.timing.autoreverses = true
      $0.timing.speed = 2
    }
    let shown = ShownMotion(group.animation(of: Self.member(lasting: 4, .easeIn, begin: 0.2)))
    #expect(shown.duration == 1)
    for time in [0.05, 0.3, 0.45, 0.6, 0.85, 0.95] {
      let folded = time <= 0.5 ? 2 * time : 2 - 2 * time
      let expected = Formula.easeIn(max(folded - 0.2, 0) / 4)
      #expect(isClose(shown(time), expected, .absolute(4e-6)))
    }
  }

  @Test func membersRepeatInTheGroupsTime() {
    var member = Self.member(lasting: 0.4)
    member.timing.repeatCount = .infinity
    member.timing.autoreverses = true
    let shown = ShownMotion(Self.group(lasting: 1).animation(of: member))
    for (time, value) in [(0.1, 0.25), (0.5, 0.75), (0.7, 0.25), (0.95, 0.375)] {
      #expect(isClose(shown(time), value, .absolute(1e-12)))
    }
    #expect(shown.duration == 1)
  }

  @Test func springsAreCutOff() {
    let spring = CASpringAnimation(stiffness: 200, damping: 4)
    let shown = ShownMotion(
      Self.group(lasting: 0.3).animation(of: spring, timing: .init(duration: 9)))
    #expect(shown.duration == 0.3)
    for time in [0.05, 0.1, 0.29] {
      let expected = Formula.oscillator(stiffness: 200, damping: 4, at: time)
      #expect(isClose(shown(time), expected, .absolute(1e-9)))
    }
    #expect(shown(0.3) == 1)
  }

  @Test func groupsAreMembersOfGroups() {
    let outer = Self.group(lasting: 0.6) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    let inner = Self.group(lasting: 0.5) {
      $0.timing.beginTime = 0.1
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      $0.outerGroups = [outer]
    }
    let shown = ShownMotion(inner.animation(of: Self.member(lasting: 1)))
    for time in [0.05, 0.2, 0.4, 0.55] {
      let outside = Formula.easeOut(time / 0.6) * 0.6
      let inside = Formula.easeIn(max(outside - 0.1, 0) / 0.5) * 0.5
      #expect(isClose(shown(time), inside, .absolute(8e-6)))
    }
  }

  /// A member that its group does not change is converted as if it were alone.
  @Test func whatIsSimpleStaysSimple() {
    #expect(
      Self.group(lasting: 2).animation(of: Self.member(lasting: 1, .easeIn))
        == Self.member(lasting: 1, .easeIn).animation)
    #expect(Self.group(lasting: 2).animation(of: Self.member()) == .linear(duration: 2))
    #expect(Self.group().animation(of: Self.member()) == .linear(duration: 0.25))
    let eased = Self.group(lasting: 2) { $0.timingFunction = CAMediaTimingFunction(name: .easeOut) }
    #expect(eased.animation(of: Self.member()) == Self.member(lasting: 2, .easeOut).animation)
  }

  /// A straight way from 0 to 4 and back in two seconds, in a group that is over after 1.5.
  @Test func pathsAreCutOff() {
    var member = CAKeyframeAnimation(values: [0, 4, 0])
    member.timing.duration = 2
    member.timing.beginTime = 0.25
    let group = Self.group(lasting: 1.5) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      $0.timing.repeatCount = 2
    }
    let path = group.path(of: member)
    #expect(isClose(path.duration, 3, .absolute(1e-9)))
    for index in 0..<30 where index != 15 {
      let time = Double(index) / 10
      let inside = max(
        Formula.easeInOut((time / 1.5).truncatingRemainder(dividingBy: 1)) * 1.5 - 0.25, 0)
      let expected = inside <= 1 ? 4 * inside : 8 - 4 * inside
      #expect(isClose(path.value(time: time), expected, .absolute(4e-5)))
    }
  }

  @Test func pathsRepeatAndWait() {
    var member = CAKeyframeAnimation(values: [0, 1])
    member.timing = CAMediaTiming(duration: 0.2, repeatCount: 2)
    member.timing.beginTime = 0.1
    let path = Self.group(lasting: 1).path(of: member)
    for (time, value) in [(0.05, 0.0), (0.2, 0.5), (0.45, 0.75), (0.7, 1), (1, 1)] {
      #expect(isClose(path.value(time: time), value, .absolute(1e-9)))
    }
    #expect(isClose(path.duration, 1, .absolute(1e-12)))
    member.timing = CAMediaTiming()
    #expect(Self.group(lasting: 3).path(of: member).duration == 3)
  }
}
