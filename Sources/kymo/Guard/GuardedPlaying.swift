internal import AnimationSyntax
internal import MotionComparison
internal import MotionRecording
internal import RecordingFormats

/// The settings with which guarded motions are played: a setting that is not given is the same as in the existing
/// golden, otherwise the usual one.
struct GuardedPlaying {
  /// The options for start, target and system.
  let values: ValueOptions

  /// The options for the clock, its rate and the duration of the recordings.
  let timing: GuardTimeOptions

  private var rate: FiniteNumber? { timing.rate }
  private var span: FiniteNumber? { timing.span }
  private var clock: ClockName? { timing.clock }

  /// Refuses rates and spans that cannot be played.
  func validate() throws {
    try time(MotionGolden.Settings()).validate()
  }

  /// Returns the settings with which a motion is played.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - golden: The settings of its golden; nil if there is none.
  func settings(for motion: GuardedMotion, after golden: MotionGolden.Settings?)
    -> MotionGolden.Settings
  {
    let isScenario = motion.curves.isEmpty
    // Keyframes, transitions and scenarios have values of their own.
    let takesEnds = motion.curves.contains { $0.subject.ownEnds == nil }
    let takesVelocity = motion.curves.contains { $0.subject.takesInitialVelocity }
    let velocity = values.initialVelocity ?? (takesVelocity ? values.gestureVelocity : nil)
    return MotionGolden.Settings(
      playsFrames: clock.map { $0 == .frames } ?? golden?.playsFrames ?? true,
      rate: rate?.value ?? golden?.rate ?? TimeOptions.defaultRate,
      start: takesEnds ? values.startNumber?.value ?? golden?.start ?? 0 : nil,
      target: takesEnds ? values.targetNumber?.value ?? golden?.target ?? 1 : nil,
      initialVelocity: isScenario ? nil : velocity?.value ?? golden?.initialVelocity,
      span: span?.value ?? golden?.span)
  }

  /// Plays a motion.
  func play(
    _ motion: GuardedMotion, _ settings: MotionGolden.Settings
  ) throws(ToolError) -> GuardedPlay {
    let time = time(settings)
    switch motion.content {
    case .scenario(let source):
      var scenario = try source.parsed(values.system.semantics, values.system.context)
      if let span = settings.span { scenario.end = span }
      let runner = ScenarioRunner(
        scenario, clock: settings.clock, rowsPerSecond: settings.rate)
      do {
        let recording = try source.reporting(time) { try runner.record() }
        try source.checkIsShown(recording)
        return GuardedPlay(
          golden: MotionGolden(
            motion.source, settings, curves: recording.attributes.map(\.recording),
            events: recording.events.map {
              TimedChange(time: $0.time, value: EventText.text(of: $0.value))
            }), motions: .scenario(recording.attributes))
      } catch let error as ToolError {
        throw error
      } catch {
        throw ToolError(.dataError, "\(motion.title): \(error)")
      }
    case .curves(let expressions):
      let recorder = Recorder(
        from: settings.start ?? 0, to: settings.target ?? 1,
        initialVelocity: settings.initialVelocity, span: settings.span)
      var motions: [PlayedMotion] = []
      var curves: [Recording] = []
      for expression in expressions {
        let (motion, curve) = try ToolError.reporting(expression.name, time) {
          () throws(RecordingError) in
          let motion = try recorder.play(expression.subject, name: expression.name)
          let curve =
            settings.playsFrames
            ? try motion.frames(perSecond: settings.rate)
            : try motion.rows(perSecond: settings.rate)
          return (motion, curve)
        }
        motions.append(motion)
        curves.append(curve)
      }
      return GuardedPlay(
        golden: MotionGolden(motion.source, settings, curves: curves),
        motions: .curves(motions))
    }
  }

  /// The time options of other commands with the same settings, which make the errors name the right option.
  func time(_ settings: MotionGolden.Settings) -> TimeOptions {
    TimeOptions(
      rate: rate ?? FiniteNumber(settings.rate),
      span: span ?? settings.span.map { FiniteNumber($0) })
  }
}

/// A guarded motion that was played: its new golden, and the motions on which expectations are checked.
struct GuardedPlay {
  /// The motion, as a golden would keep it.
  let golden: MotionGolden

  /// The motions that were played: curves, or a scenario.
  enum Motions {
    case curves([PlayedMotion])
    case scenario([AttributeRecording])
  }

  let motions: Motions

  /// Returns the courses of the motions, with their measures.
  func measured(
    _ settings: MotionGolden.Settings, _ time: TimeOptions
  ) throws(ToolError) -> [MotionCourse] {
    switch motions {
    case .scenario(let attributes): return attributes.map { $0.course() }
    case .curves(let curves):
      return try curves.map { (curve) throws(ToolError) in
        try ToolError.reporting(curve.name, time) { () throws(RecordingError) in
          try curve.course(on: settings.clock)
        }
      }
    }
  }
}

extension MotionGolden.Settings {
  /// The clock on which the motion is played.
  var clock: Clock { playsFrames ? .frames(rate: rate) : .continuous }
}
