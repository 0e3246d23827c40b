extension FigureOptions {
  /// Refuses options that a format or a destination does not support, before any work is done.
  func check(_ format: OutputFormat, to destination: OutputDestination) throws(ToolError) {
    let isTable = format == .csv || format == .json
    let isFile = if case .file = destination { true } else { false }
    func refuse(_ words: String) throws(ToolError) { throw ToolError(.usage, words) }
    if theme == .auto, format.isBinary {
      try refuse(Self.automaticNeedsSVG(format.withArticle))
    }
    if pair {
      guard isFile else { return try refuse("--pair writes several files; name them with -o FILE") }
      guard [.svg, .png, .apng, .gif].contains(format) else {
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
          ? "a table has no colors for \(option)"
          : "a text figure has the colors of its terminal, not those of \(option); "
            + "name a picture with -o, such as -o figure.svg")
    }
    if purpose != nil, isTable || (format == .text && inline == nil && !altText) {
      try refuse("--for is for pictures; name one with -o, such as -o figure.png")
    }
    if look.dash != nil, isTable || (format == .text && inline == nil) {
      try refuse(
        isTable
          ? "a table has no lines for --dash"
          : "a text figure draws its curves with dots; --dash is for pictures, so name one with -o")
    }
    if isTable, noMetadata {
      try refuse("a table has no metadata for --no-metadata to leave out")
    }
    if pair { try PicturePair(destination, format).check() }
    // Only a PDF has a date, but an error in it must not depend on the format.
    if !isTable { try SourceDate.check() }
  }

  private static func textNeedsSVG(_ format: OutputFormat) -> String {
    let reason =
      switch format {
      case .png, .apng, .gif, .y4m:
        "the letters of \(format.withArticle) are pixels, the same for every reader"
      case .pdf: "a PDF carries its fonts along"
      case .text: "a text figure has no fonts to outline"
      case .svg, .csv, .json, .html: "\(format.rawValue) has no letters to draw"
      }
    return "--text is for SVG: \(reason)"
  }
}
