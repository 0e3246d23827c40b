internal import ChartLayout

/// A chart as text, in the size of the terminal.
struct TerminalFigure {
  let usesColor: Bool
  /// Whether ASCII is asked for, whatever the terminal can show.
  let isPlain: Bool
  /// The destination of the figure.
  ///
  /// Only standard output may be a terminal, whose size and locale matter.
  let destination: OutputDestination

  /// The file descriptor of the terminal, which gives its width and its characters; nil for a file, which is not a
  /// terminal.
  private var output: FileDescriptor? {
    if case .file = destination { nil } else { .standardOutput }
  }

  /// The characters with which the figure is drawn.
  var characters: TextCharacters {
    isPlain || !Terminal.showsUnicode(output) ? .ascii : .unicode
  }

  /// The text of a table by itself, with all of its rows.
  func text(of table: TextTable, in chart: Chart) -> String {
    table.text(
      of: chart, width: Terminal.columns(of: output), height: table.rows.count + 1,
      characters: characters, color: usesColor)
  }

  /// The text of a chart, with a line feed at its end.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - table: The figures below the chart, where there is room for them.
  func text(of chart: Chart, table: TextTable? = nil) -> String {
    let width = Terminal.columns(of: output)
    // The prompt that follows takes a row, too.
    let height = Terminal.rows(of: output) - 1
    let characters = characters
    // A plot needs its rows more than the figures do.
    let figures =
      table?.text(
        of: chart, width: width, height: min(height / 3, height - 12), characters: characters,
        color: usesColor) ?? ""
    let rows = figures.utf8.count { $0 == 10 }
    var chart = chart
    if let table, rows > table.rows.count {
      chart = chart.leavingLegend(to: table, width: width, height: height - rows)
    }
    let text = TextChart.text(
      of: chart, width: width, height: height - rows, characters: characters, color: usesColor)
    return (text.hasSuffix("\n") ? text : text + "\n") + figures
  }
}
