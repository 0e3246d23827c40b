/// Something that the script does at an instant.
struct ScriptUnit {
  var closure: ClosureValue

  /// Whether it is something that is done to a view, which is an update of its own.
  var isUserAction: Bool
}
