internal import CPictures

/// The few colours of all frames of a film.
///
/// They are exact where there are few enough. Otherwise a colour that is rarer than another and differs from it by
/// little in each channel is shown as that one, by as little as makes them few enough: six of 255 are not seen, and
/// where several curves cross, their edges need a few more. Where that is not enough either, the rarest colours are
/// shown as the nearest of the others.
@safe
final class FramePalette: @unchecked Sendable {
  /// The entry of pixels that stay as they are, which is transparent.
  static let stays: UInt8 = 0

  /// The colours as 0xRRGGBB, from entry 1 on.
  let colors: [UInt32]

  fileprivate(set) var table: OpaquePointer

  /// The most colours: an entry is left for pixels that stay.
  static let mostColors = 255

  /// The largest difference in a channel that is not seen, and one that is hardly seen at the edge of a line: a
  /// grid line, which must stay, differs from its ground by 13.
  private static let unseenDifference = 6
  private static let faintDifference = 10

  /// Finds the colours.
  ///
  /// - Parameters:
  ///   - counted: All colours with their numbers of pixels, each once.
  ///   - limit: The most colours, 2 to 256.
  init(_ counted: [(color: UInt32, count: UInt64)], limit: Int) throws(CairoError) {
    let limit = min(max(limit, 2), Self.mostColors)
    let ordered = counted.sorted { ($1.count, $0.color) < ($0.count, $1.color) }.map(\.color)
    let chosen = Self.chosen(ordered, limit: limit)
    colors = chosen
    let entries = ordered.map { UInt8(Self.nearest(to: $0, in: chosen) + 1) }
    guard let table = unsafe kymo_palette_new(ordered, entries, ordered.count) else {
      throw .png("out of memory")
    }
    unsafe self.table = unsafe table
  }

  deinit {
    unsafe kymo_palette_free(table)
  }

  /// The colours that are kept, of all colours with the most frequent first.
  private static func chosen(_ ordered: [UInt32], limit: Int) -> [UInt32] {
    guard ordered.count > limit else { return ordered }
    var mostFrequent: [UInt32] = []
    for difference in 1...faintDifference {
      var chosen: [UInt32] = []
      for color in ordered
      where !chosen.contains(where: { largestDifference($0, color) <= difference }) {
        chosen.append(color)
        if chosen.count > limit { break }
      }
      if chosen.count <= limit { return chosen }
      if difference == unseenDifference { mostFrequent = Array(chosen.prefix(limit)) }
    }
    return mostFrequent
  }

  private static func nearest(to color: UInt32, in palette: [UInt32]) -> Int {
    var best = (index: 0, difference: Int.max)
    for (index, other) in palette.enumerated() {
      let difference = largestDifference(color, other) * 1024 + sum(color, other)
      if difference < best.difference { best = (index, difference) }
      if difference == 0 { break }
    }
    return best.index
  }

  private static func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
    max(difference(first, second, 16), difference(first, second, 8), difference(first, second, 0))
  }

  private static func sum(_ first: UInt32, _ second: UInt32) -> Int {
    difference(first, second, 16) + difference(first, second, 8) + difference(first, second, 0)
  }

  private static func difference(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Int {
    (Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)).magnitude.signed
  }
}

extension UInt {
  /// The same number, which a difference of bytes always has.
  fileprivate var signed: Int { Int(bitPattern: self) }
}
