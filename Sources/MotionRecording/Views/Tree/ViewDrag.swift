public import AnimationModel

/// The state of a drag.
public struct ViewDrag: Hashable, Sendable {
  /// How far from where it began, in points.
  public var translation: ViewSize

  /// In points per second.
  public var velocity: ViewSize

  /// When, in seconds.
  public var time: Double

  /// Creates the state of a drag.
  public init(translation: ViewSize, velocity: ViewSize, time: Double) {
    self.translation = translation
    self.velocity = velocity
    self.time = time
  }
}

/// How a drag goes.
public struct ViewDragPath: Hashable, Sendable {
  private enum Course: Hashable, Sendable {
    case straight(ViewSize, seconds: Double)
    case samples([ViewDrag])
  }

  private let course: Course

  /// Samples of a straight drag in a second.
  private static let rate = 60.0

  /// How long it takes, in seconds.
  var seconds: Double {
    switch course {
    case .straight(_, let seconds): seconds
    case .samples(let samples): samples.last?.time ?? 0
    }
  }

  /// A straight drag at one speed, sampled 60 times a second.
  ///
  /// - Parameters:
  ///   - distance: How far it leads, in points.
  ///   - seconds: How long it takes, 0 or more.
  public init(straight distance: ViewSize, seconds: Double) {
    course = .straight(distance, seconds: seconds)
  }

  /// A drag through samples; between two of them it has the speed that leads from one to the other.
  ///
  /// - Parameter samples: Times in seconds, none earlier than the one before it, and the distances from where it
  ///   begins, in points.
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

  /// The first sample and when it comes, of a drag that begins at a time.
  ///
  /// - Parameters:
  ///   - begin: When the finger comes down, in seconds.
  ///   - minimum: How far the drag has to come before it counts, in points: one that counts at once has a sample there.
  func first(from begin: Double, minimum: Double) -> (sample: Int, time: Double) {
    switch course {
    case .straight where minimum <= 0: (0, begin)
    case .straight(_, let seconds): (1, begin + min(1 / Self.rate, seconds))
    case .samples(let drags): (0, drags.first?.time ?? begin)
    }
  }

  /// The first sample after a press, and when it comes, or when the press fails because the finger moves too far.
  ///
  /// A straight drag waits for the press; samples have times of their own.
  ///
  /// - Parameters:
  ///   - hold: The press.
  ///   - begin: When it begins, in seconds.
  /// - Returns: The sample, or nil where none comes; and a time.
  func first(after hold: ViewHold, from begin: Double) -> (sample: Int?, time: Double) {
    let end = begin + hold.seconds
    guard case .samples(let drags) = course else { return first(from: end, minimum: .infinity) }
    for (index, drag) in drags.enumerated() {
      if drag.time >= end { return (index, drag.time) }
      if drag.translation.length > hold.distance { return (nil, max(drag.time, begin)) }
    }
    return (nil, max(drags.last?.time ?? begin, begin))
  }

  /// A sample, and when the next one comes; nil after the last.
  func sample(_ number: Int, from begin: Double) -> (drag: ViewDrag, next: Double?) {
    switch course {
    case .straight(let distance, let seconds):
      let elapsed = min(Double(number) / Self.rate, seconds)
      // Samples fall on whole sixtieths; rounding must not make another one of the end.
      let isLast = seconds - elapsed < 1e-9
      let part = isLast || seconds == 0 ? 1 : elapsed / seconds
      // A finger that comes down does not move yet.
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
  /// How far it leads, in points.
  var length: Double { (width * width + height * height).squareRoot() }
}
