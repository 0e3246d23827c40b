/// The tracks and keyframes that a closure lists, as they are written, with the values of their arguments.
package final class KeyframeList {
  /// A track or a keyframe.
  package struct Entry {
    package let name: String

    /// The position of the call.
    package let position: SourcePosition
    var arguments: [CallArgument] = []

    /// The keyframes of a track.
    package var content: KeyframeList?

    package init(
      name: String, position: SourcePosition, arguments: [CallArgument] = [],
      content: KeyframeList? = nil
    ) {
      self.name = name
      self.position = position
      self.arguments = arguments
      self.content = content
    }

    /// Returns the argument with a label; nil if it is not given.
    package func argument(_ label: String?) -> CallArgument? {
      arguments.first { $0.label == label }
    }
  }

  /// The number of entries in all of the nested closures.
  package final class Total {
    package var count = 0
  }

  package private(set) var entries: [Entry] = []
  package let total: Total

  /// The first condition that is unknown, so that entries may be missing.
  package private(set) var skipped: (unknown: UnknownValue, choice: SourcePosition)?

  /// The greatest number of tracks and keyframes.
  package static let mostEntries = 2_000

  /// Creates a list inside another one.
  package init(_ outer: KeyframeList?) { total = outer?.total ?? Total() }

  package func add(_ entry: Entry) {
    entries.append(entry)
    total.count += 1
  }

  func skip(_ unknown: UnknownValue, at position: SourcePosition) {
    if skipped == nil { skipped = (unknown, position) }
  }
}
