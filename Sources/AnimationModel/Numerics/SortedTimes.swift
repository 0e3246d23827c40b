internal import CurveGeometry

extension [Double] {
  /// Those of some sorted times that lie between two, neither of which is included.
  package func between(_ start: Double, _ limit: Double) -> [Double] {
    let first = partitionIndex { $0 > start }
    let end = partitionIndex { $0 >= limit }
    return first < end ? Array(self[first..<end]) : []
  }
}
