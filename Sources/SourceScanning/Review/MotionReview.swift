/// The effects of a change of an app on its motion.
public struct MotionReview: Sendable {
  /// The changes: first those that are retuned, the largest difference first, then the others by state and position.
  public let changes: [ReviewedChange]

  /// The number of animations that do not change.
  public let unchangedCount: Int

  /// The number of files, in the version that has more.
  public let fileCount: Int

  /// The scan of the earlier version.
  public let before: SourceScan

  /// The scan of the reviewed version.
  public let after: SourceScan

  /// Compares two versions of an app.
  ///
  /// - Parameters:
  ///   - before: The files of the earlier version.
  ///   - after: The files of the reviewed version.
  ///   - scanner: The scanner of the files. Files that are equal in both versions are read once.
  public init(from before: [SourceFile], to after: [SourceFile], by scanner: SourceScanner) {
    let motions = MotionStore(scanner.context)
    let cache = FileCache()
    self.before = scanner.scan(before, motions: motions, cache: cache)
    self.after = scanner.scan(after, motions: motions, cache: cache)
    fileCount = max(before.count, after.count)
    let comparer = ReviewComparer()
    let matching = ReviewMatching(
      self.before.animations, self.after.animations, comparer: comparer)
    var changes: [ReviewedChange] = []
    var unchanged = 0
    for (old, new) in matching.pairs {
      let change = Self.change(from: old, to: new, comparer)
      if change.states.isEmpty { unchanged += 1 } else { changes.append(change) }
    }
    changes += matching.added.map { ReviewedChange(states: [.added], after: $0) }
    changes += matching.removed.map { ReviewedChange(states: [.removed], before: $0) }
    Self.countUses(&changes)
    changes.sort(by: Self.isBefore)
    self.changes = changes
    unchangedCount = unchanged
  }

  /// Returns the changes with a state.
  public func changes(_ state: ReviewedChange.State) -> [ReviewedChange] {
    changes.filter { $0.states.contains(state) }
  }

  /// The changes that reports list: all except those that are only respelled.
  public var listed: [ReviewedChange] { changes.filter { $0.states != [.respelled] } }

  /// Whether motion is added, removed, retuned, or changed in an unknown way.
  public var changesMotion: Bool {
    changes.contains { change in
      change.states.contains { [.added, .removed, .retuned, .unread].contains($0) }
    }
  }

  private static func change(
    from old: ScannedAnimation, to new: ScannedAnimation, _ comparer: ReviewComparer
  ) -> ReviewedChange {
    var change = ReviewedChange(states: [], before: old, after: new)
    if old.isKnown, new.isKnown {
      if let difference = comparer.difference(old, new) {
        change.states.append(.retuned)
        change.verdict = difference.verdict
        change.largest = difference.largest
      } else if old.expression != new.expression {
        change.states.append(.respelled)
      }
    } else if old.isKnown != new.isKnown || old.expression != new.expression
      || old.written != new.written
    {
      change.states.append(.unread)
    }
    if old.file.lowercased() != new.file.lowercased() { change.states.append(.moved) }
    if old.kind == .definition, old.name != new.name { change.states.append(.renamed) }
    if change.states.count > 1 { change.states.removeAll { $0 == .respelled } }
    return change
  }

  /// Removes the changes of uses that change only because of their definitions, and counts them there.
  private static func countUses(_ changes: inout [ReviewedChange]) {
    var definitions: [String: Int] = [:]
    for (index, change) in changes.enumerated()
    where change.states.contains(.retuned) && change.after?.kind == .definition {
      definitions[change.after?.name ?? ""] = index
    }
    var kept: [Bool] = []
    for change in changes {
      guard change.states == [.retuned], let old = change.before, let new = change.after,
        new.kind == .use, old.written == new.written,
        let index = new.surroundings.names.lazy.compactMap({ definitions[$0] }).first
      else {
        kept.append(true)
        continue
      }
      changes[index].uses += 1
      kept.append(false)
    }
    changes = zip(changes, kept).filter(\.1).map(\.0)
  }

  private static func isBefore(_ one: ReviewedChange, _ other: ReviewedChange) -> Bool {
    let order = ReviewedChange.State.allCases
    func rank(_ change: ReviewedChange) -> Int {
      change.states.first.flatMap(order.firstIndex) ?? order.count
    }
    if rank(one) != rank(other) { return rank(one) < rank(other) }
    let (first, second) = (one.largest?.amount.magnitude ?? 0, other.largest?.amount.magnitude ?? 0)
    if first != second { return first > second }
    return ReviewMatching.isBefore(one.shown, other.shown)
  }
}

extension MotionReview {
  /// Returns the findings of the reviewed version that the earlier one does not have.
  public func newFindings(_ settings: RuleSettings) -> [ScanFinding] {
    var (old, new) = (before, after)
    let baseline = ScanBaseline(old.findings(settings))
    var findings = new.findings(settings)
    _ = baseline.mark(&findings)
    return findings.filter { $0.isNew && !$0.isIgnored }
  }
}
