public import AnimationModel

/// An action that is done when something happens to a view.
public struct ViewAct: Hashable, Sendable {
  /// An event that can happen to a view.
  public enum Event: Hashable, Sendable {
    /// It is tapped so many times in a row.
    case tap(count: Int)

    /// It came.
    case appear

    /// It went.
    case disappear

    /// It appeared, after the `onAppear` of everything that appeared with it, or the value of the task is another one
    /// than before the update; nil if it has none. The task that was begun ends when the view goes.
    case task(ViewKey?)

    /// It is pressed for a number of seconds.
    case press(minimum: Double)

    /// It is dragged, at least so many points far, at once or after it was held.
    case drag(minimum: Double, hold: ViewHold?)

    /// Two fingers do something on it that changes the scale, or the angle in degrees, at least so much.
    case fingers(FingerGesture, minimum: Double)

    /// A view is scrolled; nil where none can be.
    case scroll(ScrollPlace?)

    /// A pointer comes over it, or leaves it.
    case hover

    /// A control is given a value.
    case value

    /// A number of seconds has passed, again and again as long as it is there.
    case every(Double)

    /// A value is another one than before the update; `isInitial` also when the view comes.
    case change(ViewKey, isInitial: Bool)
  }

  /// The event that sets off the action.
  public var event: Event

  /// The number of the action, in the tree that it belongs to.
  public var action: Int

  /// Whether it can change a state.
  public var changesState: Bool

  /// Whether it shows another screen.
  public var opensScreen: Bool

  /// The priority of the gesture where there are others inside or around.
  public var priority: GesturePriority

  /// Creates an act.
  public init(
    _ event: Event, action: Int, changesState: Bool, opensScreen: Bool = false,
    priority: GesturePriority = .usual
  ) {
    self.event = event
    self.action = action
    self.changesState = changesState
    self.opensScreen = opensScreen
    self.priority = priority
  }
}

/// The input of an action: what happened.
public enum ViewInput: Hashable, Sendable {
  /// Nothing.
  case none

  /// The view went, and what it has begun ends.
  case gone

  /// A press began or ended.
  case pressing(Bool)

  /// A press has lasted long enough.
  case pressed

  /// A pointer came or left.
  case hover(Bool)

  /// A drag has come somewhere.
  case dragged(ViewDrag)

  /// A drag has ended.
  case dropped(ViewDrag)

  /// Two fingers have come somewhere.
  case fingers(FingerState)

  /// Two fingers have gone from somewhere.
  case lifted(FingerState)

  /// A view begins to be scrolled, or comes to rest, with how far it has been.
  case scrolling(Bool, ViewSize)

  /// A view has been scrolled on.
  case scrolled(ScrollState)

  /// A control is given one of the script's values, by number.
  case value(Int)

  /// A control is given a value that it does not have, where nobody says which one.
  case touched
}

extension ViewAct {
  /// The place that is scrolled; nil if none is.
  var scrollPlace: ScrollPlace? {
    if case .scroll(let place) = event { place } else { nil }
  }
}
