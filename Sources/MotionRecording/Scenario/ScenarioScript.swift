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

  /// The events; those at one time happen in one update, in order.
  public var events: [ScriptEvent] = []

  /// Sets what animations see of their surroundings at the start; nil for the default values.
  public var environment: (@Sendable (inout EnvironmentValues) -> Void)?

  /// The presentation of everything that is shown: widgets and Live Activities limit what moves.
  public var presentation = Presentation.app

  /// The timeline of a widget, which lists its entries by time; nil if there is none.
  public var timeline: ScriptTimeline?

  /// The filter of the rows that the script shows, by their names; nil to show all.
  public var shows: (@Sendable (String) -> Bool)?

  /// When the script ends, in seconds; nil to go on until everything is at rest.
  public var end: Double?

  /// Makes a script in which nothing happens.
  public init() {}

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
}
