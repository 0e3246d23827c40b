extension KeyframeTrackContentBuilder {
  /// No keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> {
    KeyframeSequence()
  }

  /// The keyframes so far, and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    var keyframes = accumulated.keyframes
    next.appendKeyframes(to: &keyframes)
    return KeyframeSequence(keyframes)
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(components.flatMap(\.keyframes))
  }

  /// The keyframes of the branch for a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(.first(component))
  }

  /// The keyframes of the branch for a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(.second(component))
  }

  /// The keyframes of an `if` without `else`, or none.
  public static func buildOptional<Content: KeyframeTrackContent>(
    _ component: Content?
  ) -> Conditional<Value, Content, KeyframeSequence<Value>> where Content.Value == Value {
    component.map { Conditional(.first($0)) } ?? Conditional(.second(KeyframeSequence()))
  }

  /// The keyframes of an availability check.
  public static func buildLimitedAvailability(
    _ component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(component.keyframes)
  }
}

extension KeyframeTrackContentBuilder {
  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  > where ConditionalValue == First.Value, First.Value == Second.Value {
    private let branch: Branch

    enum Branch {
      case first(First)
      case second(Second)
    }

    init(_ branch: Branch) {
      self.branch = branch
    }
  }
}

extension KeyframeTrackContentBuilder.Conditional: KeyframeTrackContent {
  /// The type of value that moves.
  public typealias Value = ConditionalValue

  /// The branch itself.
  public var body: Self { self }

  /// Adds the keyframes of the branch that was taken.
  public func appendKeyframes(to keyframes: inout [Keyframe<ConditionalValue.AnimatableData>]) {
    switch branch {
    case .first(let content): content.appendKeyframes(to: &keyframes)
    case .second(let content): content.appendKeyframes(to: &keyframes)
    }
  }
}
