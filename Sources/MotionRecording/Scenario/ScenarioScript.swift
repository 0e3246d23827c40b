public import AnimationModel

/// A script of animated changes: states, what is shown of them, which changes are animated by
/// themselves, and what happens when.
///
///     var script = ScenarioScript()
///     script.states = [.init("offset", .number(0))]
///     script.attributes = [.init("offset")]
///     script.events = [
///       .init(at: 0, [.animated(with: .init(".bouncy", .bouncy), [.set("offset", .number(300))])])
///     ]
///     try ScenarioRunner(script, clock: .frames(rate: 60)).run { row in … }
///
/// Nothing in it refers to the text it may have been read from.
public struct ScenarioScript: Sendable {
  /// The states, which can change, with their values at the start.
  public var states: [State] = []

  /// The attributes that are shown, in the order of the rows.
  public var attributes: [Attribute] = []

  /// The animators that go through phases.
  public var phaseAnimators: [PhaseAnimator] = []

  /// Views that grow out of others, in the order of the rows, which come after those of the attributes.
  public var zoomTransitions: [ZoomTransition] = []

  /// The animators that go through keyframes, in the order of the rows, which come after those of the attributes.
  public var keyframeAnimators: [KeyframeAnimator] = []

  /// The views that are inserted and removed, in the order of the rows, which come after all others.
  public var views: [View] = []

  /// The modifiers that change transactions as they go to the attributes, in the order in which they are written: the
  /// first is innermost and wins.
  public var modifiers: [Modifier] = []

  /// The events; those at one time happen in one update, in order.
  public var events: [Event] = []

  /// Sets what animations see of their surroundings at the start; nil for the default values.
  public var environment: (@Sendable (inout EnvironmentValues) -> Void)?

  /// The presentation of everything that is shown: widgets and Live Activities limit what moves.
  public var presentation = Presentation.app

  /// The timeline of a widget, which lists its entries by time; nil if there is none.
  public var timeline: Timeline?

  /// The filter of the rows that the script shows, by their names; nil to show all.
  public var shows: (@Sendable (String) -> Bool)?

  /// When the script ends, in seconds; nil to go on until everything is at rest.
  public var end: Double?

  /// Makes a script in which nothing happens.
  public init() {}

  /// A value computed from the states.
  ///
  /// Errors end the run.
  public typealias Formula = @Sendable (ScriptStates) throws -> AttributeValue

  /// Something that can change.
  public struct State: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The value at the start.
    public var value: AttributeValue

    /// Declares a state.
    public init(_ name: String, _ value: AttributeValue) {
      self.name = name
      self.value = value
    }
  }

  /// Something that is shown.
  public struct Attribute: Sendable {
    /// The name in the rows.
    public var name: String

    /// The value, recomputed after every change of the states it is made of; it must not change its kind.
    public var value: Formula

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
      _ value: @escaping Formula
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

  /// Something that happens.
  public struct Event: Sendable {
    /// When, in seconds; not negative.
    public var time: Double

    /// The actions, in order.
    public var actions: [Action]

    /// Makes an event.
    public init(at time: Double, _ actions: [Action]) {
      self.time = time
      self.actions = actions
    }
  }

  /// A part of what happens.
  public indirect enum Action: Sendable {
    /// Gives a state a value.
    case write(String, Formula)

    /// Does things in a transaction, within the one that is current.
    case transaction(TransactionChange, [Action], completions: [Completion])

    /// Does the first things if a value is true, the others otherwise.
    case choice(Formula, [Action], [Action])

    /// Does what the values of the states at that moment bring about.
    case computed(@Sendable (ScriptStates) throws -> [Action])

    /// Changes what animations see of their surroundings.
    case environment(@Sendable (inout EnvironmentValues) -> Void)

    /// Writes a word into the event column.
    case log(String)

    /// Reports what the system does, such as a reload.
    case report(RowEvent)

    /// Ends everything, as the system ends a Live Activity: what runs is over, and nothing happens any more.
    case end

    /// Gives a state a fixed value.
    public static func set(_ state: String, _ value: AttributeValue) -> Action {
      .write(state) { _ in value }
    }

    /// Does things with an animation, as `withAnimation` does; nil for none.
    public static func animated(
      with animation: NamedAnimation?, _ actions: [Action], completions: [Completion] = []
    ) -> Action {
      .transaction(
        TransactionChange(animation: .some(animation)), actions, completions: completions)
    }
  }

  /// The actions that follow when the animations of a transaction are complete.
  public struct Completion: Sendable {
    /// The criteria by which an animation counts as complete.
    public var criteria: AnimationCompletionCriteria

    /// The actions.
    public var actions: [Action]

    /// Makes a completion.
    public init(
      criteria: AnimationCompletionCriteria = .logicallyComplete, _ actions: [Action]
    ) {
      self.criteria = criteria
      self.actions = actions
    }
  }
}
