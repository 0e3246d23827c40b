internal import AnimationSyntax
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// An expression, played for a figure.
struct PlottedExpression {
  /// The curve.
  let motion: PlottedMotion

  /// What it does, in words.
  let description: String

  /// What can be measured of it.
  let measures: MotionMeasures

  /// What expectations are tried with; nil if there are none.
  let course: MotionCourse?

  /// When it ends on either clock, in words, if that differs.
  let endsOnFrames: (continuous: String, frames: String)?

  init(
    _ expression: ParsedExpression, _ played: PlayedMotion, _ plot: Plot,
    _ schedule: RecordingSchedule?, _ labels: SweepLabels, isMeasured: Bool
  ) throws(ToolError) {
    let subject = expression.subject
    let rate = plot.time.fps
    course = try ToolError.reporting(expression.name, plot.time) { () throws(RecordingError) in
      isMeasured ? try played.course(on: plot.measuringClock) : nil
    }
    let drawn = try ToolError.reporting(expression.name, plot.time) { () throws(RecordingError) in
      // What cannot be measured is refused before it takes memory.
      let measures = try played.measures()
      // Marks lie on the curve: where that joins frames, they tell of frames.
      let shown =
        plot.clock == .frames ? try played.measures(on: .frames(rate: rate)) : measures
      let trace =
        plot.clock == .frames
        ? try played.frames(perSecond: rate)
        : try played.trace(
          followsAcceleration: plot.show.quantities.contains(.acceleration))
      let frames: Recording? =
        if let schedule { try played.rows(on: schedule) } else if plot.showsFrames {
          try played.frames(perSecond: rate)
        } else { nil }
      return (trace: trace, frames: frames, measures: measures, shown: shown)
    }
    let trace = drawn.trace
    try plot.checkStrobe(of: expression.name, seconds: trace.times.last ?? 0)
    let strobe = try ToolError.reporting(expression.name, plot.time) { () throws(RecordingError) in
      try plot.strobeValues(of: played)
    }
    motion = PlottedMotion(
      trace, label: labels.label(of: expression), isCode: !expression.isLabelled,
      sweepPosition: labels.sweepPosition(of: expression),
      track: expression.track, timeline: expression.timeline, frames: drawn.frames,
      measures: drawn.shown, stages: plot.stages(of: played, trace),
      continuation: plot.continuation(of: subject, trace),
      handles: plot.figureChoice.handles ? subject.timedBezier : nil, strobe: strobe)
    measures = drawn.measures
    description =
      MotionDescription(
        expression.name, subject: subject, measures: drawn.measures,
        from: played.recorder.start, to: played.recorder.target
      ).sentence
    endsOnFrames = PlottedExpression.ends(trace, played, plot)
  }

  private static func ends(
    _ trace: Recording, _ played: PlayedMotion, _ plot: Plot
  ) -> (continuous: String, frames: String)? {
    guard case .finished(let end) = trace.ending, plot.clock == .continuous,
      end * plot.time.fps <= Double(Recorder.mostFramesPlayed),
      let frames = try? played.frames(perSecond: plot.time.fps),
      case .finished(let frame) = frames.ending, frame != end
    else { return nil }
    return (HumanNumber.text(end, digits: 4), HumanNumber.text(frame, digits: 4))
  }
}
