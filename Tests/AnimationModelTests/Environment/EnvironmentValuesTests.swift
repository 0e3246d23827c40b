import AnimationModel
import Testing

@Suite struct EnvironmentValuesTests {
  private enum Size: EnvironmentKey {
    static var defaultValue: Int { 12 }
  }

  private enum Nothing: EnvironmentKey {
    static var defaultValue: Int? { 1 }
  }

  @Test func missingKeyReadsItsDefault() {
    #expect(EnvironmentValues()[Size.self] == 12)
  }

  @Test func setKeyReadsWhatWasSet() {
    var values = EnvironmentValues()
    values[Size.self] = 14
    #expect(values[Size.self] == 14)
  }

  @Test func nilIsAValueLikeAnother() {
    var values = EnvironmentValues()
    #expect(values[Nothing.self] == 1)
    values[Nothing.self] = nil
    #expect(values[Nothing.self] == nil)
  }
}
