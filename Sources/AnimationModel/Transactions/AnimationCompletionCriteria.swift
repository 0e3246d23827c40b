/// The criteria by which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// The criterion that the animation has reported that it is complete for all practical purposes, or has ended.
  ///
  /// A spring reports it after its perceptual duration, long before it rests. A completion with this criterion
  /// continues to follow the animation of its own change when another animation takes over.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The criterion that the animation has been removed, after its long tail, and so has any that took over from it.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
