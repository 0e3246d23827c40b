/// Why something of the host's that may move is not played, and what can be done instead.
struct Unplayed: Sendable {
  /// When it is left out.
  enum Extent {
    /// Wherever it is.
    case always

    /// Only where its arguments name values that may change; with others it moves nothing.
    case whereItMayChange
  }

  let reason: String
  let remedy: String?
  let extent: Extent

  init(_ reason: String, remedy: String? = nil, _ extent: Extent = .always) {
    self.reason = reason
    self.remedy = remedy
    self.extent = extent
  }

  /// The words after "is not played: ".
  var words: String { reason + (remedy.map { " (\($0))" } ?? "") }
}
