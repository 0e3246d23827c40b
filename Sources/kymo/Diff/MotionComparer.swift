internal import AnimationSyntax
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// Plays two motions with the same settings and compares them.
struct MotionComparer {
  let values: ValueOptions
  let time: TimeOptions
  let clock: ClockName
  let limits: DifferenceLimits

  /// A pair of motions with the data of its figure.
  struct Compared {
    let pair: ComparisonDocument.Pair
    let first: MotionCourse
    let second: MotionCourse
    let areCode: (Bool, Bool)
  }

  /// Compares two motions that were given directly.
  func compare(
    _ first: ComparedMotion, _ second: ComparedMotion
  ) throws(ToolError) -> Compared {
    let isNamed = first.label != second.label
    return try compare(
      first, second,
      ComparisonDocument.Origin(name: isNamed ? first.label ?? "A" : "A", text: first.text),
      ComparisonDocument.Origin(name: isNamed ? second.label ?? "B" : "B", text: second.text))
  }

  /// Compares the motions of two files by their names, in the order of the second file; motions that are gone
  /// follow.
  func compare(
    _ first: ComparedSource, _ second: ComparedSource
  ) throws(ToolError) -> [(entry: ComparisonDocument.Entry, compared: Compared?)] {
    var entries: [(entry: ComparisonDocument.Entry, compared: Compared?)] = []
    for motion in second.motions {
      guard let old = first.motions.first(where: { $0.key == motion.key }) else {
        entries.append((.added(name: motion.key, text: motion.text), nil))
        continue
      }
      let compared = try compare(
        old, motion,
        ComparisonDocument.Origin(name: "before", subject: "the old one", text: old.text),
        ComparisonDocument.Origin(name: "after", subject: "it", text: motion.text))
      entries.append(
        (
          compared.pair.difference.isNone
            ? .unchanged(name: motion.key, compared.pair)
            : .changed(name: motion.key, compared.pair), compared
        ))
    }
    for motion in first.motions where !second.motions.contains(where: { $0.key == motion.key }) {
      entries.append((.removed(name: motion.key, text: motion.text), nil))
    }
    return entries
  }

  private func compare(
    _ first: ComparedMotion, _ second: ComparedMotion, _ one: ComparisonDocument.Origin,
    _ other: ComparisonDocument.Origin
  ) throws(ToolError) -> Compared {
    let courses = (try course(of: first), try course(of: second))
    return Compared(
      pair: ComparisonDocument.Pair(
        one, other, MotionDifference(courses.0, courses.1), limits: limits),
      first: courses.0, second: courses.1, areCode: (first.isCode, second.isCode))
  }

  private func course(of motion: ComparedMotion) throws(ToolError) -> MotionCourse {
    switch motion.content {
    case .expression(let expression):
      let recorder = values.recorder(of: expression.subject, time)
      let clock: Clock = clock == .frames ? .frames(rate: time.fps) : .continuous
      return try ToolError.reporting(motion.key, time) { () throws(RecordingError) in
        try recorder.play(expression.subject, name: motion.key).course(on: clock)
          .checkedForComparison()
      }
    case .curve(let curve):
      return MotionCourse(
        cut(curve.recording),
        joined: clock == .frames ? .steps : curve.hasVelocities ? .curves : .lines)
    }
  }

  /// The recording with the start and target that were given, cut at the span that was given.
  private func cut(_ recording: Recording) -> Recording {
    var recording = recording
    if let start = values.startNumber { recording.start = start.value }
    if let target = values.targetNumber {
      recording.target = target.value
      if recording.values.last != target.value {
        recording.ending = .cutOff(at: recording.times.last ?? 0)
      }
    }
    guard let span = time.span, let end = recording.times.last, end > span else { return recording }
    let count = max(recording.times.count { $0 <= span }, 1)
    return Recording(
      name: recording.name, start: recording.start, target: recording.target,
      clock: recording.clock, times: Array(recording.times.prefix(count)),
      values: Array(recording.values.prefix(count)),
      velocities: Array(recording.velocities.prefix(count)), ending: .cutOff(at: span))
  }
}
