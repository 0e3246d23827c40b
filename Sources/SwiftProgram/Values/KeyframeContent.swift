/// A keyframe, or a track of keyframes, as a value of Swift: it counts once a closure lists it.
package enum KeyframeContent {
  /// A keyframe, by the name of its type, with the arguments and the position of its initializer's call.
  case keyframe(String, [CallArgument], SourcePosition)

  /// A track, with the names of the path to the property that it moves, outermost first, the closure that lists its
  /// keyframes, and the position of its initializer's call.
  case track([String], ClosureValue, SourcePosition)
}

extension ProgramRun {
  /// Whether statements list keyframes: the value of a statement is a part of the list.
  var listsKeyframes: Bool { collector != nil || keyframeList != nil }
}
