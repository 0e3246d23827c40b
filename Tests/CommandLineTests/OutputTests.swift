import Foundation
import TestSupport
import Testing

/// Files are written whole or not at all, and a reader that goes away ends the run quietly.
@Suite struct OutputTests {
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

  @Test func devNullIsWrittenInPlace() throws {
    #expect(try kymo("sample", ".bouncy", "-o", "/dev/null").status == 0)
    #expect(try kymo("plot", ".bouncy", "--format", "svg", "-o", "/dev/null").status == 0)
  }
}
