import TestSupport
import Testing

@testable import CairoDrawing

@Suite struct FramePaletteTests {
  private func colors(_ count: Int, seed: UInt64 = 1) -> [(color: UInt32, count: UInt64)] {
    // Mixtures of a background with a few colors, as at the edges of lines.
    let lines: [UInt32] = [0x205DCB, 0xE07316, 0x5C2485, 0x1B1F24, 0x38A389]
    return (0..<count).map { index in
      let color = lines[index % lines.count]
      let part = Double(index / lines.count) / Double((count - 1) / lines.count + 1)
      let mixed = [16, 8, 0].reduce(UInt32(0)) { mixture, shift in
        let channel = Double(color >> UInt32(shift) & 0xFF)
        return mixture << 8 | UInt32((channel + (255 - channel) * part).rounded())
      }
      return (mixed, UInt64(1 + (index * 7919) % 1000))
    }
  }

  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [16, 8, 0].map { shift in
      abs(Int(first >> UInt32(shift) & 0xFF) - Int(second >> UInt32(shift) & 0xFF))
    }.max() ?? 0
  }

  @Test func fewColorsAreExact() throws {
    let counted = colors(200)
    let palette = try FramePalette(counted, limit: 256)
    #expect(Set(palette.colors) == Set(counted.map(\.color)))
    // The most frequent color comes first.
    let most = counted.max { ($0.count, $1.color) < ($1.count, $0.color) }
    #expect(palette.colors.first == most?.color)
  }

  @Test(arguments: [300, 700, 1000])
  func manyColorsAreOffByLittle(_ count: Int) throws {
    let counted = colors(count)
    let palette = try FramePalette(counted, limit: 256)
    #expect(palette.colors.count <= 255)
    for (color, _) in counted {
      #expect(palette.colors.contains { distance($0, color) <= 6 }, "\(color)")
    }
  }

  /// As many frequent colors as there is room for, seven apart, and a rare one that is unlike all of them.
  @Test func aRareColorIsNotLostForFrequentOnes() throws {
    let grid: [(color: UInt32, count: UInt64)] = (0..<300).map { index in
      let red = UInt32(index / 18 * 7)
      let green = UInt32(index % 18 * 7)
      return (red << 16 | green << 8, 100)
    }
    let palette = try FramePalette(grid + [(color: 0x0000FF, count: 1)], limit: 256)
    #expect(palette.colors.count <= 255 && palette.colors.contains(0x0000FF))
    for (color, _) in grid {
      #expect(palette.colors.contains { distance($0, color) <= 7 }, "\(color)")
    }
  }

  @Test func aSmallPaletteKeepsTheMostFrequentColors() throws {
    let counted = [(color: UInt32(0xFFFFFF), count: UInt64(1000)), (0x000000, 500), (0xFF0000, 1)]
    #expect(try FramePalette(counted, limit: 2).colors == [0xFFFFFF, 0x000000])
  }

  /// Colors in a plane, three apart: 48 by 48 of them, which can be covered with 144 squares of four by four, or
  /// with more than 255 of three by three.
  @Test func theDifferenceIsAsSmallAsItCanBe() throws {
    var grid: [(color: UInt32, count: UInt64)] = []
    for row in 0..<UInt32(48) {
      for column in 0..<UInt32(48) {
        grid.append((color: row * 3 << 8 | column * 3, count: UInt64(row * 48 + column)))
      }
    }
    let palette = try FramePalette(grid, limit: 256)
    #expect(palette.colors.count <= 255 && palette.error <= 5, "\(palette.error)")
  }

  @Test func theErrorIsThatOfTheWorstColor() throws {
    for count in [200, 300, 1000] {
      let counted = colors(count)
      let palette = try FramePalette(counted, limit: 256)
      let worst = counted.map { entry in
        palette.colors.map { distance($0, entry.color) }.min() ?? 255
      }.max()
      #expect(palette.error == worst && (palette.error == 0) == (count == 200))
    }
  }

  @Test func equalCountsGiveOneOrder() throws {
    let counted = [(color: UInt32(3), count: UInt64(1)), (1, 1), (2, 1)]
    #expect(
      try FramePalette(counted, limit: 256).colors
        == FramePalette(counted.reversed(), limit: 256).colors)
  }
}
