internal import TextForms

/// The results of a scan in the form in which they are written.
public struct ScanDocument: Sendable {
  /// A part of a report.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case uses
    case definitions
    case clusters
    case findings
    case unread
  }

  /// A file that could not be read, with the reason.
  public struct Failure: Hashable, Sendable {
    /// The path of the file.
    public var path: String

    /// The reason why it failed, in words.
    public var reason: String

    /// Makes a failure.
    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The results of the scan.
  public let scan: SourceScan

  /// The findings of the rules.
  public let findings: [ScanFinding]

  /// The parts that are requested; nil for the default parts of a format.
  public let parts: Set<Part>?

  /// The files that could not be read.
  public let failures: [Failure]

  /// The number of findings of the baseline that are gone.
  public let goneCount: Int

  /// Whether there is a baseline.
  public let hasBaseline: Bool

  /// The version of the tool.
  public let version: String

  /// The largest difference between the motions of a cluster, as a fraction of the travel.
  public let within: Double

  /// Makes a document.
  public init(
    _ scan: SourceScan, findings: [ScanFinding], parts: Set<Part>? = nil,
    failures: [Failure] = [], goneCount: Int = 0, hasBaseline: Bool = false, version: String = "0",
    within: Double = 0.05
  ) {
    self.scan = scan
    self.findings = findings
    self.parts = parts
    self.failures = failures
    self.goneCount = goneCount
    self.hasBaseline = hasBaseline
    self.version = version
    self.within = within
  }

  /// The largest number of uses that a report lists unless they are requested.
  private static let mostUses = 60

  /// Whether a report has a part.
  func shows(_ part: Part) -> Bool {
    parts?.contains(part) ?? (part != .uses || scan.uses.count <= Self.mostUses)
  }

  /// The findings that count: those that no comment suppresses.
  var counted: [ScanFinding] { findings.filter { !$0.isIgnored } }

  // MARK: - Words

  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(NumberText.grouped(number)) \(number == 1 ? one : many ?? one + "s")"
  }

  /// The summary of the results, in one sentence without a period.
  public var summary: String {
    let files = Self.count(scan.fileCount, "file")
    guard !scan.animations.isEmpty else { return "no animations in \(files)" }
    var words =
      "\(files): \(Self.count(scan.uses.count, "use")) and "
      + "\(Self.count(scan.definitions.count, "definition")) of animations, "
      + "\(Self.count(scan.clusters.count, "cluster"))"
    let unread = scan.unread
    if !unread.isEmpty {
      let partly = unread.count { $0.resolution == .partly }
      words += ", \(unread.count) not fully understood"
      if partly > 0 { words += " (\(partly) in part)" }
    }
    return words + "; " + findingsSummary
  }

  /// The number of findings of each level, in words.
  var findingsSummary: String {
    let counted = counted.filter { !hasBaseline || $0.isNew }
    let kind = hasBaseline ? "new finding" : "finding"
    guard !counted.isEmpty else { return "no \(kind)s" }
    let levels = FindingLevel.allCases.reversed().compactMap { level -> String? in
      let number = counted.count { $0.level == level }
      return number == 0 ? nil : Self.count(number, level.rawValue)
    }
    return "\(Self.count(counted.count, kind)): \(levels.joined(separator: ", "))"
  }

  static func place(_ animation: ScannedAnimation) -> String {
    "\(animation.file):\(animation.start.line):\(animation.start.column)"
  }

  /// Returns the positions of the first members of a cluster, with the number of the others.
  func places(of cluster: MotionCluster, most: Int) -> String {
    let places = cluster.members.prefix(most).map {
      "\(scan.animations[$0].file):\(scan.animations[$0].start.line)"
    }
    let more = cluster.members.count - places.count
    return places.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Returns the largest difference within a cluster, in words.
  func nearness(of cluster: MotionCluster) -> String {
    cluster.radius <= SourceScan.rounding
      ? cluster.bases.count > 1 ? "the same motion in \(cluster.bases.count) spellings" : ""
      : "within \(HumanNumber.text(100 * cluster.radius, digits: 3)) % of the travel"
  }

  /// Returns the proposal for a cluster, in words; empty if there is none.
  func proposal(of cluster: MotionCluster) -> String {
    guard let proposal = cluster.proposal, cluster.bases.count > 1 || !proposal.exists else {
      return ""
    }
    return proposal.exists
      ? "use \(proposal.name)"
      : "propose '\(proposal.name)'"
        + (proposal.expression == cluster.representative ? "" : " for \(proposal.expression)")
  }
}
