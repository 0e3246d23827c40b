/// Something that is played row by row: a scenario, or the views of an app.
protocol RowPlay {
  /// When something happens next, in seconds; infinity if nothing will on the continuous clock.
  var nextEvent: Double { get }

  /// When the last event that is certain to come is, as far as is known, in seconds.
  var lastInstant: Double { get }

  /// How long endless motion is followed, in seconds.
  var endOfEndlessMotion: Double { get }

  /// Whether nothing will happen any more, or nothing new for a while.
  mutating func isDone(at time: Double) -> Bool

  /// How long the longest animation takes that runs once the script is over, in seconds; 0 where none was looked at or
  /// it has no end.
  var longestAnimation: Double { get }
}
