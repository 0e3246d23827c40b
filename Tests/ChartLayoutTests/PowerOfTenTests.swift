import Testing

@testable import ChartLayout

@Suite struct PowerOfTenTests {
  @Test(arguments: PowerOfTen.exponents)
  func exponentsAreExactAtAndBesideEveryPower(_ exponent: Int) {
    let power = PowerOfTen.value(exponent)
    #expect(PowerOfTen.exponent(notAbove: power) == exponent)
    #expect(PowerOfTen.exponent(notAbove: power.nextUp) == exponent || exponent < -320)
    if exponent > -323 { #expect(PowerOfTen.exponent(notAbove: power.nextDown) == exponent - 1) }
  }

  @Test func productsAreRoundedOnce() {
    #expect(PowerOfTen.product(3, -1) == 0.3)
    #expect(PowerOfTen.product(-75, -2) == -0.75)
  }
}
