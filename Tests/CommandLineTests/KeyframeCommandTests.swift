import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct KeyframeCommandTests {
  private static let scale =
    "KeyframeTrack(initialValue: 1.0) { LinearKeyframe(1.0, duration: 0.36); SpringKeyframe(1.5, duration: 0.8, spring: .bouncy); SpringKeyframe(1.0, spring: .bouncy) }"

  private static let folder = repository.appending(path: "samples/keyframes")

  /// The samples do not use `trace`, and are read like any other file.
  @Test func everySampleIsUnderstoodAndStandsInTheGallery() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files.count >= 2)
    let gallery = try String(
      contentsOf: repository.appending(path: "samples/gallery.txt"), encoding: .utf8)
    for file in files {
      let path = "@samples/keyframes/\(file)"
      for command in ["sample", "inspect", "plot"] {
        let run = try kymo(command, path, in: repository.path)
        #expect(run.status == 0 && !run.output.isEmpty, "\(file): \(run.errorText)")
      }
      #expect(gallery.contains(path), "\(file) has no picture")
    }
  }

  /// Keyframe reference, section 6, example 2.
  @Test func sampleWritesWhatTheTimelineShows() throws {
    let run = try kymo(
      "sample", "scale=" + Self.scale, "--fps", "50", "--clock", "continuous")
    let lines = run.outputText.split(separator: "\n").map { $0.split(separator: ",") }
    #expect(lines.first == ["curve", "time", "value", "velocity"])
    for (time, value) in [
      ("0.36", 1), ("0.46", 1.211651062), ("0.76", 1.519651305), ("1.16", 1.499389329),
      ("1.36", 1.063180351), ("2", 1.000383769),
    ] {
      let line = try #require(lines.first { $0[1] == time })
      let found = try #require(Double(line[2]))
      #expect(abs(found - value) < 1e-9, "\(time): \(found)")
    }
    // 2.387678639 s, in steps of a fiftieth.
    #expect(lines.last?[1] == "2.4" && lines.last?[3] == "0")
  }

  @Test func bothClocksShowTheSameRows() throws {
    let frames = try kymo("sample", Self.scale, "--clock", "frames")
    let continuous = try kymo("sample", Self.scale, "--clock", "continuous")
    #expect(frames.status == 0 && frames.outputText == continuous.outputText)
  }

  @Test func inspectListsTheTracksOfAnApp() throws {
    let run = try kymo("inspect", "@samples/keyframes/reaction.txt", in: repository.path)
    #expect(run.status == 0 && run.errorText.isEmpty)
    let names = run.outputText.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(names == ["angle.degrees", "verticalStretch", "scale", "verticalTranslation"])
    #expect(run.outputText.contains("timeline duration             3.022 s"))
    #expect(
      run.outputText.contains(
        "1.16 s  2.3877 s  1.2277 s  spring  1.4994  0.99999    0.0060368    0.00017948  "
          + "Spring(duration: 0.5, bounce: 0.3)"))
    let json = try kymo(
      "inspect", "@samples/keyframes/reaction.txt", "--format", "json", in: repository.path)
    let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let curves = try #require(document?["curves"] as? [[String: Any]])
    #expect(curves.compactMap { ($0["keyframes"] as? [Any])?.count } == [5, 8, 3, 4])
    let timeline = try #require(curves.last?["timeline"] as? [String: Any])
    #expect(abs(try #require(timeline["duration"] as? Double) - 3.021958304) < 1e-9)
  }

  @Test(arguments: [["--from", "0"], ["--to", "1"], ["--from", "0", "--to", "1"]])
  func valuesGivenBesideKeyframesAreAnError(options: [String]) throws {
    for command in ["plot", "sample", "inspect"] {
      let run = try kymo([command, Self.scale] + options)
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.errorText.contains("keyframes have their own values, so \(options[0])"))
    }
  }

  @Test func aVelocityGivenBesideKeyframesIsAnError() throws {
    let run = try kymo("sample", Self.scale, "--initial-velocity", "2")
    #expect(run.status == 64 && run.errorText.contains("'startVelocity:'"))
  }

  @Test func valuesAreForTheAnimationsBesideThem() throws {
    let run = try kymo("sample", "a=" + Self.scale, "b=.linear", "--from", "5", "--to", "6")
    #expect(run.status == 0)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.first { $0.hasPrefix("a,") } == "a,0,1,0")
    #expect(lines.last == "b,0.36666666666666664,6,0")
  }

  @Test(arguments: ["png", "svg", "pdf", "text"])
  func everyFormatDrawsThem(format: String) throws {
    let run = try kymo(
      "plot", "@samples/keyframes/badge.txt", "--show", "value,velocity", "--format", format, "-o",
      "-", in: repository.path)
    #expect(run.status == 0 && run.output.count > 500)
    guard format == "svg" else { return }
    for word in ["offset.height", "opacity", "angle.degrees", "cubic", "spring", "linear"] {
      #expect(run.outputText.contains(">\(word)</text>"), "\(word)")
    }
    #expect(
      run.outputText.contains("badge.opacity begins at 0 and goes through 5 keyframes in 2.1 s"))
  }

  @Test func keyframesCannotBeInterrupted() throws {
    let run = try kymo("interrupt", "a=" + Self.scale, ".bouncy", "--at", "0.2")
    #expect(run.status == 65 && run.errorText.contains("is a track of keyframes"))
  }

  @Test func theListHasTheKinds() throws {
    let text = try kymo("list").outputText
    for name in ["LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe"] {
      #expect(text.contains("  \(name)(_ to: Value"), "\(name)")
    }
  }
}
