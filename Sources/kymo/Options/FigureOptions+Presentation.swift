internal import ArgumentParser
internal import CairoDrawing
internal import DrawingModel

/// How a figure reaches its readers: in both themes, in words, in the terminal.
extension FigureOptions {
  /// Whether a figure or its description is asked for without a word on the output.
  var drawsByItself: Bool { altText || inline != nil }

  /// Refuses what contradicts itself whatever the output is.
  func checkPresentation() throws {
    if pair, let theme {
      throw ValidationError(
        "--pair draws the light and the dark theme; leave out --theme \(theme.rawValue)")
    }
    if pair, altText {
      throw ValidationError(
        "--pair prints the description of --alt-text in its HTML; give one of them")
    }
    if try look.hasColoredBackground(), pair || theme == .auto {
      throw ValidationError(
        "--background gives both themes one ground; leave out \(pair ? "--pair" : "--theme auto"), "
          + "or ask for --background transparent")
    }
    if look.textKind == .outlines, theme == .auto {
      throw ValidationError(
        "--text outlines draws letters in one set of colours; --pair makes a file for each theme")
    }
    if inline != nil {
      if look.textKind != nil {
        throw ValidationError("--text is for SVG; a picture in a terminal has pixels")
      }
      if pair { throw ValidationError("--pair writes files, but --inline writes none") }
      if theme == .auto { throw ValidationError(Self.automaticNeedsSVG("a picture in a terminal")) }
      if altText { throw ValidationError("--alt-text prints words; leave out --inline") }
    }
  }

  /// Refuses what a format or a destination cannot do, before any work is done; then starts what takes
  /// its time whatever is drawn.
  func check(_ format: OutputFormat, to destination: OutputDestination) throws(ToolError) {
    let isTable = format == .csv || format == .json
    let isFile = if case .file = destination { true } else { false }
    func refuse(_ words: String) throws(ToolError) { throw ToolError(.usage, words) }
    if theme == .auto, format == .png || format == .pdf {
      try refuse(Self.automaticNeedsSVG("a \(format.rawValue.uppercased())"))
    }
    if pair {
      guard isFile else { return try refuse("--pair writes two files; name them with -o FILE") }
      guard format == .svg || format == .png else {
        return try refuse("--pair is for SVG and PNG, which a <picture> element can show")
      }
    }
    if inline != nil, isFile || format != .text {
      try refuse("--inline shows the picture in the terminal; leave out -o and --format")
    }
    if altText {
      if isTable { try refuse("a table has no --alt-text; ask for a figure") }
      if !isFile, format != .text {
        try refuse(
          "--alt-text and the picture would both go to standard output; name a file with -o")
      }
    }
    if look.textKind != nil, format != .svg {
      try refuse(Self.textNeedsSVG(format))
    }
    if look.hasColors, isTable || (format == .text && inline == nil) {
      let option =
        look.colors != nil ? "--colors" : look.palette != nil ? "--palette" : "--background"
      try refuse(
        isTable
          ? "a table has no colours for \(option)"
          : "a text figure has the colours of its terminal, not those of \(option); "
            + "name a picture with -o, such as -o figure.svg")
    }
    if isTable, noMetadata {
      try refuse("a table has no metadata for --no-metadata to leave out")
    }
    if pair { try PicturePair(destination, format).check() }
    // Only a PDF has a date, but what is wrong with it must not depend on the format.
    if !isTable { try SourceDate.check() }
    if format == .png {
      let size = size ?? Self.usualSize
      DrawingRenderer.preparePicture(
        of: Size(width: Double(size.width), height: Double(size.height)), scale: scale.value)
    }
  }

  private static func textNeedsSVG(_ format: OutputFormat) -> String {
    let reason =
      switch format {
      case .png: "the letters of a PNG are pixels, the same for every reader"
      case .pdf: "a PDF carries its fonts along"
      case .svg, .csv, .json, .text: "\(format.rawValue) has no letters to draw"
      }
    return "--text is for SVG: \(reason)"
  }

  private static func automaticNeedsSVG(_ what: String) -> String {
    """
    \(what) has one set of colours, so it cannot follow its reader's dark mode; \
    --theme auto is for SVG, and --pair makes two files of any picture
    """
  }
}
