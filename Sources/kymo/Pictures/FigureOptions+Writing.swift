internal import CairoDrawing
internal import ChartLayout
internal import OutsideText

extension FigureOptions {
  /// Draws a chart, as a picture or as text for a terminal.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - format: A picture's format, or text.
  ///   - destination: The destination of the figure.
  ///   - text: The options for the look of a figure of characters; nil for a command without such
  ///     figures.
  ///   - usualSize: The default size.
  ///   - table: The figures below a chart of text.
  func write(
    _ chart: Chart, as format: OutputFormat, to destination: OutputDestination,
    _ text: TextFigureOptions?, usualSize: FigureSize = usualSize, table: TextTable? = nil
  ) throws(ToolError) {
    let chart = chartForPurpose(chart)
    let size = size ?? purpose?.size ?? usualSize
    if altText {
      let words = PrintableText.lines(PictureElement.words(of: chart))
      try OutputDestination.standardOutput.write(words + "\n")
      guard case .file = destination else { return }
    }
    if let choice = inline {
      try InlinePicture(choice, self).write(
        chart, size: self.size ?? purpose?.size, usualSize: usualSize)
    } else if format == .text {
      let figure = TerminalFigure(
        usesColor: text?.color.usesColor(to: destination) ?? false, isPlain: text?.ascii ?? false,
        destination: destination)
      try destination.write(figure.text(of: chart, table: table))
    } else if pair {
      let renderer = try renderer()
      let light = try picture(of: chart, as: format, size: size, theme: .light, with: renderer)
      renderer.beginDrawing()
      try PicturePair(destination, format).write(
        chart, light: light,
        dark: try picture(of: chart, as: format, size: size, theme: .dark, with: renderer))
    } else {
      try destination.write(
        try picture(of: chart, as: format, size: size, theme: theme ?? .light, with: renderer()))
    }
  }
}
