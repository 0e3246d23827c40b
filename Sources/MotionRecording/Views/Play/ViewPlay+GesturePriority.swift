// Which of the gestures of views in each other is recognized.
extension ViewPlay {
  /// What is done where something is done to a view, first what is done instead of that or that itself: a gesture of a
  /// view around it may have priority over it, or be recognized with it.
  ///
  /// - Parameters:
  ///   - target: What something is done to.
  ///   - all: Everything that it could be done to.
  func recognized(_ target: Target, among all: [Target]) -> [Target] {
    let around = Dictionary(
      tree.surroundings(of: target.index).map { ($0.index, $0.firstLink) }
    ) { first, _ in first }
    func lies(_ other: Target, around inner: Target) -> Bool {
      if other.index == inner.index { return other.link > inner.link }
      return other.index < inner.index && around[other.index].map { other.link >= $0 } ?? false
    }
    let outer = all.filter { lies($0, around: target) }
    let winner = outer.filter { $0.act.priority == .high }.reduce(target) { inner, other in
      lies(other, around: inner) ? other : inner
    }
    return [winner]
      + outer.filter { $0.act.priority == .simultaneous && lies($0, around: winner) }
  }
}
