import AnimationSyntax
import MotionRecording
import Testing

@Suite("Forms of a scenario")
struct ScenarioFormTests {
  /// A form as the argument of a test; the test is named after the text of the form.
  struct Named: CustomTestStringConvertible {
    let form: ScenarioForm

    var testDescription: String { form.text }

    static let all = (ScenarioForm.all + ScenarioForm.appViews).map { Named(form: $0) }
  }

  @Test("every example is a scenario that plays", arguments: Named.all)
  func examples(named: Named) throws {
    let scenario = try ScenarioFile.parse(named.form.example, fileName: "example") { name in
      #expect(name == "flick.csv")
      return "time,value\n0,0\n0.016,12\n"
    }
    var rows = 0
    try ScenarioRunner(scenario).run { _ in rows += 1 }
    #expect(rows > 0)
  }

  @Test("an example begins with a word of its form", arguments: Named.all)
  func words(named: Named) {
    let form = named.form
    let words = form.text.split { !$0.isLetter }.filter { $0.contains(where: \.isLowercase) }
    #expect(words.isEmpty || words.contains { form.example.contains($0) }, "\(form.text)")
  }

  @Test("no form is listed twice")
  func distinct() {
    #expect(Set(ScenarioForm.all.map(\.text)).count == ScenarioForm.all.count)
  }
}
