internal import AnimationModel
internal import MotionRecording

/// The animations that a conversion plays, each only once for all targets and for all code with the same motion.
final class MotionPlays {
  private var played: [Animation: PlayedMotion] = [:]
  private var functions: [SpedAnimation: MotionFunction] = [:]

  private struct SpedAnimation: Hashable {
    let animation: Animation
    let speed: Double
  }

  /// An animation as SwiftUI shows it, from 0 to 1 in continuous time.
  func function(of animation: Animation, speed: Double) -> MotionFunction {
    let sped = SpedAnimation(animation: animation, speed: speed)
    if let kept = functions[sped] { return kept }
    let motion = motion(of: animation)
    let function = MotionFunction(duration: motion.duration / speed) { time in
      motion.state(at: time * speed, .shown).value
    }
    functions[sped] = function
    return function
  }

  /// An animation as SwiftUI shows it, with its velocity.
  func motion(of animation: Animation) -> PlayedMotion {
    if let kept = played[animation] { return kept }
    do {
      let motion = try Recorder(span: MotionFunction.endlessWindow).play(.animation(animation))
      played[animation] = motion
      return motion
    } catch {
      preconditionFailure("nothing is wrong with going from 0 to 1 for some seconds: \(error)")
    }
  }
}

extension MotionFunction {
  /// An animation as SwiftUI shows it, in continuous time.
  init(_ animation: Animation, speed: Double = 1, playedIn plays: MotionPlays = MotionPlays()) {
    self = plays.function(of: animation, speed: speed)
  }
}
