/// `.onGeometryChange(for:of:action:)`: what is made of where a view lies, and what is done when that changes.
struct MeasuredAct {
  let transform: ClosureValue
  let action: ClosureValue
  let position: SourcePosition
}
