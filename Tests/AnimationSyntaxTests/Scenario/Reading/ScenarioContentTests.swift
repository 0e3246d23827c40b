import AnimationModel
import MotionRecording
import Testing

@testable import AnimationSyntax

@Suite struct ScenarioContentTests {
  private func transition(_ text: String) throws -> ContentTransition? {
    let script = try ScenarioText.parse("@State var count = 9\ncount.contentTransition(\(text))")
    return script.attributes.first?.contentTransition
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
    let script = try ScenarioText.parse(
      """
      @State var taps = 3
      let shown = taps * 2
      Group { shown }.contentTransition(.numericText())
      """)
    #expect(script.attributes.map { $0.contentTransition != nil } == [false, true])
  }
}
