/// A picture in which things move, over and over: its ground, its moving elements, and their motions over time.
///
/// It has no frames. ``frame(at:scale:)`` is the picture at a time, ``stillDrawing`` the one for readers who cannot or
/// do not want to see motion, and `svg(…)` leaves the playing to a browser.
public struct Film: Hashable, Sendable {
  /// The picture that a film shows where nothing moves.
  public enum Still: Hashable, Sendable {
    /// Everything at once: with the elements that are only in this picture, without those that are there only while
    /// the film plays.
    case strobe
    /// The picture at a time, in seconds.
    case moment(Double)
  }

  /// The size, the ground, the words, and everything that never moves, which lies behind the moving elements.
  public var ground: Drawing

  /// The elements that move, from back to front.
  public var elements: [FilmElement]

  /// Seconds until the film begins again, above 0.
  public var cycle: Double

  /// The number of times that the film plays; 0 for ever.
  public var plays: Int

  /// The picture that is shown where nothing moves.
  public var still: Still

  /// The time axis of the film's curves; nil for a film without curves.
  public var axis: TimeAxis?

  /// A time axis that begins at 0.
  public struct TimeAxis: Hashable, Sendable {
    /// The start of the axis, in points from the left.
    public var left: Double
    /// The end of the axis, in points from the left.
    public var right: Double
    /// The time of the motion at the end of the axis, in seconds.
    public var duration: Double

    /// Makes an axis.
    public init(left: Double, right: Double, duration: Double) {
      self.left = left
      self.right = right
      self.duration = duration
    }
  }

  /// Makes a film.
  public init(
    ground: Drawing, elements: [FilmElement], cycle: Double, plays: Int = 0,
    still: Still = .strobe, axis: TimeAxis? = nil
  ) {
    self.ground = ground
    self.elements = elements
    self.cycle = cycle
    self.plays = plays
    self.still = still
    self.axis = axis
  }
}

/// A part of a film.
public indirect enum FilmElement: Hashable, Sendable {
  /// Commands that keep still in the element around them.
  case drawing([DrawingCommand])
  /// Elements that move together.
  case moving(FilmMotion, [FilmElement])
  /// Elements that are moved as a whole: their origin is at a point.
  case placed(Point, [FilmElement])
  /// Elements that are visible through a moving rectangle, in the coordinates of the rectangle at rest.
  case revealed(Rect, FilmMotion, [FilmElement])
  /// Elements that are only in the still picture of a strobe.
  case strobe([FilmElement])
  /// Elements that are there only while the film plays, and in the still picture of a moment.
  case playing([FilmElement])
  /// Elements with names by which a program that plays the film finds them: of letters and digits, with blanks between
  /// them.
  case named(String, [FilmElement])
}

/// The motion of elements by one property.
public struct FilmMotion: Hashable, Sendable {
  /// The property that the number of a course changes.
  public enum Kind: String, Hashable, Sendable {
    /// A distance to the right, in points.
    case x
    /// A distance downwards, in points.
    case y
    /// A size as a part of the drawn one, around the origin.
    case scale
    /// A width as a part of the drawn one, from the origin to the right.
    case width
    /// A clockwise angle around the origin, in degrees.
    case rotation
    /// An opacity, 0 to 1.
    case opacity
  }

  /// The property that changes.
  public var kind: Kind

  /// The course of the property's number.
  public var course: FilmCourse

  /// The largest error of the number where it is not computed for each frame, above 0.
  public var tolerance: Double

  /// The position of an upright hairline among elements that move to the right, in points at 0; nil where there is
  /// none.
  ///
  /// In frames the line is put on the middle of a pixel, so that it is one pixel wide in all of them.
  public var hairline: Double?

  /// Makes a motion.
  public init(
    _ kind: Kind, _ course: FilmCourse, tolerance: Double = 0.25, hairline: Double? = nil
  ) {
    self.kind = kind
    self.course = course
    self.tolerance = tolerance
    self.hairline = hairline
  }
}
