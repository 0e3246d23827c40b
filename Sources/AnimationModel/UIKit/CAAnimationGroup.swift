/// Core Animation's animations that run together, in the time of their group.
///
/// A group does not stretch its members to its duration, but cuts them off there: of ten seconds in a group of five the
/// first five are shown. Its curve, its speed and its repetition are those of its time, in which each member begins,
/// runs and repeats as it says itself.
///
/// A member without a duration has the group's (reported). When a member is over before the group is, its target is
/// shown, as at the end of the group (our choice: see ``CAMediaTiming``).
///
///     var group = CAAnimationGroup()
///     group.timing.duration = 5
///     group.animation(of: fade)
///
/// Source: Apple's pages on the class of this name and on `CAMediaTiming` (documented).
public struct CAAnimationGroup: Hashable, Sendable {
  /// The curve of the group's time; nil is linear.
  public var timingFunction: CAMediaTimingFunction?

  /// When the group begins, how long it takes and how often it is repeated.
  public var timing = CAMediaTiming()

  /// The groups that it is a member of, from the inside out.
  public var outerGroups: [CAAnimationGroup] = []

  /// A group with Core Animation's defaults.
  public init() {}

  /// The course of a member from start to end.
  public func animation(of member: CABasicAnimation) -> Animation {
    course(
      GroupedPace(
        pace: .curve(member.timingFunction?.unitCurve ?? .linear), timing: member.timing,
        cycle: member.timing.duration > 0 ? member.timing.duration : duration))
  }

  /// The course of a spring, cut off at the end of each cycle of its own and of the group's.
  ///
  /// - Parameters:
  ///   - member: The spring. Its own `duration` holds if there is none in its timing; without either it is the group's.
  ///   - timing: When it begins and how often it is repeated.
  public func animation(of member: CASpringAnimation, timing: CAMediaTiming) -> Animation {
    course(
      GroupedPace(
        pace: .spring(member), timing: timing,
        cycle: timing.duration > 0 ? timing.duration : member.duration ?? duration))
  }

  /// The path of one number of a member's values, as keyframes.
  ///
  /// - Parameters:
  ///   - member: An animation through values.
  ///   - component: The index of the number in each value.
  /// - Returns: The path; three cycles of the outermost group if there is no end.
  public func path(
    of member: CAKeyframeAnimation, component: Int = 0
  ) -> KeyframePath<Double> {
    var pass = MediaPass(
      spans: KeyframeSpans(member, component: component).spans,
      timingFunction: member.timingFunction)
    var timing = member.timing
    var cycle = timing.duration > 0 ? timing.duration : duration
    for (group, duration) in lineage {
      if !(timing.isPlain && cycle == duration && group.timingFunction == nil) {
        timing.duration = cycle
        pass = MediaPass(
          spans: pass.course(timing: timing, lasting: duration).spans,
          timingFunction: group.timingFunction)
      }
      (timing, cycle) = (group.timing, duration)
    }
    timing.duration = cycle
    return pass.path(timing: timing)
  }

  /// Seconds of one cycle in one direction.
  ///
  /// Where none are set, they are the group's around it, and in the end the transaction's.
  public var duration: Double {
    ([self] + outerGroups).lazy.map(\.timing.duration).first { $0 > 0 }
      ?? CATransaction.defaultAnimationDuration
  }

  /// The group and those around it, with their durations.
  private var lineage: [(group: CAAnimationGroup, duration: Double)] {
    let groups = [self] + outerGroups
    return groups.indices.map { index in
      var group = groups[index]
      group.outerGroups = Array(groups[(index + 1)...])
      return (group, group.duration)
    }
  }

  private func course(_ member: GroupedPace) -> Animation {
    var course = member
    for (group, duration) in lineage { course = group.around(course, lasting: duration) }
    return course.timing.animation(of: course.pace, cycle: course.cycle)
  }

  /// The course of a cycle of the group, as simple as it can be put.
  private func around(_ member: GroupedPace, lasting duration: Double) -> GroupedPace {
    let curve = timingFunction ?? .linear
    let isLinear = curve == .linear
    if member.timing.isPlain, member.cycle == duration {
      if isLinear { return GroupedPace(pace: member.pace, timing: timing, cycle: duration) }
      if member.pace == .curve(.linear) {
        return GroupedPace(pace: .curve(curve.unitCurve), timing: timing, cycle: duration)
      }
    }
    var wholeTiming = timing
    wholeTiming.beginTime = 0
    if wholeTiming.isPlain, isLinear, member.end <= duration {
      var member = member
      member.timing.beginTime += timing.beginTime
      return member
    }
    return GroupedPace(pace: .member(member, curve), timing: timing, cycle: duration)
  }
}

extension CAMediaTiming {
  /// Whether it is one cycle from the beginning, whatever the cycle's duration is.
  fileprivate var isPlain: Bool {
    beginTime == 0 && speed == 1 && timeOffset == 0 && !autoreverses && repeatDuration == 0
      && (repeatCount == 0 || repeatCount == 1)
  }
}
