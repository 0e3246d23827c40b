extension KeyframesBuilder {
  /// No tracks: nothing moves.
  public static func buildBlock() -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// The tracks so far, and more of them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    var list = accumulated.trackList
    next.appendTracks(to: &list)
    return KeyframeTracks(list)
  }

  /// The tracks of a loop.
  public static func buildArray(
    _ components: [some Keyframes<Value>]
  ) -> KeyframeTracks<Value> {
    var list = KeyframeTrackList<Value>()
    for component in components {
      component.appendTracks(to: &list)
    }
    return KeyframeTracks(list)
  }

  /// The tracks of the branch for a condition that holds.
  public static func buildEither(first component: some Keyframes<Value>) -> KeyframeTracks<Value> {
    KeyframeTracks(component.trackList)
  }

  /// The tracks of the branch for a condition that does not hold.
  public static func buildEither(
    second component: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks(component.trackList)
  }

  /// The tracks of an `if` without `else`, or none.
  public static func buildOptional<Content: Keyframes>(
    _ component: Content?
  ) -> OptionalTracks<Content> where Content.Value == Value {
    OptionalTracks(component)
  }

  /// The tracks of an availability check.
  public static func buildLimitedAvailability(
    _ component: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks(component.trackList)
  }
}

extension KeyframesBuilder where Value: Animatable {
  private typealias Track = KeyframeTrackContentBuilder<Value>

  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// No keyframes: the value stays where it is.
  public static func buildBlock() -> KeyframeSequence<Value> {
    KeyframeSequence()
  }

  /// The first of several keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value {
    first
  }

  /// The keyframes so far, and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    Track.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> {
    Track.buildArray(components)
  }

  /// The keyframes of the branch for a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    Track.buildEither(first: component)
  }

  /// The keyframes of the branch for a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    Track.buildEither(second: component)
  }

  /// The keyframes of an `if` without `else`, or none.
  public static func buildOptional<Content: KeyframeTrackContent>(
    _ component: Content?
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, Content, KeyframeSequence<Value>>
  where Content.Value == Value {
    Track.buildOptional(component)
  }

  /// The keyframes of an availability check.
  public static func buildLimitedAvailability(
    _ component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    Track.buildLimitedAvailability(component)
  }

  /// The keyframes as a track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

extension KeyframesBuilder {
  /// Tracks that may be missing.
  public struct OptionalTracks<Content: Keyframes> where Content.Value == Value {
    private let content: Content?

    init(_ content: Content?) {
      self.content = content
    }
  }
}

extension KeyframesBuilder.OptionalTracks: Keyframes {
  /// The tracks themselves.
  public var body: Self { self }

  /// Adds the tracks unless they are missing.
  public func appendTracks(to list: inout KeyframeTrackList<Content.Value>) {
    content?.appendTracks(to: &list)
  }
}
