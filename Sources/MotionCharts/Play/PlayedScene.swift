public import ChartLayout
public import MotionRecording

/// A scene with the recordings from which it was made.
public struct PlayedScene: Hashable, Sendable {
  /// The scene that is laid out and drawn.
  public let scene: ChartScene

  /// The recording that each row of the scene shows.
  public let recordings: [Recording]

  /// The timing of the film.
  public let timing: PlayTiming

  /// The duration of the time axis, in seconds, at the motion's own speed.
  public let duration: Double

  /// The still figure, for readers who prefer reduced motion.
  public let stillChart: Chart
}

extension PlayTiming {
  /// The time of the film at which a recording is at a time of its own, both in seconds.
  func time(of seconds: Double) -> Double { hold + seconds / speed }

  /// A sentence with the duration of a film, its speed, and the number of times that it plays.
  func sentence(of motion: Double) -> String {
    var words = "Plays \(FigureNumber.text(cycle(of: motion), digits: 3)) s"
    if speed != 1 { words += " at \(FigureNumber.text(speed, digits: 3)) of its speed" }
    switch plays {
    case 0: return "\(words), then again."
    case 1: return "\(words), once."
    default: return "\(words), \(plays) times."
    }
  }
}
