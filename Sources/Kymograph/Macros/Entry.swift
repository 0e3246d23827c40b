/// Adds a value to the environment or to transactions.
///
///     extension EnvironmentValues {
///       @Entry var isPaused = false
///       @Entry var caption: String?
///     }
///
/// The macro is SwiftUI's: it makes a key with the variable's initial value as its default, and lets
/// the variable read and write the value of that key. The default value is evaluated whenever a value
/// that has not been set is read; an optional needs none.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() =
  #externalMacro(module: "AnimatableMacros", type: "EntryMacro")

/// Evaluates a variable's initial value whenever it is read, for code that ``Entry()`` generates.
@attached(accessor, names: named(get))
public macro EntryDefaultValue() =
  #externalMacro(module: "AnimatableMacros", type: "EntryDefaultValueMacro")
