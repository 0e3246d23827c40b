internal import CCairo
internal import CPictures

/// Owns a Cairo surface: a picture in memory, or a document that is being written.
@safe
final class CairoSurface {
  let pointer: OpaquePointer
  /// The sink that receives a document's bytes; Cairo keeps a plain pointer to it.
  private let sink: ByteSink?

  private init(pointer: OpaquePointer?, sink: ByteSink? = nil) throws(CairoError) {
    guard let pointer = unsafe pointer else { throw .cairo("no surface") }
    unsafe self.pointer = unsafe pointer
    self.sink = sink
    try check()
  }

  deinit {
    unsafe cairo_surface_destroy(pointer)
  }

  /// Makes a picture of 32-bit pixels.
  ///
  /// - Parameter isOpaque: Whether the picture is opaque; its first contents are then undefined.
  static func image(
    width: Int32, height: Int32, isOpaque: Bool
  ) throws(CairoError) -> CairoSurface {
    guard let surface = unsafe kymo_image_surface(width, height, isOpaque ? 0 : 1) else {
      throw .cairo("out of memory")
    }
    return try unsafe CairoSurface(pointer: surface)
  }

  /// Makes a PDF document of one page, measured in points.
  static func pdf(width: Double, height: Double) throws(CairoError) -> CairoSurface {
    let sink = ByteSink()
    let pointer = unsafe cairo_pdf_surface_create_for_stream(
      ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    if let pointer = unsafe pointer {
      // From version 1.5 on the document's properties may be compressed, where few programs find
      // them.
      unsafe cairo_pdf_surface_restrict_to_version(pointer, CAIRO_PDF_VERSION_1_4)
    }
    return try unsafe CairoSurface(pointer: pointer, sink: sink)
  }

  /// Makes an SVG document in which letters are outlines, measured in pixels.
  static func svg(width: Double, height: Double) throws(CairoError) -> CairoSurface {
    let sink = ByteSink()
    let pointer = unsafe cairo_svg_surface_create_for_stream(
      ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    if let pointer = unsafe pointer {
      unsafe cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
    }
    return try unsafe CairoSurface(pointer: pointer, sink: sink)
  }

  /// Throws the first error so far, if there is one, which Cairo remembers.
  func check() throws(CairoError) {
    try CairoError.check(unsafe cairo_surface_status(pointer))
  }

  /// Ends the document and returns its bytes; nothing can be drawn afterwards.
  func finishedBytes() throws(CairoError) -> [UInt8] {
    unsafe cairo_surface_finish(pointer)
    try check()
    return sink?.bytes ?? []
  }
}

/// Collects the bytes of a document.
private final class ByteSink {
  var bytes: [UInt8] = []

  /// Receives bytes from Cairo, which passes the sink along.
  static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure = unsafe closure, let bytes = unsafe bytes else {
      return CAIRO_STATUS_WRITE_ERROR
    }
    let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    unsafe sink.bytes.append(
      contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}

extension CairoError {
  /// Throws Cairo's message unless `status` is success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    guard let words = unsafe cairo_status_to_string(status) else { throw .cairo("\(status)") }
    throw unsafe .cairo(String(cString: words))
  }
}
