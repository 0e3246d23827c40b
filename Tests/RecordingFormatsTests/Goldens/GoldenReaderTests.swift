import AnimationModel
import MotionComparison
import MotionRecording
import RecordingFormats
import Testing

@Suite struct GoldenReaderTests {
  private func header() throws -> GoldenHeader {
    try #require(try GoldenHeader(GoldenDocument(GoldenDocumentTests.golden()).json))
  }

  @Test(arguments: [
    ("card,0.2,nan,0", "NaN"), ("card,0.2,1,NaN", "NaN"), ("card,0.2,inf,0", "not finite"),
    ("card,0.2,one,0", "'one' is not a number"), ("card,0.2,1", "has 4 fields"),
    ("other,0.2,1,0", "no curve 'other'"), ("card,0,1,0", "times of a curve must increase"),
    ("card,nan,1,0", "NaN"),
  ])
  func whatMakesNoSenseIsToldWithItsLine(row: String, words: String) throws {
    let header = try header()
    #expect {
      try header.golden(table: "curve,time,value,velocity\ncard,0,0,0\n\(row)\n")
    } throws: { error in
      let error = error as? DataError
      return error?.line == 3 && error?.words.contains(words) == true
    }
  }

  @Test func anInfiniteVelocityIsThatOfAVerticalCurve() throws {
    let golden = try header().golden(table: "curve,time,value,velocity\ncard,0,0,-inf\n")
    #expect(golden.curves.first?.velocities == [-.infinity])
  }

  @Test(arguments: ["", "time,value\n", "curve,time,value\ncard,0,0\n"])
  func otherColumnsAreRefused(table: String) throws {
    let header = try header()
    #expect {
      try header.golden(table: table)
    } throws: { ($0 as? DataError)?.line == 1 }
  }

  @Test func aCurveWithoutRowsIsTold() throws {
    let header = try header()
    #expect {
      try header.golden(table: "curve,time,value,velocity\n")
    } throws: { ($0 as? DataError)?.words == "there are no rows of 'card'" }
  }

  @Test func otherDocumentsAreNoGoldens() throws {
    #expect(try GoldenHeader("{}") == nil)
    #expect(try GoldenHeader("[1, 2]") == nil)
    #expect(try GoldenHeader("{\"schema\": \"kymograph/sample\", \"version\": 1}") == nil)
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2", "version 2"), ("\"expression\"", "\"text\"", "scenario"),
    ("\"frames\"", "\"films\"", "clock"), ("\"rate\": 60", "\"rate\": 0", "rate"),
    ("\"curves\"", "\"lines\"", "curves"), ("\"finished\"", "\"done\"", "ending"),
    ("\"event\":", "\"what\":", "event"),
  ])
  func whatTheDocumentLacksIsTold(old: String, new: String, words: String) throws {
    let json = GoldenDocument(try GoldenDocumentTests.golden()).json
    #expect(json.contains(old))
    #expect {
      try GoldenHeader(json.replacing(old, with: new))
    } throws: { ($0 as? DataError)?.words.contains(words) == true }
  }

  @Test func whatIsNoJSONIsToldWithItsLine() {
    #expect {
      try GoldenHeader("{\n\"schema\":\n}")
    } throws: { ($0 as? DataError)?.message(in: "a.json").hasPrefix("a.json:3: ") == true }
  }

  @Test(arguments: [
    ("\"rate\": 60", "\"rate\": 1.8e308"), ("\"rate\": 60", "\"rate\": 1.7e308"),
    ("\"rate\": 60", "\"rate\": 1e10"), ("\"rate\": 60", "\"rate\": 0"),
    ("\"rate\": 60", "\"rate\": -60"), ("\"rate\": 60", "\"rate\": 60, \"span\": -1"),
    ("\"rate\": 60", "\"rate\": 60, \"span\": 1e999"),
  ])
  func settingsThatCannotBePlayedAreRefused(old: String, new: String) throws {
    let text = try GoldenDocument(GoldenDocumentTests.golden()).json
    let changed = text.replacing(old, with: new)
    #expect(changed != text)
    #expect(throws: DataError.self) { try GoldenHeader(changed) }
  }
}
