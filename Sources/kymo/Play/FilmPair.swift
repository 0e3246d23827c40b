internal import OutsideText

/// The files of a film for both themes, and of its still picture.
struct FilmPair {
  private let pair: PicturePair
  /// The path of the picture for readers who prefer reduced motion.
  private let still: String

  /// Names the files after the given one: `a.svg` gives `a-light.svg`, `a-dark.svg` and `a-still.svg`.
  init(_ destination: OutputDestination, _ format: OutputFormat) {
    pair = PicturePair(destination, format)
    still = PicturePair.path(destination, format, suffix: "still", fileExtension: "svg")
  }

  /// Writes the files, then the element that shows them to standard output.
  func write(_ film: DrawnFilm, as format: OutputFormat) throws(ToolError) {
    try pair.check()
    try OutputDestination(still).check()
    try OutputDestination(pair.light).write(film.bytes(as: format, theme: .light))
    try OutputDestination(pair.dark).write(film.bytes(as: format, theme: .dark))
    try OutputDestination(still).write(film.stillSVG())
    let element = PictureElement(
      light: pair.light, dark: pair.dark, still: still,
      words: PrintableText.lines(PictureElement.words(of: film.words)))
    try OutputDestination.standardOutput.write(element.html)
  }
}
