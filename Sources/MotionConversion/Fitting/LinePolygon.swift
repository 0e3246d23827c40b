/// Straight lines that keep to some bounds, as a convex polygon of height at an origin and slope.
///
/// Each edge of the polygon is a bound: the lines on the edge touch the bound. A vertex touches two bounds.
///
/// The vertices are a ring of links, and the polygon keeps the two whose lines are highest and lowest at the last x
/// that was looked at. As x grows, both move round the ring in one direction, and a cut removes vertices next to one
/// of them. So every vertex is passed and removed once, and n bounds take time in proportion to n. A scan of all
/// vertices for each bound would take n² along a stretch that bends one way, where every bound leaves a vertex.
struct LinePolygon {
  struct Vertex {
    var height: Double
    var slope: Double
    /// The bound on which the edge from this vertex to the next one lies.
    var edge: Bound
    /// The indices of the vertex's neighbors in the ring.
    fileprivate(set) var previous = 0
    fileprivate(set) var next = 0
    /// Whether the vertex was cut off the ring.
    fileprivate(set) var isCut = false

    /// Returns the height of the vertex's line at a distance from the origin.
    func value(at distance: Double) -> Double { height + slope * distance }
  }

  /// A condition that lines pass below or above a point.
  struct Bound {
    var x: Double
    var isUpper: Bool
    /// Whether the bound is not a point but the largest slope.
    var isSteepness = false
  }

  /// The x at which the heights of lines are taken.
  let origin: Double

  /// All vertices that were ever in the ring; those that were cut off stay in the array.
  private var storage: [Vertex]

  /// Whether no line is left.
  private(set) var isEmpty = false

  /// The index of a vertex at which the ring is taken to begin.
  private var first = 0

  /// The vertices whose lines are highest and lowest at the last x that was looked at.
  private var highest = 0
  private var lowest = 0

  /// The x at which these two are highest and lowest.
  private var lastX = Double.nan

  /// The steepest slope, per unit of x.
  ///
  /// It stands for a vertical line.
  private static let steepest = 1e7

  private init(origin: Double, ring: [Vertex]) {
    self.origin = origin
    storage = ring
    for index in storage.indices {
      storage[index].previous = index > 0 ? index - 1 : ring.count - 1
      storage[index].next = index + 1 < ring.count ? index + 1 : 0
    }
  }

  /// Makes the polygon of all lines that begin between two heights.
  init(origin: Double, range: ClosedRange<Double>) {
    let low = Bound(x: origin, isUpper: false)
    let high = Bound(x: origin, isUpper: true)
    let steep = Bound(x: origin, isUpper: true, isSteepness: true)
    self.init(
      origin: origin,
      ring: [
        Vertex(height: range.lowerBound, slope: -Self.steepest, edge: steep),
        Vertex(height: range.upperBound, slope: -Self.steepest, edge: high),
        Vertex(height: range.upperBound, slope: Self.steepest, edge: steep),
        Vertex(height: range.lowerBound, slope: Self.steepest, edge: low),
      ])
  }

  /// Makes the polygon of all lines that cross a stretch of a line, and fall more steeply if `falling`, otherwise
  /// less.
  init(window line: Line, from start: Double, to end: Double, _ falling: Bool) {
    let slope = falling ? -Self.steepest : Self.steepest
    let near = line.value(at: start)
    let far = line.value(at: end)
    self.init(
      origin: start,
      ring: [
        Vertex(height: near, slope: line.slope, edge: Bound(x: start, isUpper: !falling)),
        Vertex(
          height: near, slope: slope, edge: Bound(x: start, isUpper: falling, isSteepness: true)),
        Vertex(
          height: far - slope * (end - start), slope: slope, edge: Bound(x: end, isUpper: falling)),
      ])
  }

  /// The indices of the vertices in the order of the ring.
  var vertices: [Int] {
    guard !isEmpty else { return [] }
    var indices = [first]
    while storage[indices[indices.count - 1]].next != first {
      indices.append(storage[indices[indices.count - 1]].next)
    }
    return indices
  }

  func value(of vertex: Int, at x: Double) -> Double { storage[vertex].value(at: x - origin) }

  func line(_ vertex: Int) -> Line {
    let vertex = storage[vertex]
    return Line(x: origin, y: vertex.height, slope: vertex.slope)
  }

  /// Returns the lowest and the highest value of the lines at an x, which is no less than in the last call.
  mutating func values(at x: Double) -> (lowest: Double, highest: Double) {
    let top = climbed(from: highest, at: x, 1)
    let bottom = climbed(from: lowest, at: x, -1)
    (highest, lowest, lastX) = (top.index, bottom.index, x)
    return (-bottom.height, top.height)
  }

  /// A vertex, its index in the ring and its value, times a sign.
  private typealias Peak = (index: Int, vertex: Vertex, height: Double)

