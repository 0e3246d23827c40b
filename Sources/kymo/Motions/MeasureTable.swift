internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// The figures below a chart in the terminal.
enum MeasureTable {
  /// The measures of curves; nil for tracks, which share names and have several targets.
  static func table(
    of curves: [(motion: PlottedMotion, measures: MotionMeasures)]
  ) -> TextTable? {
    guard curves.allSatisfy({ $0.motion.track == nil && $0.motion.recording.keyframes.isEmpty })
    else { return nil }
    return TextTable(
      heads: MeasureColumns.heads,
      rows: curves.enumerated().map { index, curve in
        TextTable.Row(series: index, cells: MeasureColumns.cells(of: curve.measures))
      })
  }

  /// The cuts at which animations take over, each beside the name of the animation that takes over.
  static func table(of cuts: [InterruptionCut], in chart: Chart) -> TextTable? {
    let rows = cuts.compactMap { cut in
      chart.series.firstIndex { $0.label == cut.animation }.map { series in
        TextTable.Row(series: series, cells: CutColumns.cells(of: cut))
      }
    }
    return rows.isEmpty ? nil : TextTable(heads: CutColumns.heads, rows: rows)
  }
}
