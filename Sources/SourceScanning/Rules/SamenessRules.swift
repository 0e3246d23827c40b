internal import MotionRecording
internal import TextForms

extension ScanRule {
  static let sameness = [
    ScanRule(
      id: "near-duplicate", level: .note,
      summary: "Nearly the same motion as another one of the app.",
      help: "Nobody sees the difference. Use one of the two in both places, by a name.",
      source: "design-tokens/community-group#429; fallow and Project Wallace find the like in CSS.",
      bad: view(
        ".animation(.spring(duration: 0.3, bounce: 0.3), value: isOn)"
          + ".animation(.spring(duration: 0.3, bounce: 0.25), value: isOn)"),
      good: view(
        ".animation(.spring(duration: 0.3, bounce: 0.3), value: isOn)"
          + ".animation(.spring(duration: 0.3, bounce: 0.3), value: isOn)"),
      check: { scope in
        scope.hits { animation, _ in
          guard animation.isSpelled, let number = animation.cluster,
            let cluster = scope.scan.clusters.first(where: { $0.number == number }),
            let nearest = scope.scan.nearest(to: animation, in: cluster)
          else { return nil }
          let other = nearest.animation
          return "differs from '\(other.base)' (\(other.file):\(other.start.line)) by "
            + "\(HumanNumber.text(100 * nearest.amount, digits: 3)) % of the travel at most, at "
            + "\(HumanNumber.text(nearest.time, digits: 2)) s; use "
            + (other.surroundings.framework == animation.surroundings.framework
              ? "one of them in both places" : "the same figures in both places")
        }
      })
  ]
}

extension SourceScan {
  /// Returns the member of a cluster with another motion that is nearest to an animation's; nil if all motions are the
  /// same.
  func nearest(
    to animation: ScannedAnimation, in cluster: MotionCluster
  ) -> (animation: ScannedAnimation, amount: Double, time: Double)? {
    guard cluster.bases.count > 1, let own = motions.samples(animation.base) else { return nil }
    var best: (animation: ScannedAnimation, amount: Double, time: Double)?
    for base in cluster.bases
    where base != animation.base && !motions.isSpring(animation.base, of: base) {
      guard let other = motions.samples(base),
        let difference = own.largestDifference(from: other), difference.amount > Self.rounding,
        difference.amount < best?.amount ?? .infinity,
        let member = cluster.members.first(where: { animations[$0].base == base })
      else { continue }
      best = (animations[member], difference.amount, difference.time)
    }
    return best
  }

  /// The fraction of the travel below which differences count as none.
  static let rounding = 1e-6
}

extension MotionStore {
  /// Whether one of two texts is a spring, and the other an animation of the same spring: the animation plays it in
  /// SwiftUI's steps, which is not a different choice of the app.
  func isSpring(_ one: String, of other: String) -> Bool {
    guard let first = motion(one).subjects.first, let second = motion(other).subjects.first else {
      return false
    }
    switch (first, second) {
    case (.spring(let spring), _): return second.spring == spring
    case (_, .spring(let spring)): return first.spring == spring
    default: return false
    }
  }

  /// Whether two texts have motions that do not differ.
  func areSame(_ one: String, _ other: String) -> Bool {
    guard one != other, let first = samples(one), let second = samples(other) else { return false }
    return first.largestDifference(from: second, limit: SourceScan.rounding) != nil
  }
}
