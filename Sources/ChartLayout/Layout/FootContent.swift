/// The content for which there is no room beside the curves, and which is therefore under the plots.
struct FootContent: Hashable, Sendable {
  /// The columns of the table: figures of marks whose words found no position.
  var columns: Set<String> = []
  /// The moments, by their index among those of the chart, whose names found no position above the plots.
  var moments: Set<Int> = []
  /// Words about curves that found no position beside them.
  var remarks: [String] = []

  var isEmpty: Bool { columns.isEmpty && moments.isEmpty && remarks.isEmpty }

  /// Adds all columns if half of them are in the table already: figures that belong together are then
  /// found together.
  mutating func completeColumns(of chart: Chart) {
    let all = Set(chart.panels.flatMap(\.marks).flatMap(\.figures).map(\.column))
    if columns.count * 2 >= all.count { columns = all }
  }

  /// Adds other content; returns whether that changes anything.
  mutating func formUnion(_ other: FootContent) -> Bool {
    let old = self
    columns.formUnion(other.columns)
    moments.formUnion(other.moments)
    for remark in other.remarks where !remarks.contains(remark) { remarks.append(remark) }
    return self != old
  }
}
