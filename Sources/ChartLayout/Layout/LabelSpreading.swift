/// Moves labels apart by the least that keeps them from covering each other.
enum LabelSpreading {
  /// New middles for labels of equal height.
  ///
  /// Keeps the order of the wishes (of equal ones, the given order), at least `spacing` between
  /// neighbours, and everything within `lower...upper`; among such positions the sum of squared moves
  /// is the least. Room for all labels is the caller's business: without it they reach beyond
  /// `upper`.
  ///
  /// Source: subtracting each label's number of spacings turns this into isotonic regression, solved
  /// by pooling adjacent violators (Ayer and others, Annals of Mathematical Statistics 26, 1955).
  static func spread(
    _ wishes: [Double], spacing: Double, from lower: Double, to upper: Double
  ) -> [Double] {
    let order = wishes.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
    var pools: [(sum: Double, count: Int)] = []
    for (rank, index) in order.enumerated() {
      pools.append((wishes[index] - Double(rank) * spacing, 1))
      while pools.count > 1 {
        let last = pools[pools.count - 1]
        let previous = pools[pools.count - 2]
        guard previous.sum / Double(previous.count) > last.sum / Double(last.count) else { break }
        pools.removeLast()
        pools[pools.count - 1] = (previous.sum + last.sum, previous.count + last.count)
      }
    }
    // Limits hold for the pooled values alike, since the least-squares answer within limits is
    // the unlimited one brought inside.
    let highest = upper - Double(max(wishes.count - 1, 0)) * spacing
    var positions = wishes
    var rank = 0
    for pool in pools {
      let mean = pool.sum / Double(pool.count)
      let limited = max(min(mean, highest), lower)
      for _ in 0..<pool.count {
        positions[order[rank]] = limited + Double(rank) * spacing
        rank += 1
      }
    }
    return positions
  }
}
