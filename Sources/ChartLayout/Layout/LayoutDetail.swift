/// How much besides the curves a figure has room for.
struct LayoutDetail: Hashable, Sendable {
  /// The most lines of title; 0 for none.
  let titleLines: Int
  let showsSubtitle: Bool
  let showsSeriesLabels: Bool
  let showsPanelTitles: Bool
  let showsTimeTitle: Bool

  /// From everything to the bare plot; the first that leaves the plot enough room is taken.
  static let levels: [LayoutDetail] = [
    LayoutDetail(
      titleLines: 2, showsSubtitle: true, showsSeriesLabels: true, showsPanelTitles: true,
      showsTimeTitle: true),
    LayoutDetail(
      titleLines: 1, showsSubtitle: false, showsSeriesLabels: true, showsPanelTitles: true,
      showsTimeTitle: true),
    LayoutDetail(
      titleLines: 1, showsSubtitle: false, showsSeriesLabels: true, showsPanelTitles: false,
      showsTimeTitle: false),
    LayoutDetail(
      titleLines: 1, showsSubtitle: false, showsSeriesLabels: false, showsPanelTitles: false,
      showsTimeTitle: false),
    LayoutDetail(
      titleLines: 0, showsSubtitle: false, showsSeriesLabels: false, showsPanelTitles: false,
      showsTimeTitle: false),
  ]
}
