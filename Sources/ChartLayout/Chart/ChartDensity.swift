/// The purpose of a figure, which decides how large its words and lines are for its width, and how much is in it.
public enum ChartDensity: String, Hashable, Sendable, CaseIterable {
  /// A page or a screen.
  case usual
  /// A slide, which is read from the back of a room.
  case slide
  /// A page of a repository, in which pictures are small.
  case readme
  /// A post, seen on a phone.
  case post
  /// A page in a browser, which has the title and the words around it.
  case page
  /// The same page on a phone.
  case phone

  /// Whether the figure is part of a page, which has the title, and whose curves carry labels of their own.
  var isOnPage: Bool { self == .page || self == .phone }

  /// The width of a figure in base sizes.
  var basesAcross: Double {
    switch self {
    case .usual: 56
    case .slide: 1920 / 42
    case .readme: 600 / 14
    case .post: 1200 / 28
    // Notes are 12 pixels high where the figure is 680 wide.
    case .page: 50
    case .phone: 358 / 14
    }
  }

  /// The size of notes, in base sizes.
  var noteSize: Double {
    switch self {
    case .page: 0.885
    case .phone: 13.2 / 14
    default: 0.85
    }
  }

  /// The size of code and of the words beside it, in base sizes.
  var codeSize: Double { self == .phone ? 0.95 : 0.92 }

  /// The height in base sizes from which on a figure of one panel has all the words that its width allows.
  var basesUp: Double { self == .page ? 14 : 21 }

  /// The number of curve widths in a base size.
  var curvesAcrossBase: Double {
    switch self {
    case .usual: 9.5
    case .slide: 42 / 5
    case .readme: 14 / 1.75
    case .post: 28 / 3.25
    case .page: 9.5
    case .phone: 14 / 2
    }
  }

  /// The largest number of ticks of an axis.
  var mostTicks: Int { self == .usual || self == .page ? 8 : 5 }

  /// The largest number of ticks of a time axis.
  var mostTimeTicks: Int { self == .phone ? 4 : mostTicks }

  /// Whether a table below the curves has the figures for which there is no room beside them.
  var hasTable: Bool { self != .readme && self != .phone }

  /// Whether delays and repetitions have a ruler.
  var hasRuler: Bool { self != .slide }
}
