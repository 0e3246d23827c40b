public import DrawingModel

extension DrawingRenderer {
  /// Encodes a film as an animated PNG, with the still picture for viewers that do not play it.
  ///
  /// - Parameters:
  ///   - film: The film; its ground is opaque.
  ///   - rate: Frames per second.
  ///   - scale: Pixels per point; finite and above 0.
  ///   - colors: The largest number of colors.
  ///   - threads: The number of threads that draw.
  /// - Throws: `CairoError.tooLarge` before any memory is allocated, or the errors of Cairo.
  public func animatedPNG(
    _ film: Film, rate: FrameRate, scale: Double = 1, colors: FilmColors = .limited(256),
    threads: Int = 1
  ) throws(CairoError) -> FilmFile {
    try AnimatedPNGEncoder(
      film, rate: rate, scale: scale, colors: colors, FrameWork(threads: threads), self
    ).encode()
  }

  /// Encodes a film as a GIF.
  ///
  /// Parameters and errors are those of ``animatedPNG(_:rate:scale:colors:threads:)``, but the rate has to be a hundred
  /// frames per second, divided by a whole number of 2 or more.
  public func gif(
    _ film: Film, rate: FrameRate, scale: Double = 1, colors: Int = 256, threads: Int = 1
  ) throws(CairoError) -> FilmFile {
    try GIFEncoder(
      film, rate: rate, scale: scale, colors: colors, FrameWork(threads: threads), self
    ).encode()
  }

  /// Passes a film as raw frames, for programs that make videos, to a sink that takes them in pieces.
  ///
  /// - Throws: The errors of the sink; otherwise those of ``animatedPNG(_:rate:scale:colors:threads:)``.
  public func videoStream(
    _ film: Film, rate: FrameRate, scale: Double = 1, threads: Int = 1,
    _ sink: ([UInt8]) throws -> Void
  ) throws {
    try VideoStream(film, rate: rate, scale: scale, FrameWork(threads: threads), self).write(sink)
  }

  /// Passes every frame of a film as a PNG, in order, to a sink that takes its number, from 1, and its bytes.
  ///
  /// - Throws: The errors of the sink; otherwise those of ``animatedPNG(_:rate:scale:colors:threads:)``.
  public func framePNGs(
    _ film: Film, rate: FrameRate, scale: Double = 1, threads: Int = 1,
    _ sink: (Int, [UInt8]) throws -> Void
  ) throws {
    try FramePictures(film, rate: rate, scale: scale, FrameWork(threads: threads), self)
      .write(sink)
  }

  /// The control sequences with which kitty plays a film, ended by a line feed; parameters and errors are those of
  /// ``animatedPNG(_:rate:scale:colors:threads:)``.
  public func kittyAnimation(
    _ film: Film, rate: FrameRate, scale: Double = 1, threads: Int = 1
  ) throws(CairoError) -> [UInt8] {
    try KittyFilm(film, rate: rate, scale: scale, FrameWork(threads: threads), self).sequence()
  }
}
