/// Types of SwiftUI that are read as if the files declared them, along with the files that use them.
enum SystemDeclarations {
  /// The types, in Swift.
  static let text = """
    enum _SequenceGestureValue { case first(Bool), second(Bool, DragGesture.Value?) }
    enum _ExclusiveGestureValue { case first(_Value), second(_Value) }
    enum TransitionPhase {
      case willAppear, identity, didDisappear
      var isIdentity: Bool { self == .identity }
      var value: Double { switch self { case .willAppear: -1; case .identity: 0; case .didDisappear: 1 } }
    }
    """

  /// Words of which files that use one of them have at least one.
  static let words = [
    "sequenced", "exclusively", "SequenceGesture", "ExclusiveGesture", "TransitionPhase",
  ]
}
