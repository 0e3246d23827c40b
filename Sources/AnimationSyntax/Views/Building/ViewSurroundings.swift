internal import AnimationModel
internal import SwiftProgram

/// The surroundings of a view.
struct ViewSurroundings {
  /// The number of the view around, including the ids and branches between.
  var path: Int

  /// The values of the environment.
  var environment: [String: SwiftValue] = [:]

  /// The size that is offered.
  var room = OfferedRoom()

  /// The place of the view, and the stack whose next view it is.
  var place = KnownPlace()
  var row: StackRow?

  /// The content transition of texts; nil for none.
  var contentTransition: ContentTransition?

  /// The position of an expression that chooses between views of one type, which are the same view whichever is chosen;
  /// nil for none.
  var choice: SourcePosition?

  /// The number of the evaluation of the body that made the view; nil if the view is made whenever it is reached.
  var evaluation: Int?

  /// Whether the view is inside no view of the app.
  var isRoot = false

  /// Whether the view is inside of a control, which has the texts inside of it.
  var isInControl = false
}

extension ViewSurroundings {
  /// Returns the effect on SwiftUI's own views of a closure that changes a value of the environment, as a change
  /// without rows; nil for any other modifier.
  func change(by modifier: ViewModifierValue) -> MovingValue? {
    guard case .environmentTransform(let key, _, _) = modifier,
      let kind = EnvironmentDefaults.hiddenKind(of: key)
    else { return nil }
    return MovingValue(name: key, content: .hidden(environment[key]?.key ?? "", kind))
  }

  /// Returns the step to the view at a position; where an expression chooses, the step is the same for all views of a
  /// kind.
  func step(to position: SourcePosition, _ kind: String = "") -> ViewNumbering.Step {
    choice.map { .choice($0, kind: kind) } ?? .position(position)
  }
}
