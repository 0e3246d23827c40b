/// A course as the few stops of an animation on the web, with a timing function between neighboring ones.
struct FilmStops: Hashable, Sendable {
  /// The way in which a number changes from one stop to the next.
  enum Easing: Hashable, Sendable {
    /// Evenly.
    case even
    /// The number stays until the next stop.
    case held
    /// The number is at once that of the next stop.
    case jumping
    /// Along a line.
    case line(FilmLine)
  }

  /// A number at a part of the cycle.
  struct Stop: Hashable, Sendable {
    /// The part of the cycle, 0 to 1.
    var offset: Double
    var value: Double
    /// The easing from this stop to the next.
    var easing: Easing
  }

  /// The stops in order, the first at 0 and the last at 1.
  private(set) var stops: [Stop] = []

  /// The least distance from start to end, as a part of the whole range, for which a line leads from start to
  /// end; the lines of motions that return run between their smallest and their largest number.
  private static let leastTravel = 0.25

  /// The distance of two stops that stand for one time: a millionth of the cycle, in which the number is held.
  private static let sliver = 1e-6

  /// Finds the stops of a course.
  ///
  /// - Parameters:
  ///   - motion: The motion with the course.
  ///   - cycle: The duration of the film in seconds, no less than the course's.
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
    // From the bound that comes first to the other one, so that an inverted course has the same line.
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

  /// Adds a stop; of two at one part of the cycle the later one is kept.
  private mutating func append(_ offset: Double, _ value: Double, _ easing: Easing) {
    if let last = stops.last, last.offset >= offset { stops.removeLast() }
    stops.append(Stop(offset: offset, value: value, easing: easing))
  }
}

/// A timing function of straight lines, and a similar one for browsers that do not support it.
public struct FilmLine: Hashable, Sendable {
  /// CSS's `linear(…)`.
  public var text: String

  /// A timing function that every browser supports.
  public var fallback: String

  /// Makes a line.
  public init(text: String, fallback: String) {
    self.text = text
    self.fallback = fallback
  }
}

extension Film {
  /// A function that makes the line of straight pieces along which a browser plays a course.
  ///
  /// It takes the motion and the two numbers for which 0 and 1 stand.
  public typealias LineMaker = (_ motion: FilmMotion, _ from: Double, _ to: Double) -> FilmLine
}
