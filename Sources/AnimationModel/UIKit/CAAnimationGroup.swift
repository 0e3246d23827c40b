/// A group of Core Animation's animations, which run together in the group's time.
///
/// A group does not stretch its members to its duration, but cuts them off there: of ten seconds in a group of five,
/// the first five are shown. Its curve, its speed and its repetition apply to its time, in which each member begins,
/// runs and repeats by its own timing.
///
/// A member without a duration takes the group's (reported). When a member is over before the group is, its target is
/// shown, as at the end of the group (our choice: see ``CAMediaTiming``).
///
///     var group = CAAnimationGroup()
///     group.timing.duration = 5
///     group.animation(of: fade)
///
/// Source: Apple's pages on the class of this name and on `CAMediaTiming` (documented).
public struct CAAnimationGroup: Hashable, Sendable {
  /// The curve of the group's time; nil for linear.
  public var timingFunction: CAMediaTimingFunction?

  /// The timing of the group: its begin time, its duration and its repetition.
  public var timing = CAMediaTiming()

  /// The groups of which this group is a member, from the inside out.
  public var outerGroups: [CAAnimationGroup] = []

  /// Makes a group with Core Animation's defaults.
  public init() {}

  /// Returns the course of a member from start to end.
  public func animation(of member: CABasicAnimation) -> Animation {
    course(
      GroupedPace(
        pace: .curve(member.timingFunction?.unitCurve ?? .linear), timing: member.timing,
        cycle: member.timing.duration > 0 ? member.timing.duration : duration))
  }

  /// Returns the course of a spring, cut off at the end of each cycle of its own and of the group's.
  ///
  /// - Parameters:
  ///   - member: The spring. Its own `duration` holds if its timing has none; without either it takes the group's.
  ///   - timing: The begin time and the repetition of the spring.
  public func animation(of member: CASpringAnimation, timing: CAMediaTiming) -> Animation {
    course(
      GroupedPace(
        pace: .spring(member), timing: timing,
        cycle: timing.duration > 0 ? timing.duration : member.duration ?? duration))
  }

  /// Returns the path of one number of a member's values, as keyframes.
  ///
  /// - Parameters:
  ///   - member: An animation through values.
  ///   - component: The index of the number in each value.
  /// - Returns: The path; three cycles of the outermost group if it is endless.
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

  /// The duration of one cycle in one direction, in seconds.
  ///
  /// If it is not set, it is that of the group around, and in the end the transaction's.
  public var duration: Double {
    ([self] + outerGroups).lazy.map(\.timing.duration).first { $0 > 0 }
      ?? CATransaction.defaultAnimationDuration
  }

  /// The group and the groups around it, with their durations.
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

  /// Returns the course of a cycle of the group around a member, in its simplest form.
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
  /// Whether the timing is one cycle from the beginning, apart from its duration.
  fileprivate var isPlain: Bool {
    beginTime == 0 && speed == 1 && timeOffset == 0 && !autoreverses && repeatDuration == 0
      && (repeatCount == 0 || repeatCount == 1)
  }
}
