internal import CCairo
internal import DrawingModel

/// The frames of a film as pixels, one at a time and in any order.
///
/// The parts that all frames have in common are drawn only once.
struct FrameSource: Sendable {
  /// The number of frames.
  let count: Int
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int

  let layers: FilmLayers
  private let rate: FrameRate
  let scale: Double
  let preferredFamily: String?
  /// The pixels behind all moving elements.
  let ground: [UInt32]
  /// The same pixels with the whole wipe uncovered; nil where there is no wipe.
  let uncovered: [UInt32]?

  /// Draws the parts that all frames of a film have in common.
  ///
  /// - Parameters:
  ///   - film: The film, whose ground is opaque.
  ///   - rate: Frames per second.
  ///   - scale: Pixels per point.
  ///   - renderer: The renderer that draws, with its fonts.
  init(
    _ film: Film, rate: FrameRate, scale: Double, _ renderer: DrawingRenderer
  ) throws(CairoError) {
    layers = FilmLayers(film)
    self.rate = rate
    self.scale = scale
    preferredFamily = renderer.preferredFamily
    count = DrawingRenderer.frameCount(of: film, rate: rate)
    let surface = try renderer.image(of: layers.ground, scale: scale)
    (width, height) = surface.pixelSize
    ground = surface.words()
    if let wipe = layers.wipe {
      var drawing = layers.ground
      drawing.commands += wipe.commands
      uncovered = try renderer.image(of: drawing, scale: scale).words()
    } else {
      uncovered = nil
    }
  }

  /// The time of a frame in seconds.
  func time(of index: Int) -> Double { Double(index) / rate.value }

  /// The duration for which some frames are shown, in milliseconds.
  func milliseconds(of frames: Range<Int>) -> Int { rate.milliseconds(of: frames, among: count) }
}

extension CairoSurface {
  /// The width and the height in pixels.
  var pixelSize: (width: Int, height: Int) {
    (
      Int(unsafe cairo_image_surface_get_width(pointer)),
      Int(unsafe cairo_image_surface_get_height(pointer))
    )
  }

  /// The pixels as 0xXXRRGGBB, row by row without gaps.
  func words() -> [UInt32] {
    var words: [UInt32] = []
    copyWords(to: &words)
    return words
  }

  /// Copies the pixels into an array, as many as it has, without allocating memory.
  func copyWords(to words: inout [UInt32]) {
    unsafe cairo_surface_flush(pointer)
    let (width, height) = pixelSize
    guard let data = unsafe cairo_image_surface_get_data(pointer) else {
      words = []
      return
    }
    let stride = Int(unsafe cairo_image_surface_get_stride(pointer))
    if words.count != width * height { words = [UInt32](repeating: 0, count: width * height) }
    unsafe words.withUnsafeMutableBufferPointer { words in
      guard let start = words.baseAddress else { return }
      for y in 0..<height {
        unsafe UnsafeMutableRawPointer(start + y * width).copyMemory(
          from: data + y * stride, byteCount: width * 4)
      }
    }
  }
}
