/// The views that an update may have changed.
enum TouchedViews {
  /// Any of them; some may have come or gone.
  case all

  /// Those at some indices, and no view has come or gone.
  case views([Range<Int>])

  /// Ranges in tree order, each index once.
  static func ordered(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var all: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = all.last, range.lowerBound < last.upperBound {
        all[all.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
    return all
  }
}
