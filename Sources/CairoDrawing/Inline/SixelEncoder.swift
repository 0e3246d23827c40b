/// Writes pictures as sixels, six rows of pixels at a time.
///
/// Source: Digital Equipment Corporation, VT330/VT340 Programmer Reference Manual, volume 2, chapter
/// 14.
enum SixelEncoder {
  /// The control sequence that shows a picture.
  static func sequence(of image: PixelImage) -> [UInt8] {
    let quantized = ColorQuantizer(image)
    // Square pixels, and the extent of the picture.
    var bytes = Array("\u{1B}Pq\"1;1;\(image.width);\(image.height)".utf8)
    for (index, color) in quantized.palette.enumerated() {
      let parts = [16, 8, 0].map { shift in
        // Components are percentages.
        String((Int(color >> UInt32(shift) & 0xFF) * 100 + 127) / 255)
      }
      bytes += "#\(index);2;\(parts.joined(separator: ";"))".utf8
    }
    for top in stride(from: 0, to: image.height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      append(band(of: image, quantized.indices, from: top), to: &bytes)
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// For each color of six rows, in the order of the palette, the dots of every column that have the
  /// color.
  private static func band(
    of image: PixelImage, _ indices: [UInt8], from top: Int
  ) -> [(color: Int, columns: [UInt8])] {
    var columns = [[UInt8]?](repeating: nil, count: 256)
    for row in top..<min(top + 6, image.height) {
      let bit = UInt8(1) << UInt8(row - top)
      for column in 0..<image.width {
        let color = Int(indices[row * image.width + column])
        if columns[color] == nil { columns[color] = [UInt8](repeating: 0, count: image.width) }
        columns[color]?[column] |= bit
      }
    }
    return columns.enumerated().compactMap { color, columns in columns.map { (color, $0) } }
  }

  private static func append(
    _ colors: [(color: Int, columns: [UInt8])], to bytes: inout [UInt8]
  ) {
    for (index, entry) in colors.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(entry.color)".utf8
      let end = (entry.columns.lastIndex { $0 != 0 } ?? -1) + 1
      var column = 0
      while column < end {
        let dots = entry.columns[column]
        var next = column + 1
        while next < end, entry.columns[next] == dots { next += 1 }
        let character = dots + 63
        if next - column > 3 {
          bytes += "!\(next - column)".utf8
          bytes.append(character)
        } else {
          bytes += [UInt8](repeating: character, count: next - column)
        }
        column = next
      }
    }
  }
}
