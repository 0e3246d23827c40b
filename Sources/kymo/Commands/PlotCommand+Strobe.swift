internal import AnimationModel
internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording

/// What moves, at equal times on its track under the curves.
extension Plot {
  /// The rate of most strobes, in instants a second: half a display's, as animators draw "on twos".
  private static let usualStrobeRate = 30.0

  /// Beyond this no eye tells instants apart.
  private static let highestStrobeRate = 1000.0

  /// The most instants of one curve.
  private static let mostStrobes = 20_000.0

  /// Fails if what is said of a strobe makes no sense.
  func checkStrobe() throws {
    guard strobe else {
      if strobeRate != nil {
        throw ValidationError("--strobe-fps is the rate of a strobe; give --strobe too")
      }
      if strobeShape != nil {
        throw ValidationError("--shape is what a strobe moves; give --strobe too")
      }
      return
    }
    if let rate = strobeRate, !(rate.value > 0 && rate.value <= Self.highestStrobeRate) {
      throw ValidationError(
        "--strobe-fps wants a rate above 0 and up to \(TextNumber.grouped(Int(Self.highestStrobeRate))), found '\(rate.defaultValueDescription)'"
      )
    }
  }

  /// How things are shown; nil for not at all.
  var motionStrobe: MotionStrobe? {
    strobe
      ? MotionStrobe(
        rate: strobeRate?.value ?? Self.usualStrobeRate, shape: strobeShape?.shape ?? .circle) : nil
  }

  /// Fails if a curve is too long to be shown that often.
  func checkStrobe(of name: String, seconds: Double) throws(ToolError) {
    guard let motionStrobe, seconds * motionStrobe.rate > Self.mostStrobes else { return }
    throw ToolError(
      .usage,
      """
      --strobe would show '\(name)' more than 20,000 times; give a lower --strobe-fps or a shorter --span
      """)
  }

  /// Where a subject is from instant to instant, up to the first at which it is over.
  func strobeValues(
    of subject: Subject, _ recorder: Recorder
  ) throws(RecordingError) -> [Double] {
    guard let motion = motionStrobe else { return [] }
    let instants = try recorder.record(subject, rowsPerSecond: motion.rate)
    guard clock == .frames else { return instants.values }
    // What a device shows is held from frame to frame.
    let frames = try recorder.record(subject, framesPerSecond: time.fps)
    let last = frames.count - 1
    let count = Int(saturating: (frames.times[last] * motion.rate).rounded(.up)) + 1
    return (0..<count).map { index in
      let frame = (Double(index) / motion.rate * time.fps).nextUp.nextUp
      return frames.values[min(Int(saturating: min(frame, Double(last))), last)]
    }
  }
}
