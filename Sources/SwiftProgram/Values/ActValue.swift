package import MotionRecording

/// An action that is done when something happens.
package struct ActValue {
  /// An event that sets off an action.
  package enum Event {
    case tap(count: Int)
    case appear
    case disappear
    /// With the value that is waited for.
    case change(SwiftValue, isInitial: Bool)
    /// A publisher sends a value, with how often it has sent one, and whether it sends the value that there is when
    /// something begins to receive.
    case sent(SwiftValue, count: Int, isInitial: Bool)
    /// With the value that it begins again with; nil if it has none.
    case task(SwiftValue?)
    /// It is held down, and what is done comes at the end.
    case hold
    case hover
    case gesture(GestureValue)
    /// A control is given a value: any, or one that it does not have, where nobody says which.
    case value(Location, other: SwiftValue?)
    /// Something that is made of the geometry of a view that scrolls changes, with what makes it and where that is
    /// written.
    case scrollGeometry(ClosureValue, SourcePosition)
    /// The phase of a view that scrolls changes, with the type of phases.
    case scrollPhase(type: Int)
    /// It is scrolled, and what is inside reads where it lies.
    case scrolled
    /// A timer ticks.
    case tick(HandleValue)
  }

  package var event: Event

  /// The closures that are called; none for a gesture and a control.
  package var closures: [ClosureValue] = []

  /// Whether it shows another screen.
  package var opensScreen = false

  /// The priority of the gesture where there are others inside or around.
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

  /// The act that has views inside read anew where they lie.
  package static var scrolling: ActValue { ActValue(event: .scrolled) }

  private init(event: Event) { self.event = event }

  package init(settingValueAt location: Location, other: SwiftValue?) {
    event = .value(location, other: other)
  }
}
