/// The criteria by which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// The animation has said that it is complete for all practical purposes, or has ended.
  ///
  /// A spring says so after its perceptual duration, long before it rests. Code that waits for it continues
  /// following the animation of his own change when another one takes over.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The animation is gone, its long tail included, and so is whatever took over from it.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
