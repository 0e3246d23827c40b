import AnimationSyntax
import MotionRecording
import Testing

@Suite("Forms of a scenario")
struct ScenarioFormTests {
  @Test(
    "every example is a scenario that plays", arguments: ScenarioForm.all + ScenarioForm.appViews)
  func examples(form: ScenarioForm) throws {
    let scenario = try ScenarioFile.parse(form.example, fileName: "example") { name in
      #expect(name == "flick.csv")
      return "time,value\n0,0\n0.016,12\n"
    }
    var rows = 0
    try ScenarioRunner(scenario).run { _ in rows += 1 }
    #expect(rows > 0)
  }

  @Test(
    "an example begins with a word of its form", arguments: ScenarioForm.all + ScenarioForm.appViews
  )
  func words(form: ScenarioForm) {
    let words = form.text.split { !$0.isLetter }.filter { $0.contains(where: \.isLowercase) }
    #expect(words.isEmpty || words.contains { form.example.contains($0) }, "\(form.text)")
  }

  @Test("no form is listed twice")
  func distinct() {
    #expect(Set(ScenarioForm.all.map(\.text)).count == ScenarioForm.all.count)
  }
}
