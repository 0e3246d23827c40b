/// A view that is zoomed out of another one and back into it, as in a navigation stack.
///
/// Its rows are the visible rectangle: from the source's rectangle to its own when it is shown and back when it is
/// hidden, with the animation of the change and by the rules of interruption.
///
/// The event column has the callbacks of both views, in order: `willDisappear:card`, `willAppear:detail`, and when the
/// rectangle is at rest `didDisappear:card`, `didAppear:detail`. A push is not canceled halfway: it is
/// reported as complete, and then the pop begins, from the current rectangle.
///
/// SwiftUI has no public curve for the zoom, so its animation is that of the change; the callbacks of a pop that is
/// turned back are our choice.
///
/// Source: semantics reference, section 16.
public struct ScriptZoomTransition: Sendable {
  /// The name of the view out of which the destination is zoomed.
  public var source: String

  /// The rectangle of the source, with the components of a `CGRect`.
  public var sourceFrame: AttributeVector

  /// The name of the view that is zoomed, with which the names of its rows begin.
  public var destination: String

  /// The rectangle of the destination when it is shown.
  public var destinationFrame: AttributeVector

  /// Whether the destination is shown: a Boolean value, computed after every change.
  public var condition: ScriptFormula

  /// Makes a zoom.
  ///
  /// - Parameters:
  ///   - destination: The name of the view that is zoomed.
  ///   - destinationFrame: The rectangle of the destination when it is shown.
  ///   - source: The name of the view out of which it is zoomed.
  ///   - sourceFrame: The rectangle of the source, with the same components as the other rectangle.
  ///   - condition: A formula that gives whether the destination is shown.
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

  /// Whether the destination is shown in the given states.
  func isShown(_ states: ScriptStates) throws -> Bool {
    guard case .boolean(let isShown) = try condition(states) else {
      throw ScenarioError.changedKind(attribute: destination)
    }
    return isShown
  }

  /// The visible rectangle as an attribute.
  var shown: ScriptAttribute {
    ScriptAttribute(destination) { states in
      .vector(try isShown(states) ? destinationFrame : sourceFrame)
    }
  }
}
