internal import AnimationModel
internal import ArgumentParser
internal import MotionRecording

/// The rulers under the time axis.
struct RulerOptions: ParsableArguments {
  @Flag(
    help: "Leave out the rulers that show the stages of delays and repetitions under the time axis."
  )
  var noRuler = false

  /// The stages that a ruler shows; none on the frame clock, where cycles are as long as frames make them.
  func stages(of subject: Subject, _ trace: Recording, _ recorder: Recorder) -> [MotionStage] {
    guard !noRuler, trace.clock == .continuous, case .animation(let animation) = subject,
      let end = trace.times.last
    else { return [] }
    return recorder.stages(of: animation, until: end)
  }
}
