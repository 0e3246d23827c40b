/// The tracks and keyframes that a closure lists, as they are written, with the values of their arguments.
final class KeyframeList {
  /// A track or a keyframe.
  struct Entry {
    let name: String

    /// Where the call is written.
    let position: SourcePosition
    var arguments: [ViewArgument] = []

    /// What a track has.
    var content: KeyframeList?

    /// The value of an argument; nil if it is not given.
    func argument(_ label: String?) -> ViewArgument? { arguments.first { $0.label == label } }
  }

  /// How many there are, in all of the closures within each other.
  final class Total {
    var count = 0
  }

  private(set) var entries: [Entry] = []
  let total: Total

  /// The first choice that depends on something that is not known, so that more may belong here.
  private(set) var skipped: (unknown: UnknownValue, choice: SourcePosition)?

  /// The most tracks and keyframes.
  static let mostEntries = 2_000

  /// A list in another one.
  init(_ outer: KeyframeList?) { total = outer?.total ?? Total() }

  func add(_ entry: Entry) {
    entries.append(entry)
    total.count += 1
  }

  func skip(_ unknown: UnknownValue, at position: SourcePosition) {
    if skipped == nil { skipped = (unknown, position) }
  }
}
