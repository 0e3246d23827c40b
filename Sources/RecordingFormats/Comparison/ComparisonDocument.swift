public import MotionComparison
public import MotionRecording

/// The differences of motions from others or from earlier versions, to be written for people, for
/// programs and for pull requests.
public struct ComparisonDocument: Hashable, Sendable {
  /// A motion with its name and its source.
  public struct Origin: Hashable, Sendable {
    /// The name above the motion's figures: its label, or a letter.
    public var name: String

    /// The name of the motion in the verdict.
    public var subject: String

    /// The motion's expression or the file from which it was read; equal to the name if there is
    /// neither.
    public var text: String

    /// Makes an origin.
    ///
    /// - Parameters:
    ///   - name: The name above the motion's figures.
    ///   - subject: The name in the verdict; nil for the same name.
    ///   - text: The motion's expression or file.
    public init(name: String, subject: String? = nil, text: String) {
      self.name = name
      self.subject = subject ?? name
      self.text = text
    }
  }

  /// Two motions and their difference.
  public struct Pair: Hashable, Sendable {
    /// The motion with which the other is compared.
    public var first: Origin

    /// The motion that is compared.
    public var second: Origin

    /// The difference between the motions.
    public var difference: MotionDifference

    /// The limits that the motions exceed.
    public var breaches: [LimitBreach]

    /// Makes a pair.
    public init(
      _ first: Origin, _ second: Origin, _ difference: MotionDifference,
      limits: DifferenceLimits = DifferenceLimits()
    ) {
      self.first = first
      self.second = second
      self.difference = difference
      breaches = difference.breaches(of: limits)
    }
  }

  /// The comparison of the motions with one name in two files.
  public enum Entry: Hashable, Sendable {
    /// The motion is in both files and has changed.
    case changed(name: String, Pair)
    /// The motion is in both files and is the same.
    case unchanged(name: String, Pair)
    /// The motion is only in the second file; the text is its expression.
    case added(name: String, text: String)
    /// The motion is only in the first file; the text is its expression.
    case removed(name: String, text: String)

    /// The name of the motion.
    public var name: String {
      switch self {
      case .changed(let name, _), .unchanged(let name, _), .added(let name, _),
        .removed(let name, _):
        name
      }
    }

    /// The pair, for a motion that is in both files.
    public var pair: Pair? {
      switch self {
      case .changed(_, let pair), .unchanged(_, let pair): pair
      case .added, .removed: nil
      }
    }
  }

  /// The motions or files that were compared.
  public enum Content: Hashable, Sendable {
    /// Two motions.
    case pair(Pair)
    /// Two files, compared name by name, with the name of each file.
    case files([Entry], first: String, second: String)
  }

  /// The motions or files that were compared.
  public var content: Content

  /// The largest differences that are allowed.
  public var limits: DifferenceLimits

  /// The clock on which the motions were played.
  public var clock: Clock

  /// Makes a document.
  public init(_ content: Content, limits: DifferenceLimits, clock: Clock) {
    self.content = content
    self.limits = limits
    self.clock = clock
  }

  /// Whether no limit is exceeded; a motion that is gone exceeds all of them.
  public var isWithinLimits: Bool { breachSentences.isEmpty }

  /// The sentences about the exceeded limits, without a full stop.
  public var breachSentences: [String] {
    switch content {
    case .pair(let pair):
      return pair.breaches.map { LimitWords($0).sentence }
    case .files(let entries, _, _):
      guard limits.areGiven else { return [] }
      return entries.flatMap { entry -> [String] in
        if case .removed(let name, _) = entry {
          return ["\(name): this motion no longer exists"]
        }
        return (entry.pair?.breaches ?? []).map { "\(entry.name): \(LimitWords($0).sentence)" }
      }
    }
  }
}
