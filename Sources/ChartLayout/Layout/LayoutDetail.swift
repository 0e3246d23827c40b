/// The parts that a figure has room for besides the curves.
struct LayoutDetail: Hashable, Sendable {
  /// The way in which lanes are named.
  enum LaneStyle: Hashable, Sendable {
    /// Above their plots, with numbers on their axes.
    case full
    /// Beside their plots, in place of numbers.
    case compact
  }

  /// The largest number of lines of the title; 0 for none.
  let titleLines: Int
  let showsSubtitle: Bool
  let showsSeriesLabels: Bool
  let showsPanelTitles: Bool
  let showsTimeTitle: Bool
  /// The largest number of rows for names of moments.
  var momentRows: Int
  /// Whether there are rulers under the time axis.
  var showsRulers = false
  /// Whether the content without room beside the curves is under the plots.
  var showsFoot = true
  /// The way in which lanes are named; without meaning for other panels.
  var lanes = LaneStyle.full

  /// The levels of detail, from all parts to the bare plot; the first that leaves the plot enough
  /// room is taken.
  static let levels: [LayoutDetail] = [
    LayoutDetail(
      titleLines: 2, showsSubtitle: true, showsSeriesLabels: true, showsPanelTitles: true,
      showsTimeTitle: true, momentRows: 4, showsRulers: true),
    LayoutDetail(
      titleLines: 1, showsSubtitle: false, showsSeriesLabels: true, showsPanelTitles: true,
      showsTimeTitle: true, momentRows: 2, showsRulers: true),
    LayoutDetail(
      titleLines: 1, showsSubtitle: false, showsSeriesLabels: true, showsPanelTitles: false,
      showsTimeTitle: false, momentRows: 1),
    LayoutDetail(
      titleLines: 1, showsSubtitle: false, showsSeriesLabels: false, showsPanelTitles: false,
      showsTimeTitle: false, momentRows: 1),
    LayoutDetail(
      titleLines: 0, showsSubtitle: false, showsSeriesLabels: false, showsPanelTitles: false,
      showsTimeTitle: false, momentRows: 0, showsFoot: false),
  ]

  /// The levels of detail for lanes, which keep their names and the title to the last.
  static let laneLevels: [LayoutDetail] = {
    let full = levels.prefix(2)
    var compact = levels.dropLast().map { level in
      var level = level
      level.lanes = .compact
      return level
    }
    compact[compact.count - 1].showsFoot = false
    return full + compact
  }()
}
