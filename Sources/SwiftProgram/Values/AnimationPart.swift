package import AnimationModel

/// A value that an app's own animation is given, such as the animated vector, the state or the environment, a value that
/// the app itself asks for values, or a part of keyframes.
package enum AnimationPart {
  /// A vector of whatever type is animated.
  case vector(any VectorArithmetic)

  case context(any PlayedContext)

  /// `AnimationState()`, and a context with such a state: the vector that it is used with decides its type.
  case newState
  case newContext(EnvironmentValues, isLogicallyComplete: Bool)

  case state(any PlayedState)
  case environment(EnvironmentValues)

  /// A `KeyframeTimeline`.
  case timeline(TimelineValue)

  /// A keyframe or a track of keyframes.
  case keyframes(KeyframeContent)

  /// The type of the part.
  var kind: AnimationPartKind {
    switch self {
    case .vector: .vector
    case .context, .newContext: .context
    case .state, .newState: .state
    case .environment: .environment
    case .timeline: .timeline
    case .keyframes: .keyframes
    }
  }
}

/// The values that an app's own animations remember, by the types of their keys.
package struct StoredValues {
  package var values: [StateKey: SwiftValue] = [:]

  /// The state from which the next random number is drawn; nil if none was drawn yet.
  package var randomState: UInt64?

  /// The depth of the calls in which animations ask each other for values: an animation that asks itself would never
  /// end.
  package var depth = 0
}

/// A key type of an app.
package struct StateKey: Hashable {
  let program: AnimationProgram

  /// The number of the type.
  let type: Int

  package init(program: AnimationProgram, type: Int) {
    self.program = program
    self.type = type
  }
}

/// The key under which a state holds what an app's own animations remember.
private enum StoredValuesKey: AnimationStateKey {
  static var defaultValue: StoredValues { StoredValues() }
}

/// The context of an animation of any vector.
package protocol PlayedContext {
  var environment: EnvironmentValues { get }
  var isLogicallyComplete: Bool { get set }

  /// The state of the animation.
  var playedState: any PlayedState { get }

  /// Returns the context with another state; a state of another vector type makes a context of that type.
  func with(_ state: any PlayedState) -> any PlayedContext
}

/// The state of an animation of any vector.
package protocol PlayedState {
  /// The values that the app's own animations remember in it.
  var stored: StoredValues { get set }

  /// Returns a context with the state.
  func context(_ environment: EnvironmentValues, isLogicallyComplete: Bool) -> any PlayedContext
}

extension AnimationContext: PlayedContext {
  package var playedState: any PlayedState { state }

  package func with(_ state: any PlayedState) -> any PlayedContext {
    state.context(environment, isLogicallyComplete: isLogicallyComplete)
  }
}

extension AnimationState: PlayedState {
  package var stored: StoredValues {
    get { self[StoredValuesKey.self] }
    set { self[StoredValuesKey.self] = newValue }
  }

  package func context(_ environment: EnvironmentValues, isLogicallyComplete: Bool)
    -> any PlayedContext
  {
    AnimationContext(
      state: self, environment: environment, isLogicallyComplete: isLogicallyComplete)
  }
}

/// The values of an app's own keys of the environment, by the names of the properties.
private struct AppEnvironmentKey: EnvironmentKey {
  static var defaultValue: [String: SwiftValue] { [:] }
}

extension EnvironmentValues {
  /// The values of an app's own keys, by the names of the properties.
  package var ofApp: [String: SwiftValue] {
    get { self[AppEnvironmentKey.self] }
    set { self[AppEnvironmentKey.self] = newValue }
  }
}
