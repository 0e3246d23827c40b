/// The views that an update may have changed.
enum TouchedViews {
  /// Any views; some may have been inserted or removed.
  case all

  /// The views at some indices; none has been inserted or removed.
  case views([Range<Int>])

  /// Returns ranges in tree order, with each index once.
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

extension ViewTree {
  /// Makes some updates, one after the other.
  ///
  /// - Returns: The views that they may have changed.
  mutating func apply(_ updates: [ViewUpdate]) -> TouchedViews {
    var ranges: [Range<Int>] = []
    var isWhole = false
    for update in updates {
      switch update {
      case .all(let node):
        self = ViewTree(node)
        isWhole = true
      case .views(let nodes): ranges += replace(nodes)
      }
    }
    return isWhole ? .all : .views(TouchedViews.ordered(ranges))
  }
}
