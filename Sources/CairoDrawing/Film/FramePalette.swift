internal import CPictures

/// The few colors of all frames of a film.
///
/// They are exact where there are few enough. Otherwise the most frequent ones stay as they are, such as the ground
/// and the middles of lines, and those at edges are replaced by others, with the smallest difference that makes
/// them few enough (``ColorCover``).
@safe
final class FramePalette: @unchecked Sendable {
  /// The entry of unchanged pixels, which is transparent.
  static let stays: UInt8 = 0

  /// The colors as 0xRRGGBB, from entry 1 on.
  let colors: [UInt32]

  fileprivate(set) var table: OpaquePointer

  /// The largest number of colors: one entry is reserved for unchanged pixels.
  static let mostColors = 255

  /// The largest difference of a color, in a channel, from its replacement.
  let error: Int

  /// Finds the colors.
  ///
  /// - Parameters:
  ///   - counted: All colors with their numbers of pixels, each only once.
  ///   - limit: The largest number of colors, 2 to 256.
  init(_ counted: [(color: UInt32, count: UInt64)], limit: Int) throws(CairoError) {
    let limit = min(max(limit, 2), Self.mostColors)
    let ordered = counted.sorted { ($1.count, $0.color) < ($0.count, $1.color) }.map(\.color)
    let chosen = ordered.count > limit ? ColorCover(of: ordered, limit: limit).colors : ordered
    colors = chosen
    let nearest = ordered.map { Self.nearest(to: $0, in: chosen) }
    let entries = nearest.map { UInt8($0.index + 1) }
    error = nearest.reduce(0) { max($0, $1.error) }
    guard let table = unsafe kymo_palette_new(ordered, entries, ordered.count) else {
      throw .png("out of memory")
    }
    unsafe self.table = unsafe table
  }

  deinit {
    unsafe kymo_palette_free(table)
  }

  private static func nearest(
    to color: UInt32, in palette: [UInt32]
  ) -> (index: Int, error: Int) {
    var best = (index: 0, difference: Int.max)
    // A plain loop, since every color of a film is compared with every one of its palette.
    var index = 0
    while index < palette.count, best.difference > 0 {
      let (largest, sum) = color.differences(from: palette[index])
      let difference = largest * weight + sum
      if difference < best.difference { best = (index, difference) }
      index += 1
    }
    return (best.index, best.difference / weight)
  }

  /// A number that is larger than the sum of the differences in all channels.
  private static let weight = 1024
}
