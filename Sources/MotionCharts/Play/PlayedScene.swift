public import ChartLayout
public import MotionRecording

/// A scene with the recordings that it was made of.
public struct PlayedScene: Hashable, Sendable {
  /// The scene that is laid out and drawn.
  public let scene: ChartScene

  /// The recording that each row of the scene shows.
  public let recordings: [Recording]

  /// When what is shown.
  public let timing: PlayTiming

  /// Seconds that the time axis spans, at the motion's own speed.
  public let duration: Double

  /// The figure that stands still, for readers who prefer reduced motion.
  public let stillChart: Chart
}

extension PlayTiming {
  /// The time of a film at which a recording has come to a time of its own.
  func time(of seconds: Double) -> Double { hold + seconds / speed }

  /// How long a film plays, how fast, and how often.
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
