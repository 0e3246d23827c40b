internal import CCairo
internal import DrawingModel

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

  /// Draws a frame; returns whether it differs from the one before.
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

  /// Restores the ground where something was drawn, with the given number of columns of the wipe.
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

  /// Calls a closure with the pixels of the frame, row by row without gaps.
  func withPixels<Result>(_ work: (UnsafePointer<UInt32>) -> Result) -> Result? {
    guard let data = unsafe cairo_image_surface_get_data(surface.pointer) else { return nil }
    let count = source.width * source.height
    return unsafe data.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      unsafe work(UnsafePointer(pixels))
    }
  }

  /// The picture in memory, for encoding it as a whole.
  var picture: CairoSurface { surface }
}
