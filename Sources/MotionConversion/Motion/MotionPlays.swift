internal import AnimationModel
internal import MotionRecording

/// The animations that a conversion asks for, each played once for all targets and for all code that plays the same.
final class MotionPlays {
  /// Seconds for which endless motion is compared.
  static let endlessWindow = 10.0

  private var played: [Animation: PlayedMotion] = [:]

  /// An animation as SwiftUI shows it, from 0 to 1 in continuous time.
  func motion(of animation: Animation) -> PlayedMotion {
    if let kept = played[animation] { return kept }
    do {
      let motion = try Recorder(span: Self.endlessWindow).play(.animation(animation))
      played[animation] = motion
      return motion
    } catch {
      preconditionFailure("nothing is wrong with going from 0 to 1 for some seconds: \(error)")
    }
  }
}
