import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct SampleCommandTests {
  @Test func writesOneRowAFrame() throws {
    let run = try kymo("sample", "spring=.spring(duration: 0.5, bounce: 0.3)")
    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(run.outputText.hasPrefix("curve,time,value,velocity\nspring,0,0,0\n"))
    let rows = rows(run.outputText)
    // Semantics reference, section 7.3: the sample at frame 6 and the end at frame 46.
    #expect(rows.count == 47)
    #expect(abs(try #require(Double(rows[6][2])) - 0.438695) < 5e-7)
    #expect(rows.last == ["spring", "0.7666666666666667", "1", "0"])
  }

  @Test func saysWhichLabelSeveralCurvesHave() throws {
    let run = try kymo("sample", "a=.bouncy", "a=.smooth", "b=.smooth", "--span", "0")
    #expect(run.status == 0)
    #expect(
      run.errorText == "kymo: note: several curves are called 'a'; give each a label of its own\n")
  }

  @Test func quotesANameThatHasACommaInIt() throws {
    let run = try kymo("sample", ".spring(duration: 0.5, bounce: 0)")
    #expect(run.outputText.contains("\n\".spring(duration: 0.5, bounce: 0)\",0,0,0\n"))
  }

  @Test(arguments: [
    (["--fps", "120"], "0.008333333333333333"),
    (["--clock", "continuous", "--fps", "10"], "0.1"),
    (["--count", "4"], "0.0875"),
  ])
  func takesItsTimesFromTheClock(options: [String], second: String) throws {
    let run = try kymo(["sample", ".easeInOut"] + options)
    #expect(rows(run.outputText)[1][1] == second)
  }

  @Test(arguments: [
    ("animation(minimumInterval: 1/8)", ["0", "0.125", "0.25", "0.375"]),
    ("periodic(from: 0.25, by: 0.25)", ["0.25", "0.5"]),
    ("everyMinute", ["0", "60"]),
    (".explicit([0.1, 0.3, 0.5, 0.7])", ["0.1", "0.3", "0.5"]),
    ("animation(paused: true)", ["0"]),
  ])
  func takesItsTimesFromASchedule(schedule: String, times: [String]) throws {
    let run = try kymo("sample", ".easeInOut", "--schedule", schedule)
    #expect(run.status == 0)
    #expect(rows(run.outputText).map { $0[1] } == times)
  }

  @Test func aScheduleThatIsNotUnderstoodIsShownWithItsPosition() throws {
    let run = try kymo("sample", ".easeInOut", "--schedule", "periodic(from: 0)")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errorText.contains("'periodic' needs the argument 'by'\n  periodic(from: 0)\n  ^"))
    #expect(try kymo("sample", ".easeIn", "--schedule", "everyMinute", "--count", "3").status == 64)
  }

  @Test func spanCutsAndExtends() throws {
    let cut = rows(try kymo("sample", ".linear(duration: 1)", "--span", "0.5").outputText)
    #expect(cut.count == 31 && cut.last == [".linear(duration: 1)", "0.5", "0.5", "1"])
    let longer = rows(try kymo("sample", ".linear(duration: 1)", "--span", "2").outputText)
    #expect(longer.count == 121 && longer.last?.suffix(2) == ["1", "0"])
  }

  @Test func negativeValuesParse() throws {
    let run = try kymo(
      "sample", ".linear(duration: 1)", "--from", "-3", "--to", "-5", "--fps", "2")
    #expect(rows(run.outputText).map { $0[2] } == ["-3", "-4", "-5", "-5"])
  }

  @Test func aSpringBeginsWithTheVelocityItIsGiven() throws {
    for expression in [".spring", ".spring.delay(0.1)", ".spring.speed(2)", "Spring()"] {
      let run = try kymo("sample", expression, "--initial-velocity", "-4", "--to", "10")
      let fastest = rows(run.outputText).compactMap { Double($0[3]) }.min()
      #expect(try #require(fastest) < -3 && run.status == 0, "\(expression)")
    }
    for expression in [".linear", ".interpolatingSpring", "UnitCurve.linear", "css:ease"] {
      let run = try kymo("sample", expression, "--initial-velocity", "1")
      #expect(run.status == 64 && run.errorText.contains("velocity"), "\(expression)")
    }
  }

  @Test func semanticsSaysWhichDefaultIsMeant() throws {
    let new = rows(try kymo("sample", ".default").outputText)
    let old = rows(try kymo("sample", ".default", "--semantics", "ios16").outputText)
    let ease = rows(try kymo("sample", "default=.easeInOut").outputText)
    #expect(new.count == 51)
    #expect(old.map { $0.dropFirst() } == ease.map { $0.dropFirst() })
    // Semantics reference, section 20: the value of one timed sample at 0.2 s in either
    // interpretation.
    for (name, value) in [("ios17", 0.715), ("documented", 0.666)] {
      let run = try kymo(
        "sample", ".default", "--semantics", name, "--clock", "continuous", "--fps", "5")
      #expect(abs(try #require(Double(rows(run.outputText)[1][2])) - value) < 0.005, "\(name)")
    }
  }

  @Test func endlessMotionIsFollowedForThreeCycles() throws {
    let spin = rows(try kymo("sample", ".linear.repeatForever(autoreverses: false)").outputText)
    #expect(spin.count == 64 && spin.last?[1] == "1.05")
    let sway = rows(try kymo("sample", ".linear.repeatForever()").outputText)
    #expect(sway.last?[1] == "2.1")
    let swing = rows(try kymo("sample", ".spring(bounce: 1)").outputText)
    #expect(swing.last?[1] == "10")
  }

  @Test func jsonHoldsTheSameNumbers() throws {
    let csv = rows(try kymo("sample", ".snappy").outputText)
    let run = try kymo("sample", ".snappy", "--format", "json")
    let document =
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? String == "kymograph/sample")
    let curves = try #require(document?["curves"] as? [[String: Any]])
    let samples = try #require(curves.first?["samples"] as? [[String: Any]])
    #expect(samples.count == csv.count)
    // Foundation's reader is sometimes off by a unit in the last place.
    for (sample, row) in zip(samples, csv) {
      for (key, column) in [("time", 1), ("value", 2), ("velocity", 3)] {
        let number = try #require(sample[key] as? Double)
        let expected = try #require(Double(row[column]))
        #expect(abs(number - expected) <= 4 * expected.ulp)
      }
    }
  }

  @Test func verticalCurvesAreInfiniteInCSVAndNullInJSON() throws {
    let csv = try kymo("sample", "UnitCurve.circularEaseOut", "--fps", "4")
    #expect(rows(csv.outputText)[0] == ["UnitCurve.circularEaseOut", "0", "0", "inf"])
    let json = try kymo("sample", "UnitCurve.circularEaseOut", "--format", "json")
    #expect(json.outputText.contains("\"velocity\": null"))
    #expect(!json.outputText.contains("inf,"))
  }

  @Test func fileAndStandardInputGiveTheSame() throws {
    let text = "# two curves\na=.linear\n\n// and\nb=.bouncy\n  .delay(0.1)\n"
    let folder = try TemporaryFolder()
    let path = try folder.write(Array(text.utf8), to: "curves.txt")
    let fromFile = try kymo("sample", "@" + path)
    let fromInput = try kymo("sample", "-", input: text)
    #expect(fromFile.status == 0 && fromFile.output == fromInput.output)
    #expect(Set(rows(fromFile.outputText).map { $0[0] }) == ["a", "b"])
  }

  @Test func bytesDoNotDependOnLocaleOrZone() throws {
    let plain = try kymo("sample", ".bouncy")
    let elsewhere = try kymo(
      "sample", ".bouncy",
      environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "LANG": nil])
    #expect(plain.output == elsewhere.output)
  }
}
