import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct ConvertCommandTests {
  @Test func printsCodeThatCanBePasted() throws {
    let run = try kymo("convert", ".bouncy", "--to", "react-spring")
    #expect(run.status == 0 && run.errorText.isEmpty)
    let lines = run.outputText.split(separator: "\n")
    #expect(
      lines.last == "config: { mass: 1, tension: 157.91367041742973, friction: 17.59291886010284 }")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("// ") && $0.count <= 180 })
  }

  @Test func everyTargetHasARow() throws {
    let table = try kymo("convert", ".spring(bounce: 1)").outputText
    for target in [
      "css-linear", "css-cubic-bezier", "swiftui", "uikit", "core-animation", "compose",
      "material3", "flutter", "react-spring", "motion", "reanimated", "lottie", "svg-smil", "gsap",
      "android-view",
    ] {
      #expect(table.contains("\n  \(target) "), "\(target)")
    }
    #expect(table.contains("uikit             not possible: an undamped spring"))
    #expect(
      try kymo("convert", ".linear", "--to", "all").output == kymo("convert", ".linear").output)
  }

  @Test func jsonHasTheSameForPrograms() throws {
    let run = try kymo("convert", ".linear", ".spring(bounce: 1)", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? String == "kymograph/convert")
    let expressions = try #require(document?["expressions"] as? [[String: Any]])
    #expect(expressions.map { $0["name"] as? String } == [".linear", ".spring(bounce: 1)"])
    let rows = try #require(expressions.last?["targets"] as? [[String: Any]])
    #expect(rows.count == 15)
    let uiKit = try #require(rows.first { $0["target"] as? String == "uikit" })
    #expect(uiKit["code"] is NSNull)
    #expect((uiKit["codeReason"] as? String)?.contains("never settles") == true)
    #expect((uiKit["hint"] as? String)?.isEmpty == false)
    let flutter = try #require(rows.first { $0["target"] as? String == "flutter" })
    let error = try #require(flutter["error"] as? [String: Any])
    #expect((error["largest"] as? Double ?? 0) > 0.001)
  }

  @Test func aFileGetsTheCodeWhateverItsExtension() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "convert", ".bouncy", "--to", "compose", "-o", "motion.kt", in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty)
    let text = try String(contentsOfFile: folder.file("motion.kt"), encoding: .utf8)
    #expect(text.hasPrefix("// .bouncy for Compose: "))
    #expect(text.hasSuffix("visibilityThreshold = 0.001f)\n"))
  }

  @Test func parametersOfOtherLibrariesBecomeSwiftUIs() throws {
    let run = try kymo("convert", "--from", "react-spring", "tension: 170, friction: 26")
    #expect(run.status == 0)
    #expect(run.outputText.hasSuffix("\nSpring(stiffness: 170, damping: 26)\n"))
    #expect(run.outputText.contains("read from react-spring: tension: 170, friction: 26"))
    let other = try kymo(
      "convert", "--from", "compose", "spring(0.5f, Spring.StiffnessLow)", "--to", "motion")
    #expect(
      other.outputText.hasSuffix(
        "\n{ type: \"spring\", stiffness: 200, damping: 14.142135623730951, mass: 1 }\n"))
    let moving = try kymo(
      "convert", "--from", "motion", "stiffness: 170, damping: 26, velocity: 50", "--distance",
      "100")
    #expect(moving.outputText.hasSuffix("damping: 26, initialVelocity: 0.5)\n"))
  }

  @Test func whatIsAmbiguousIsShownWithACaret() throws {
    let run = try kymo("convert", "--from", "motion", "stiffness: 100, damping: 0.8")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(
      run.errorText.hasPrefix("kymo: error: a 'damping' of 0.8 looks like a damping ratio"))
    #expect(
      run.errorText.hasSuffix(
        "  stiffness: 100, damping: 0.8\n                           ^~~\n"))
  }

  @Test(arguments: [
    (
      ["convert", ".spring(bounce: -0.3)", "--to", "core-animation"], 65,
      "as critically damped; use"
    ),
    (["convert", ".bouncy.repeatForever()", "--to", "flutter"], 65, "has no loop"),
    (["convert", ".bounci"], 65, "did you mean"),
    (["convert", ".linear.speed(1e-300).speed(1e-300)"], 65, "longer than any number of seconds"),
    (
      ["convert", ".timingCurve(.circularEaseOut, duration: 1).speed(1e-320)"], 65,
      "cannot be converted to any of these targets"
    ),
    (
      ["convert", "Spring(duration: 0.5, bounce: -0.99)", "--to", "css-cubic-bezier"], 65,
      "cannot be converted to CSS cubic-bezier(): SwiftUI's settlingDuration is 0"
    ),
    (["convert", ".bouncy.repeatCount(1000)", "--to", "css-linear"], 65, "more than 1000 points"),
    (["convert", "--from", "motion", "visualDuration: 0.5"], 65, "add 'bounce: 0'"),
    (["convert", ".bouncy", "--to", "framer"], 64, "motion"),
    (["convert", "--from", "framer", "mass: 1"], 64, "react-spring"),
    (["convert"], 64, "an expression is missing"),
    (["convert", ".bouncy", "--distance", "2"], 64, "--from"),
    (["convert", "--from", "motion", "mass: 1", "--distance", "0"], 64, "without travel"),
    (["convert", ".bouncy", "--max-error", "0"], 64, "above 0"),
    (["convert", ".bouncy", "--to", "motion", "--max-error", "0.1"], 64, "such as css-linear"),
    (["convert", ".bouncy", "--to", "motion", "--fallback"], 64, "--to css-linear"),
    (["convert", ".bouncy", "--format", "png"], 64, "text, json"),
    (["convert", "@nothing.txt"], 66, "nothing.txt"),
    (["convert", ".bouncy", "--to", "motion", "-o", "/no/such/folder/x.js"], 73, "no folder"),
  ])
  func whatCannotBeEndsWithItsStatus(arguments: [String], status: Int32, words: String) throws {
    let run = try kymo(arguments)
    #expect(run.status == status && run.output.isEmpty)
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  @Test func labelsAreKept() throws {
    let run = try kymo("convert", "quick=.spring(duration: 0.2)", "--to", "motion")
    #expect(run.outputText.hasPrefix("// quick=.spring(duration: 0.2) for Motion: "))
  }

  @Test func sweepsAndFilesGiveABlockForEach() throws {
    let run = try kymo("convert", ".spring(bounce: [0, 0.2])", "--to", "swiftui")
    #expect(
      run.outputText.contains("\n.spring(duration: 0.5, bounce: 0)\n\n// .spring(bounce: 0.2)"))
    let input = try kymo(
      "convert", "--from", "figma", "-", "--to", "swiftui",
      input: "mass: 1,\nstiffness: 300,\ndamping: 20\n")
    #expect(input.outputText.hasSuffix("\nSpring(stiffness: 300, damping: 20)\n"))
  }
}
