/// `.onGeometryChange(for:of:action:)`: the closure that makes a value of the geometry, and the action on its change.
package struct MeasuredAct {
  package let transform: ClosureValue
  package let action: ClosureValue
  package let position: SourcePosition

  package init(transform: ClosureValue, action: ClosureValue, position: SourcePosition) {
    self.transform = transform
    self.action = action
    self.position = position
  }
}
