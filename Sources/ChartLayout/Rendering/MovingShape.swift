internal import DrawingModel

extension ChartStrobe.Shape {
  /// The outline of a moving object, with about the same area for each shape.
  ///
  /// - Parameters:
  ///   - center: The center of the outline.
  ///   - extent: The diameter of a disc.
  ///   - hairWidth: The width of hairlines, which a bar always exceeds.
  func path(at center: Point, extent: Double, hairWidth: Double) -> Path {
    switch self {
    case .circle: .circle(center: center, radius: extent / 2)
    case .square: .centered(center, width: extent * 0.88, height: extent * 0.88)
    case .bar:
      .centered(center, width: max(extent * 0.22, hairWidth * 1.5), height: extent * 1.1)
    }
  }
}

extension Path {
  /// A rectangle around a point.
  static func centered(_ center: Point, width: Double, height: Double) -> Path {
    .rectangle(
      Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }
}
