public import MotionRecording

/// A recorded motion and the way in which it is shown.
public struct PlottedMotion: Hashable, Sendable {
  /// The recording, whose name is the label: a trace, or rows of a frame clock.
  public var recording: Recording

  /// The label at the curve; nil for the name of the recording.
  public var label: String?

  /// Whether the label is code.
  public var isCode: Bool

  /// The position in an ordered sweep of one parameter, from 0 for its first curve to 1 for its last; nil for a
  /// curve that is not part of a sweep.
  public var sweepPosition: Double?

  /// The property that the motion moves among the tracks of a timeline, such as `offset.width`; nil for a motion by
  /// itself.
  public var track: String?

  /// The name of the timeline to which the track belongs; nil for a motion by itself.
  public var timeline: String?

  /// The frames that a device shows, to be marked on the curve; nil for none.
  public var frames: Recording?

  /// The measures on the clock of the recording, which marks show; nil for a motion without marks.
  public var measures: MotionMeasures?

  /// The stages into which modifiers divide the motion's time; empty for a motion without a ruler.
  public var stages: [MotionStage]

  /// The behavior of the motion after the recording, in words such as `repeats forever`; nil if it is over by then.
  public var continuation: String?

  /// The Bézier curve whose handles are drawn; nil for none.
  public var handles: TimedBezier?

  /// The values at equal times from the start, for a strobe; empty for a motion without one.
  public var strobe: [Double]

  /// Whether a device shows a value at its frames that is not on the curve, as for a spring that is a step ahead.
  public var hasFramesOffCurve: Bool {
    guard let frames else { return false }
    let travel = (recording.target - recording.start).magnitude
    return zip(frames.times, frames.values).contains { time, value in
      recording.shown(at: time).map { ($0 - value).magnitude > travel * Self.visible } ?? false
    }
  }

  /// The smallest visible part of the travel.
  private static let visible = 0.002

  /// The times at which the recording ends and at which the motion has settled; the second is nil for a motion that
  /// never settles.
  var axisEnds: (recorded: Double, settled: Double?) {
    let ends = recording.axisEnds
    guard let settled = ends.settled else { return ends }
    return (ends.recorded, measures?.settledWithin1Percent ?? settled)
  }

  /// Makes a plotted motion.
  public init(
    _ recording: Recording, label: String? = nil, isCode: Bool = false,
    sweepPosition: Double? = nil,
    track: String? = nil,
    timeline: String? = nil, frames: Recording? = nil, measures: MotionMeasures? = nil,
    stages: [MotionStage] = [], continuation: String? = nil,
    handles: TimedBezier? = nil, strobe: [Double] = []
  ) {
    self.recording = recording
    self.label = label
    self.isCode = isCode
    self.sweepPosition = sweepPosition
    self.track = track
    self.timeline = timeline
    self.frames = frames
    self.measures = measures
    self.stages = stages
    self.continuation = continuation ?? recording.continuation
    self.handles = handles
    self.strobe = strobe
  }
}
