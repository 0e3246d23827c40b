/// Something that the script does at an instant.
package struct ScriptUnit {
  package var closure: ClosureValue

  /// Whether the unit is an action on a view, which is an update of its own.
  package var isUserAction: Bool

  package init(closure: ClosureValue, isUserAction: Bool) {
    self.closure = closure
    self.isUserAction = isUserAction
  }
}
