/// Some numbers that go through keyframes.
///
/// - Without a trigger they begin at the start and repeat, as long as ``repeating`` holds: when it does not
///   any more they stand still where they are, and when it does again they go on from there. If it does not
///   hold at the start they are at the initial values.
/// - With a trigger they wait at the initial values for its value to change, go through the keyframes once,
///   and stay where those end. The next change begins at the initial values again.
/// - A trigger that changes meanwhile begins the keyframes anew, from where the numbers are and as fast
///   as they are: a cubic or spring that comes first continues with that velocity.
/// - A shorter track waits at its end for longer ones.
/// - Transactions and modifiers do not reach them.
///
/// Time is 0 when the trigger changes. SwiftUI's is 0 in the frame after that, too: there is no such shift
/// here, as nowhere in a scenario. A track that ends with a jump has jumped when it is over, where SwiftUI may
/// stay before the jump. Both are our choices.
///
/// The rows have the animation ``animationName`` while the numbers move, and the events `start`, `merge`
/// where one run takes over from another, and `removed` where the numbers stand still.
///
/// Source: keyframe reference, section 5.
public struct ScriptKeyframeAnimator: Sendable {
  /// The tracks, in the order of the rows.
  public var tracks: [KeyframedNumbers]

  /// The value whose change begins the keyframes; nil to repeat.
  public var trigger: ScriptFormula?

  /// Whether they repeat; nil for always.
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

  /// Whether the animator repeats, as the states have it.
  func isRepeating(_ states: ScriptStates) throws -> Bool {
    guard trigger == nil else { return false }
    guard let value = try repeating?(states) else { return true }
    guard case .boolean(let isRepeating) = value else {
      throw ScenarioError.changedKind(attribute: tracks.first?.names.first ?? "")
    }
    return isRepeating
  }
}
