/// Something that the script does at an instant.
package struct ScriptUnit {
  package var closure: ClosureValue

  /// Whether it is something that is done to a view, which is an update of its own.
  package var isUserAction: Bool

  package init(closure: ClosureValue, isUserAction: Bool) {
    self.closure = closure
    self.isUserAction = isUserAction
  }
}
