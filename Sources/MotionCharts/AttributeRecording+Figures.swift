internal import ChartLayout
internal import MotionRecording

// The facts about an attribute that figures need.
extension AttributeRecording {
  /// The name of the animation that runs at a time, in seconds; empty if none does.
  func animation(at time: Double) -> String {
    animations.last { $0.time <= time }?.value ?? ""
  }

  /// The distance between the smallest and the largest of the attribute's values and targets.
  var extent: Double {
    let all = (recording.values + targets.map(\.value)).filter(\.isFinite)
    return (all.max() ?? 0) - (all.min() ?? 0)
  }

  /// The value at a time, in seconds: that of the last sample up to it.
  func value(at time: Double) -> Double? {
    recording.times.lastIndex { $0 <= time }.map { recording.values[$0] }
  }

  /// A ring where the velocity lands that jumps at a time; none where it does not jump.
  func velocityJump(at time: Double, series: Int) -> [ChartMark] {
    let indices = recording.times.indices.filter { recording.times[$0] == time }
    guard let first = indices.first, let last = indices.last else { return [] }
    let after = recording.velocities[last]
    // The rows of a frame clock have one side of a jump each.
    let before = recording.velocities[first == last && first > 0 ? first - 1 : first]
    let fastest = recording.velocities.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    guard recording.clock == .continuous, after.isFinite, before.isFinite,
      (after - before).magnitude > fastest * Self.visibleJump
    else { return [] }
    return [ChartMark(series: series, time: time, value: after, kind: .ring)]
  }

  /// The least jump of a velocity that has a ring, as a part of the largest velocity.
  private static var visibleJump: Double { 0.02 }

  /// Whether the value is so near to its target just before a time, in seconds, that the rest of the
  /// motion is invisible.
  func rests(at time: Double) -> Bool {
    let before = recording.times.indices.last { recording.times[$0] < time }
    guard let before, let target = targets.last(where: { $0.time < time })?.value else {
      return false
    }
    let near = extent * Self.restingShare
    return (recording.values[before] - target).magnitude <= near
      && recording.velocities[before].magnitude * Self.glance <= near
  }

  /// The largest distance from the target at rest, as a part of the extent, and the time in which the
  /// velocity may cover that distance, in seconds.
  private static var restingShare: Double { 0.01 }
  private static var glance: Double { 0.1 }

  /// The targets as steps of a panel.
  var steps: [ChartPanel.Step] {
    targets.map { ChartPanel.Step(time: $0.time, value: $0.value) }
  }
}
