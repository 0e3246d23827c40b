internal import TextForms

extension ScanDocument {
  /// The change of an animation if it became the proposal for its cluster.
  struct ProposedChange {
    let animation: ScannedAnimation
    /// The largest difference, as a fraction of the travel.
    let amount: Double
    let time: Double
  }

  /// Returns the changes that a proposal makes, in order; uses that it does not change are left out.
  func changes(of cluster: MotionCluster) -> [ProposedChange] {
    guard let proposal = cluster.proposal, let new = scan.motions.samples(proposal.expression)
    else {
      return []
    }
    return cluster.members.compactMap { index in
      let animation = scan.animations[index]
      guard animation.kind == .use, let old = scan.motions.samples(animation.base),
        let difference = old.largestDifference(from: new), difference.amount > SourceScan.rounding
      else { return nil }
      return ProposedChange(
        animation: animation, amount: difference.amount, time: difference.time)
    }
  }

  /// The proposed constants as Swift code that can be added to an app.
  ///
  /// Clusters for which SwiftUI has a name are left out. A constant that the app already has is written with its
  /// position, which the line replaces.
  public var tokens: String {
    var lines: [String] = []
    for cluster in scan.clusters {
      guard let proposal = cluster.proposal, !proposal.name.hasPrefix(".") else { continue }
      let definition = cluster.members.lazy.map { scan.animations[$0] }.first {
        $0.kind == .definition && $0.name == proposal.name
      }
      if proposal.exists, definition?.surroundings.scopeType != "Animation" { continue }
      if definition?.context == "static func" { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(
        "  /// \(Self.count(cluster.members.count, "place")): \(places(of: cluster, most: 3)).")
      if let definition {
        lines.append("  /// It replaces \(definition.file):\(definition.start.line).")
      }
      for change in changes(of: cluster).prefix(8) {
        lines.append(
          "  /// \(change.animation.file):\(change.animation.start.line) changes by "
            + "\(HumanNumber.text(100 * change.amount, digits: 2)) % of the travel at "
            + "\(HumanNumber.text(change.time, digits: 2)) s.")
      }
      let name = proposal.name.split(separator: ".").last.map(String.init) ?? proposal.name
      lines.append("  static let \(name) = Animation\(proposal.expression)")
    }
    guard !lines.isEmpty else { return "" }
    return (["import SwiftUI", "", "extension Animation {"] + lines + ["}"])
      .map(Self.withoutControls).joined(separator: "\n") + "\n"
  }

  /// Returns a line of Swift without characters with which its comment could end the line.
  private static func withoutControls(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map {
          $0.value < 0x20 || $0.properties.generalCategory == .format || $0.properties.isWhitespace
            ? " " : $0
        }))
  }
}
