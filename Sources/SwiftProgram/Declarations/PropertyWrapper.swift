/// The effect of a wrapper on a property.
package enum PropertyWrapper {
  /// A value that is kept as long as its view is shown: `@State`.
  case state

  /// A value that is kept longer than that, under a key, and shared by all properties with the key: `@AppStorage`.
  case keyed

  /// An object that is kept as long as its view is shown, and tells the view of changes: `@StateObject`.
  case stateObject

  /// An object that is kept elsewhere and tells the view of changes: `@ObservedObject`.
  case observedObject

  /// A value that is stored as without the wrapper, and whose changes notify nobody: `@ObservationIgnored`.
  case ignored

  /// A value that is kept while a gesture lasts: `@GestureState`.
  case gestureState

  /// A value that says what has the focus: `@FocusState`.
  case focus

  /// A binding to a value that is kept elsewhere: `@Binding`.
  case binding

  /// An object to whose properties there are bindings: `@Bindable`.
  case bindable

  /// A value that is read from the environment, by a key path or a type: `@Environment`.
  case environment

  /// An object that is read from the environment by its type: `@EnvironmentObject`.
  case environmentObject

  /// A value that comes from outside of the program: `@Query`.
  case outside

  /// A namespace for views, whose value is opaque: `@Namespace`.
  case namespace

  /// A value that is stored as without the wrapper: `@Published`.
  case stored

  /// A property of the view of a preview: `@Previewable`.
  case preview

  /// Whether an initializer may assign the wrapper, as in `_x = State(initialValue: 0)`.
  var isMadeInInitializers: Bool {
    switch self {
    case .state, .keyed, .stateObject, .observedObject, .gestureState, .bindable, .stored: true
    case .focus, .binding, .environment, .environmentObject, .outside, .namespace, .preview,
      .ignored:
      false
    }
  }

  /// Whether the value is an object that tells the view of changes.
  var observes: Bool {
    self == .stateObject || self == .observedObject || self == .environmentObject
  }
}
