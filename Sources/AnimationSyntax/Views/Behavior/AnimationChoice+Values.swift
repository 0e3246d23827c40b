internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension AnimationChoice {
  /// Creates the animation from a value, where an animation or nil is expected.
  init(_ value: SwiftValue, in run: ProgramRun) {
    self =
      switch run.types.coerce(value, to: .animation) {
      case .nothing: .known(nil)
      case .animation(let animation): .known(animation)
      case .unknown(let unknown): .unknown(unknown)
      case .spring(let spring, let text):
        .known(NamedAnimation(".spring(\(text))", .spring(spring)))
      default: .unknown(UnknownValue(value.text, at: .none))
      }
  }

  /// Returns the animation as players know it.
  func forPlayers(_ run: ProgramRun) -> ViewAnimation {
    switch self {
    case .known(let animation): .known(animation)
    case .unknown(let unknown): .unknown(run.number(of: unknown))
    }
  }
}
