/// `.onGeometryChange(for:of:action:)`: what is made of where a view lies, and what is done when that changes.
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
