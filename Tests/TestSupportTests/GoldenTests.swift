import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("Goldens"), withIntermediateDirectories: false)
    try folder.write(Array("one\ntwo\n".utf8), to: "Goldens/known.txt")
    try folder.write([], to: "Goldens/other")
  }

  private func problem(
    _ text: String, _ name: String, isRecording: Bool = false
  ) -> String? {
    Golden.problem(
      of: text, named: name, testFile: folder.file("Test.swift"), isRecording: isRecording)
  }

  @Test func aTextIsComparedLineByLine() {
    #expect(problem("one\ntwo\n", "known") == nil)
    #expect(problem("one\nthree\n", "known")?.contains("+three") == true)
    #expect(problem("one\ntwo", "known") != nil)
  }

  @Test func aTextWithoutAGoldenIsAProblem() {
    #expect(problem("text", "absent") != nil)
  }

  @Test func recordingWritesTheTextAndIsAProblemAllTheSame() throws {
    #expect(problem("new\n", "fresh", isRecording: true)?.hasPrefix("recorded") == true)
    #expect(problem("new\n", "fresh") == nil)
  }

  @Test func goldensAreListedByName() throws {
    #expect(try Golden.names(testFile: folder.file("Test.swift")) == ["known"])
  }
}
