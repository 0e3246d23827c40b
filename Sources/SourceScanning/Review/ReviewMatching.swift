/// The pairs of animations of two versions of an app that are the same animation, changed or not.
///
/// Each animation of the first version is matched with at most one of the second, in rounds, in the order of positions.
struct ReviewMatching {
  private(set) var pairs: [(old: ScannedAnimation, new: ScannedAnimation)] = []
  private(set) var removed: [ScannedAnimation] = []
  private(set) var added: [ScannedAnimation] = []

  private let old: [ScannedAnimation]
  private let new: [ScannedAnimation]
  private var openOld: [Int]
  private var openNew: [Int]
  private var matched: [(Int, Int)] = []
  private let comparer: ReviewComparer

  /// The number of pairs of one construct above which they are matched by their positions.
  private static let mostPairs = 20_000

  init(
    _ old: [ScannedAnimation], _ new: [ScannedAnimation], comparer: ReviewComparer
  ) {
    (self.old, self.new, self.comparer) = (old, new, comparer)
    openOld = Array(old.indices)
    openNew = Array(new.indices)
    equal { Self.site($0) + [Self.text($0)] }
    near(Self.site)
    equal { $0.kind == .definition ? [$0.kind.rawValue, $0.name, "\($0.branch ?? 0)"] : nil }
    equal { [$0.kind.rawValue, $0.declaration, $0.context, "\($0.branch ?? 0)", Self.text($0)] }
    renamed()
    spelledAlike()
    pairs = matched.sorted { $0.1 < $1.1 }.map { (old[$0.0], new[$0.1]) }
    removed = openOld.map { old[$0] }
    added = openNew.map { new[$0] }
  }

  /// Whether an animation comes before another one.
  static func isBefore(_ one: ScannedAnimation?, _ other: ScannedAnimation?) -> Bool {
    guard let one, let other else { return one != nil }
    let (first, second) = (Array(one.file.utf8), Array(other.file.utf8))
    if first != second { return first.lexicographicallyPrecedes(second) }
    return (one.start, one.branch ?? 0) < (other.start, other.branch ?? 0)
  }

  /// Returns the position of an animation, apart from its line.
  private static func site(_ animation: ScannedAnimation) -> [String] {
    [
      animation.file.lowercased(), animation.kind.rawValue, animation.declaration,
      animation.context, "\(animation.branch ?? 0)",
    ]
  }

  /// Returns the expression of an animation, or its code if the expression is unknown.
  private static func text(_ animation: ScannedAnimation) -> String {
    animation.expression.isEmpty ? animation.written : animation.expression
  }

  private mutating func match(_ one: Int, _ other: Int) {
    matched.append((one, other))
    openOld.removeAll { $0 == one }
    openNew.removeAll { $0 == other }
  }

  /// Matches animations with equal keys, in the order of positions; those whose key is nil are left out.
  private mutating func equal(_ key: (ScannedAnimation) -> [String]?) {
    var waiting: [[String]: [Int]] = [:]
    for index in openNew.reversed() {
      if let key = key(new[index]) { waiting[key, default: []].append(index) }
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    for index in openOld {
      guard let key = key(old[index]), let other = waiting[key]?.popLast() else { continue }
      matched.append((index, other))
      taken.old.insert(index)
      taken.new.insert(other)
    }
    openOld.removeAll { taken.old.contains($0) }
    openNew.removeAll { taken.new.contains($0) }
  }

  /// Matches animations with equal keys: first those with the same motion, then the nearest by text, then by position.
  private mutating func near(_ key: (ScannedAnimation) -> [String]) {
    let others = Dictionary(grouping: openNew) { key(new[$0]) }
    var groups: [(old: [Int], new: [Int])] = []
    var seen: [[String]: Int] = [:]
    for index in openOld {
      let key = key(old[index])
      guard let other = others[key] else { continue }
      if let known = seen[key] {
        groups[known].old.append(index)
      } else {
        seen[key] = groups.count
        groups.append(([index], other))
      }
    }
    for group in groups {
      guard group.old.count * group.new.count <= Self.mostPairs else {
        for (one, other) in zip(group.old, group.new) { match(one, other) }
        continue
      }
      var (ones, others) = (group.old, group.new)
      for one in ones {
        guard let other = others.first(where: { comparer.areSame(old[one], new[$0]) }) else {
          continue
        }
        match(one, other)
        ones.removeAll { $0 == one }
        others.removeAll { $0 == other }
      }
      var candidates: [(distance: Double, one: Int, other: Int)] = []
      for one in ones {
        for other in others {
          let distance = EditDistance.relative(Self.text(old[one]), Self.text(new[other]))
          candidates.append((distance, one, other))
        }
      }
      candidates.sort { ($0.distance, $0.one, $0.other) < ($1.distance, $1.one, $1.other) }
      for (_, one, other) in candidates where ones.contains(one) && others.contains(other) {
        match(one, other)
        ones.removeAll { $0 == one }
        others.removeAll { $0 == other }
      }
    }
  }

  /// Matches definitions in the same file with the same motion and different names.
  private mutating func renamed() {
    for one in openOld where old[one].kind == .definition {
      let other = openNew.first {
        new[$0].kind == .definition && new[$0].file.lowercased() == old[one].file.lowercased()
          && comparer.areSame(old[one], new[$0])
      }
      if let other { match(one, other) }
    }
  }

  /// Matches animations with the same motion and nearly the same text, wherever they are.
  private mutating func spelledAlike() {
    guard openOld.count * openNew.count <= Self.mostPairs else { return }
    for one in openOld {
      var best: (distance: Double, other: Int)?
      for other in openNew
      where new[other].kind == old[one].kind && new[other].context == old[one].context {
        let distance = EditDistance.relative(Self.text(old[one]), Self.text(new[other]))
        guard distance <= 0.2, distance < best?.distance ?? .infinity,
          comparer.areSame(old[one], new[other])
        else { continue }
        best = (distance, other)
      }
      if let best { match(one, best.other) }
    }
  }
}

/// The difference between texts.
enum EditDistance {
  /// The largest number of characters that are compared.
  private static let longest = 400

  /// Returns the number of inserted, deleted and replaced characters, as a fraction of the longer text.
  static func relative(_ one: String, _ other: String) -> Double {
    if one == other { return 0 }
    let first = Array(one.unicodeScalars.prefix(longest))
    let second = Array(other.unicodeScalars.prefix(longest))
    guard !first.isEmpty, !second.isEmpty else { return 1 }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          above + 1, row[column] + 1, diagonal + (letter == second[column] ? 0 : 1))
        diagonal = above
      }
    }
    return Double(row[second.count]) / Double(max(first.count, second.count))
  }
}
