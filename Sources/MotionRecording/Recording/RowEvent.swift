/// An event between one row of a table and the next.
///
/// Events stay values from the player to the chart. Their spelling in tables is made where tables are
/// written, and is never read back.
public enum RowEvent: Hashable, Sendable {
  /// Something happened to the animation of the row's attribute.
  case animation(RecordedEvent.Kind)

  /// A digit of a number shown as text began to roll.
  ///
  /// The digit is given by its power of ten: 0 for the ones, 1 for the tens.
  case roll(countsUp: Bool, place: Int)

  /// A word that the scenario logged.
  case log(String)

  /// Something happened to a view.
  case view(ViewEvent, name: String)

  /// Something was done to a view, as a person would do it.
  case userAction(Action, name: String)

  /// An entry of a widget's timeline is shown; the first has the number 1.
  case entry(Int)

  /// The system asks for a new timeline.
  case reload

  /// The system ended a Live Activity.
  case ended

  /// An action on a view.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// It was tapped.
    case tap

    /// It was pressed for a while.
    case press

    /// A drag of it began.
    case drag

    /// Two fingers began to come nearer to each other on it, or to part.
    case pinch

    /// Two fingers began to turn on it.
    case rotate

    /// The content of the view began to scroll.
    case scroll

    /// It was let go.
    case drop

    /// A control was given a value.
    case set

    /// A pointer came over it.
    case hover

    /// A pointer left it.
    case leave
  }

  /// An event in the life of a view.
  public enum ViewEvent: String, Hashable, Sendable, CaseIterable {
    /// It was inserted.
    case appear

    /// Its removal began.
    case disappear

    /// Its removal is over: the view is gone.
    case removed

    /// A zoom towards it begins.
    case willAppear

    /// A zoom towards it is over.
    case didAppear

    /// A zoom away from it begins.
    case willDisappear

    /// A zoom away from it is over.
    case didDisappear
  }
}
