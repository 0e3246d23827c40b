internal import AnimationModel

/// A player that plays a motion frame by frame, each frame once.
protocol FrameSource: AnyObject {
  /// The number of frames that have been played.
  var count: Int { get }

  /// The index of the frame in which the motion was over; nil if it has not ended yet.
  var endIndex: Int? { get }

  /// Plays the next frame.
  func playNext()

  /// Whether the velocity of the last played frame is only known from the frame after it.
  var lacksVelocity: Bool { get }

  /// Returns the recording of the first frames, of which at least the given number have been played.
  func recording(frames count: Int) -> Recording
}

extension Recorder {
  /// Returns the frames of a motion from its start to the frame in which it is over, or to the end of the span.
  ///
  /// - Parameters:
  ///   - motion: The motion in continuous time, which tells whether there is an end to wait for.
  ///   - source: The source that plays the frames; missing frames are played.
  ///   - rate: The number of frames per second.
  func frames(
    of motion: SubjectMotion, from source: any FrameSource, rate: Double
  ) throws(RecordingError) -> Recording {
    if span == nil && motion.motion.endIsOutOfReach { throw .tooLong }
    let last = try lastFrame(of: motion, rate: rate)
    while source.count <= last, span != nil || source.endIndex == nil { source.playNext() }
    var count = last + 1
    if span == nil, let end = source.endIndex { count = min(count, end + 1) }
    if source.count == count, source.lacksVelocity { source.playNext() }
    let isOver = source.endIndex.map { $0 < count } ?? false
    guard span != nil || isOver || !motion.motion.duration.isFinite else { throw .tooLong }
    return try source.recording(frames: count).checkedForOverflow()
  }

  /// The index of the frame up to which a motion is played if it does not end earlier.
  private func lastFrame(
    of motion: SubjectMotion, rate: Double
  ) throws(RecordingError) -> Int {
    if let span { return try SampleTimes.lastIndex(before: span, rate: rate) }
    let index = try SampleTimes.firstIndex(at: motion.window, rate: rate)
    guard motion.motion.duration.isFinite else { return index }
    return min(index * Self.frameAllowanceFactor + Self.frameAllowance, SampleTimes.rowLimit)
  }

  /// The factor by which an animation may take longer on frames than in continuous time: gaps of more than a
  /// second, as low rates and high speeds make them, slow a fluid spring down.
  private static var frameAllowanceFactor: Int { 10 }

  /// The number of frames that an animation may take in addition.
  private static var frameAllowance: Int { 100_000 }
}

/// A player that asks an animation for one frame after the other and keeps the results.
final class FramePlayer: FrameSource {
  private let animation: Animation
  private let name: String
  private let recorder: Recorder
  private let rate: Double
  private let isEndless: Bool
  private let delta: Double
  private var context: AnimationContext<Double>
  private var times: [Double] = []
  private var values: [Double] = []
  private var velocities: [Double] = []
  private var events = [RecordedEvent(time: 0, kind: .start)]
  private var hasCompleted = false
  private(set) var endIndex: Int?

  /// The index of the first frame whose velocity the animation did not give; from it on velocities are differences of
  /// values.
  private var firstUnknownVelocity: Int?

  init(_ animation: Animation, name: String, recorder: Recorder, rate: Double, isEndless: Bool) {
    self.animation = animation
    self.name = name
    self.recorder = recorder
    self.rate = rate
    self.isEndless = isEndless
    delta = recorder.target - recorder.start
    context = animation.context(initialVelocity: recorder.initialVelocity ?? 0)
  }

  var count: Int { times.count }

  var lacksVelocity: Bool { firstUnknownVelocity != nil && endIndex == nil }

  func playNext() {
    let index = count
    let time = Double(index) / rate
    times.append(time)
    let answer =
      endIndex != nil ? nil : animation.animate(value: delta, time: time, context: &context)
    if let answer {
      values.append(recorder.start + answer)
      if let slope = animation.slope(value: delta, time: time, context: context) {
        velocities.append(slope)
      } else {
        if firstUnknownVelocity == nil { firstUnknownVelocity = index }
        velocities.append(0)
      }
    } else {
      values.append(recorder.target)
      velocities.append(0)
    }
    let ends = answer == nil && endIndex == nil
    if !hasCompleted && (context.isLogicallyComplete || ends) {
      hasCompleted = true
      events.append(RecordedEvent(time: time, kind: .logicallyComplete))
    }
    if ends {
      endIndex = index
      if context.isCut { events.append(RecordedEvent(time: time, kind: .capped)) }
      events.append(RecordedEvent(time: time, kind: .removed))
    }
  }

  func recording(frames count: Int) -> Recording {
    let last = count > 0 ? times[count - 1] : 0
    let end = endIndex.flatMap { $0 < count ? times[$0] : nil }
    var velocities = velocities.first(count)
    if let first = firstUnknownVelocity, first < count {
      // If a motion is cut off, the velocity of its last frame comes from the frame after it.
      for index in velocities.indices.prefix(values.count - 1)
      where times[index] < end ?? .infinity {
        velocities[index] = (values[index + 1] - values[index]) * rate
      }
    }
    let ending: Recording.Ending =
      if let end { .finished(at: end) } else if isEndless { .endless(until: last) } else {
        .cutOff(at: last)
      }
    return Recording(
      name: name,
      start: recorder.start,
      target: recorder.target,
      clock: .frames(rate: rate),
      times: times.first(count),
      values: values.first(count),
      velocities: velocities,
      events: events.filter { $0.time <= last },
      ending: ending)
  }
}

extension Array {
  /// Returns the first elements, without a copy if they are all elements.
  func first(_ count: Int) -> Array { count == self.count ? self : Array(prefix(count)) }
}
