/// The figures of a chart's marks in rows and columns: a row for each curve, or for each curve of each lane.
struct FootTable: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    let series: Int
    let name: String
    let isCode: Bool
    /// The figures by column, each from the longest to the shortest form.
    fileprivate(set) var cells: [[[String]]]

    /// Returns the text in a column; the higher the level, the shorter the text.
    func text(in column: Int, level: Int) -> String {
      var texts: [String] = []
      for figure in cells[column] where !figure.isEmpty {
        let text = figure[min(level, figure.count - 1)]
        if !texts.contains(text) { texts.append(text) }
      }
      return texts.joined(separator: ", ")
    }
  }

  let heads: [String]
  private(set) var rows: [Row] = []

  /// The largest number of forms of a figure.
  var levels: Int { max(rows.flatMap(\.cells).joined().map(\.count).max() ?? 1, 1) }

  /// Takes the figures of some columns from all marks.
  init(_ chart: Chart, columns: Set<String>) {
    heads = Self.heads(chart, columns)
    guard !heads.isEmpty else { return }
    var keys: [Key: Int] = [:]
    for panel in chart.panels {
      for mark in panel.marks where chart.series.indices.contains(mark.series) {
        for figure in mark.figures {
          guard let column = heads.firstIndex(of: figure.column) else { continue }
          let key = Key(lane: panel.name, series: mark.series)
          let index = keys[key] ?? rows.count
          if index == rows.count {
            keys[key] = index
            rows.append(Self.row(key, chart, columns: heads.count))
          }
          rows[index].cells[column].append(figure.texts)
        }
      }
    }
    // In the order of the labels; rows of one lane stay together.
    guard !chart.hasLanes else { return }
    rows.sort { $0.series < $1.series }
  }

  /// The columns in the order in which the marks of most curves have them.
  private static func heads(_ chart: Chart, _ columns: Set<String>) -> [String] {
    struct Pair: Hashable {
      let first: String
      let second: String
    }
    var heads: [String] = []
    var counts: [Pair: Int] = [:]
    for panel in chart.panels {
      for series in chart.series.indices {
        let own = panel.marks.filter { $0.series == series }.flatMap(\.figures).map(\.column)
          .filter(columns.contains)
        for (index, column) in own.enumerated() {
          if !heads.contains(column) { heads.append(column) }
          for later in own[(index + 1)...] where later != column {
            counts[Pair(first: column, second: later), default: 0] += 1
          }
        }
      }
    }
    // An insertion sort, since the pairwise preference of most curves need not be an order.
    for index in heads.indices.dropFirst() {
      var position = index
      while position > 0 {
        let (left, right) = (heads[position - 1], heads[position])
        let isInOrder =
          counts[Pair(first: left, second: right), default: 0]
          >= counts[Pair(first: right, second: left), default: 0]
        guard !isInOrder else { break }
        heads.swapAt(position - 1, position)
        position -= 1
      }
    }
    return heads
  }

  private struct Key: Hashable {
    let lane: String
    let series: Int
  }

  private static func row(_ key: Key, _ chart: Chart, columns: Int) -> Row {
    let series = chart.series[key.series]
    let label = series.naming == .none && !key.lane.isEmpty ? "" : series.label
    let name = [key.lane, label].filter { !$0.isEmpty }.joined(separator: ": ")
    return Row(
      series: key.series, name: TextFitting<CellMeasurer>.singleLine(name),
      isCode: series.isCode || !key.lane.isEmpty,
      cells: Array(repeating: [], count: columns))
  }
}
