extension RandomAccessCollection {
  /// The first index of which something holds that holds of everything after it too; the end index if it
  /// holds of nothing.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
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
