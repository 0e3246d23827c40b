public import AnimationModel

/// An action that is performed when an event happens to a view.
public struct ViewAct: Hashable, Sendable {
  /// An event that can happen to a view.
  public enum Event: Hashable, Sendable {
    /// The view is tapped a number of times in a row.
    case tap(count: Int)

    /// The view has appeared.
    case appear

    /// The view has disappeared.
    case disappear

    /// The view has appeared, after the `onAppear` of everything that appeared with it, or the value of the task, nil
    /// if it has none, differs from that before the update. The task ends when the view disappears.
    case task(ViewKey?)

    /// The view is pressed for a number of seconds.
    case press(minimum: Double)

    /// The view is dragged, at least by a number of points, at once or after a press.
    case drag(minimum: Double, hold: ViewHold?)

    /// Two fingers change the scale, or the angle in degrees, by at least a minimum.
    case fingers(FingerGesture, minimum: Double)

    /// A view is scrolled; nil if there is none that can be.
    case scroll(ScrollPlace?)

    /// A pointer moves onto the view, or leaves it.
    case hover

    /// A control is set to a value.
    case value

    /// A number of seconds has passed, repeatedly as long as the view is present.
    case every(Double)

    /// A value differs from that before the update; with `isInitial`, also when the view appears.
    case change(ViewKey, isInitial: Bool)
  }

  /// The event that triggers the action.
  public var event: Event

  /// The number of the action in the tree of the view.
  public var action: Int

  /// Whether the action can change a state.
  public var changesState: Bool

  /// Whether the action opens another screen.
  public var opensScreen: Bool

  /// The priority of the gesture among those of nested views.
  public var priority: GesturePriority

  /// Whether the gesture is recognized simultaneously with the one before it on the same view, of which it is a part.
  public var isBeside: Bool

  /// Makes an act.
  public init(
    _ event: Event, action: Int, changesState: Bool, opensScreen: Bool = false,
    priority: GesturePriority = .usual, isBeside: Bool = false
  ) {
    self.event = event
    self.action = action
    self.changesState = changesState
    self.opensScreen = opensScreen
    self.priority = priority
    self.isBeside = isBeside
  }
}

/// The input of an action: the data of the event.
public enum ViewInput: Hashable, Sendable {
  /// No data.
  case none

  /// The view has disappeared, and its task ends.
  case gone

  /// A press began or ended.
  case pressing(Bool)

  /// A press has lasted long enough.
  case pressed

  /// A pointer moved onto the view, or left it.
  case hover(Bool)

  /// A drag is at a state.
  case dragged(ViewDrag)

  /// A drag has ended at a state.
  case dropped(ViewDrag)

  /// Two fingers are at a state.
  case fingers(FingerState)

  /// Two fingers have been lifted at a state.
  case lifted(FingerState)

  /// A view begins to scroll, or comes to rest, at an offset.
  case scrolling(Bool, ViewSize)

  /// The offset of a view has changed by scrolling.
  case scrolled(ScrollState)

  /// A control is set to one of the script's values, by number.
  case value(Int)

  /// A control is set to an unspecified value that differs from its own.
  case touched
}

extension ViewAct {
  /// The view that is scrolled; nil for other events.
  var scrollPlace: ScrollPlace? {
    if case .scroll(let place) = event { place } else { nil }
  }
}
