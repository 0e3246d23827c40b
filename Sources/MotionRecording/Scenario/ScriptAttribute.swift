public import AnimationModel

/// Something that is shown.
public struct ScriptAttribute: Sendable {
  /// The name in the rows.
  public var name: String

  /// The value, recomputed after every change of the states it is made of; it must not change its kind.
  public var value: ScriptFormula

  /// The states that the value is made of; nil for all of them.
  public var states: Set<String>?

  /// The conversion of the number that moves to the number that is shown; nil to show the moving number itself.
  ///
  /// A counter animates as a number and is shown as a whole one.
  public var display: (@Sendable (Double) -> Double)?

  /// How the text of a whole number changes in animated changes; nil for at once.
  ///
  /// The number's own rows have what is read: the old number up to half of the progress, then the new one. Rows
  /// of `NAME.roll` (`NAME.fade` for what does not roll) have the progress from 0 to 1, and events such as
  /// `countsUp:10` for the digits that roll.
  public var contentTransition: ContentTransition?

  /// Whether it has rows; if not, others only wait for its animations.
  ///
  /// No number says how a color changes, and a phase lasts until it has changed.
  public var isShown = true

  /// Declares what is shown.
  ///
  /// - Parameters:
  ///   - name: The name in the rows.
  ///   - states: The states that the value is made of; nil for all of them.
  ///   - display: The function that gives the number that is shown for the one that moves; nil for the number
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

  /// Shows a state as it is.
  public init(_ state: String) {
    self.init(state, of: [state]) { states in
      guard let value = states[state] else { throw ScenarioError.unknownState(state) }
      return value
    }
  }
}
