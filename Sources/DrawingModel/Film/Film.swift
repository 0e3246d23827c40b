/// A picture in which things move, over and over: what stands still, what moves, and when.
///
/// It knows no frames. ``frame(at:scale:)`` is what it shows at a time, ``stillDrawing`` what a reader sees who cannot
/// or does not want to see motion, and `svg(…)` leaves the playing to a browser.
public struct Film: Hashable, Sendable {
  /// The picture that a film shows where nothing moves.
  public enum Still: Hashable, Sendable {
    /// Everything at once: what is there only for this picture, without what is there only while it plays.
    case strobe
    /// The picture that it shows at a time, in seconds.
    case moment(Double)
  }

  /// Size, ground, words, and what never moves, which lies behind everything that does.
  public var ground: Drawing

  /// The elements that move, from back to front.
  public var elements: [FilmElement]

  /// Seconds until it begins again, above 0.
  public var cycle: Double

  /// How often it plays; 0 for ever.
  public var plays: Int

  /// The picture that it shows where nothing moves.
  public var still: Still

  /// The time axis of its curves; nil for a film without curves.
  public var axis: TimeAxis?

  /// A time axis that begins at 0.
  public struct TimeAxis: Hashable, Sendable {
    /// The start of the axis, in points from the left.
    public var left: Double
    /// The end of the axis, in points from the left.
    public var right: Double
    /// The seconds of the motion at its end.
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
  /// Elements that move as one.
  case moving(FilmMotion, [FilmElement])
  /// Elements in another place: their origin is at a point.
  case placed(Point, [FilmElement])
  /// Elements that show through a moving rectangle, in the coordinates of the rectangle at rest.
  case revealed(Rect, FilmMotion, [FilmElement])
  /// Elements that belong to the still picture of a strobe alone.
  case strobe([FilmElement])
  /// Elements that are there only while the film plays, and in the still picture of a moment.
  case playing([FilmElement])
  /// Elements that a program that plays the film finds by names: of letters and digits, with blanks between them.
  case named(String, [FilmElement])
}

/// How something moves.
public struct FilmMotion: Hashable, Sendable {
  /// The meaning of the number of a course.
  public enum Kind: String, Hashable, Sendable {
    /// Points to the right.
    case x
    /// Points down.
    case y
    /// A size as a part of the drawn one, about the origin.
    case scale
    /// A width as a part of the drawn one, from the origin to the right.
    case width
    /// Degrees clockwise about the origin.
    case rotation
    /// An opacity, 0 to 1.
    case opacity
  }

  /// The property that changes.
  public var kind: Kind

  /// Its number at any time.
  public var course: FilmCourse

  /// By how much the number may be off where it is not computed for each frame, above 0.
  public var tolerance: Double

  /// The position of an upright hairline among what moves to the right, in points at 0; nil where there is none.
  ///
  /// In frames the line is put on the middle of a pixel, so that it is one pixel wide in each of them.
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
