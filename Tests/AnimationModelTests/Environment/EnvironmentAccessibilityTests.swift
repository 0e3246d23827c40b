import AnimationModel
import Testing

@Suite("Accessibility in the environment")
struct EnvironmentAccessibilityTests {
  @Test("motion is reduced only where it is asked for")
  func reduceMotion() {
    var environment = EnvironmentValues()
    #expect(!environment.accessibilityReduceMotion)
    environment.accessibilityReduceMotion = true
    #expect(environment.accessibilityReduceMotion)
  }
}
