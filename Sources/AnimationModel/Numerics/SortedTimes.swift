internal import CurveGeometry

extension [Double] {
  /// Returns the times between two others, which are not included; the times are sorted.
  package func between(_ start: Double, _ limit: Double) -> [Double] {
    let first = partitionIndex { $0 > start }
    let end = partitionIndex { $0 >= limit }
    return first < end ? Array(self[first..<end]) : []
  }
}
