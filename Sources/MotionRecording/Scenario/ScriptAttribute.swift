public import AnimationModel

/// An attribute that is shown.
public struct ScriptAttribute: Sendable {
  /// The name in the rows.
  public var name: String

  /// The value, recomputed after every change of the states on which it depends; it must not change its kind.
  public var value: ScriptFormula

  /// The states on which the value depends; nil for all of them.
  public var states: Set<String>?

  /// The function that gives the shown number for a moving one; nil to show the moving number itself.
  ///
  /// With it a counter is animated as a number and shown as a whole number.
  public var display: (@Sendable (Double) -> Double)?

  /// The content transition of the text of a whole number; nil if the text changes at once.
  ///
  /// The number's own rows have the number in the text: the old one up to half of the progress, then the new one. Rows
  /// of `NAME.roll` (`NAME.fade` if no digits roll) have the progress from 0 to 1, and events such as
  /// `countsUp:10` for the digits that roll.
  public var contentTransition: ContentTransition?

  /// Whether the attribute has rows; if not, it is played only for the completions that wait for its animations.
  ///
  /// The change of a color, for example, has no number, but a phase lasts until it is complete.
  public var isShown = true

  /// Makes an attribute.
  ///
  /// - Parameters:
  ///   - name: The name in the rows.
  ///   - states: The states on which the value depends; nil for all of them.
  ///   - display: The function that gives the shown number for a moving one; nil for the number
  ///     itself.
  ///   - value: The value.
  public init(
    _ name: String, of states: Set<String>? = nil,
    display: (@Sendable (Double) -> Double)? = nil,
    _ value: @escaping ScriptFormula
  ) {
    self.name = name
    self.states = states
    self.display = display
    self.value = value
  }

  /// Makes an attribute that shows a state as it is.
  public init(_ state: String) {
    self.init(state, of: [state]) { states in
      guard let value = states[state] else { throw ScenarioError.unknownState(state) }
      return value
    }
  }
}
