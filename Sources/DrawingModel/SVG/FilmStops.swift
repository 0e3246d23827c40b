/// A course as the few stops of an animation on the web, with a timing function between each two of them.
struct FilmStops: Hashable, Sendable {
  /// How the number gets from one stop to the next.
  enum Easing: Hashable, Sendable {
    /// Evenly.
    case even
    /// It stays until the next stop.
    case held
    /// It is at once what it is at the next stop.
    case jumping
    /// Along a line.
    case line(FilmLine)
  }

  /// A number at a part of the cycle.
  struct Stop: Hashable, Sendable {
    /// The part of the cycle, 0 to 1.
    var offset: Double
    var value: Double
    /// How it goes on from here.
    var easing: Easing
  }

  /// The stops in order, the first at 0 and the last at 1.
  private(set) var stops: [Stop] = []

  /// The least distance from start to end, as a part of the whole range, with which a line leads from the one to
  /// the other; motions that return run between their smallest and their largest number.
  private static let leastTravel = 0.25

  /// How far apart two stops are that stand for one time: a millionth of the cycle, in which the number is held.
  private static let sliver = 1e-6

  /// Finds the stops of a course.
  ///
  /// - Parameters:
  ///   - motion: The motion whose course it is.
  ///   - cycle: The seconds of the film, no less than the course's.
  ///   - line: The function that makes a line of a course between two numbers.
  init(
    _ motion: FilmMotion, cycle: Double,
    line: (_ motion: FilmMotion, _ from: Double, _ to: Double) -> FilmLine
  ) {
    let course = motion.course
    let start = min(max(course.start / cycle, 0), 1)
    let end = min(max(course.end / cycle, start), 1)
    guard end > start, !course.isConstant else {
      append(0, course.first, end > 0 ? .held : .even)
      append(end, course.last, .even)
      append(1, course.last, .even)
      return
    }
    let range = course.range
    let returns =
      (course.last - course.first).magnitude < Self.leastTravel * (range.upper - range.lower)
    guard !course.isEven, returns else {
      append(0, course.first, .even)
      append(
        start, course.first,
        course.isEven ? .even : .line(line(motion, course.first, course.last)))
      append(end, course.last, .even)
      append(1, course.last, .even)
      return
    }
    if start > 0 {
      append(0, course.first, .held)
    }
    // From the one that comes first to the other, so that what is upside down has the same line.
    let isFalling =
      (course.values.firstIndex(of: range.upper) ?? 0)
      < (course.values.firstIndex(of: range.lower) ?? 0)
    let (first, last) = isFalling ? (range.upper, range.lower) : (range.lower, range.upper)
    append(start, first, .line(line(motion, first, last)))
    append(end, last, .jumping)
    if end + Self.sliver < 1 {
      append(end + Self.sliver, course.last, .even)
      append(1, course.last, .even)
    }
  }

  /// Adds a stop; of two at one part of the cycle the later one counts.
  private mutating func append(_ offset: Double, _ value: Double, _ easing: Easing) {
    if let last = stops.last, last.offset >= offset { stops.removeLast() }
    stops.append(Stop(offset: offset, value: value, easing: easing))
  }
}

/// A timing function of straight lines, and what comes near it for browsers that do not know such.
public struct FilmLine: Hashable, Sendable {
  /// CSS's `linear(…)`.
  public var text: String

  /// A timing function that every browser knows.
  public var fallback: String

  /// Makes a line.
  public init(text: String, fallback: String) {
    self.text = text
    self.fallback = fallback
  }
}

extension Film {
  /// Makes the line of straight pieces that a browser plays a course along.
  ///
  /// It takes what changes and the two numbers that stand for 0 and 1.
  public typealias LineMaker = (_ motion: FilmMotion, _ from: Double, _ to: Double) -> FilmLine
}
