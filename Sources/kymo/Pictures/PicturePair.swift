internal import ChartLayout
internal import OutsideText

/// The two files of a picture for both themes.
struct PicturePair {
  /// The path of the picture for a light ground.
  let light: String
  /// The path of the picture for a dark ground.
  let dark: String

  /// Names the two files after the given one: `curve.svg` gives `curve-light.svg` and
  /// `curve-dark.svg`.
  init(_ destination: OutputDestination, _ format: OutputFormat) {
    light = Self.path(destination, format, suffix: "light")
    dark = Self.path(destination, format, suffix: "dark")
  }

  /// The given path with a suffix to its name.
  ///
  /// - Parameter fileExtension: The extension of the path; nil for that of the given one.
  static func path(
    _ destination: OutputDestination, _ format: OutputFormat, suffix: String,
    fileExtension: String? = nil
  ) -> String {
    let path = if case .file(let path) = destination { path } else { "picture." + format.rawValue }
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".").flatMap { $0 == name ? nil : $0 } ?? path.endIndex
    return path[..<dot] + "-\(suffix)" + (fileExtension.map { ".\($0)" } ?? String(path[dot...]))
  }

  /// Fails at once if one of the files cannot be created.
  func check() throws(ToolError) {
    try OutputDestination(light).check()
    try OutputDestination(dark).check()
  }

  /// Writes both files, then the element that shows them to standard output.
  func write(_ chart: Chart, light lightBytes: [UInt8], dark darkBytes: [UInt8]) throws(ToolError) {
    try check()
    try OutputDestination(light).write(lightBytes)
    try OutputDestination(dark).write(darkBytes)
    let element = PictureElement(
      light: light, dark: dark, words: PrintableText.lines(PictureElement.words(of: chart)))
    try OutputDestination.standardOutput.write(element.html)
  }
}
