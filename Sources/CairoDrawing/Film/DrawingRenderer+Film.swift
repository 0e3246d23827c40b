public import DrawingModel

/// A film as a file of pixels.
public struct FilmFile: Hashable, Sendable {
  /// What the file has in it.
  public let bytes: [UInt8]

  /// The largest difference in a channel, 0 to 255, between a pixel and what was drawn; 0 where all colors are exact.
  public let colorError: Int

  /// The largest difference of two colors, in a channel, that is not seen.
  public static let unseenColorError = 6
}

extension DrawingRenderer {
  /// The most frames of a film of pixels.
  public static let maximumFrames = 10_000

  /// An animated PNG, with the still picture for viewers that do not play it.
  ///
  /// - Parameters:
  ///   - film: The film; its ground is opaque.
  ///   - rate: Frames per second.
  ///   - scale: Pixels per point; finite and above 0.
  ///   - colors: How many colors it has at most.
  ///   - threads: How many threads draw.
  /// - Throws: `CairoError.tooLarge` before any memory is taken, or what Cairo reports.
  public func animatedPNG(
    _ film: Film, rate: FrameRate, scale: Double = 1, colors: FilmColors = .limited(256),
    threads: Int = 1
  ) throws(CairoError) -> FilmFile {
    try AnimatedPNGEncoder(
      film, rate: rate, scale: scale, colors: colors, FrameWork(threads: threads), self
    ).encode()
  }

  /// A GIF.
  ///
  /// Parameters and errors are those of ``animatedPNG(_:rate:scale:colors:threads:)``, but the rate is a hundred frames
  /// a second, divided by a whole number of 2 or more.
  public func gif(
    _ film: Film, rate: FrameRate, scale: Double = 1, colors: Int = 256, threads: Int = 1
  ) throws(CairoError) -> FilmFile {
    try GIFEncoder(
      film, rate: rate, scale: scale, colors: colors, FrameWork(threads: threads), self
    ).encode()
  }

  /// Hands on a film as raw frames, for programs that make videos, to a sink that takes them in pieces.
  ///
  /// - Throws: What the sink throws; otherwise as ``animatedPNG(_:rate:scale:colors:threads:)``.
  public func videoStream(
    _ film: Film, rate: FrameRate, scale: Double = 1, threads: Int = 1,
    _ sink: ([UInt8]) throws -> Void
  ) throws {
    try VideoStream(film, rate: rate, scale: scale, FrameWork(threads: threads), self).write(sink)
  }

  /// Hands on every frame of a film as a PNG, in order, to a sink that takes its number, from 1, and its bytes.
  ///
  /// - Throws: What the sink throws; otherwise as ``animatedPNG(_:rate:scale:colors:threads:)``.
  public func framePNGs(
    _ film: Film, rate: FrameRate, scale: Double = 1, threads: Int = 1,
    _ sink: (Int, [UInt8]) throws -> Void
  ) throws {
    try FramePictures(film, rate: rate, scale: scale, FrameWork(threads: threads), self)
      .write(sink)
  }

  /// The control sequences by which kitty plays a film, ended by a line feed; parameters and errors are those of
  /// ``animatedPNG(_:rate:scale:colors:threads:)``.
  public func kittyAnimation(
    _ film: Film, rate: FrameRate, scale: Double = 1, threads: Int = 1
  ) throws(CairoError) -> [UInt8] {
    try KittyFilm(film, rate: rate, scale: scale, FrameWork(threads: threads), self).sequence()
  }

  /// How many frames a film has at a rate.
  public static func frameCount(of film: Film, rate: FrameRate) -> Int {
    max(Int(saturating: (film.cycle * rate.value).rounded()), 1)
  }
}
