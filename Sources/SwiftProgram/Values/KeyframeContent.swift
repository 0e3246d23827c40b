/// A keyframe, or a track of keyframes, as a value of Swift: it counts once a closure lists it.
package enum KeyframeContent {
  /// A keyframe, by the name of its type, with the arguments and the position of its initializer's call.
  case keyframe(String, [CallArgument], SourcePosition)

  /// A track, with the names of the path to the property that it moves, outermost first, the closure that lists its
  /// keyframes, and the position of its initializer's call.
  case track([String], ClosureValue, SourcePosition)
}

extension ProgramRun {
  /// Lists the value of a statement where statements list keyframes.
  func list(_ value: SwiftValue, at position: SourcePosition) throws {
    guard collector != nil || keyframeList != nil else { return }
    try host.list(value, at: position, in: self)
  }
}
