public import AnimationModel

/// A view that is inserted and removed with a transition.
///
/// While it is there, its rows show what its transition does to it: `card.opacity`, `card.offset.x`,
/// `card.offset.y`, `card.scale` (or `card.scale.x` and `card.scale.y` if they differ) and `card.blur`, as far as
/// the transition changes them; the opacity alone if it changes nothing. The last rows are those of the
/// first frame at which it has gone, if it goes with an animation.
///
/// That it comes, goes and is gone is in the event column in rows of no attribute: `appear:card`,
/// `disappear:card`, `removed:card`.
///
/// - A view that is there at the start is there without coming.
/// - It is inserted and removed with the animation of the change, or with one that the transition has. Without
///   any it is there, or gone, at once.
/// - It is gone when the animations that its going began are over, tails included.
/// - If it is to come again before that, it goes back from where it is, as any change of a running
///   animation does.
///
/// Source: semantics reference, section 15.2.
public struct ScriptView: Sendable {
  /// How it is known whether a view is there.
  public enum Presence: Sendable {
    /// By a state of the view's name, which ``ScriptAction/appear(_:)`` and
    /// ``ScriptAction/disappear(_:)`` set, and whose value at the start is given.
    case state(Bool)

    /// By a truth value, computed after every change.
    case formula(ScriptFormula)
  }

  /// The name, which rows and events begin and end with.
  public var name: String

  /// How it is inserted and removed; where motion is to be reduced at the time it comes, it fades instead.
  public var transition: AnyTransition

  /// How large it is, for transitions that move it by its own size.
  public var size: ViewSize

  /// How it is known whether it is there.
  public var presence: Presence

  /// The names of the transition's own animations in the rows; the others have their descriptions.
  public var animationNames: [Animation: String] = [:]

  /// Declares a view.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - transition: How it is inserted and removed.
  ///   - size: How large it is.
  ///   - isPresent: Whether it is there at the start.
  public init(
    _ name: String, transition: AnyTransition = .opacity, size: ViewSize,
    isPresent: Bool = false
  ) {
    self.name = name
    self.transition = transition
    self.size = size
    presence = .state(isPresent)
  }

  /// Declares a view that is there while something is true.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - transition: How it is inserted and removed.
  ///   - size: How large it is.
  ///   - condition: Whether it is there.
  public init(
    _ name: String, transition: AnyTransition = .opacity, size: ViewSize,
    if condition: @escaping ScriptFormula
  ) {
    self.name = name
    self.transition = transition
    self.size = size
    presence = .formula(condition)
  }

  /// Whether the view is there, as the states have it.
  func isPresent(_ states: ScriptStates) throws -> Bool {
    let value: AttributeValue? =
      switch presence {
      case .state: states[name]
      case .formula(let formula): try formula(states)
      }
    guard case .boolean(let isPresent) = value else {
      throw ScenarioError.changedKind(attribute: name)
    }
    return isPresent
  }
}
