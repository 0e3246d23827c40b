import Foundation
import TestSupport
import Testing

/// The output of `kymo tune` in a real browser: figures, texts, turning back, undo, the address, keys.
@Suite(.waitsForPrograms, .enabled(if: Browser.path != nil)) struct TuneBrowserTests {
  private func expect(_ figure: Double?, _ expected: Double, within tolerance: Double = 1e-12)
    throws
  {
    let figure = try #require(figure)
    #expect((figure - expected).magnitude <= tolerance, "\(figure) and \(expected)")
  }

  @Test func figuresAreThoseOfInspect() throws {
    let page = try TunedPage([".bouncy", ".smooth"])
    try page.type("0.42", into: "duration")
    try page.type("0.22", into: "bounce")
    try expect(page.figure("overshoot").value, 0.0161210498539637)
    try expect(page.figure("overshoot").time, 0.341449560154921, within: 1e-8)
    try expect(page.figure("first crossing").value, 0.271104080628536)
    try expect(page.figure("settled within 1 %").value, 0.420590913724828)
    try expect(page.figure("removal").value, 0.683333333333333)
    try expect(page.figure("removal at 60 Hz").value, 0.683333333333333)
    try expect(page.figure("peak velocity").value, 6.4970101687912)
    try expect(page.figure("peak velocity").time, 0.0718031654244468, within: 1e-8)
    let near = "document.querySelector('.near')"
    #expect(try page.text("\(near).textContent").hasPrefix("8.2 % from .bouncy"))
    #expect(try page.text("\(near).title") == ".smooth 20.08 %, .snappy 13.92 %, .bouncy 8.225 %")
    try page.type("0.48", into: "duration")
    try page.type("0.28", into: "bounce")
    try expect(Double(page.text("\(near).dataset.value")), 0.01935, within: 1e-5)
    // An event that does not happen has no figure.
    #expect(try page.figure("first crossing", row: 1).value == nil)
    try page.wait(600)
    #expect(try page.status == "overshoots by 3.4 %, settles at 0.498 s")
    #expect(
      page.browser.messages.isEmpty && page.browser.requests.isEmpty, "\(page.browser.messages)")
  }

  private static let targets: KeyValuePairs = [
    "SwiftUI": "swiftui", "UIKit": "uikit", "Core Animation": "core-animation",
    "Compose": "compose",
    "Flutter": "flutter", "React Spring": "react-spring", "Motion": "motion",
    "Reanimated": "reanimated", "Android view": "android-view",
  ]

  /// The texts are those of `kymo convert` without its comments; where that refuses, its sentence is shown.
  @Test(arguments: [
    ".spring(duration: 0.42, bounce: 0.22)", ".bouncy", ".smooth.delay(0.2)",
    ".spring(duration: 0.02, bounce: 0.2)",
    ".spring(duration: 0.5, bounce: -0.3)",
    ".spring(response: 0.4, dampingFraction: 0.62, blendDuration: 0.2)",
    ".interpolatingSpring(stiffness: 170, damping: 14, initialVelocity: 3)", ".default",
    ".interpolatingSpring(mass: 2, stiffness: 210, damping: 90)",
    "Spring(mass: 1, stiffness: 300, damping: 21)",
    ".interpolatingSpring(duration: 0.5, bounce: -0.5)", "Spring(duration: 0.4, bounce: -0.2)",
    ".bouncy.speed(1.5).repeatCount(3)", ".snappy.repeatForever(autoreverses: false).delay(0.1)",
    ".easeInOut", ".timingCurve(0.34, 1.56, 0.64, 1, duration: 0.35).repeatForever()",
    "UnitCurve.easeIn",
    ".linear(duration: 0.25).delay(0.15).repeatCount(4)", "css:300ms cubic-bezier(0.2, 0, 0, 1)",
    ".timingCurve(1.2, 0, 0.5, 1)",
  ])
  func textsAreThoseOfConvert(_ expression: String) throws {
    let page = try TunedPage([expression])
    let names = Self.targets.flatMap { ["--to", $0.value] }
    let run = try kymo(["convert", expression, "--format", "json"] + names)
    let document = try JSONValue(run.output)
    let table = try kymo(["convert", expression] + names).outputText
    for (index, (name, target)) in Self.targets.enumerated() {
      let converted = try #require(document["expressions"]?[0]?["targets"]?[index])
      #expect(converted["target"] == .string(target))
      let text = try page.copied(name)
      let note = try page.text("document.getElementById('note').textContent")
      if case .string(let code)? = converted["code"] {
        #expect(text == code, "\(name)")
        if case .number(let error)? = converted["error"]?["largest"], let error = Double(error),
          error > 1e-6
        {
          let line = try #require(
            table.split(separator: "\n").first { $0.hasPrefix("  \(target) ") })
          let part = try #require(line.firstMatch(of: /off by at most ([0-9.e-]+) %/)?.1)
          #expect(note.contains("ff by at most \(part) %"), "\(name): \(note)")
        }
      } else {
        #expect(text.isEmpty && !note.isEmpty, "\(name): \(text)")
      }
    }
    #expect(page.browser.messages.isEmpty, "\(page.browser.messages)")
  }

  /// The text to copy gets the focus and is selected, in case the clipboard is refused.
  @Test func theTextIsSelected() throws {
    let page = try TunedPage([".bouncy"])
    let text = try page.copied("Compose")
    #expect(
      text
        == "spring(dampingRatio = 0.7f, stiffness = 157.91367041742973f, visibilityThreshold = 0.001f)"
    )
    #expect(try page.text("document.activeElement.id") == "text")
    #expect(
      try page.browser.number(
        "document.activeElement.selectionEnd - document.activeElement.selectionStart")
        == Double(text.count))
    #expect(
      try page.text("document.getElementById('note').textContent").contains("Compose ends it after")
    )
  }

  @Test(arguments: [
    (".bouncy", "60"), (".spring(duration: 0.1, bounce: -0.5)", "60"),
    (".spring(duration: 2, bounce: 0.9)", "60"),
    (".spring(duration: 0.02, bounce: 0.2)", "60"),
    (".timingCurve(0.34, 1.56, 0.64, 1, duration: 0.35)", "60"),
    (".snappy.delay(0.2)", "120"), ("a,b=.smooth", "30"), (".easeOut.repeatCount(3)", "60"),
  ])
  func samplesAreThoseOfSample(_ expression: String, _ rate: String) throws {
    let page = try TunedPage([expression, "--fps", rate])
    let text = String(expression.split(separator: "=").last ?? "")
    #expect(try page.copied("samples") == kymo("sample", text, "--fps", rate).outputText)
  }

  @Test func linesOfCSSKeepToTheMotionWithFewPoints() throws {
    let counts: KeyValuePairs = [
      (".smooth"): 20, ".snappy": 19, ".bouncy": 21, ".spring(duration: 0.8, bounce: 0.6)": 32,
      ".spring(duration: 0.5, bounce: -0.3)": 20, ".spring(duration: 0.3, bounce: 0.2)": 20,
      ".spring(duration: 1, bounce: 0.4)": 23,
    ]
    for (expression, count) in counts {
      let page = try TunedPage([expression])
      let text = try page.copied("CSS")
      #expect(text.components(separatedBy: ",").count == count, "\(expression): \(text)")
      // Up to its end, at which both jump to the target, but not at the same microsecond.
      let css = "css:\(text.dropFirst("transition: ".count).dropLast())"
      let values = try [expression, css].map { expression in
        rows(
          try kymo("sample", "a=\(expression)", "--fps", "12000", "--clock", "continuous")
            .outputText
        )
        .dropLast(2).compactMap { Double($0[2]) }
      }
      let off = zip(values[0], values[1]).map { ($0 - $1).magnitude }.max() ?? 1
      #expect(off > 0.0009 && off < 0.001, "\(expression): \(off)")
    }
  }

  @Test func aTurnIsThatOfInterrupt() throws {
    let page = try TunedPage([".bouncy", ".smooth"])
    for _ in 0..<12 { try page.browser.press("ArrowRight", code: 39) }
    try page.type("0", into: "bounce")
    try page.browser.press("t", code: 84)
    try expect(page.figure("value").value, 0.880468027489502, within: 0)
    try expect(page.figure("velocity").value, 2.83134427823262, within: 0)
    try page.browser.press("ArrowRight", code: 39)
    try expect(page.figure("value").value, 0.9044809500987605, within: 0)
    try expect(page.figure("velocity").value, -0.43936496666073355, within: 0)
    let command = "kymo interrupt .bouncy '.spring(duration: 0.5, bounce: 0)' --at 0.2 --to 1,0"
    #expect(try page.command == command)
    let table = try kymo(Array(ShellWords.split(command).dropFirst()) + ["--format", "csv"])
      .outputText
    #expect(try page.copied("samples") == table)
    #expect(table.split(separator: "\n").count == 64)
    // A new turn drops the later ones; a paused page stays paused.
    try page.seek(6)
    try page.click("turn back")
    #expect(
      try page.command
        == "kymo interrupt .bouncy '.spring(duration: 0.5, bounce: 0)' --at 0.1 --to 1,0")
    #expect(try page.text("document.getElementById('play').textContent") == "Play")
  }

  @Test(arguments: [
    ("60", [9, 20], ".easeInOut"), ("120", [0], ".bouncy"),
    ("60", [3, 3, 70], ".interpolatingSpring(stiffness: 170, damping: 14)"),
    ("60", [12, 13], ".smooth.repeatCount(3)"), ("30", [5], ".default.delay(0.1)"),
  ])
  func tapsAreThoseOfInterrupt(_ rate: String, _ frames: [Int], _ expression: String) throws {
    let page = try TunedPage([expression, "--fps", rate, "--from", "10", "--to", "200"])
    for frame in frames {
      try page.seek(frame)
      _ = try page.browser.evaluate(
        """
        (() => {
          const track = document.querySelector(".track"), box = track.getBoundingClientRect();
          for (const type of ["pointerdown", "pointerup"]) {
            track.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: box.x + 5, clientY: box.y + 5 }));
          }
          return 1;
        })()
        """)
    }
    let samples = try page.copied("samples")
    let run = try kymo(Array(ShellWords.split(try page.command).dropFirst()) + ["--format", "csv"])
    #expect(TunedPage.agree(samples, run, on: expression), "\(run.errorText)")
  }

  @Test func aDragIsOneStepThatIsUndone() throws {
    let page = try TunedPage(["new=.bouncy", "today=.smooth"])
    let slider =
      "[...document.querySelectorAll('input[type=range]')].find((s) => s.getAttribute('aria-label') === 'bounce')"
    for value in ["0.1", "0.2", "0.22"] {
      _ = try page.browser.evaluate(
        "(() => { const s = \(slider); s.value = \(value); s.dispatchEvent(new Event('input')); return 1; })()"
      )
    }
    _ = try page.browser.evaluate(
      "(() => { \(slider).dispatchEvent(new Event('change')); return 1; })()")
    #expect(try page.field("bounce") == "0.22")
    #expect(
      try page.command == "kymo diff 'today=.smooth' 'new=.spring(duration: 0.5, bounce: 0.22)'")
    try page.wait(600)
    #expect(try page.text("location.hash") == "#new=spring,0.5,0.22")
    try page.click("undo")
    #expect(
      try page.field("bounce") == "0.3" && page.command == "kymo diff 'today=.smooth' 'new=.bouncy'"
    )
    try page.click("redo")
    #expect(try page.field("bounce") == "0.22")
    try page.click("reset")
    #expect(try page.field("bounce") == "0.3")
    // Text that is not a number is reset.
    try page.type("much", into: "bounce")
    #expect(try page.field("bounce") == "0.3")
    try page.type("-0x1p-2", into: "bounce")
    #expect(try page.field("bounce") == "-0.25")
    #expect(page.browser.messages.isEmpty, "\(page.browser.messages)")
  }

  @Test func spellingsChangeNoBitOfTheMotion() throws {
    let page = try TunedPage([".bouncy"])
    let before = try page.copied("samples")
    for name in ["response", "mass", "spring"] {
      _ = try page.browser.evaluate(
        "(() => { const s = document.querySelector('.panel select'); s.value = '\(name)'; s.dispatchEvent(new Event('change')); return 1; })()"
      )
      #expect(try page.copied("samples") == before)
    }
    _ = try page.browser.evaluate(
      "(() => { const s = document.querySelector('.panel select'); s.value = 'mass'; s.dispatchEvent(new Event('change')); return 1; })()"
    )
    #expect(try page.field("stiffness") == "157.91367041742973")
    try page.type("20", into: "damping")
    let command = try page.command
    #expect(
      command.hasSuffix("'.spring(Spring(stiffness: 157.91367041742973, damping: 20))'"),
      "\(command)")
    let text = try #require(ShellWords.split(command).last)
    #expect(try page.copied("samples") == kymo("sample", text).outputText)
  }

  @Test(arguments: [
    ("new=spring,0.42,0.22", "0.42", ""),
    ("new=spring,1e999,<b>", "0.5", "the address has no numbers for 'new'"),
    ("new=curve,0,0,1,1,1", "0.5", "the address has no numbers for 'new'"),
    ("new=spring,0.42", "0.5", "the address has no numbers for 'new'"),
    ("new=__proto__,1,1", "0.5", "the address has no numbers for 'new'"),
    ("old=spring,1,0", "0.5", "the address has no row 'old' here"),
  ])
  func theAddressHasWhatWasTurned(_ fragment: String, _ duration: String, _ words: String) throws {
    let page = try TunedPage(["new=.bouncy"], fragment: fragment)
    #expect(try page.field("duration") == duration)
    #expect(try page.status == words)
    #expect(try page.browser.evaluate("document.querySelectorAll('b:not(.thing)').length") == "0")
  }

  @Test func curvesHaveHandlesAndFields() throws {
    let page = try TunedPage([
      ".easeInOut", "css:300ms cubic-bezier(0.2, 0, 0, 1)", "--tune", "all",
    ])
    #expect(try page.browser.number("document.querySelectorAll('.handle').length") == 4)
    try page.type("1.56", into: "y1")
    #expect(
      try page.command == "kymo diff .easeInOut '.timingCurve(0.42, 1.56, 0.58, 1, duration: 0.35)'"
    )
    try page.type("1.2", into: "x1")
    #expect(try page.field("x1") == "0.42")
    #expect(try page.copied("CSS") == "transition: 350ms cubic-bezier(0.42, 1.56, 0.58, 1);")
  }

  @Test func aVelocityBeyondAllNumbersHasNoFigure() throws {
    let page = try TunedPage([
      ".timingCurve(0, 1, 0.5, 1)", ".timingCurve(.circularEaseIn, duration: 1)",
    ])
    let cells =
      "[...document.querySelectorAll('tbody tr')].map((r) => r.cells[9].textContent).join(';')"
    #expect(try page.text(cells) == "\u{221E} /s at 0 s ;\u{221E} /s at 1 s ")
    #expect(try page.figure("peak velocity").value == nil)
  }

  /// A damping ratio above 1 plays as critical damping there, which the page says.
  @Test func anOverdampedInterpolatingSpringIsCritical() throws {
    let page = try TunedPage([".interpolatingSpring(duration: 0.5, bounce: -0.5)"])
    let critical = try kymo("sample", ".interpolatingSpring(duration: 0.5, bounce: 0)").outputText
    let rows = try page.copied("samples").split(separator: "\n").dropFirst().map {
      $0.split(separator: "\",").last?.split(separator: ",").compactMap { Double($0) } ?? []
    }
    for (row, expected) in zip(rows, critical.split(separator: "\n").dropFirst()) {
      let figures =
        expected.split(separator: "\",").last?.split(separator: ",").compactMap { Double($0) } ?? []
      #expect(zip(row, figures).allSatisfy { ($0 - $1).magnitude <= 1e-12 * (1 + $1.magnitude) })
    }
    try page.type("-0.6", into: "bounce")
    try page.wait(600)
    #expect(try page.status.contains("a damping ratio above 1 is played as critical damping"))
  }

  @Test func aReaderWhoReducesMotionSeesItStandStill() throws {
    let page = try TunedPage([".bouncy", ".smooth"], reducesMotion: true, isPlaying: true)
    let frame = "Number(document.getElementById('scrub').value)"
    let first = try page.browser.number(frame)
    try page.wait(300)
    #expect(try page.browser.number(frame) == first && first > 0)
    #expect(try page.browser.number("document.querySelectorAll('.ghost').length") > 20)
    try page.type("0.2", into: "bounce")
    try page.wait(300)
    #expect(try page.text("document.getElementById('play').textContent") == "Play")
    try page.browser.press(" ", code: 32)
    #expect(try page.text("document.getElementById('play').textContent") == "Pause")
    #expect(try page.browser.number("document.querySelectorAll('.ghost').length") == 0)
  }

  @Test func pinsAreFourAndLettersDoNothingWhileAFieldIsTypedIn() throws {
    let page = try TunedPage([".bouncy", ".smooth"])
    for bounce in ["0.1", "0.2", "0.25", "0.35", "0.4"] {
      try page.type(bounce, into: "bounce")
      try page.browser.press("p", code: 80)
    }
    let pins =
      "[...document.querySelectorAll('.pins button')].map((b) => b.getAttribute('aria-label')).join(';')"
    #expect(try page.text(pins).split(separator: ";").count == 4)
    #expect(try page.text(pins).hasPrefix("remove .spring(duration: 0.5, bounce: 0.2)"))
    _ = try page.browser.evaluate(
      "(() => { document.querySelector('.pins button').click(); return 1; })()")
    #expect(try page.text(pins).split(separator: ";").count == 3)
    _ = try page.browser.evaluate(
      "(() => { document.querySelector('input[role=spinbutton]').focus(); return 1; })()")
    try page.browser.press("t", code: 84)
    #expect(try page.command.hasPrefix("kymo diff"))
  }

  /// Motion that could harm stands still, with the sentence, whenever a look or a knob makes it flash.
  @Test func whatFlashesStandsStill() throws {
    let page = try TunedPage([".linear(duration: 0.4).repeatForever()"])
    func look(_ name: String) throws -> String {
      _ = try page.browser.evaluate(
        "(() => { const s = document.getElementById('what'); s.value = '\(name)'; s.dispatchEvent(new Event('change')); return 1; })()"
      )
      return try page.text("document.getElementById('flashes').textContent")
    }
    #expect(try look("opacity").isEmpty)
    try page.type("0.05", into: "duration")
    #expect(
      try page.text("document.getElementById('flashes').textContent").contains("WCAG 2.2, 2.3.1"))
    #expect(
      try page.text("document.querySelector('.track > .thing').className").contains("as-stopped"))
    #expect(try look("offset").isEmpty)
  }

  /// A thing that is dragged follows the pointer, and springs to the nearer end when it is released.
  @Test func aThingThatIsDraggedIsThrown() throws {
    let page = try TunedPage([".bouncy"])
    let held = try page.browser.number(
      """
      (async () => {
        const track = document.querySelector(".track"), thing = track.querySelector(".thing");
        const box = track.getBoundingClientRect(), start = box.x + 22, end = box.right - 22;
        const send = (type, x, target = track) => target.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: box.y + 20 }));
        send("pointerdown", start, thing);
        for (const part of [0.2, 0.4, 0.6]) {
          await new Promise((done) => setTimeout(done, 16));
          send("pointermove", start + part * (end - start));
        }
        const value = Number(document.querySelector("tbody td").dataset.value);
        send("pointerup", start + 0.6 * (end - start));
        return value;
      })()
      """)
    #expect(held > 0.5 && held < 0.75)
    #expect(try page.command == "no command throws: what was dragged is only here")
    try page.wait(900)
    let value = try #require(try page.figure("value").value)
    #expect((value - 1).magnitude < 0.05)
    #expect(try page.copied("samples").isEmpty && page.browser.messages.isEmpty)
  }
}
