/// The context of a change, above all its animation.
///
/// It remembers which of its values have been set. A transaction inside another one inherits the values that it
/// does not set itself, so an animation that is set to nil is not the same as one that is not set.
///
/// Source: semantics reference, section 11.1.
public struct Transaction {
  private var storage = TypedStorage()

  /// Makes a transaction in which nothing is set.
  public init() {}

  /// Makes a transaction with an animation.
  ///
  /// - Parameter animation: The animation of the change; nil for a change that is shown at once.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key: its default value until it is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage[key] ?? K.defaultValue }
    set { storage[key] = newValue }
  }

  /// The animation of the change; nil for a change that is shown at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the implicit animations of the changed attributes are suppressed.
  ///
  /// The transaction's own animation still applies.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a stream of changes, as those of a drag are.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether a change without animation is sampled, so that a later spring starts with its velocity.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Adds an action to perform when all animations of the change are complete.
  ///
  /// It is performed exactly once, and at once if the change makes no animation.
  ///
  /// - Parameters:
  ///   - criteria: The criteria by which an animation counts as complete.
  ///   - completion: The action to perform.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }

  /// An action to perform when all animations of a change are complete.
  package struct Completion {
    /// The criteria by which an animation counts as complete.
    package var criteria: AnimationCompletionCriteria

    /// The action to perform.
    package var action: () -> Void
  }

  /// The completions that were added, in order.
  package private(set) var completions: [Completion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Takes over all values that another transaction sets.
  ///
  /// The completions of both are kept.
  package mutating func merge(_ inner: Transaction) {
    let outer = completions
    storage.merge(inner.storage)
    if !outer.isEmpty { completions = outer + inner.completions }
  }
}

private struct AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private struct DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct CompletionsKey: TransactionKey {
  static var defaultValue: [Transaction.Completion] { [] }
}
