internal import CCairo
internal import DrawingModel

/// The frames of a film as pixels, one at a time and in any order.
///
/// What all of them have in common is drawn once.
struct FrameSource: Sendable {
  /// How many frames there are.
  let count: Int
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int

  fileprivate let layers: FilmLayers
  private let rate: FrameRate
  fileprivate let scale: Double
  fileprivate let preferredFamily: String?
  /// The pixels behind everything that moves.
  fileprivate let ground: [UInt32]
  /// The same with all of a wipe; nil where there is none.
  fileprivate let uncovered: [UInt32]?

  /// Draws what the frames of a film have in common.
  ///
  /// - Parameters:
  ///   - film: The film, whose ground is opaque.
  ///   - rate: Frames per second.
  ///   - scale: Pixels per point.
  ///   - renderer: What draws, with its fonts.
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

  /// How long some frames are shown, in milliseconds.
  func milliseconds(of frames: Range<Int>) -> Int { rate.milliseconds(of: frames, among: count) }
}

/// Draws frames of a film, for one thread.
@safe
final class FramePainter: FrameTool {
  private let source: FrameSource
  private let surface: CairoSurface
  private let context: CairoContext
  private let fonts: FontCollection
  /// The commands and uncovered columns of the frame that the surface shows.
  private var shown: (commands: [DrawingCommand], columns: Int)?

  init(_ source: FrameSource) throws(CairoError) {
    self.source = source
    surface = try CairoSurface.image(
      width: Int32(source.width), height: Int32(source.height), isOpaque: true)
    context = try CairoContext(surface)
    context.scale(by: source.scale)
    fonts = FontCollection(preferredFamily: source.preferredFamily)
  }

  /// Draws a frame; answers whether it is another one than that before.
  @discardableResult
  func paint(_ index: Int) throws(CairoError) -> Bool {
    let time = source.time(of: index)
    let commands = source.layers.frame(at: time, scale: source.scale)
    let columns = min(
      max(source.layers.wipe?.columns(at: time, scale: source.scale) ?? 0, 0), source.width)
    if let shown, shown.columns == columns, shown.commands == commands { return false }
    clear(columns)
    try DrawingRenderer.draw(commands, fonts: fonts, in: context)
    try context.check()
    unsafe cairo_surface_flush(surface.pointer)
    shown = (commands, columns)
    return true
  }

  /// Puts the ground in the place of what was drawn, with so many columns of the wipe.
  private func clear(_ columns: Int) {
    unsafe cairo_surface_flush(surface.pointer)
    guard let data = unsafe cairo_image_surface_get_data(surface.pointer) else { return }
    let row = source.width * 4
    unsafe source.ground.withUnsafeBytes { ground in
      if let ground = ground.baseAddress {
        unsafe UnsafeMutableRawPointer(data).copyMemory(
          from: ground, byteCount: row * source.height)
      }
    }
    if columns > 0, let uncovered = source.uncovered {
      unsafe uncovered.withUnsafeBytes { picture in
        guard let picture = picture.baseAddress else { return }
        for y in 0..<source.height {
          unsafe UnsafeMutableRawPointer(data + y * row).copyMemory(
            from: picture + y * row, byteCount: columns * 4)
        }
      }
    }
    unsafe cairo_surface_mark_dirty(surface.pointer)
  }

  /// Works with the pixels of the frame, row by row without gaps.
  func withPixels<Result>(_ work: (UnsafePointer<UInt32>) -> Result) -> Result? {
    guard let data = unsafe cairo_image_surface_get_data(surface.pointer) else { return nil }
    let count = source.width * source.height
    return unsafe data.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      unsafe work(UnsafePointer(pixels))
    }
  }

  /// The picture in memory, for those who encode it whole.
  var picture: CairoSurface { surface }
}

extension CairoSurface {
  /// Pixels across and down.
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

  /// Puts the pixels in the place of others; of as many as there are, without taking memory.
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
