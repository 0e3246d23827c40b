extension RandomAccessCollection {
  /// Returns the index of the first element for which a condition holds, provided that it also holds for all elements
  /// after it; the end index if it holds for none.
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
