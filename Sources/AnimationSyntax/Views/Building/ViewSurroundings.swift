internal import AnimationModel
internal import SwiftProgram

/// The surroundings of a view.
struct ViewSurroundings {
  /// The number of what is around it, and of the ids and branches on the way.
  var path: Int

  /// The values of the surroundings.
  var environment: [String: SwiftValue] = [:]

  /// How much room there is.
  var room = OfferedRoom()

  /// The place at which it lies, and the stack of whose views it is the next.
  var place = KnownPlace()
  var row: StackRow?

  /// How texts change; nil for at once.
  var contentTransition: ContentTransition?

  /// The position at which an expression chooses between views of one type, which are the same view whichever is
  /// chosen.
  var choice: SourcePosition?

  /// The number of the evaluation of a body in which it was made; nil where it is made whenever it is reached.
  var evaluation: Int?

  /// Whether no view of the app's own is around it.
  var isRoot = false
}

extension ViewSurroundings {
  /// Returns the effect on views of SwiftUI's own of a closure that changes a value of the environment, as a change
  /// without rows; nil for any other modifier.
  func change(by modifier: ViewModifierValue) -> MovingValue? {
    guard case .environmentTransform(let key, _, _) = modifier,
      let kind = EnvironmentDefaults.hiddenKind(of: key)
    else { return nil }
    return MovingValue(name: key, content: .hidden(environment[key]?.key ?? "", kind))
  }

  /// The step to what is written at a position; where an expression chooses, one that is the same for all of a kind.
  func step(to position: SourcePosition, _ kind: String = "") -> ViewNumbering.Step {
    choice.map { .choice($0, kind: kind) } ?? .position(position)
  }
}
