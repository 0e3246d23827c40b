internal import DrawingModel

// The labels of ticks on an axis from left to right.
extension [LayoutPlan.Tick] {
  /// Whether the labels stand clear of each other and of the figure's edges.
  func haveRoom(in edges: ClosedRange<Double>, gap: Double) -> Bool {
    let bounds = compactMap(\.label?.bounds)
    return zip(bounds, bounds.dropFirst()).allSatisfy { $1.left - $0.right >= gap }
      && bounds.allSatisfy { $0.left >= edges.lowerBound && $0.right <= edges.upperBound }
  }

  /// The ticks without the labels that do not fit, as in figures too narrow for any step.
  func labeled(in edges: ClosedRange<Double>, gap: Double) -> [LayoutPlan.Tick] {
    var last = edges.lowerBound - gap
    return map { tick in
      guard let bounds = tick.label?.bounds, bounds.left >= last + gap,
        bounds.right <= edges.upperBound
      else { return LayoutPlan.Tick(value: tick.value, position: tick.position, label: nil) }
      last = bounds.right
      return tick
    }
  }
}
