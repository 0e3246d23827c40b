/// Keyframes, one after the other, of one property of a value or of the whole value.
///
///     KeyframeTrack(\.scale) {
///       LinearKeyframe(1, duration: 0.36)
///       SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
///     }
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content
  private var name: String?

  /// Makes a track of the whole value.
  ///
  /// - Parameter content: The keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Makes a track of one property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Returns the track with a name in place of the one that its key path has.
  ///
  /// SwiftUI has no names; figures and tables do. Swift knows a key path's name only where all its
  /// properties are stored.
  ///
  /// - Parameter name: The name.
  public func named(_ name: String) -> KeyframeTrack {
    var track = self
    track.name = name
    return track
  }
}

extension KeyframeTrack: Keyframes {
  /// The track itself.
  public var body: KeyframeTrack { self }

  /// Adds the track.
  public func appendTracks(to list: inout KeyframeTrackList<Root>) {
    list.append(
      KeyPathDeclaration(keyPath: keyPath, keyframes: content.keyframes, name: name))
  }
}

/// The declared track of a property, without an initial value yet.
private struct KeyPathDeclaration<Root, Value: Animatable>: TrackDeclaration {
  let keyPath: WritableKeyPath<Root, Value>
  let keyframes: [Keyframe<Value.AnimatableData>]
  let name: String?

  func resolved(from initialValue: Root, velocity: Root?) -> any ResolvedTrack<Root> {
    KeyPathTrack(
      keyPath: keyPath,
      path: KeyframePath(
        initialValue: initialValue[keyPath: keyPath].animatableData,
        initialVelocity: velocity?[keyPath: keyPath].animatableData ?? .zero,
        keyframes: keyframes),
      name: name)
  }
}
