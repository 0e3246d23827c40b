import Kymograph
import Testing

extension EnvironmentValues {
  @Entry fileprivate var isPaused = false
  @Entry fileprivate var rate: Double = 1.5
  @Entry fileprivate var caption: String?
  @Entry fileprivate var `default` = [1, 2, 3]
  @Entry fileprivate var identity = Identity()
}

private final class Identity: Sendable {}

@Suite("Entries of the environment and of transactions")
struct EntryTests {
  @Test("An entry has its default value until it is set")
  func environment() {
    var values = EnvironmentValues()
    #expect(!values.isPaused)
    #expect(values.rate == 1.5)
    #expect(values.caption == nil)
    #expect(values.default == [1, 2, 3])
    values.isPaused.toggle()
    values.rate = 2
    values.caption = "still"
    values.default.append(4)
    #expect(values.isPaused)
    #expect(values.rate == 2)
    #expect(values.caption == "still")
    #expect(values.default == [1, 2, 3, 4])
    #expect(!EnvironmentValues().isPaused)
  }

  @Test("A default value is made anew for each reading")
  func evaluation() {
    let values = EnvironmentValues()
    #expect(values.identity !== values.identity)
  }
}
