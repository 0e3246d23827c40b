internal import CPictures

/// The changes that a frame makes to the picture before it.
@safe
final class FrameChanges: @unchecked Sendable {
  /// The rectangle outside of which nothing changes; of width 0 for no change.
  let box: kymo_box
  /// The pixels in the rectangle, and the numbers of unchanged ones between them; NULL where they
  /// were not kept.
  private let words: UnsafeMutablePointer<UInt32>?
  private let count: Int

  /// Finds the changes from one frame to the next; without a previous frame, everything changes.
  init(
    from before: UnsafePointer<UInt32>?, to after: UnsafePointer<UInt32>, width: Int, height: Int
  ) {
    let all = kymo_box(x: 0, y: 0, width: UInt32(width), height: UInt32(height))
    box =
      if let before = unsafe before {
        unsafe kymo_frame_box(before, after, UInt32(width), UInt32(height))
      } else { all }
    var count = 0
    unsafe words =
      box.width > 0 ? unsafe kymo_frame_changes(before, after, UInt32(width), box, &count) : nil
    self.count = count
  }

  /// Makes a change of which only the position is known.
  init(box: kymo_box) {
    self.box = box
    unsafe words = nil
    count = 0
  }

  deinit {
    unsafe kymo_free(words)
  }

  /// Whether nothing changes.
  var isEmpty: Bool { box.width == 0 }

  /// Whether the pixels were kept.
  var isKept: Bool { unsafe words != nil }

  /// The memory that the pixels take, in bytes.
  var size: Int { count * 4 }

  /// The entries of a palette for the pixels, each row after some zero bytes.
  func indexed(_ palette: FramePalette, lead: Int) throws(CairoError) -> FrameBytes {
    guard let words = unsafe words,
      let bytes = unsafe kymo_changes_indexed(
        words, count, box, UInt32(lead), palette.table, FramePalette.stays)
    else { throw .png("out of memory") }
    return unsafe FrameBytes(bytes, count: (Int(box.width) + lead) * Int(box.height))
  }

  /// Three bytes for each pixel, each row after some zero bytes; a key stands for unchanged pixels.
  func colored(key: UInt32, lead: Int) throws(CairoError) -> FrameBytes {
    guard let words = unsafe words,
      let bytes = unsafe kymo_changes_colored(words, count, box, UInt32(lead), key)
    else { throw .png("out of memory") }
    return unsafe FrameBytes(bytes, count: (Int(box.width) * 3 + lead) * Int(box.height))
  }

  /// Adds the colors of the pixels to others.
  func count(in colors: ColorCount) throws(CairoError) {
    guard let words = unsafe words else { return }
    guard unsafe kymo_colors_count(colors.table, words, count) != 0 else {
      throw .png("out of memory")
    }
  }
}

extension kymo_box {
  /// The first pixel of a picture.
  static var pixel: kymo_box { kymo_box(x: 0, y: 0, width: 1, height: 1) }
}

/// Bytes in C's memory.
@safe
final class FrameBytes: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ pointer: UnsafeMutablePointer<UInt8>, count: Int) {
    unsafe self.pointer = unsafe pointer
    self.count = count
  }

  deinit {
    unsafe kymo_free(pointer)
  }

  /// The bytes as a zlib stream.
  func compressed() throws(CairoError) -> [UInt8] {
    try unsafe Self.compressed(UnsafeBufferPointer(start: pointer, count: count))
  }

  /// Bytes as a zlib stream.
  static func compressed(_ bytes: UnsafeBufferPointer<UInt8>) throws(CairoError) -> [UInt8] {
    var length = 0
    guard let base = bytes.baseAddress,
      let stream = unsafe kymo_zlib_stream(base, bytes.count, &length)
    else { throw .png("out of memory") }
    defer { unsafe kymo_free(stream) }
    return unsafe Array(UnsafeBufferPointer(start: stream, count: length))
  }

  /// The bytes.
  var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: pointer, count: count)) }
}

/// The number of pixels of each color.
@safe
final class ColorCount: @unchecked Sendable {
  fileprivate let table: OpaquePointer

  init() throws(CairoError) {
    guard let table = unsafe kymo_colors_new() else { throw .png("out of memory") }
    unsafe self.table = unsafe table
  }

  deinit {
    unsafe kymo_colors_free(table)
  }

  /// The colors as 0xRRGGBB with their numbers of pixels, the most frequent first.
  var colors: [(color: UInt32, count: UInt64)] {
    let size = unsafe kymo_colors_size(table)
    var values = [UInt32](repeating: 0, count: size)
    var counts = [UInt64](repeating: 0, count: size)
    unsafe kymo_colors_list(table, &values, &counts)
    return zip(values, counts).map { ($0, $1) }
  }
}
