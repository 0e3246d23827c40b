/// An affine transform of positions: rotated and stretched around the origin, then moved.
struct PlaneTransform: Hashable, Sendable {
  /// The columns of the matrix: the images of the unit vectors of x and y.
  var x = Point(x: 1, y: 0)
  var y = Point(x: 0, y: 1)
  /// The position to which the origin is moved.
  var origin = Point(x: 0, y: 0)

  /// The transform that leaves everything where it is.
  static let identity = PlaneTransform()

  static func moved(by offset: Point) -> PlaneTransform { PlaneTransform(origin: offset) }

  static func stretched(x: Double, y: Double) -> PlaneTransform {
    PlaneTransform(x: Point(x: x, y: 0), y: Point(x: 0, y: y))
  }

  /// Returns a clockwise rotation by the angle with a given sine and cosine.
  static func turned(sine: Double, cosine: Double) -> PlaneTransform {
    PlaneTransform(x: Point(x: cosine, y: sine), y: Point(x: -sine, y: cosine))
  }

  /// Returns the position to which a point is moved.
  func position(of point: Point) -> Point {
    Point(
      x: x.x * point.x + y.x * point.y + origin.x, y: x.y * point.x + y.y * point.y + origin.y)
  }
}

extension DrawingCommand {
  /// The command with its paths and positions transformed; strokes and letters keep their size.
  func transformed(by transform: PlaneTransform) -> DrawingCommand {
    guard transform != .identity else { return self }
    switch self {
    case .fill(let path, let color): return .fill(path.transformed(by: transform), color)
    case .stroke(let path, let style, let color):
      return .stroke(path.transformed(by: transform), style, color)
    case .text(let run, at: let point):
      return .text(run, at: transform.position(of: point))
    case .clip(let rect, let inner):
      let first = transform.position(of: rect.origin)
      let last = transform.position(of: Point(x: rect.right, y: rect.bottom))
      let moved = Rect(
        left: min(first.x, last.x), top: min(first.y, last.y), right: max(first.x, last.x),
        bottom: max(first.y, last.y))
      return .clip(moved, inner.map { $0.transformed(by: transform) })
    case .group(let name, let inner):
      return .group(name, inner.map { $0.transformed(by: transform) })
    }
  }

  /// The command moved to another position.
  package func moved(by offset: Point) -> DrawingCommand {
    transformed(by: .moved(by: offset))
  }

  /// The command with all opacities multiplied by a factor, 0 to 1.
  package func faded(by factor: Double) -> DrawingCommand {
    guard factor != 1 else { return self }
    func faded(_ color: Color) -> Color { color.opacity(color.alpha * factor) }
    switch self {
    case .fill(let path, let color): return .fill(path, faded(color))
    case .stroke(let path, let style, let color): return .stroke(path, style, faded(color))
    case .text(var run, at: let point):
      run.color = faded(run.color)
      return .text(run, at: point)
    case .clip(let rect, let inner): return .clip(rect, inner.map { $0.faded(by: factor) })
    case .group(let name, let inner): return .group(name, inner.map { $0.faded(by: factor) })
    }
  }
}

extension Path {
  /// The path with all its points transformed.
  func transformed(by transform: PlaneTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.position(of: point))
        case .line(let point): .line(transform.position(of: point))
        case .curve(let first, let second, let end):
          .curve(
            transform.position(of: first), transform.position(of: second),
            transform.position(of: end))
        case .close: .close
        }
      })
  }
}
