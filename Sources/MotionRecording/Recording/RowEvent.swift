/// An event between two rows of a table.
///
/// Events stay values from the player to the chart. Their spelling in tables is determined where tables are
/// written, and is never read back.
public enum RowEvent: Hashable, Sendable {
  /// An event of the animation of the row's attribute.
  case animation(RecordedEvent.Kind)

  /// A digit of a number shown as text began to roll.
  ///
  /// The digit is given by its power of ten: 0 for the ones, 1 for the tens.
  case roll(countsUp: Bool, place: Int)

  /// A word that the scenario logged was reached.
  case log(String)

  /// An event in the life of a view.
  case view(ViewEvent, name: String)

  /// An action of a user on a view.
  case userAction(Action, name: String)

  /// An entry of a widget's timeline is shown; the first one has the number 1.
  case entry(Int)

  /// The system asks for a new timeline.
  case reload

  /// The system ended a Live Activity.
  case ended

  /// An action on a view.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// The view was tapped.
    case tap

    /// The view was pressed for a while.
    case press

    /// A drag of the view began.
    case drag

    /// A pinch with two fingers on the view began.
    case pinch

    /// A rotation with two fingers on the view began.
    case rotate

    /// The content of the view began to scroll.
    case scroll

    /// The view was released.
    case drop

    /// A control was set to a value.
    case set

    /// A pointer moved onto the view.
    case hover

    /// A pointer left the view.
    case leave
  }

  /// An event in the life of a view.
  public enum ViewEvent: String, Hashable, Sendable, CaseIterable {
    /// The view was inserted.
    case appear

    /// The removal of the view began.
    case disappear

    /// The removal of the view is over: the view is gone.
    case removed

    /// A zoom to the view begins.
    case willAppear

    /// A zoom to the view is over.
    case didAppear

    /// A zoom away from the view begins.
    case willDisappear

    /// A zoom away from the view is over.
    case didDisappear
  }
}
