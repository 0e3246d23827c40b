import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax

@Suite struct ScenarioContentTests {
  private func transition(_ text: String) throws -> ContentTransition? {
    let scenario = try ScenarioFile.parse(
      "@State var count = 9\ncount.contentTransition(\(text))", fileName: "a.swift"
    ) { _ in "" }
    return scenario.attributes.first?.contentTransition
  }

  @Test(arguments: [
    (".identity", ContentTransition.identity),
    (".opacity", .opacity),
    ("ContentTransition.interpolate", .interpolate),
    (".numericText()", .numericText()),
    (".numericText(countsDown: true)", .numericText(countsDown: true)),
    (".numericText(countsDown: !true)", .numericText()),
    (".numericText(value: Double(count))", .numericText(value: 0)),
  ])
  func everyContentTransitionIsRead(text: String, transition: ContentTransition) throws {
    #expect(try self.transition(text) == transition)
  }

  @Test func aNumberThatIsComputedRollsToo() throws {
    let scenario = try ScenarioFile.parse(
      """
      @State var taps = 3
      let shown = taps * 2
      Group { shown }.contentTransition(.numericText())
      """, fileName: "a.swift"
    ) { _ in "" }
    #expect(scenario.attributes.map { $0.contentTransition != nil } == [false, true])
  }
}
