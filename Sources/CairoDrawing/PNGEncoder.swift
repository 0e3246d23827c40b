internal import CCairo
internal import CPictures
internal import DrawingModel

/// Turns a Cairo picture into PNG bytes.
enum PNGEncoder {
  /// The effort of compression, 0 to 9.
  ///
  /// Bands of rows are compressed in parallel, which halves the times of one core given here. Measured on five curves
  /// with labels at 1600 x 1000, with zlib's usual tables and without row filters: level 1 takes 9.9 ms for 106 kB,
  /// level 3 10.2 ms for 104 kB, level 6 24.9 ms for 87 kB. With the filter for equal rows all are slower and a fifth
  /// larger. Smaller tables, as in `bands.c`, save a quarter.
  private static let level: Int32 = 3

  /// The pixels per meter at the density of CSS pixels: 96 per inch of 0.0254 meters.
  private static let usualDensity = 96 / 0.0254

  /// The bytes of an 8-bit picture, RGB or, where the surface is not opaque, RGBA, with `facts` as international text.
  ///
  /// - Parameter scale: Pixels per CSS pixel, which gives readers the intended size of the picture.
  static func encode(
    _ surface: CairoSurface, scale: Double, facts: [Drawing.Fact]
  ) throws(CairoError) -> [UInt8] {
    unsafe cairo_surface_flush(surface.pointer)
    guard let pixels = unsafe cairo_image_surface_get_data(surface.pointer) else {
      throw .cairo("the picture has no pixels")
    }
    let width = unsafe cairo_image_surface_get_width(surface.pointer)
    let height = unsafe cairo_image_surface_get_height(surface.pointer)
    let stride = unsafe cairo_image_surface_get_stride(surface.pointer)
    let isOpaque =
      unsafe cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_RGB24
    var texts: [CChar] = []
    for fact in facts {
      texts += withoutZeros(fact.key).utf8CString
      texts += withoutZeros(fact.value).utf8CString
    }
    var result = unsafe kymo_png_result()
    unsafe kymo_png_encode(
      pixels, Int(stride), UInt32(width), UInt32(height), isOpaque ? 0 : 1,
      UInt32(min((usualDensity * scale).rounded(), Double(Int32.max))), level, texts,
      Int32(clamping: facts.count), &result)
    guard let bytes = unsafe result.bytes else {
      let words = unsafe withUnsafeBytes(of: result.message) { message in
        unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .png(words)
    }
    defer { unsafe free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: result.count))
  }

  /// The text without zeros, which a C string cannot contain.
  private static func withoutZeros(_ text: String) -> String {
    text.contains("\0") ? text.filter { $0 != "\0" } : text
  }
}
