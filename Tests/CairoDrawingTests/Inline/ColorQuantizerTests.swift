import TestSupport
import Testing

@testable import CairoDrawing

@Suite struct ColorQuantizerTests {
  private func noise(_ count: Int) -> PixelImage {
    var generator = SeededGenerator(seed: 3)
    return PixelImage(
      width: 10,
      pixels: (0..<count).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) })
  }

  @Test(arguments: [1, 2, 256])
  func fewColorsAreKeptAsTheyAre(_ count: Int) {
    let pixels = (0..<512).map { UInt32($0 % count) * 0x01_0203 & 0xFF_FFFF }
    let quantized = ColorQuantizer(PixelImage(width: 32, pixels: pixels))
    #expect(quantized.indices.map { quantized.palette[Int($0)] } == pixels)
    #expect(quantized.palette.count == count)
  }

  @Test(arguments: [1, 2, 16, 256])
  func manyColorsBecomeAsManyAsAllowed(_ limit: Int) {
    let image = noise(5000)
    let quantized = ColorQuantizer(image, limit: limit)
    #expect(quantized.palette.count == limit)
    #expect(quantized.indices.allSatisfy { Int($0) < limit })
    #expect(quantized.indices.count == image.pixels.count)
  }

  @Test func aFrequentColorStaysNearlyItself() {
    let many = [UInt32](repeating: 0x2B59C8, count: 3000)
    let image = PixelImage(width: 10, pixels: many + noise(3000).pixels)
    let quantized = ColorQuantizer(image)
    let shown = quantized.palette[Int(quantized.indices[0])]
    for shift in [16, 8, 0] {
      let difference = Int(shown >> UInt32(shift) & 0xFF) - Int(0x2B59C8 >> shift & 0xFF)
      #expect(abs(difference) <= 1)
    }
  }

  @Test func equalPicturesHaveEqualPalettes() {
    #expect(ColorQuantizer(noise(4000)).palette == ColorQuantizer(noise(4000)).palette)
  }
}
