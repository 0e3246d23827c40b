public import AnimationModel

/// The state of a drag.
public struct ViewDrag: Hashable, Sendable {
  /// The distance from the beginning of the drag, in points.
  public var translation: ViewSize

  /// The velocity, in points per second.
  public var velocity: ViewSize

  /// The time, in seconds.
  public var time: Double

  /// Makes the state of a drag.
  public init(translation: ViewSize, velocity: ViewSize, time: Double) {
    self.translation = translation
    self.velocity = velocity
    self.time = time
  }
}

/// The path of a drag.
public struct ViewDragPath: Hashable, Sendable {
  private enum Course: Hashable, Sendable {
    case straight(ViewSize, seconds: Double)
    case samples([ViewDrag])
  }

  private let course: Course

  /// The number of samples per second of a straight drag.
  private static let rate = 60.0

  /// The duration of the drag, in seconds.
  var seconds: Double {
    switch course {
    case .straight(_, let seconds): seconds
    case .samples(let samples): samples.last?.time ?? 0
    }
  }

  /// Makes a straight drag at a constant velocity, sampled 60 times a second.
  ///
  /// - Parameters:
  ///   - distance: The distance of the drag, in points.
  ///   - seconds: The duration, 0 or more.
  public init(straight distance: ViewSize, seconds: Double) {
    course = .straight(distance, seconds: seconds)
  }

  /// Makes a drag through samples; between two of them it has the constant velocity that leads from one to the other.
  ///
  /// - Parameter samples: The times in seconds, none earlier than the previous one, with the distances from the
  ///   beginning, in points.
  public init(_ samples: [(time: Double, translation: ViewSize)]) {
    var drags: [ViewDrag] = []
    for sample in samples {
      var drag = ViewDrag(translation: sample.translation, velocity: .zero, time: sample.time)
      if let last = drags.last, sample.time > last.time {
        let seconds = sample.time - last.time
        drag.velocity = ViewSize(
          width: (sample.translation.width - last.translation.width) / seconds,
          height: (sample.translation.height - last.translation.height) / seconds)
      }
      drags.append(drag)
    }
    course = .samples(drags)
  }

  /// Returns the first sample of a drag that begins at a time, and the time of the sample.
  ///
  /// - Parameters:
  ///   - begin: The time at which the finger touches the view, in seconds.
  ///   - minimum: The distance after which the drag is recognized, in points; with 0 there is a sample at the
  ///     beginning.
  func first(from begin: Double, minimum: Double) -> (sample: Int, time: Double) {
    switch course {
    case .straight where minimum <= 0: (0, begin)
    case .straight(_, let seconds): (1, begin + min(1 / Self.rate, seconds))
    case .samples(let drags): (0, drags.first?.time ?? begin)
    }
  }

  /// Returns the first sample after a press and its time, or the time at which the press fails because the finger moves
  /// too far.
  ///
  /// A straight drag begins after the press; samples have times of their own.
  ///
  /// - Parameters:
  ///   - hold: The press.
  ///   - begin: The time at which the press begins, in seconds.
  /// - Returns: The index of the sample, or nil if there is none; and a time.
  func first(after hold: ViewHold, from begin: Double) -> (sample: Int?, time: Double) {
    let end = begin + hold.seconds
    guard case .samples(let drags) = course else { return first(from: end, minimum: .infinity) }
    for (index, drag) in drags.enumerated() {
      if drag.time >= end { return (index, drag.time) }
      if drag.translation.length > hold.distance { return (nil, max(drag.time, begin)) }
    }
    return (nil, max(drags.last?.time ?? begin, begin))
  }

  /// Returns a sample, and the time of the next one; nil after the last.
  func sample(_ number: Int, from begin: Double) -> (drag: ViewDrag, next: Double?) {
    switch course {
    case .straight(let distance, let seconds):
      let elapsed = min(Double(number) / Self.rate, seconds)
      // Samples are at whole sixtieths of a second; rounding must not add one just before the end.
      let isLast = seconds - elapsed < 1e-9
      let part = isLast || seconds == 0 ? 1 : elapsed / seconds
      // A finger that has just touched the view does not move yet.
      let speed = seconds > 0 && elapsed > 0 ? 1 / seconds : 0
      let drag = ViewDrag(
        translation: ViewSize(width: distance.width * part, height: distance.height * part),
        velocity: ViewSize(width: distance.width * speed, height: distance.height * speed),
        time: begin + elapsed)
      return (drag, isLast ? nil : begin + min(Double(number + 1) / Self.rate, seconds))
    case .samples(let drags):
      guard number < drags.count else {
        return (ViewDrag(translation: .zero, velocity: .zero, time: begin), nil)
      }
      return (drags[number], number + 1 < drags.count ? drags[number + 1].time : nil)
    }
  }
}

extension ViewSize {
  /// The length of the translation that the size stands for, in points.
  var length: Double { (width * width + height * height).squareRoot() }
}
