extension Array where Element: Hashable {
  /// The elements, each but once, in the order in which they come.
  package var withoutRepeats: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
