public import AnimationModel

/// A view that is inserted and removed with a transition.
///
/// While it is present, its rows show the effects of its transition: `card.opacity`, `card.offset.x`,
/// `card.offset.y`, `card.scale` (or `card.scale.x` and `card.scale.y` if they differ) and `card.blur`, as far as
/// the transition changes them; the opacity alone if it changes nothing. The last rows are those of the
/// first frame at which it is gone, if it is removed with an animation.
///
/// The events of its insertion, its removal and the end of the removal are in the event column, in rows without an
/// attribute: `appear:card`, `disappear:card`, `removed:card`.
///
/// - A view that is present at the start is not inserted with an animation.
/// - A view is inserted and removed with the animation of the change, or with one that the transition has. Without
///   an animation it is present, or gone, at once.
/// - A view is gone when the animations of its removal are over, including their tails.
/// - If it is inserted again before that, it goes back from where it is, as in any change of a running
///   animation.
///
/// Source: semantics reference, section 15.2.
public struct ScriptView: Sendable {
  /// The way in which it is determined whether a view is present.
  public enum Presence: Sendable {
    /// By a state with the view's name, which ``ScriptAction/appear(_:)`` and
    /// ``ScriptAction/disappear(_:)`` set; its value at the start is given.
    case state(Bool)

    /// By a Boolean value that is computed after every change.
    case formula(ScriptFormula)
  }

  /// The name of the view, which is in its rows and events.
  public var name: String

  /// The transition of the view; if motion is to be reduced when it is inserted, it fades instead.
  public var transition: AnyTransition

  /// The size of the view, for transitions that move it by its own size.
  public var size: ViewSize

  /// The way in which it is determined whether the view is present.
  public var presence: Presence

  /// The names of the transition's own animations in the rows; animations without a name have their descriptions.
  public var animationNames: [Animation: String] = [:]

  /// Makes a view that is controlled by its state.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - transition: The transition of the view.
  ///   - size: The size of the view.
  ///   - isPresent: Whether the view is present at the start.
  public init(
    _ name: String, transition: AnyTransition = .opacity, size: ViewSize,
    isPresent: Bool = false
  ) {
    self.name = name
    self.transition = transition
    self.size = size
    presence = .state(isPresent)
  }

  /// Makes a view that is present while a condition holds.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - transition: The transition of the view.
  ///   - size: The size of the view.
  ///   - condition: The condition, a formula that gives whether the view is present.
  public init(
    _ name: String, transition: AnyTransition = .opacity, size: ViewSize,
    if condition: @escaping ScriptFormula
  ) {
    self.name = name
    self.transition = transition
    self.size = size
    presence = .formula(condition)
  }

  /// Whether the view is present in the given states.
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
