import Testing

@testable import AnimationModel

@Suite struct NamedEasingTests {
  @Test func eachThatEasesOutIsTheOneThatEasesInTurnedRound() throws {
    for easing in NamedEasing.all
    where easing.name.hasPrefix("easeIn") && !easing.name.hasPrefix("easeInOut") {
      let name = "easeOut" + easing.name.dropFirst("easeIn".count)
      let other = try #require(NamedEasing.named(name), "\(name)")
      let turned = [2, 3, 0, 1].map { 1 - easing.points[$0] }
      for (one, two) in zip(turned, other.points) { #expect(abs(one - two) <= 0.011, "\(name)") }
    }
  }

  @Test func eachThatEasesInAndOutIsItsOwn() {
    for easing in NamedEasing.all where easing.name.hasPrefix("easeInOut") {
      let turned = [2, 3, 0, 1].map { 1 - easing.points[$0] }
      for (one, two) in zip(turned, easing.points) {
        #expect(abs(one - two) <= 0.011, "\(easing.name)")
      }
    }
  }

  @Test func namesAreUniqueAndCSSCanHaveTheirTimes() {
    #expect(Set(NamedEasing.all.map(\.name)).count == NamedEasing.all.count)
    for easing in NamedEasing.all {
      #expect((0...1).contains(easing.points[0]) && (0...1).contains(easing.points[2]))
    }
    #expect(NamedEasing.named("easeOutBounce") == nil)
  }
}
