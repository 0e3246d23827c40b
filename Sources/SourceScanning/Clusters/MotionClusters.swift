/// The clusters of animations by the differences of their motions, with complete linkage, so that a chain of near
/// motions does not join distant ones.
struct MotionClusters {
  private(set) var all: [MotionCluster] = []

  /// A motion, with the animations that have it.
  private struct Motion {
    var bases: [String]
    var members: [Int]
    let samples: MotionSamples
  }

  init(_ animations: inout [ScannedAnimation], motions store: MotionStore, within: Double) {
    var motions: [Motion] = []
    var byBase: [String: Int] = [:]
    for (index, animation) in animations.enumerated() where !animation.base.isEmpty {
      if let known = byBase[animation.base] {
        motions[known].members.append(index)
      } else if let samples = store.samples(animation.base) {
        byBase[animation.base] = motions.count
        motions.append(Motion(bases: [animation.base], members: [index], samples: samples))
      }
    }
    let groups = Self.linked(motions, within: within)
    var clusters: [MotionCluster] = groups.map { group in
      let parts = group.indices.map { motions[$0] }
      return MotionCluster(
        number: 0, members: parts.flatMap(\.members).sorted(),
        bases: parts.flatMap(\.bases), representative: parts[0].bases[0], radius: group.radius)
    }
    clusters.sort { ($1.members.count, $0.members[0]) < ($0.members.count, $1.members[0]) }
    for number in clusters.indices {
      clusters[number].number = number + 1
      for member in clusters[number].members { animations[member].cluster = number + 1 }
    }
    all = TokenProposals(animations).named(clusters)
  }

  /// A group of motions, by their indices.
  private struct Group {
    var indices: [Int]
    var radius = 0.0
  }

  /// Joins the closest pair of groups as long as the largest difference stays within a limit; of equal pairs, the
  /// first.
  private static func linked(_ motions: [Motion], within: Double) -> [Group] {
    var groups = motions.indices.map { Group(indices: [$0]) }
    let count = motions.count
    // The distances between groups, infinite beyond the limit.
    var distances = [Double](repeating: .infinity, count: count * count)
    for (one, other) in Self.nearPairs(of: motions.map(\.samples), within: within) {
      guard
        let found = motions[one].samples.largestDifference(
          from: motions[other].samples, limit: within)
      else { continue }
      distances[one * count + other] = found.amount
      distances[other * count + one] = found.amount
    }
    var nearest = (0..<count).map { row in Self.nearest(to: row, distances, count) }
    var isThere = [Bool](repeating: true, count: count)
    while true {
      var best: (row: Int, column: Int, distance: Double)?
      for row in 0..<count where isThere[row] {
        guard let found = nearest[row] else { continue }
        if found.distance < best?.distance ?? .infinity {
          best = (row, found.column, found.distance)
        }
      }
      guard let best else { break }
      let (one, other) = (min(best.row, best.column), max(best.row, best.column))
      groups[one].indices = (groups[one].indices + groups[other].indices).sorted()
      groups[one].radius = max(groups[one].radius, groups[other].radius, best.distance)
      isThere[other] = false
      for column in 0..<count {
        let farther = max(distances[one * count + column], distances[other * count + column])
        distances[one * count + column] = farther
        distances[column * count + one] = farther
        distances[other * count + column] = .infinity
        distances[column * count + other] = .infinity
      }
      distances[one * count + one] = .infinity
      for row in 0..<count where isThere[row] {
        if row == one || nearest[row].map({ $0.column == one || $0.column == other }) == true {
          nearest[row] = Self.nearest(to: row, distances, count)
        }
      }
    }
    return groups.indices.filter { isThere[$0] }.map { groups[$0] }
  }

  /// The samples at which motions are compared first, at times at which most are under way.
  private static let looks = stride(from: 24, through: 720, by: 24)

  /// The pairs of motions that are near at the sample at which all motions differ most, each pair in order: no others
  /// can be near everywhere.
  private static func nearPairs(
    of motions: [MotionSamples], within: Double
  ) -> [(Int, Int)] {
    var best: [Double] = []
    var widest = -1.0
    for look in looks {
      let values = motions.map { $0.value(at: look) }
      let mean = values.reduce(0, +) / Double(max(values.count, 1))
      let spread = values.reduce(0) { $0 + ($1 - mean).magnitude }
      if spread > widest { (best, widest) = (values, spread) }
    }
    let order = best.indices.sorted { (best[$0], $0) < (best[$1], $1) }
    var pairs: [(Int, Int)] = []
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        guard best[other] - best[one] <= within else { break }
        pairs.append((min(one, other), max(one, other)))
      }
    }
    return pairs
  }

  private static func nearest(
    to row: Int, _ distances: [Double], _ count: Int
  ) -> (column: Int, distance: Double)? {
    var best: (column: Int, distance: Double)?
    for column in 0..<count where column != row {
      let distance = distances[row * count + column]
      if distance < best?.distance ?? .infinity { best = (column, distance) }
    }
    return best
  }
}
