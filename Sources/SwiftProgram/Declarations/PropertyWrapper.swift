/// The effect of a wrapper on a property.
package enum PropertyWrapper {
  /// The value is kept as long as what it belongs to is shown: `@State`.
  case state

  /// It is kept longer than that, by a key, and is one value for all that name the key: `@AppStorage`.
  case keyed

  /// An object that is kept as long as that, and tells the view when it changes: `@StateObject`.
  case stateObject

  /// An object of somebody else that tells the view when it changes: `@ObservedObject`.
  case observedObject

  /// It is held as it would be without the wrapper, and nobody is told when it changes: `@ObservationIgnored`.
  case ignored

  /// It is kept while a gesture is under way: `@GestureState`.
  case gestureState

  /// It says what has the focus: `@FocusState`.
  case focus

  /// It leads to a value that is kept elsewhere: `@Binding`.
  case binding

  /// It makes bindings to what is in an object: `@Bindable`.
  case bindable

  /// It is read from the surroundings, by a key path or a type: `@Environment`.
  case environment

  /// An object that is read from the surroundings by its type: `@EnvironmentObject`.
  case environmentObject

  /// It comes from outside of the program: `@Query`.
  case outside

  /// A name for views, of which nothing needs to be known: `@Namespace`.
  case namespace

  /// It is held as it would be without the wrapper: `@Published`.
  case stored

  /// It belongs to the view that a preview is: `@Previewable`.
  case preview

  /// Whether an initializer may make it, as in `_x = State(initialValue: 0)`.
  var isMadeInInitializers: Bool {
    switch self {
    case .state, .keyed, .stateObject, .observedObject, .gestureState, .bindable, .stored: true
    case .focus, .binding, .environment, .environmentObject, .outside, .namespace, .preview,
      .ignored:
      false
    }
  }

  /// Whether what it holds is an object that tells the view when it changes.
  var observes: Bool {
    self == .stateObject || self == .observedObject || self == .environmentObject
  }
}
