import Foundation
import TestSupport
import Testing

/// The output of `kymo play` in a real browser: the positions of things at given times, keys, no requests.
@Suite(.waitsForPrograms, .enabled(if: Browser.path != nil)) struct PlayBrowserTests {
  static let expressions = [".smooth", ".snappy", ".bouncy"]

  /// A file that the tool wrote, in a folder that is kept.
  struct Made {
    let folder: TemporaryFolder
    let path: String

    init(_ arguments: [String], _ name: String) throws {
      folder = try TemporaryFolder()
      path = try folder.write(try fileOnce(["play"] + arguments, name), to: name)
    }
  }

  /// The value of each motion at frames of 60 Hz after its start, from the table of samples.
  private func samples() throws -> [[Double]] {
    try Self.expressions.map { text in
      rows(try kymo("sample", text, "--clock", "continuous", "--span", "1.6").outputText)
        .compactMap { Double($0[2]) }
    }
  }

  /// The position of the middle of each thing, in the units of the picture.
  static let places = """
    [...document.querySelectorAll(".wide .thing path")].map((path) => {
      const svg = path.ownerSVGElement;
      const box = path.getBoundingClientRect();
      const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
      return point.matrixTransform(svg.getScreenCTM().inverse()).x;
    })
    """

  func numbers(_ json: String) throws -> [Double] {
    guard case .array(let elements) = try JSONValue(Array((json + "\n").utf8)) else { return [] }
    return elements.compactMap(\.double)
  }

  // MARK: The page

  func seek(_ browser: Browser, _ frame: Int) throws {
    _ = try browser.evaluate(
      """
      (() => {
        const scrub = document.getElementById("scrub");
        scrub.value = \(frame);
        scrub.dispatchEvent(new Event("input"));
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))));
      })()
      """)
  }

  @Test(arguments: [
    ("1e-9", "1.000e−9"), ("0.5", "0.500"), ("300", "300.0"), ("-2e9", "−2.000e9"),
  ])
  func figuresAreWrittenAsTheirSizeAsks(_ target: String, _ figure: String) throws {
    let page = try Made([".linear(duration: 0.5)", "--to", target], "v.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    try seek(browser, 100)
    let shown = try browser.evaluate("document.querySelector('tbody td').textContent")
    #expect(shown == "\"\(figure)\"")
  }

  @Test func thingsStandWhereTheSamplesAreAtTenTimes() throws {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    try seek(browser, 0)
    let start = try numbers(try browser.evaluate(Self.places))
    try seek(browser, 110)
    let end = try numbers(try browser.evaluate(Self.places))
    try #require(start.count == 3 && end.count == 3)
    let values = try samples()
    let scale = try browser.number(
      "document.querySelector('figure svg').getScreenCTM().a")
    #expect(scale > 0.9)
    for frame in [5, 16, 20, 24, 28, 31, 36, 42, 50, 61] {
      try seek(browser, frame)
      let places = try numbers(try browser.evaluate(Self.places))
      for index in 0..<3 {
        let value = values[index][max(frame - 15, 0)]
        let expected = start[index] + value * (end[index] - start[index])
        #expect(
          ((places[index] - expected) * scale).magnitude <= 0.5,
          "\(Self.expressions[index]), frame \(frame)")
      }
    }
    // The page sends no requests, and has no errors.
    #expect(browser.messages.isEmpty && browser.requests.isEmpty, "\(browser.messages)")
  }

  @Test func keysPlayPauseAndStep() throws {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    func label() throws -> String {
      try browser.evaluate("document.getElementById('play').textContent")
    }
    func frame() throws -> Double {
      try browser.number("Number(document.getElementById('scrub').value)")
    }
    #expect(try label() == "\"Pause\"")
    try browser.press(" ", code: 32)
    #expect(try label() == "\"Play\"")
    try seek(browser, 30)
    try browser.press("ArrowRight", code: 39)
    #expect(try frame() == 31)
    try browser.press("ArrowLeft", code: 37)
    try browser.press("ArrowLeft", code: 37)
    #expect(try frame() == 29)
    // The same keys on the slider move it by a frame, too.
    _ = try browser.evaluate("document.getElementById('scrub').focus()")
    try browser.press("ArrowRight", code: 39)
    #expect(try frame() == 30)
    #expect(
      try browser.evaluate("document.getElementById('scrub').getAttribute('aria-valuetext')")
        == "\"0.25 seconds\"")
    try browser.press(" ", code: 32)
    #expect(try label() == "\"Pause\"")
    #expect(browser.messages.isEmpty, "\(browser.messages)")
  }

  @Test(arguments: ["0.25", "0.5"]) func theSpeedIsThatOfEverythingThatMoves(_ speed: String) throws
  {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    let rates = try browser.evaluate(
      """
      (() => {
        const button = document.querySelector("[name=speed][value='\(speed)']");
        button.checked = true;
        button.dispatchEvent(new Event("change"));
        return [...new Set(document.getAnimations().map((animation) => animation.playbackRate))];
      })()
      """)
    #expect(try numbers(rates) == [try #require(Double(speed))])
  }

  @Test func theFiguresAreThoseOfTheTimeShown() throws {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    try seek(browser, 15 + 21)
    func cell(_ row: Int, _ column: Int) throws -> Double {
      let text = try browser.evaluate(
        "document.querySelectorAll('tbody tr')[\(row)].querySelectorAll('td')[\(column)].textContent"
      )
      return try #require(Double(text.filter { $0 != "\"" }.replacing("\u{2212}", with: "-")))
    }
    let table = try Self.expressions.map {
      rows(try kymo("sample", $0, "--clock", "continuous").outputText)[21]
    }
    for (index, row) in table.enumerated() {
      #expect((try cell(index, 0) - (Double(row[2]) ?? .nan)).magnitude <= 0.001)
      #expect((try cell(index, 1) - (Double(row[3]) ?? .nan)).magnitude <= 0.006)
    }
    // Under the pointer, the time at its position counts.
    let box = try numbers(
      try browser.evaluate(
        """
        (() => {
          const matrix = document.querySelector("figure svg").getScreenCTM();
          const data = JSON.parse(document.getElementById("data").textContent);
          const at = (part) => new DOMPoint(
            data.axis[0] + part * (data.axis[1] - data.axis[0]), 300).matrixTransform(matrix);
          return [at(0.5).x, at(0.5).y, data.duration];
        })()
        """))
    try browser.point(x: box[0], y: box[1])
    let shown = try browser.evaluate("document.getElementById('time').textContent")
    let time = try #require(Double(shown.filter { $0.isNumber || $0 == "." }))
    #expect((time - box[2] / 2).magnitude < 0.02)
  }

  /// Springs jump to their target when they are over: from that frame on, the figures are those of the target.
  @Test(arguments: [[], ["--rest", "0", "--hold", "0"], ["--clock", "frames"]])
  func whatHasEndedIsAtItsTarget(_ options: [String]) throws {
    let page = try Made(Self.expressions + options, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    let ends = try numbers(
      try browser.evaluate(
        """
        (() => {
          const data = JSON.parse(document.getElementById("data").textContent);
          const last = Math.round(data.cycle * data.rate);
          return [last, ...data.rows.map(({ t }) => {
            const frame = Math.ceil((data.hold + t[t.length - 1]) * data.rate - 1e-6);
            return Math.min(frame, last);
          })];
        })()
        """))
    try #require(ends.count == 4)
    for (row, end) in ends.dropFirst().enumerated() {
      for frame in [Int(end), Int(ends[0])] {
        try seek(browser, frame)
        let shown = try browser.evaluate(
          "document.querySelectorAll('tbody tr')[\(row)].querySelector('td').textContent")
        #expect(shown == "\"1.000\"", "\(options), row \(row), frame \(frame) of \(ends)")
      }
    }
  }

  @Test func curvesCanBeSwitchedOffAndThingsChangeInOtherWays() throws {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    try seek(browser, 36)
    func shown(_ name: String) throws -> Double {
      try browser.number(
        "[...document.querySelectorAll('figure .\(name)')].filter((e) => e.getClientRects().length).length"
      )
    }
    let before = try shown("c1")
    _ = try browser.evaluate("document.querySelector('[data-row=\"1\"]').click()")
    #expect(before > 2)
    #expect(try shown("c1") == 0)
    #expect(try shown("c0") > 2)
    for what in ["scale", "rotation", "opacity", "width", "offset"] {
      _ = try browser.evaluate(
        """
        (() => {
          const what = document.getElementById("what");
          what.value = "\(what)";
          what.dispatchEvent(new Event("change"));
        })()
        """)
      try seek(browser, 36)
      let matrix = try browser.evaluate(
        "getComputedStyle(document.querySelectorAll('.thing path')[2]).transform")
      let opacity = try browser.number(
        "Number(getComputedStyle(document.querySelectorAll('.thing path')[2]).opacity)")
      switch what {
      case "scale": #expect(matrix.contains("matrix(1.025"), "\(matrix)")
      // 1.0419 of 90° is 93.8°: a cosine of −0.066.
      case "rotation": #expect(matrix.contains("-0.06"), "\(matrix)")
      case "opacity": #expect(opacity == 1)
      case "width": #expect(matrix.contains("1.04"), "\(matrix)")
      default: #expect(matrix == "\"none\"", "\(matrix)")
      }
    }
    #expect(browser.messages.isEmpty, "\(browser.messages)")
  }

  @Test func whoReducesMotionSeesTheStrobeAndNothingMoves() throws {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser(reducesMotion: true)
    try browser.open(path: page.path)
    #expect(try browser.evaluate("document.getElementById('play').textContent") == "\"Play\"")
    #expect(try browser.evaluate("document.getAnimations().length") == "0")
    #expect(
      try browser.evaluate("getComputedStyle(document.querySelector('.s')).display") != "\"none\"")
    #expect(
      try browser.evaluate("getComputedStyle(document.querySelector('.p')).display") == "\"none\"")
    // The film plays when it is started.
    _ = try browser.evaluate("document.getElementById('play').click()")
    #expect(try browser.number("document.getAnimations().length") > 5)
    #expect(browser.messages.isEmpty, "\(browser.messages)")
  }

  @Test func aHostileNameIsText() throws {
    let page = try Made(
      [
        "\"</script><img src=x onerror=alert(1)>\"=.smooth", "\"a'b & <i>\"=.bouncy", "--title",
        "</style><b>",
      ],
      "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    #expect(try browser.evaluate("document.querySelectorAll('img,b').length") == "0")
    #expect(
      try browser.evaluate("document.querySelector('tbody th').textContent.trim()")
        == "\"</script><img src=x onerror=alert(1)>\"")
    #expect(browser.messages.isEmpty && browser.requests.isEmpty, "\(browser.messages)")
  }

  // MARK: Pictures

  @Test func theMovingSVGStandsWhereTheSamplesAre() throws {
    let picture = try Made(Self.expressions, "a.svg")
    let browser = try Browser()
    try browser.open(path: picture.path)
    // The things are the first three discs.
    func places(_ frame: Double) throws -> [Double] {
      try numbers(
        try browser.evaluate(
          """
          (() => {
            for (const animation of document.getAnimations()) {
              animation.pause();
              animation.currentTime = \(frame) * 1000 / 60;
            }
            return [...document.querySelectorAll("g.m")].map((g) => g.getBoundingClientRect())
              .filter((box) => box.width > 12 && box.width < 30).map((box) => box.x + box.width / 2);
          })()
          """))
    }
    let start = try places(0)
    let end = try places(109.9)
    try #require(start.count == 3 && end.count == 3, "\(start)")
    let values = try samples()
    for frame in [5, 16, 20, 24, 28, 31, 36, 42, 50, 61] {
      let shown = try places(Double(frame))
      for index in 0..<3 {
        let value = values[index][max(frame - 15, 0)]
        let expected = start[index] + value * (end[index] - start[index])
        #expect((shown[index] - expected).magnitude <= 0.25 + 0.05, "\(index), frame \(frame)")
      }
    }
    #expect(browser.messages.isEmpty && browser.requests.isEmpty)
  }

  @Test(arguments: [false, true])
  func inAnImageItObeysItsReader(_ reducesMotion: Bool) throws {
    let picture = try Made([".linear(duration: 0.4)", "--hold", "0", "--rest", "0.1"], "a.svg")
    let page = picture.folder.file("page.html")
    try Data("<img src=\"a.svg\" width=\"640\" height=\"400\">".utf8)
      .write(to: URL(fileURLWithPath: page))
    let browser = try Browser(width: 660, height: 420, reducesMotion: reducesMotion)
    try browser.open(path: page)
    var pictures: Set<[UInt8]> = []
    for _ in 0..<6 {
      pictures.insert(try browser.screenshot())
      _ = try browser.evaluate("new Promise((done) => setTimeout(() => done(1), 70))")
    }
    #expect((pictures.count > 1) != reducesMotion, "\(pictures.count) pictures")
  }

  @Test func theAnimatedPNGIsOne() throws {
    let picture = try Made(Self.expressions + ["--size", "320x200"], "a.apng")
    let data = Data(try picture.folder.read("a.apng")).base64EncodedString()
    let page = picture.folder.file("page.html")
    try Data("<!DOCTYPE html><title>a</title>".utf8).write(to: URL(fileURLWithPath: page))
    let browser = try Browser()
    try browser.open(path: page)
    let found = try numbers(
      try browser.evaluate(
        """
        (async () => {
          const bytes = Uint8Array.from(atob("\(data)"), (c) => c.charCodeAt(0));
          const decoder = new ImageDecoder({ type: "image/png", data: bytes });
          await decoder.tracks.ready;
          await decoder.completed;
          const track = decoder.tracks.selectedTrack;
          let time = 0, wrong = 0;
          for (let index = 0; index < track.frameCount; index++) {
            const { image } = await decoder.decode({ frameIndex: index });
            time += image.duration;
            if (index > 0 && index + 1 < track.frameCount && ![16000, 17000].includes(image.duration)) wrong++;
            image.close();
          }
          return [track.frameCount, time / 1e6, track.animated ? 1 : 0, wrong];
        })()
        """))
    #expect(found.count == 4 && found[0] == 51 && found[2] == 1 && found[3] == 0, "\(found)")
    // Browsers cut fractions of a millisecond off, and there are none.
    #expect((found[1] - 110.0 / 60).magnitude < 0.0005)
  }
}
