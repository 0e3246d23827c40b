internal import CairoDrawing
internal import ChartLayout

/// A picture between the lines of a terminal.
struct InlinePicture {
  private let choice: InlineChoice
  private let figure: FigureOptions

  /// The size where neither the user nor the terminal gives a size.
  private static let assumedSize = FigureSize(width: 800, height: 500)

  init(_ choice: InlineChoice, _ figure: FigureOptions) {
    self.choice = choice
    self.figure = figure
  }

  /// Draws a chart into the terminal.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - size: The given size; nil for one that fits the terminal.
  ///   - usualSize: The size of a file, whose proportions are kept.
  func write(_ chart: Chart, size: FigureSize?, usualSize: FigureSize) throws(ToolError) {
    let chosen = try inlineProtocol()
    if chosen == .sixel, figure.look.background == "transparent" {
      throw ToolError(
        .usage, "sixels have no transparent ground; leave out --background, or give it a color")
    }
    let renderer = try figure.renderer()
    let bytes: [UInt8]
    do {
      let drawing = figure.drawing(
        of: chart, size: size ?? Self.fitted(usualSize), theme: figure.theme ?? .light, renderer)
      MissingFontWarning.report(renderer.missingCharacters(in: drawing))
      bytes = try renderer.inline(drawing, by: chosen, scale: figure.scale.value)
    } catch {
      throw ToolError(.cannotCreate, "cannot draw the picture: \(error)")
    }
    try OutputDestination.standardOutput.write(bytes)
  }

  private func inlineProtocol() throws(ToolError) -> InlineProtocol {
    if case .forced(let named) = choice { return named }
    let known = InlineProtocol.allCases.map(\.rawValue).joined(separator: ", ")
    guard FileDescriptor.standardOutput.isTerminal else {
      throw ToolError(
        .usage,
        """
        --inline shows a picture in a terminal, and standard output is not a terminal; write a file with \
        -o FILE, or name the protocol, such as --inline kitty (\(known))
        """)
    }
    switch InlineTerminal.capability(of: Process.environment(_:)) {
    case .shows(let known): return known
    case .cannot(let reason):
      throw ToolError(
        .usage,
        """
        \(reason); leave out --inline for a figure of characters, or name the protocol that the terminal \
        understands, such as --inline sixel (\(known))
        """)
    }
  }

  /// The usual proportions in the width of the terminal, if it reports its pixels.
  static func fitted(_ usual: FigureSize) -> FigureSize {
    let output = FileDescriptor.standardOutput
    return fitted(usual, to: output.windowPixels, columns: Terminal.columns(of: output))
  }

  /// The usual proportions in the width of a terminal.
  ///
  /// - Parameters:
  ///   - usual: The size of a file.
  ///   - terminal: The pixels of the terminal; nil if it does not report them.
  ///   - columns: The number of characters in a line of the terminal.
  static func fitted(
    _ usual: FigureSize, to terminal: (width: Int, height: Int)?, columns: Int
  ) -> FigureSize {
    // After a picture that reaches the last column kitty begins another line.
    let room = terminal.map { $0.width - ($0.width + columns - 1) / columns }
    let width = min(max(room ?? assumedSize.width, 200), usual.width)
    let height = Double(usual.height) * Double(width) / Double(usual.width)
    // A picture taller than the terminal would scroll away before it is seen.
    let limit = terminal.map { Double($0.height) * 0.9 } ?? .infinity
    return FigureSize(width: width, height: Int(max(min(height, limit), 100)))
  }
}
