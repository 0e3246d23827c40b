/// The few colors that represent all those of a picture.
///
/// A figure has few colors and many mixtures of them at the edges of lines. Colors that agree in the
/// upper five bits of every component share a cell; the most frequent cells become the palette, each
/// with the mean of its colors, and the others go to the nearest of these.
struct ColorQuantizer {
  /// The palette as 0xRRGGBB, the most frequent color first.
  let palette: [UInt32]
  /// The index in the palette of every pixel.
  let indices: [UInt8]

  /// The number of bits of a component that distinguish cells.
  private static let bits = 5

  /// Finds the palette of a picture.
  ///
  /// - Parameter image: The picture.
  /// - Parameter limit: The largest number of colors, 1 to 256.
  init(_ image: PixelImage, limit: Int = 256) {
    let limit = min(max(limit, 1), 256)
    var exact: Set<UInt32> = []
    for pixel in image.pixels where exact.count <= limit { exact.insert(pixel) }
    if exact.count <= limit {
      // Few enough colors are kept as they are; in order, so that equal pictures give equal bytes.
      palette = exact.sorted()
      var indexOfColor: [UInt32: UInt8] = [:]
      for (index, color) in palette.enumerated() { indexOfColor[color] = UInt8(index) }
      indices = image.pixels.map { indexOfColor[$0] ?? 0 }
      return
    }
    let cells = Self.cells(of: image)
    palette = cells.prefix(limit).map(\.mean)
    var indexOfCell = [UInt8](repeating: 0, count: 1 << (3 * Self.bits))
    for (index, cell) in cells.enumerated() {
      indexOfCell[cell.key] =
        index < limit ? UInt8(index) : Self.nearest(to: cell.mean, in: palette)
    }
    indices = image.pixels.map { indexOfCell[Self.key(of: $0)] }
  }

  private struct Cell {
    var key: Int
    var count = 0
    var red = 0
    var green = 0
    var blue = 0

    var mean: UInt32 {
      func average(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / max(count, 1)) }
      return average(red) << 16 | average(green) << 8 | average(blue)
    }
  }

  /// The cells that have pixels, the fullest first.
  private static func cells(of image: PixelImage) -> [Cell] {
    var cells = (0..<(1 << (3 * bits))).map { Cell(key: $0) }
    for pixel in image.pixels {
      let key = key(of: pixel)
      cells[key].count += 1
      cells[key].red += Int(pixel >> 16 & 0xFF)
      cells[key].green += Int(pixel >> 8 & 0xFF)
      cells[key].blue += Int(pixel & 0xFF)
    }
    return cells.filter { $0.count > 0 }.sorted { ($1.count, $0.key) < ($0.count, $1.key) }
  }

  private static func key(of pixel: UInt32) -> Int {
    let drop = UInt32(8 - bits)
    let red = (pixel >> 16 & 0xFF) >> drop
    let green = (pixel >> 8 & 0xFF) >> drop
    let blue = (pixel & 0xFF) >> drop
    return Int(red << UInt32(2 * bits) | green << UInt32(bits) | blue)
  }

  private static func nearest(to color: UInt32, in palette: [UInt32]) -> UInt8 {
    var best = (index: 0, distance: Int.max)
    // A plain loop, since every cell without an entry of its own is compared with all entries.
    var index = 0
    while index < palette.count {
      let other = palette[index]
      let red = Int(color >> 16 & 0xFF) - Int(other >> 16 & 0xFF)
      let green = Int(color >> 8 & 0xFF) - Int(other >> 8 & 0xFF)
      let blue = Int(color & 0xFF) - Int(other & 0xFF)
      let distance = red * red + green * green + blue * blue
      if distance < best.distance { best = (index, distance) }
      index += 1
    }
    return UInt8(best.index)
  }
}
