public import MotionComparison
public import MotionRecording

/// How motions differ from what they were or from others, to be written for people, for programs and for
/// pull requests.
public struct ComparisonDocument: Hashable, Sendable {
  /// A motion by its name and where it comes from.
  public struct Origin: Hashable, Sendable {
    /// The name above its figures: its label, or a letter.
    public var name: String

    /// The name in the verdict.
    public var subject: String

    /// Its expression or the file it was read from; equal to the name if there is nothing else to say.
    public var text: String

    /// Makes an origin.
    ///
    /// - Parameters:
    ///   - name: The name above its figures.
    ///   - subject: The name in the verdict; nil for the same name.
    ///   - text: Its expression or file.
    public init(name: String, subject: String? = nil, text: String) {
      self.name = name
      self.subject = subject ?? name
      self.text = text
    }
  }

  /// Two motions and how they differ.
  public struct Pair: Hashable, Sendable {
    /// The motion that is compared with.
    public var first: Origin

    /// The motion that is compared.
    public var second: Origin

    /// How they differ.
    public var difference: MotionDifference

    /// The limits that they do not keep.
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

  /// The comparison of a name in two files.
  public enum Entry: Hashable, Sendable {
    /// It is in both and moves otherwise.
    case changed(name: String, Pair)
    /// It is in both and moves as before.
    case unchanged(name: String, Pair)
    /// It is in the second file only, with its text.
    case added(name: String, text: String)
    /// It is in the first file only, with its text.
    case removed(name: String, text: String)

    /// The name.
    public var name: String {
      switch self {
      case .changed(let name, _), .unchanged(let name, _), .added(let name, _),
        .removed(let name, _):
        name
      }
    }

    /// The pair, for what is in both.
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
    /// Two files, name by name, with what each of them is called.
    case files([Entry], first: String, second: String)
  }

  /// The motions or files that were compared.
  public var content: Content

  /// How far motions may be apart.
  public var limits: DifferenceLimits

  /// The clock on which they were played.
  public var clock: Clock

  /// Makes a document.
  public init(_ content: Content, limits: DifferenceLimits, clock: Clock) {
    self.content = content
    self.limits = limits
    self.clock = clock
  }

  /// Whether every limit is kept; a motion that is gone keeps none.
  public var isWithinLimits: Bool { breachSentences.isEmpty }

  /// The sentences about the limits that are not kept, without a full stop.
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
