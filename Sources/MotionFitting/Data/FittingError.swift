/// The reason why no animation can be searched for in a recording.
public enum FittingError: Error, Hashable, Sendable {
  /// A time or value of a row, counted from 0, is not finite.
  case notFinite(row: Int)

  /// The time of a row, counted from 0, is before that of the row above it.
  case timeGoesBack(row: Int)

  /// There are more rows than the limit.
  case tooManyRows(Int)

  /// All values are the same.
  case nothingMoves

  /// The values scatter so much that no motion stands out: with a standard deviation of `noise` where they span
  /// `travel`.
  case onlyNoise(travel: Double, noise: Double)

  /// Fewer rows move than ``needed``.
  case tooFewRows(moving: Int)

  /// The value moves by less than four steps of its rounding.
  case tooLittleTravel(travel: Double, rounding: Double)

  /// The rows are so many seconds apart that no display showed them one after the other, and only SwiftUI's steps are
  /// looked for.
  case tooSlow(step: Double)

  /// The largest value less the smallest is so large or so small that its square is no number.
  case outOfScale(travel: Double)

  /// The fewest rows that have to move.
  public static let needed = 8
}
