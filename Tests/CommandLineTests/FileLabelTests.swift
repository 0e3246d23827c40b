import TestSupport
import Testing

@Suite(.runsPrograms) struct FileLabelTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = """
      import SwiftUI
      struct Ramp: CustomAnimation {
        var seconds: Double
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
          time > seconds ? nil : value.scaled(by: time / seconds)
        }
      }
      extension Animation {
        static func ramp(_ seconds: Double) -> Animation { Animation(Ramp(seconds: seconds)) }
      }
      """
    try folder.write(Array(source.utf8), to: "Motion.swift")
    try folder.write(Array("{\"tension\": 170, \"friction\": 26}".utf8), to: "spring.json")
    return folder
  }

  @Test(
    "every command takes a label before a file",
    arguments: [
      ["sample", "soft=@Motion.swift#ramp(1)", "--fps", "1"],
      ["inspect", "soft=@Motion.swift#ramp(1)"], ["plot", "soft=@Motion.swift#ramp(1)", "--ascii"],
      ["sheet", "soft=@Motion.swift#ramp(1)", "--format", "svg"],
      ["play", "soft=@Motion.swift#ramp(1)", "--format", "svg"],
      ["interrupt", "soft=@Motion.swift#ramp(1)", ".smooth", "--at", "0.2", "--format", "csv"],
      ["diff", "soft=@Motion.swift#ramp(1)", "hard=@Motion.swift#ramp(2)"],
      ["convert", "soft=@Motion.swift#ramp(1)", "--to", "css-linear"],
      ["convert", "soft=@spring.json", "--from", "react-spring", "--to", "swiftui"],
    ])
  func label(arguments: [String]) throws {
    let folder = try folder()
    let run = try kymo(arguments, in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.outputText.contains("soft"), "\(run.outputText)")
  }

  @Test func aLabelNamesAGolden() throws {
    let folder = try folder()
    let motion = "soft=@Motion.swift#ramp([1, 2])"
    let blessed = try kymo("bless", "-d", "goldens", motion, in: folder.path)
    #expect(blessed.outputText.hasSuffix("2 new\n") && blessed.outputText.contains("goldens/soft"))
    let checked = try kymo("check", "-d", "goldens", motion, in: folder.path)
    #expect(
      checked.status == 0 && checked.outputText.contains("2 unchanged"), "\(checked.outputText)")
  }

  @Test func whatIsWrongIsSaidOfTheFile() throws {
    let folder = try folder()
    let missing = try kymo("plot", "soft=@Motoin.swift#ramp(1)", in: folder.path)
    #expect(missing.status == 66 && missing.errorText.contains("cannot read 'Motoin.swift'"))
    let unknown = try kymo("plot", "soft=@Motion.swift#rmap(1)", in: folder.path)
    #expect(unknown.status == 65 && unknown.errorText.contains("did you mean 'ramp'?"))
  }
}
