import AnimationModel
import AnimationSyntax
import Testing

@Suite struct ScenarioTextTests {
  @Test func changesAreLinesOfAScenario() {
    let text = AnimationSyntax.ScenarioText.text(
      state: "value", from: 150,
      [
        AnimationSyntax.ScenarioText.Change(at: 0, .spring(duration: 0.5, bounce: 0.3), to: 60),
        AnimationSyntax.ScenarioText.Change(at: 0.31, .easeIn(duration: 0.2), to: 0.5),
      ])
    #expect(
      text == """
        @State var value = 150.0
        at(0) { withAnimation(.spring(duration: 0.5, bounce: 0.3)) { value = 60 } }
        at(0.31) { withAnimation(.easeIn(duration: 0.2)) { value = 0.5 } }
        """)
  }
}
