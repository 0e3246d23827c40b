import Foundation
import TestSupport
import Testing

/// Files are written whole or not at all, and a reader that goes away ends the run quietly.
@Suite(.runsPrograms) struct OutputTests {
  @Test(arguments: [
    ("folder", Int32(73)), ("missing/x.csv", 73), ("file.txt/x.csv", 73), ("x.gif", 64), ("x", 64),
    ("x.png", 64),
  ])
  func anOutputThatCannotBeMadeIsToldBeforeTheWork(name: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder", withIntermediateDirectories: false)
    _ = try folder.write([], to: "file.txt")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let run = try kymo("sample", ".bouncy", "-o", name, in: folder.path)
    #expect(run.status == status, "\(run.errorText)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func aFailedRunLeavesAnExistingFileAsItWas() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("before".utf8), to: "curve.csv")
    #expect(try kymo("sample", ".bounzy", "-o", path).status == 65)
    #expect(try folder.read("curve.csv") == Array("before".utf8))
    #expect(try kymo("sample", ".bouncy", "-o", path).status == 0)
    #expect(try folder.read("curve.csv").starts(with: Array("curve,time".utf8)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["curve.csv"])
  }

  @Test func permissionsAndLinksSurvive() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "real.csv")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.csv", withDestinationPath: "real.csv")
    #expect(try kymo("sample", ".bouncy", "-o", "link.csv", in: folder.path).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try !folder.read("real.csv").isEmpty)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.csv")
    #expect(link == "real.csv")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsStatus74() throws {
    for command in ["sample", "inspect", "plot", "list"] {
      let arguments = command == "list" ? [command] : [command, ".bouncy"]
      let run = try kymo(arguments, output: .file("/dev/full"))
      #expect(run.status == 74 && run.errorText.contains("no space left"), "\(command)")
    }
    let run = try kymo("plot", ".bouncy", "--format", "png", "-o", "/dev/full")
    #expect(run.status == 74)
  }

  @Test func aReaderThatGoesAwayEndsTheRunQuietly() throws {
    for arguments in [
      ["sample", ".linear(duration: 1000)"], ["list"], ["--help"],
      ["sample", ".linear(duration: 1000)", "--format", "json"],
    ] {
      let run = try kymo(arguments, output: .closed(afterBytes: 10))
      #expect(run.status == 0 && run.errorText.isEmpty, "\(arguments): \(run.errorText)")
    }
  }

  /// If a reader goes away at once, the status is nevertheless that of the whole run.
  @Test(
    arguments: [
      (["check", "-d", "goldens", "a=.bouncy", "b=.smooth"], 1),
      (["check", "-d", "goldens", "a=.snappy", "b=.smooth"], 0),
      (["check", "-d", "goldens", "a=.snappy", "b=.smooth", "--expect", "overshoot > 50%"], 1),
      (["diff", ".linear", ".easeIn", "--tolerance", "1%"], 1),
      (["diff", ".linear", ".easeIn", "--format", "json", "--tolerance", "50%"], 0),
      (["interrupt", ".linear", ".linear", "--at", "0.1", "--assert-continuous"], 1),
      (["sample", ".linear(duration: 100)", "--expect", "overshoot > 50%"], 1),
      (["inspect", ".bouncy", "--expect", "monotone"], 1),
      (["plot", ".bouncy", "--expect", "monotone"], 1),
      (["plot", ".bouncy", "--expect", "monotone", "--format", "svg", "-o", "-"], 1),
      (["scenario", "s.swift", "--expect", "monotone"], 1),
      (["scenario", "late.swift", "--fps", "600"], 65),
      (["sample", ".bouncy", ".bounzy", "--keep-going"], 65),
      (["play", ".linear(duration: 0.2)", "--format", "y4m"], 0),
    ] as [([String], Int32)])
  func theStatusIsTheOneThatIsDue(_ arguments: [String], _ status: Int32) throws {
    let folder = try TemporaryFolder()
    _ = try kymo("bless", "-d", "goldens", "a=.snappy", "b=.smooth", in: folder.path)
    let scenario = "@State var x = 0.0\nat(0) { withAnimation(.bouncy) { x = 1 } }\n"
    _ = try folder.write(Array(scenario.utf8), to: "s.swift")
    // A failure long after the first row.
    let late = scenario + "at(9) { x = x / 0 }\n"
    _ = try folder.write(Array(late.utf8), to: "late.swift")
    let whole = try kymo(arguments, in: folder.path)
    #expect(whole.status == status, "\(whole.errorText)")
    let run = try kymo(arguments, output: .closed(afterBytes: 0), in: folder.path)
    #expect(run.status == status, "\(run.errorText)")
    // The failure is reported, and nothing about the pipe.
    #expect(run.errorText == whole.errorText && !run.errorText.contains("pipe"))
  }

  @Test func devNullIsWrittenInPlace() throws {
    #expect(try kymo("sample", ".bouncy", "-o", "/dev/null").status == 0)
    #expect(try kymo("plot", ".bouncy", "--format", "svg", "-o", "/dev/null").status == 0)
  }
}
