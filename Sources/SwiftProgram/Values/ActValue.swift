package import MotionRecording

/// An action that is done when something happens.
package struct ActValue {
  /// An event that sets off an action.
  package enum Event {
    case tap(count: Int)
    case appear
    case disappear
    /// A change of a value, with the value that is observed and whether the action is also done at first.
    case change(SwiftValue, isInitial: Bool)
    /// A value from a publisher: the value, the number of values that the publisher has sent, and whether it sends its
    /// current value when something begins to receive.
    case sent(SwiftValue, count: Int, isInitial: Bool)
    /// A task, with the value whose change begins it again; nil for a task without such a value.
    case task(SwiftValue?)
    /// A press that lasts; the action comes at its end.
    case hold
    case hover
    case gesture(GestureValue)
    /// A value that a control is given: any, or one that the control does not have, where the script names none.
    case value(Location, other: SwiftValue?)
    /// A change of the value that a closure makes of the geometry of a scroll view, with the closure and its position.
    case scrollGeometry(ClosureValue, SourcePosition)
    /// A change of the phase of a scroll view, with the type of phases.
    case scrollPhase(type: Int)
    /// The view is scrolled, and views inside it read their positions.
    case scrolled
    /// A timer ticks.
    case tick(HandleValue)
  }

  package var event: Event

  /// The closures that are called; none for a gesture and a control.
  package var closures: [ClosureValue] = []

  /// Whether the closures show another screen.
  package var opensScreen = false

  /// The priority of the gesture among the gestures inside it and around it.
  package var priority = GesturePriority.usual

  package init(event: Event, closure: ClosureValue, opensScreen: Bool = false) {
    self.event = event
    closures = [closure]
    self.opensScreen = opensScreen
  }

  /// The position of the code, for an act that waits for scrolling; nil for any other.
  package var place: SourcePosition? {
    if case .scrollGeometry(_, let position) = event { position } else { nil }
  }

  package init(_ gesture: GestureValue) { event = .gesture(gesture) }

  /// Whether the act is that of a gesture which is recognized simultaneously with another one.
  package var isBeside: Bool {
    guard case .gesture(let gesture) = event else { return false }
    return gesture.combinations.contains {
      if case .both(isFirst: false) = $0 { true } else { false }
    }
  }

  /// The act that lets the views inside read their positions again.
  package static var scrolling: ActValue { ActValue(event: .scrolled) }

  private init(event: Event) { self.event = event }

  package init(settingValueAt location: Location, other: SwiftValue?) {
    event = .value(location, other: other)
  }
}
