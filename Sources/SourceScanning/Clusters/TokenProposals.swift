internal import AnimationModel
internal import MotionRecording

/// Proposals of names for clusters: a definition of the app, a preset of SwiftUI's, or a name made of the motion.
struct TokenProposals {
  private let animations: [ScannedAnimation]

  init(_ animations: [ScannedAnimation]) { self.animations = animations }

  static let presets = [
    ".default", ".smooth", ".snappy", ".bouncy", ".linear", ".easeIn", ".easeOut", ".easeInOut",
  ]

  /// Returns the clusters with proposals, all with different names, for those with at least two uses.
  func named(_ clusters: [MotionCluster]) -> [MotionCluster] {
    var taken: Set<String> = Set(
      animations.filter { $0.kind == .definition }.map { Self.lastName(of: $0.name) })
    return clusters.map { cluster in
      var cluster = cluster
      let all = cluster.members.map { animations[$0] }
      // Animations that UIKit plays cannot take SwiftUI's names.
      let members = all.filter { $0.surroundings.framework == .swiftUI }
      let best = mostUsed(members.isEmpty ? all : members)
      cluster.representative = best
      guard members.count(where: { $0.kind == .use && $0.setting == .app }) >= 2 else {
        return cluster
      }
      if let definition = members.first(where: {
        $0.kind == .definition && $0.isKnown && !$0.context.hasSuffix("parameter")
          && $0.context.hasPrefix("static")
      }) {
        cluster.representative = definition.base
        cluster.proposal = MotionCluster.Proposal(
          name: definition.name, expression: definition.base, exists: true)
        return cluster
      }
      if let preset = Self.presets.first(where: { cluster.bases.contains($0) }) {
        cluster.representative = preset
        cluster.proposal = MotionCluster.Proposal(name: preset, expression: preset, exists: true)
        return cluster
      }
      var name = Self.name(of: members.first { $0.base == best }?.subjects.first)
      if !taken.insert(name).inserted {
        var number = 2
        while !taken.insert("\(name)_\(number)").inserted { number += 1 }
        name = "\(name)_\(number)"
      }
      cluster.proposal = MotionCluster.Proposal(name: name, expression: best, exists: false)
      return cluster
    }
  }

  private static func lastName(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The base of the largest number of members; if there are several, the first.
  private func mostUsed(_ members: [ScannedAnimation]) -> String {
    var counts: [String: Int] = [:]
    for member in members { counts[member.base, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return members.first { counts[$0.base] == most }?.base ?? ""
  }

  /// Returns a name made of the family and of hundredths: `spring30b30`, `easeInOut25`.
  static func name(of subject: Subject?) -> String {
    guard case .animation(let animation)? = subject else { return "motion" }
    func hundredths(_ value: Double) -> String {
      let number = (value * 100).rounded()
      return number.magnitude < 1e6 ? "\(number < 0 ? "m" : "")\(Int(number.magnitude))" : "long"
    }
    switch animation.form.core {
    case .defaultSpring: return "standard"
    case .bezier(let curve):
      let name = CurveNames.name(of: curve)
      return (name.contains("(") ? "curve" : String(name.dropFirst())) + hundredths(curve.duration)
    case .fluidSpring(let spring):
      return "spring\(hundredths(spring.response))b\(hundredths(1 - spring.dampingFraction))"
    case .interpolatingSpring(let spring):
      return
        "interpolating\(hundredths(spring.stiffness / 100))d\(hundredths(spring.damping / 100))"
    case .unitCurve(let curve): return "curve\(hundredths(curve.duration))"
    case .coreAnimationSpring, .easing, .velocityTracking, .custom: return "motion"
    }
  }
}
