internal import ChartLayout
internal import CurveGeometry
internal import MotionCharts
internal import MotionRecording

/// The moving object at equal time steps, below the curves.
extension Plot {
  /// The largest number of steps of one curve.
  private static let mostStrobes = 20_000.0

  /// The settings of the strobe; nil without one.
  var motionStrobe: MotionStrobe? {
    curves.strobe
      ? MotionStrobe(
        rate: curves.strobeRate?.value ?? CurveOptions.usualStrobeRate,
        shape: curves.strobeShape?.shape ?? .circle)
      : nil
  }

  /// Fails if a curve is so long that it would have too many steps.
  func checkStrobe(of name: String, seconds: Double) throws(ToolError) {
    guard let motionStrobe, seconds * motionStrobe.rate > Self.mostStrobes else { return }
    throw ToolError(
      .usage,
      """
      --strobe would draw '\(name)' more than 20,000 times; give a lower --strobe-fps or a shorter --span
      """)
  }

  /// Returns the value of a subject at each step, up to the first at which it has ended.
  func strobeValues(of played: PlayedMotion) throws(RecordingError) -> [Double] {
    guard let motion = motionStrobe else { return [] }
    let instants = try played.rows(perSecond: motion.rate)
    guard clock == .frames else { return instants.values }
    // A device holds its value from frame to frame.
    let frames = try played.drawnFrames(perSecond: time.fps)
    let last = frames.count - 1
    let count = Int(saturating: (frames.times[last] * motion.rate).rounded(.up)) + 1
    return (0..<count).map { index in
      let frame = (Double(index) / motion.rate * time.fps).nextUp.nextUp
      return frames.values[min(Int(saturating: min(frame, Double(last))), last)]
    }
  }
}
