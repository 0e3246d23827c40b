import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct BlessCommandTests {
  private func state(_ folder: TemporaryFolder) throws -> [String: Date] {
    var state: [String: Date] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.file("goldens")) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.file("goldens/\(name)"))
      state[name] = attributes[.modificationDate] as? Date
    }
    return state
  }

  private func bless(_ folder: TemporaryFolder, _ arguments: String...) throws -> String {
    let run = try kymo(["bless", "-d", "goldens/"] + arguments, in: folder.path)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
    return run.outputText
  }

  @Test func aGoldenIsATableAndADocumentOfItsName() throws {
    let folder = try TemporaryFolder()
    #expect(
      try bless(folder, "card=.bouncy", ".spring(bounce: [0, 0.3])") == """
        new        goldens/card.csv
        new        goldens/spring-bounce-0.csv
        new        goldens/spring-bounce-0.3.csv
        3 new

        """)
    let sampled = try kymo("sample", "card=.bouncy")
    #expect(try folder.read("goldens/card.csv") == sampled.output)
    let document = String(decoding: try folder.read("goldens/card.json"), as: UTF8.self)
    #expect(document.contains("\"expression\": \"card=.bouncy\""))
    // The document has no facts about the tool, the machine or the day.
    for word in ["0.1.0", "kymo ", "20"] { #expect(!document.contains(word), "\(word)") }
  }

  @Test func whatIsStillRightIsNotTouched() throws {
    let folder = try TemporaryFolder()
    _ = try bless(folder, "card=.bouncy", "sheet=.smooth")
    let before = try state(folder)
    #expect(try bless(folder, "card=.bouncy", "sheet=.smooth") == "2 unchanged\n")
    #expect(try state(folder) == before)
  }

  @Test func theLastDigitOfAnotherMachineIsNoChange() throws {
    let folder = try TemporaryFolder()
    _ = try bless(folder, "card=.interpolatingSpring(stiffness: 170, damping: 15)")
    var table = String(decoding: try folder.read("goldens/card.csv"), as: UTF8.self)
    let row = try #require(table.split(separator: "\n").dropFirst(5).first)
    let fields = row.split(separator: ",")
    let value = try #require(Double(fields[2]))
    table.replace(
      String(row), with: "\(fields[0]),\(fields[1]),\(value.nextUp.nextUp),\(fields[3])")
    _ = try folder.write(Array(table.utf8), to: "goldens/card.csv")
    let text = try bless(folder, "card=.interpolatingSpring(stiffness: 170, damping: 15)")
    #expect(text == "1 unchanged\n")
    #expect(try folder.read("goldens/card.csv") == Array(table.utf8))
  }

  @Test func aChangeIsWrittenAndANewSpellingOnlyInTheDocument() throws {
    let folder = try TemporaryFolder()
    _ = try bless(folder, "card=.linear(duration: 0.5)", "sheet=.smooth")
    let before = try state(folder)
    #expect(
      try bless(folder, "card=.linear(duration: 1/2.0)", "sheet=.snappy") == """
        reworded   goldens/card.csv
        changed    goldens/sheet.csv
        1 changed, 1 reworded

        """)
    let after = try state(folder)
    #expect(after["card.csv"] == before["card.csv"])
    #expect(after["sheet.csv"] != before["sheet.csv"])
    let document = String(decoding: try folder.read("goldens/card.json"), as: UTF8.self)
    #expect(document.contains("1/2.0"))
  }

  @Test func orphansAreToldAndPrunedWhenAsked() throws {
    let folder = try TemporaryFolder()
    _ = try bless(folder, "card=.bouncy", "old=.smooth")
    _ = try folder.write(Array("{\"mine\": 1}".utf8), to: "goldens/other.json")
    #expect(
      try bless(folder, "card=.bouncy") == """
        orphaned   goldens/old.csv
        1 unchanged, 1 orphaned
        --prune removes the goldens of motions that no longer exist

        """)
    #expect(
      try bless(folder, "card=.bouncy", "--prune") == """
        removed    goldens/old.csv
        1 unchanged, 1 removed

        """)
    #expect(Set(try state(folder).keys) == ["card.csv", "card.json", "other.json"])
  }

  @Test func nothingIsWrittenIfSomethingIsNotUnderstood() throws {
    let folder = try TemporaryFolder()
    let run = try kymo("bless", "-d", "goldens", "card=.bouncy", "x=.wibbly", in: folder.path)
    #expect(run.status == 65)
    #expect(try folder.names() == [])
    let file = try folder.write([], to: "file")
    #expect(try kymo("bless", "-d", file, "card=.bouncy").status == 73)
    let missing = try kymo("bless", "-d", folder.file("a/b"), "card=.bouncy")
    #expect(missing.status == 73 && missing.errorText.contains("cannot make the folder"))
  }
}