  /// The vertex whose value at an x, times a sign, is largest.
  ///
  /// On a convex ring it is reached by steps that do not fall. Two vertices ahead are looked at, because the values of
  /// two nearly coinciding vertices may be rounded the wrong way.
  private func climbed(from start: Int, at x: Double, _ sign: Double) -> Peak {
    let distance = x - origin
    let vertex = storage[start]
    var best: Peak = (start, vertex, sign * vertex.value(at: distance))
    climb(&best, by: distance, sign, isForwards: true)
    climb(&best, by: distance, sign, isForwards: false)
    return best
  }

  /// Climbs in one direction; each vertex is fetched once, which is most of the work.
  private func climb(_ best: inout Peak, by distance: Double, _ sign: Double, isForwards: Bool) {
    // No further than once round the ring, where all values are equal.
    var left = storage.count
    while left > 0 {
      left -= 1
      let next = isForwards ? best.vertex.next : best.vertex.previous
      let neighbor = storage[next]
      let height = sign * neighbor.value(at: distance)
      if height >= best.height {
        best = (next, neighbor, height)
        continue
      }
      let afterNext = isForwards ? neighbor.next : neighbor.previous
      let second = storage[afterNext]
      let secondHeight = sign * second.value(at: distance)
      guard secondHeight > best.height else { return }
      best = (afterNext, second, secondHeight)
    }
  }

  /// Keeps the lines that pass below, or above, a point, whose x is no less than in the last call.
  mutating func cut(at x: Double, isUpper: Bool, _ y: Double) {
    guard !isEmpty else { return }
    let sign = isUpper ? 1.0 : -1.0
    let known = isUpper ? highest : lowest
    let peak = x == lastX ? known : climbed(from: known, at: x, sign).index
    let excess = Excess(distance: x - origin, y: y, sign: sign)
    var start = storage[peak]
    guard excess.of(start) > 0 else { return }
    // The vertices beyond the bound are neighbors: those from `start` to `end`.
    var end = start
    storage[peak].isCut = true
    var before = start.previous
    while excess.of(storage[before]) > 0 {
      if before == peak {
        isEmpty = true
        return
      }
      start = storage[before]
      storage[before].isCut = true
      before = start.previous
    }
    var after = end.next
    while excess.of(storage[after]) > 0 {
      end = storage[after]
      storage[after].isCut = true
      after = end.next
    }
    let bound = Bound(x: x, isUpper: isUpper)
    var (left, right) = (before, after)
    if let crossing = excess.crossing(from: storage[before], to: start, edge: bound) {
      left = append(crossing)
      link(before, left)
    } else {
      storage[before].edge = bound
    }
    if let crossing = excess.crossing(from: end, to: storage[after], edge: end.edge) {
      right = append(crossing)
      link(right, after)
    }
    link(left, right)
    lastX = .nan
    if storage[first].isCut { first = right }
    if storage[highest].isCut { highest = left }
    if storage[lowest].isCut { lowest = left }
  }

  /// The distances of vertices beyond a bound, above 0 if they are beyond it.
  private struct Excess {
    let distance: Double
    let y: Double
    let sign: Double

    func of(_ vertex: Vertex) -> Double { sign * (vertex.value(at: distance) - y) }

    /// The point of an edge on the bound; nil if the vertex that is kept lies on the bound itself.
    func crossing(from one: Vertex, to other: Vertex, edge: Bound) -> Vertex? {
      let (here, there) = (of(one), of(other))
      guard here != 0, there != 0 else { return nil }
      let part = here / (here - there)
      return Vertex(
        height: one.height + (other.height - one.height) * part,
        slope: one.slope + (other.slope - one.slope) * part, edge: edge)
    }
  }

  private mutating func append(_ vertex: Vertex) -> Int {
    storage.append(vertex)
    return storage.count - 1
  }

  private mutating func link(_ one: Int, _ other: Int) {
    storage[one].next = other
    storage[other].previous = one
  }

  /// The furthest x at which the line of a vertex touches an upper, or a lower, bound; nil if it touches none.
  func lastTouch(of vertex: Int, isUpper: Bool) -> Double? {
    let touches = [storage[storage[vertex].previous].edge, storage[vertex].edge]
      .filter { $0.isUpper == isUpper && !$0.isSteepness }
    return touches.map(\.x).max()
  }

  /// A line in the middle of the polygon, preferably one that is not nearly vertical.
  var middle: Line {
    let all = vertices.map { storage[$0] }
    let gentle = all.filter { $0.slope.magnitude < Self.steepest / 2 }
    let choice = gentle.isEmpty ? all : gentle
    let count = Double(max(choice.count, 1))
    return Line(
      x: origin, y: choice.reduce(0) { $0 + $1.height } / count,
      slope: choice.reduce(0) { $0 + $1.slope } / count)
  }
}
