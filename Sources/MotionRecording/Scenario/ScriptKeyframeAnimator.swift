/// Numbers that go through keyframes.
///
/// - Without a trigger the keyframes begin at the start and repeat as long as ``repeating`` is true: when it becomes
///   false they are paused, and when it becomes true again they are resumed. If it is false at the start, the numbers
///   have their initial values.
/// - With a trigger the numbers have their initial values until the value of the trigger changes; then they go through
///   the keyframes once, and stay at the end. The next change begins at the initial values again.
/// - A trigger that changes during a pass restarts the keyframes, from the current values with the current
///   velocities: a cubic or a spring that comes first continues with that velocity.
/// - A shorter track waits at its end for longer ones.
/// - Transactions and modifiers have no effect on keyframes.
///
/// The time of the keyframes is 0 when the trigger changes. In SwiftUI it is also 0 in the next frame; scenarios have
/// no such shift. A track that ends with a jump has jumped when it is over, where SwiftUI may show the value before the
/// jump. Both are our choices.
///
/// The rows have the animation ``animationName`` while the numbers move, and the events `start`, `merge`
/// if one pass takes over from another, and `removed` when the numbers stand still.
///
/// Source: keyframe reference, section 5.
public struct ScriptKeyframeAnimator: Sendable {
  /// The tracks, in the order of the rows.
  public var tracks: [KeyframedNumbers]

  /// The value whose change triggers the keyframes; nil to repeat them.
  public var trigger: ScriptFormula?

  /// Whether the keyframes repeat; nil for always.
  ///
  /// It has no meaning with a trigger.
  public var repeating: ScriptFormula?

  /// The name of the animation in the rows.
  public static let animationName = "keyframes"

  /// Makes an animator that goes through its keyframes whenever a value changes.
  public init(_ tracks: [KeyframedNumbers], trigger: @escaping ScriptFormula) {
    self.tracks = tracks
    self.trigger = trigger
  }

  /// Makes an animator that repeats its keyframes while something is true.
  public init(_ tracks: [KeyframedNumbers], repeating: ScriptFormula? = nil) {
    self.tracks = tracks
    self.repeating = repeating
  }

  /// Whether the keyframes repeat in the given states.
  func isRepeating(_ states: ScriptStates) throws -> Bool {
    guard trigger == nil else { return false }
    guard let value = try repeating?(states) else { return true }
    guard case .boolean(let isRepeating) = value else {
      throw ScenarioError.changedKind(attribute: tracks.first?.names.first ?? "")
    }
    return isRepeating
  }
}
