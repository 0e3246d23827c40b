import Testing

@testable import MotionConversion

@Suite struct Material3TokenTests {
  @Test func namesAreNotUsedTwice() {
    #expect(Set(Material3Token.all.map(\.code)).count == Material3Token.all.count)
    #expect(Material3Token.all[6].code == "MotionScheme.expressive().defaultSpatialSpec()")
  }

  /// Spatial motion may bounce and effects may not, which is the purpose of the tokens.
  @Test func effectsDoNotBounceAndSpatialMotionDoes() {
    #expect(Material3Token.effects.count == 3)
    #expect(Material3Token.effects.allSatisfy { $0.dampingRatio == 1 })
    for scheme in ["standard", "expressive"] {
      let spatial = Material3Token.all.filter { $0.isSpatial(scheme) }
      #expect(spatial.count == 3 && spatial.allSatisfy { $0.dampingRatio < 1 })
    }
  }

  @Test(arguments: ["standard", "expressive"])
  func fastIsStifferThanDefaultAndSlowIsSofter(scheme: String) throws {
    let tokens = Material3Token.all.filter { $0.isSpatial(scheme) }
    func stiffness(_ name: String) throws -> Double {
      try #require(tokens.first { $0.name == name }).spring.stiffness
    }
    #expect(try stiffness("fastSpatialSpec") > stiffness("defaultSpatialSpec"))
    #expect(try stiffness("defaultSpatialSpec") > stiffness("slowSpatialSpec"))
  }
}
