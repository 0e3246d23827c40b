internal import CairoDrawing
internal import TextForms

/// The requirements of film formats.
enum FilmFormat {
  /// The default rate of a GIF, the highest that browsers play.
  private static let usualGIFRate = FrameRate(frames: 50, seconds: 1)

  /// The shortest delay of a GIF's frame that browsers keep to, in hundredths of a second.
  private static let shortestGIFDelay = 2.0

  /// The largest number of pixels of all frames together.
  private static let mostPixels = 2e9

  /// The rate of a film in a format, as a fraction; nil where any rate is possible.
  ///
  /// - Parameter asked: The given rate; nil for the usual one.
  static func rate(
    _ asked: Double?, of format: OutputFormat
  ) throws(ToolError) -> FrameRate? {
    switch format {
    case .gif: return try gifRate(asked)
    case .apng, .png, .y4m:
      guard let rate = FrameRate(asked ?? FilmTimeOptions.usualRate) else {
        throw ToolError(
          .usage,
          "--fps needs a rate with at most two decimals for \(format.rawValue), such as 29.97")
      }
      return rate
    case .svg, .html, .pdf, .csv, .json, .text: return nil
    }
  }

  /// A rate whose frames last whole hundredths of a second, two or more.
  private static func gifRate(_ asked: Double?) throws(ToolError) -> FrameRate {
    guard let asked else { return usualGIFRate }
    let hundredths = 100 / asked
    let nearest = hundredths.rounded()
    // The rate for a delay of 3 hundredths has no finite decimal form.
    if nearest >= shortestGIFDelay, (hundredths - nearest).magnitude < 1e-3 * nearest {
      return FrameRate(frames: 100, seconds: Int(nearest))
    }
    let lower = max(hundredths.rounded(.down), shortestGIFDelay)
    let words = [lower, max(hundredths.rounded(.up), lower + 1)].map(words(ofDelay:))
    throw ToolError(
      .usage,
      "GIF plays \(words[0]) or \(words[1]) frames a second; give one of them as --fps")
  }

  /// The words for the rate of frames with a delay in hundredths of a second.
  private static func words(ofDelay hundredths: Double) -> String {
    let rate = 100 / hundredths
    let whole = rate.rounded(.down)
    switch ((rate - whole) * 3).rounded() {
    case 1 where hundredths.truncatingRemainder(dividingBy: 3) == 0: return "\(Int(whole))⅓"
    case 2 where hundredths.truncatingRemainder(dividingBy: 3) == 0: return "\(Int(whole))⅔"
    default: return HumanNumber.text(rate, digits: 4)
    }
  }

  /// Refuses films that no machine could hold.
  static func checkSize(
    frames: Int, width: Double, height: Double, scale: Double
  ) throws(ToolError) {
    guard frames <= DrawingRenderer.maximumFrames else {
      throw ToolError(
        .usage,
        """
        the film has \(NumberText.grouped(frames)) frames, and the limit is \
        \(NumberText.grouped(DrawingRenderer.maximumFrames)); give a lower --fps or a shorter --span
        """)
    }
    let pixels = (width * scale).rounded() * (height * scale).rounded() * Double(frames)
    guard pixels > mostPixels else { return }
    // Each pixel takes four bytes when it is drawn.
    let bytes = HumanNumber.text(pixels * 4 / 1e9, digits: 2)
    throw ToolError(
      .usage,
      """
      that would be \(bytes) GB of pictures: \(NumberText.grouped(frames)) frames of \
      \(Int(width * scale))x\(Int(height * scale)) pixels; give a smaller --size or --scale, or a lower --fps
      """)
  }

  /// Refuses sizes that a video cannot have.
  static func checkVideo(width: Double, height: Double) throws(ToolError) {
    guard
      width.truncatingRemainder(dividingBy: 2) != 0
        || height.truncatingRemainder(dividingBy: 2) != 0
    else { return }
    throw ToolError(
      .usage,
      "a video needs an even width and height, found \(Int(width))x\(Int(height)); give another --size"
    )
  }
}
