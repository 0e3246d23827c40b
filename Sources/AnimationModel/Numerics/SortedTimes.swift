internal import CurveGeometry

extension [Double] {
  /// Returns those of the sorted times that lie between two others, both excluded.
  package func between(_ start: Double, _ limit: Double) -> [Double] {
    let first = partitionIndex { $0 > start }
    let end = partitionIndex { $0 >= limit }
    return first < end ? Array(self[first..<end]) : []
  }
}
