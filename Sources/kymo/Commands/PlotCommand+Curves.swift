internal import AnimationSyntax
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

// The curves of a figure, each played once.
extension Plot {
  /// The curves as they are drawn.
  ///
  /// - Parameters:
  ///   - expressions: The expressions of the curves.
  ///   - schedule: The schedule on which a timeline shows the curves.
  ///   - isMeasured: Whether expectations are checked on them.
  ///   - motions: The motions of the curves, if they were already played.
  func plotted(
    _ expressions: [ParsedExpression], _ schedule: RecordingSchedule?, isMeasured: Bool = false,
    played motions: [PlayedMotion]? = nil
  ) throws -> [PlottedExpression] {
    let labels = SweepLabels(expressions)
    return try expressions.indices.map { index in
      let expression = expressions[index]
      let played = try motions?[index] ?? values.played(expression, time)
      return try plotted(expression, played, schedule, labels, isMeasured: isMeasured)
    }
  }

  private func plotted(
    _ expression: ParsedExpression, _ played: PlayedMotion,
    _ schedule: RecordingSchedule?, _ labels: SweepLabels, isMeasured: Bool
  ) throws(ToolError) -> PlottedExpression {
    let subject = expression.subject
    let course = try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
      isMeasured ? try played.course(on: measuringClock) : nil
    }
    let drawn = try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
      // A motion that cannot be measured is refused before its curve takes memory.
      let measures = try played.measures()
      // Marks lie on the curve: where the curve joins frames, they are measured on frames.
      let shown = clock == .frames ? try played.measures(on: .frames(rate: time.fps)) : measures
      let trace =
        clock == .frames
        ? try played.drawnFrames(perSecond: time.fps)
        : try played.trace(followsAcceleration: quantities.contains(.acceleration))
      let frames: Recording? =
        if let schedule { try played.rows(on: schedule) } else if showsFrames {
          try played.drawnFrames(perSecond: time.fps)
        } else { nil }
      return (trace: trace, frames: frames, measures: measures, shown: shown)
    }
    let trace = drawn.trace
    try checkStrobe(of: expression.name, seconds: trace.times.last ?? 0)
    let strobe = try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
      try strobeValues(of: played)
    }
    let motion = PlottedMotion(
      trace, label: labels.label(of: expression), isCode: !expression.isLabelled,
      sweepPosition: labels.sweepPosition(of: expression),
      track: expression.track, timeline: expression.timeline, frames: drawn.frames,
      measures: drawn.shown, stages: stages(of: played, trace),
      continuation: continuation(of: subject, trace),
      handles: figureChoice.handles ? subject.timedBezier : nil, strobe: strobe)
    let description = MotionDescription(
      expression.name, subject: subject, measures: drawn.measures,
      from: played.recorder.start, to: played.recorder.target
    ).sentence
    return PlottedExpression(
      motion: motion, description: description, measures: drawn.measures, course: course)
  }

  /// Returns the stages that a ruler shows; none on the frame clock, where frames decide the length of
  /// cycles.
  private func stages(of played: PlayedMotion, _ trace: Recording) -> [MotionStage] {
    guard !curves.noRuler, trace.clock == .continuous, let end = trace.times.last else { return [] }
    return played.stages(until: end)
  }
}
