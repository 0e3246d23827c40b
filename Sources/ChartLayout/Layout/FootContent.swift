/// The content that has no room beside the curves, and so is under the plots.
struct FootContent: Hashable, Sendable {
  /// The columns of the table: figures of marks whose words found no position.
  var columns: Set<String> = []
  /// The moments, by their index among those of the chart, whose names found no position above the plots.
  var moments: Set<Int> = []
  /// Words about curves that found no position beside them.
  var remarks: [String] = []

  var isEmpty: Bool { columns.isEmpty && moments.isEmpty && remarks.isEmpty }

  /// Takes in all columns where half of them are: figures that belong together are then found together.
  mutating func completeColumns(of chart: Chart) {
    let all = Set(chart.panels.flatMap(\.marks).flatMap(\.figures).map(\.column))
    if columns.count * 2 >= all.count { columns = all }
  }

  /// Takes in more; true if that changes anything.
  mutating func formUnion(_ other: FootContent) -> Bool {
    let old = self
    columns.formUnion(other.columns)
    moments.formUnion(other.moments)
    for remark in other.remarks where !remarks.contains(remark) { remarks.append(remark) }
    return self != old
  }
}
