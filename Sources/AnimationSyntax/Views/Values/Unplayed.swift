/// The reason why something of the host's that may move is not played, with a remedy.
struct Unplayed: Sendable {
  /// The condition under which it is left out.
  enum Extent {
    /// It is always left out.
    case always

    /// It is left out only where its arguments name values that may change; otherwise it moves nothing.
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
