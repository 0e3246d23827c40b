/// A film as parts of a page.
public struct FilmMarkup: Hashable, Sendable {
  /// The way in which a number changes from one stop to the next.
  public enum Easing: Hashable, Sendable {
    /// By the CSS timing function with this name.
    case named(String)
    /// By the timing function with this index in ``FilmMarkup/lines``.
    case line(Int)
  }

  /// A part of the cycle, the number there, and the easing to the next stop.
  public struct Stop: Hashable, Sendable {
    /// The part of the cycle, 0 to 1.
    public let offset: Double
    /// The number at this part.
    public let value: Double
    /// The easing from this stop to the next.
    public let easing: Easing
  }

  /// The motion of the elements with one class.
  public struct Track: Hashable, Sendable {
    /// The meaning of the numbers: the raw value of a ``FilmMotion/Kind-swift.enum``.
    public let kind: String
    /// The stops in order.
    public let stops: [Stop]
  }

  /// A film in a layout of its own, with the same timing functions.
  public struct Narrow: Hashable, Sendable {
    /// The document, without style sheets.
    public let svg: String
    /// The motions of the classes `a0`, `a1` and so on.
    public let tracks: [Track]
    /// The time axis of the film's curves.
    public let axis: Film.TimeAxis?
  }

  /// The document, without style sheets.
  public let svg: String
  /// The rules for readers who prefer a dark ground; empty for a film of one theme.
  public let colors: String
  /// The same film laid out for a narrow page; nil for a page that has one layout.
  public let narrow: Narrow?
  /// The identifier of the document, which is part of all identifiers in it.
  public let identifier: String
  /// The timing functions of all tracks and changes, as CSS's `linear(…)`.
  public let lines: [String]
  /// The motions of the classes `a0`, `a1` and so on.
  public let tracks: [Track]
  /// The courses of the numbers that were given as changes.
  public let changes: [Track]
}

extension FilmTimings {
  /// The stops of motions in the form of a page, in the order of the motions.
  func tracks(_ motions: [FilmMotion]) -> [FilmMarkup.Track] {
    var lineOfMotion: [Int: Int] = [:]
    for (line, entry) in lines.enumerated() {
      for motion in entry.motions { lineOfMotion[motion] = line }
    }
    return zip(motions, stops).enumerated().map { index, entry in
      let (motion, stops) = entry
      return FilmMarkup.Track(
        kind: motion.kind.rawValue,
        stops: stops.map { stop in
          let easing: FilmMarkup.Easing =
            switch stop.easing {
            case .even: .named("linear")
            case .held: .named("step-end")
            case .jumping: .named("step-start")
            case .line: lineOfMotion[index].map { .line($0) } ?? .named("linear")
            }
          return FilmMarkup.Stop(offset: stop.offset, value: stop.value, easing: easing)
        })
    }
  }
}
