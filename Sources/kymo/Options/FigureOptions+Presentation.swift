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
    if inline != nil {
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

  private static func automaticNeedsSVG(_ what: String) -> String {
    """
    \(what) has one set of colours, so it cannot follow its reader's dark mode; \
    --theme auto is for SVG, and --pair makes two files of any picture
    """
  }
}
