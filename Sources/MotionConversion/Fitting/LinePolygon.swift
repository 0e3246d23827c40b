/// Straight lines that keep to some bounds, as a convex polygon of height at an origin and slope.
///
/// Each edge of the polygon is a bound: the lines on it touch the bound. A corner touches two.
struct LinePolygon {
  struct Vertex {
    var height: Double
    var slope: Double
    /// The bound that the edge from this vertex to the next one lies on.
    var edge: Bound
  }

  /// That lines pass below or above a point.
  struct Bound {
    var x: Double
    var isUpper: Bool
    /// Whether it is no point but the largest slope there is.
    var isSteepness = false
  }

  /// The x at which heights are taken.
  let origin: Double

  private(set) var vertices: [Vertex]

  /// The steepest slope, per unit of x.
  ///
  /// It stands for a vertical line.
  private static let steepest = 1e7

  /// All lines that begin between two heights.
  init(origin: Double, range: ClosedRange<Double>) {
    self.origin = origin
    let low = Bound(x: origin, isUpper: false)
    let high = Bound(x: origin, isUpper: true)
    let steep = Bound(x: origin, isUpper: true, isSteepness: true)
    vertices = [
      Vertex(height: range.lowerBound, slope: -Self.steepest, edge: steep),
      Vertex(height: range.upperBound, slope: -Self.steepest, edge: high),
      Vertex(height: range.upperBound, slope: Self.steepest, edge: steep),
      Vertex(height: range.lowerBound, slope: Self.steepest, edge: low),
    ]
  }

  /// All lines that cross a stretch of a line, and fall more steeply if `falling`, else less.
  init(window line: Line, from start: Double, to end: Double, _ falling: Bool) {
    origin = start
    let slope = falling ? -Self.steepest : Self.steepest
    let near = line.value(at: start)
    let far = line.value(at: end)
    vertices = [
      Vertex(height: near, slope: line.slope, edge: Bound(x: start, isUpper: !falling)),
      Vertex(
        height: near, slope: slope, edge: Bound(x: start, isUpper: falling, isSteepness: true)),
      Vertex(
        height: far - slope * (end - start), slope: slope, edge: Bound(x: end, isUpper: falling)),
    ]
  }

  func value(of vertex: Int, at x: Double) -> Double {
    vertices[vertex].height + vertices[vertex].slope * (x - origin)
  }

  func line(_ vertex: Int) -> Line {
    Line(x: origin, y: vertices[vertex].height, slope: vertices[vertex].slope)
  }

  /// The lowest and the highest value that the lines have at an x.
  func values(at x: Double) -> (lowest: Double, highest: Double) {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for vertex in vertices.indices {
      let value = value(of: vertex, at: x)
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    return (lowest, highest)
  }

  /// Keeps the lines that pass below, or above, a point.
  mutating func cut(at x: Double, isUpper: Bool, _ y: Double) {
    let sign = isUpper ? 1.0 : -1.0
    let excess = vertices.indices.map { sign * (value(of: $0, at: x) - y) }
    guard excess.contains(where: { $0 > 0 }) else { return }
    var kept: [Vertex] = []
    kept.reserveCapacity(vertices.count + 2)
    for index in vertices.indices {
      let next = index + 1 < vertices.count ? index + 1 : 0
      let here = excess[index]
      let there = excess[next]
      if here <= 0 { kept.append(vertices[index]) }
      if (here < 0 && there > 0) || (here > 0 && there < 0) {
        let part = here / (here - there)
        let a = vertices[index]
        let b = vertices[next]
        kept.append(
          Vertex(
            height: a.height + (b.height - a.height) * part,
            slope: a.slope + (b.slope - a.slope) * part,
            edge: here < 0 ? Bound(x: x, isUpper: isUpper) : a.edge))
      } else if here == 0, there > 0, !kept.isEmpty {
        kept[kept.count - 1].edge = Bound(x: x, isUpper: isUpper)
      }
    }
    vertices = kept
  }

  /// The furthest x at which the line of a vertex touches an upper, or a lower, bound; nil if it touches none.
  func lastTouch(of vertex: Int, isUpper: Bool) -> Double? {
    let before = vertices[vertex > 0 ? vertex - 1 : vertices.count - 1].edge
    let touches = [before, vertices[vertex].edge]
      .filter { $0.isUpper == isUpper && !$0.isSteepness }
    return touches.map(\.x).max()
  }

  /// A line in the middle of the polygon, one that is not as good as vertical if there is one.
  var middle: Line {
    let gentle = vertices.filter { $0.slope.magnitude < Self.steepest / 2 }
    let choice = gentle.isEmpty ? vertices : gentle
    let count = Double(max(choice.count, 1))
    return Line(
      x: origin, y: choice.reduce(0) { $0 + $1.height } / count,
      slope: choice.reduce(0) { $0 + $1.slope } / count)
  }
}
