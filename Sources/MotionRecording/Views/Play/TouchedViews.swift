/// The views that an update may have changed.
enum TouchedViews {
  /// Any of them; some may have come or gone.
  case all

  /// Those at some indices, and no view has come or gone.
  case views([Range<Int>])

  /// These and others, in tree order and each once.
  func union(_ others: [Range<Int>]) -> TouchedViews {
    guard case .views(let ranges) = self else { return .all }
    var all: [Range<Int>] = []
    for range in (ranges + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = all.last, range.lowerBound < last.upperBound {
        all[all.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
    return .views(all)
  }
}
