/// A view that grows out of another and back into it, as a zoom of a navigation stack does.
///
/// Its rows are the rectangle that is seen: from the source's to its own when it is shown and back when it is
/// not any more, with the animation of the change and by the rules of interruption.
///
/// The event column has the callbacks of both, in order: `willDisappear:card`, `willAppear:detail`, and when the
/// rectangle is at rest `didDisappear:card`, `didAppear:detail`. A push is not cancelled halfway: it is
/// reported as complete, and then the pop begins, from where the rectangle is.
///
/// SwiftUI has no public curve for it, so that the animation is that of the change; that a pop turned back
/// is reported like this is our choice.
///
/// Source: semantics reference, section 16.
public struct ScriptZoomTransition: Sendable {
  /// The view that it grows out of.
  public var source: String

  /// The rectangle of the source, with components as those of a `CGRect`.
  public var sourceFrame: AttributeVector

  /// The view that grows, whose name the rows begin with.
  public var destination: String

  /// The rectangle of the view when it is shown.
  public var destinationFrame: AttributeVector

  /// Whether the view is shown: a truth value, computed after every change.
  public var condition: ScriptFormula

  /// Makes a zoom.
  ///
  /// - Parameters:
  ///   - destination: The view that grows.
  ///   - destinationFrame: Its rectangle when it is shown.
  ///   - source: The view that it grows out of.
  ///   - sourceFrame: The rectangle of that; the components are those of the other rectangle.
  ///   - condition: Whether it is shown.
  public init(
    _ destination: String, frame destinationFrame: AttributeVector, outOf source: String,
    frame sourceFrame: AttributeVector, if condition: @escaping ScriptFormula
  ) {
    precondition(
      destinationFrame.components.map(\.name) == sourceFrame.components.map(\.name),
      "both rectangles have the same components")
    self.destination = destination
    self.destinationFrame = destinationFrame
    self.source = source
    self.sourceFrame = sourceFrame
    self.condition = condition
  }

  /// Whether the view is shown, as the states have it.
  func isShown(_ states: ScriptStates) throws -> Bool {
    guard case .boolean(let isShown) = try condition(states) else {
      throw ScenarioError.changedKind(attribute: destination)
    }
    return isShown
  }

  /// The rectangle as an attribute.
  var shown: ScriptAttribute {
    ScriptAttribute(destination) { states in
      .vector(try isShown(states) ? destinationFrame : sourceFrame)
    }
  }
}
