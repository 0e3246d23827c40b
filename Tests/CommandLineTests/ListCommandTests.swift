import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct ListCommandTests {
  @Test(arguments: [
    ".spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)",
    ".timingCurve(_ curve: UnitCurve, duration: TimeInterval)",
    ".repeatCount(_ repeatCount: Int, autoreverses: Bool = true)",
    "Spring(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)",
    "UnitCurve.circularEaseInOut",
    "css:steps(",
  ])
  func showsNamesWithTheirSignatures(signature: String) throws {
    #expect(try kymo("list").outputText.contains("  " + signature))
  }

  @Test func everyPropertyItListsCanBeSampled() throws {
    let run = try kymo("list", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let entries = try #require(document?["entries"] as? [[String: Any]])
    let prefixes = [
      "animation": ".", "spring": "Spring.", "unitCurve": "UnitCurve.", "css": "css:",
    ]
    var count = 0
    for entry in entries where entry["form"] as? String == "property" {
      let name = try #require(entry["name"] as? String)
      guard let prefix = prefixes[try #require(entry["kind"] as? String)], name != "inverse" else {
        continue
      }
      let sample = try kymo("sample", prefix + name, "--fps", "10")
      #expect(sample.status == 0, "\(prefix)\(name): \(sample.errorText)")
      count += 1
    }
    #expect(count > 20)
  }

  @Test func aWordNarrowsTheList() throws {
    let run = try kymo("list", "bouncy")
    #expect(run.outputText.contains(".bouncy") && !run.outputText.contains("linear"))
    #expect(try kymo("list", "frobnicate").status == 64)
  }

  /// The name of a heading lists the entries under it, in the singular, too.
  @Test(arguments: [
    ("springs", "Springs", "UnitCurve"), ("spring", "Springs", "UnitCurve"),
    ("Transitions", "Transitions", "Springs"), ("unit curve", "Unit curves", "Animations"),
    ("css", "CSS easing functions", "Animations"), ("scenarios", "Scenarios", "Animations"),
  ])
  func aHeadingIsFound(word: String, heading: String, other: String) throws {
    let run = try kymo("list", word)
    #expect(run.status == 0 && run.outputText.contains("\(heading)"), "\(run.errorText)")
    #expect(!run.outputText.contains("\n\(other)\n") && !run.outputText.hasPrefix("\(other)\n"))
    let whole = try kymo("list").outputText
    let section = try #require(
      whole.components(separatedBy: "\n\n").first { $0.hasPrefix(heading) })
    #expect(run.outputText.contains(section.trimmingCharacters(in: .newlines)))
  }

  @Test func presetsAreListed() throws {
    let page = try kymo("list", "presets").outputText
    #expect(page.contains("  @presets:material3\n"))
    let document = try kymo("list", "--format", "json").outputText
    #expect(document.contains("\"@presets:swiftui\""))
  }
}
