import DrawingModel
import Testing

@Suite struct ColorTests {
  @Test(arguments: [0x000000, 0xFFFFFF, 0x2B59C8, 0x01FE80] as [UInt32])
  func hexadecimalColorsComeBackAsTheyWentIn(_ hex: UInt32) {
    let digits = String(hex, radix: 16)
    let expected = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    #expect(Color(hex: hex).hexText == expected)
  }

  @Test func componentsAreLimited() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func aMixtureBeginsAndEndsWithItsParts() {
    let first = Color(hex: 0x204060)
    let second = Color(hex: 0xE0C0A0, alpha: 0.5)
    #expect(first.mixed(with: second, fraction: 0) == first)
    #expect(first.mixed(with: second, fraction: 1) == second)
    #expect(first.mixed(with: second, fraction: 0.5).hexText == "#808080")
  }

  @Test func opacityChangesNothingElse() {
    #expect(Color(hex: 0x123456).opacity(0.25) == Color(hex: 0x123456, alpha: 0.25))
  }
}
