public import AnimationModel

/// A script of animated changes: the states, the attributes that show them, the changes that are animated
/// implicitly, and the events.
///
///     var script = ScenarioScript()
///     script.states = [.init("offset", .number(0))]
///     script.attributes = [.init("offset")]
///     script.events = [
///       .init(at: 0, [.animated(with: .init(".bouncy", .bouncy), [.set("offset", .number(300))])])
///     ]
///     try ScenarioRunner(script, clock: .frames(rate: 60)).run { row in … }
///
/// A script does not refer to the text from which it may have been read.
public struct ScenarioScript: Sendable {
  /// The states, which can change, with their values at the start.
  public var states: [State] = []

  /// The attributes that are shown, in the order of the rows.
  public var attributes: [ScriptAttribute] = []

  /// The animators that go through phases.
  public var phaseAnimators: [ScriptPhaseAnimator] = []

  /// Views that grow out of others, in the order of the rows, which come after those of the attributes.
  public var zoomTransitions: [ScriptZoomTransition] = []

  /// The animators that go through keyframes, in the order of the rows, which come after those of the attributes.
  public var keyframeAnimators: [ScriptKeyframeAnimator] = []

  /// The views that are inserted and removed, in the order of the rows, which come after all others.
  public var views: [ScriptView] = []

  /// The modifiers that change transactions as they go to the attributes, in the order in which they are written: the
  /// first is innermost and wins.
  public var modifiers: [ScriptModifier] = []

  /// The events; those at the same time happen in one update, in order.
  public var events: [ScriptEvent] = []

  /// The function that sets the surroundings of animations at the start; nil for the default values.
  public var environment: (@Sendable (inout EnvironmentValues) -> Void)?

  /// The presentation of everything that is shown: widgets and Live Activities limit what moves.
  public var presentation = Presentation.app

  /// The timeline of a widget, which lists its entries by time; nil if there is none.
  public var timeline: ScriptTimeline?

  /// The filter of the rows that the script shows, by their names; nil to show all.
  public var shows: (@Sendable (String) -> Bool)?

  /// The end of the script, in seconds; nil to go on until everything is at rest.
  public var end: Double?

  /// Makes an empty script.
  public init() {}

  /// A value that can change.
  public struct State: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The value at the start.
    public var value: AttributeValue

    /// Makes a state.
    public init(_ name: String, _ value: AttributeValue) {
      self.name = name
      self.value = value
    }
  }
}
