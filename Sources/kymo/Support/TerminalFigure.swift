internal import ChartLayout

/// A chart as text, as large as the terminal.
struct TerminalFigure {
  let usesColor: Bool

  /// The text, with a line break at its end.
  func text(of chart: Chart) -> String {
    let output = FileDescriptor.standardOutput
    // The prompt that follows takes a row too.
    let text = TextChart.text(
      of: chart, width: Terminal.columns(of: output), height: Terminal.rows(of: output) - 1,
      characters: Terminal.showsUnicode ? .unicode : .ascii, color: usesColor)
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
