internal import CPictures
internal import DrawingModel

/// Writes a film as a GIF.
///
/// Every frame after the first is the smallest rectangle around its changes, in which unchanged pixels are
/// transparent.
///
/// Source: CompuServe, Graphics Interchange Format, version 89a.
struct GIFEncoder {
  private let film: Film
  private let source: FrameSource
  private let colors: Int
  private let work: FrameWork

  /// The unit of times in a GIF, in milliseconds.
  private static let unit = 10

  /// The number of pictures in memory at once.
  private static let picturesAtOnce = 16

  init(
    _ film: Film, rate: FrameRate, scale: Double, colors: Int, _ work: FrameWork,
    _ renderer: DrawingRenderer
  ) throws(CairoError) {
    self.film = film
    self.colors = colors
    self.work = work
    source = try FrameSource(film, rate: rate, scale: scale, renderer)
  }

  /// Encodes the film; returns the file.
  func encode() throws(CairoError) -> FilmFile {
    let sequence = try FrameSequence(source, work)
    let palette = try FramePalette(
      sequence.colors.map { (color: $0.key, count: $0.value) }, limit: colors)
    let file = try GIFFile(
      width: source.width, height: source.height, colors: [0] + palette.colors, plays: film.plays,
      comment: comment)
    let count = sequence.entries.count
    for start in stride(from: 0, to: count, by: Self.picturesAtOnce) {
      let range = start..<min(start + Self.picturesAtOnce, count)
      let pictures = try sequence.map(range) { (changes) throws(CairoError) in
        try changes.indexed(palette, lead: 0)
      }
      for (entry, picture) in zip(sequence.entries[range], pictures) {
        // A picture that is shown for longer than the longest frame is followed by frames without changes.
        for (part, delay) in sequence.delays(of: entry, unit: Self.unit).enumerated() {
          if part == 0 {
            try file.append(picture.bytes, in: entry.changes.box, delay: delay)
          } else {
            try file.append([FramePalette.stays], in: .pixel, delay: delay)
          }
        }
      }
    }
    return FilmFile(bytes: try file.finished(), colorError: palette.error)
  }

  /// The title, the description and the facts of the picture, one per line.
  private var comment: String {
    let words = [
      Drawing.Fact(key: "Title", value: film.ground.title),
      Drawing.Fact(key: "Description", value: film.ground.description),
    ]
    return (words + film.ground.facts).filter { !$0.value.isEmpty }
      .map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }
}

/// A GIF while it is written.
@safe
private final class GIFFile {
  private let pointer: OpaquePointer

  init(
    width: Int, height: Int, colors: [UInt32], plays: Int, comment: String
  ) throws(CairoError) {
    guard
      let pointer = unsafe kymo_gif_new(
        UInt32(width), UInt32(height), colors, colors.count, Int32(clamping: plays),
        comment.contains("\0") ? comment.filter { $0 != "\0" } : comment)
    else { throw .cairo("the GIF could not be written") }
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe kymo_gif_free(pointer)
  }

  /// Appends a frame.
  func append(_ entries: [UInt8], in box: kymo_box, delay: Int) throws(CairoError) {
    guard unsafe kymo_gif_append(pointer, entries, box, UInt32(delay), FramePalette.stays) != 0
    else { throw .cairo("the GIF could not be written") }
  }

  /// The whole file.
  func finished() throws(CairoError) -> [UInt8] {
    var count = 0
    guard let bytes = unsafe kymo_gif_finish(pointer, &count) else {
      throw .cairo("the GIF could not be written")
    }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
