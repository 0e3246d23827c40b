extension RandomAccessCollection {
  /// The first index of which something holds that holds of everything after it too; the end index if it
  /// holds of nothing.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  package func partitionIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension [Double] {
  /// Those of some sorted times that lie between two, neither of which is included.
  package func between(_ start: Double, _ limit: Double) -> [Double] {
    let first = partitionIndex { $0 > start }
    let end = partitionIndex { $0 >= limit }
    return first < end ? Array(self[first..<end]) : []
  }
}
