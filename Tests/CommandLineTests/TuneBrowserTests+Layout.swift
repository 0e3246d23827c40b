import Foundation
import TestSupport
import Testing

/// The layout of a page with knobs: stacking, names at curves, cards and fingers on a phone.
extension TuneBrowserTests {
  private func numbers(_ page: TunedPage, _ expression: String) throws -> [Double] {
    guard
      case .array(let elements) = try JSONValue(
        Array((try page.browser.evaluate(expression) + "\n").utf8))
    else { return [] }
    return elements.compactMap(\.double)
  }

  @Test(arguments: [320, 390, 1440]) func nothingIsWiderThanTheWindow(_ width: Int) throws {
    let page = try TunedPage([".bouncy", "a=.smooth", "c=.easeIn", "--tune", "all"], width: width)
    #expect(try page.browser.number("document.documentElement.scrollWidth") <= Double(width))
    let small = try page.browser.evaluate(
      """
      [...document.querySelectorAll("button,input,select,textarea")].filter((e) => !e.hidden && e.offsetParent)
        .map((e) => [e.textContent || e.getAttribute("aria-label") || e.id, e.getBoundingClientRect()])
        .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)
      """)
    #expect(small == "[]", "\(small)")
    let unnamed = try page.browser.evaluate(
      "[...document.querySelectorAll('input,select,textarea')].filter((e) => !e.getAttribute('aria-label') && !e.labels?.length).length"
    )
    #expect(unnamed == "0")
  }

  @Test(arguments: [390, 1440]) func tracksBeginAndEndWithThePlot(_ width: Int) throws {
    let page = try TunedPage([".bouncy", ".smooth", ".easeIn"], width: width)
    let things = """
      [...document.querySelectorAll(".track > .thing")].map((thing) => {
        const box = thing.getBoundingClientRect();
        return box.x + box.width / 2;
      })
      """
    let edges = try numbers(
      page,
      "(() => { const box = document.querySelector('#plot .grid').getBoundingClientRect(); return [box.left, box.right]; })()"
    )
    let start = try numbers(page, things)
    // The largest of all values, 4.19 % beyond the target at 0.352 s.
    try page.seek(21)
    let peak = try numbers(page, things)
    try #require(start.count == 3 && peak.count == 3 && edges.count == 2)
    for place in start { #expect((place - edges[0]).magnitude < 0.5, "\(start) \(edges)") }
    #expect((peak[0] - edges[1]).magnitude < 0.5, "\(peak) \(edges)")
  }

  @Test(arguments: [
    (320, [".bouncy", ".easeIn"], ".bouncy;.easeIn"), (390, [".bouncy", "b=.easeIn"], ".bouncy;b"),
    (1440, ["new=.bouncy", "b=.easeIn", ".spring(duration: 1.2)"], "new;b;.spring(duration: 1.2)"),
    // Curves that lie on each other have no names.
    (1440, [".bouncy", ".bouncy", ".easeIn"], ".easeIn"),
  ])
  func namesAreAtTheirCurvesAndOnNone(_ width: Int, _ rows: [String], _ labels: String) throws {
    let page = try TunedPage(rows, width: width)
    let names = "[...document.querySelectorAll('#plot .label')].map((e) => e.textContent).join(';')"
    #expect(try page.text(names) == labels)
    // The number of words on a curve or on other words, and of words nearer to another curve than to their own.
    let faults = try numbers(
      page,
      """
      (() => {
        const lines = [...document.querySelectorAll("#plot .curve")].map((line) => ({
          name: line.classList[1].slice(1),
          points: Array.from({ length: 800 }, (_, index) => line.getPointAtLength(line.getTotalLength() * index / 799)),
        }));
        const words = [...document.querySelectorAll("#plot .label")].map((word) => ({ name: word.classList[1].slice(1), box: word.getBBox() }));
        const gap = ({ box }, { points }) => Math.min(...points.map(({ x, y }) => Math.hypot(
          Math.max(box.x - x, x - box.x - box.width, 0), Math.max(box.y - y, y - box.y - box.height, 0))));
        const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
        return [
          words.filter((word) => lines.some((line) => gap(word, line) === 0)).length,
          words.filter((word, index) => words.slice(index + 1).some((other) => meet(word.box, other.box))).length,
          words.filter((word) => {
            const own = gap(word, lines.find(({ name }) => name === word.name));
            return own > 12 || lines.some((line) => line.name !== word.name && gap(word, line) < own - 0.5);
          }).length,
          lines.length,
        ];
      })()
      """)
    #expect(faults == [0, 0, 0, Double(rows.count)])
    // Curves are solid if each has its name next to it.
    let dashes = try page.text(
      "getComputedStyle(document.querySelector('.reference')).strokeDasharray")
    #expect((dashes == "none") == (labels.split(separator: ";").count == rows.count), "\(dashes)")
  }

  @Test func whatIsTurnedBackKeepsOnItsTrack() throws {
    let page = try TunedPage([".spring(duration: 0.5, bounce: 0.5)", ".smooth"], width: 1000)
    try page.seek(15)
    try page.click("turn back")
    let places = """
      (() => {
        const box = document.querySelector(".track").getBoundingClientRect();
        const thing = document.querySelector(".track > .thing").getBoundingClientRect();
        return [thing.left - box.left, box.right - thing.right];
      })()
      """
    // The thing overshoots its start by a sixth of the travel, about 0.29 s after it was turned back.
    for frame in [15, 24, 30, 33, 36, 60] {
      try page.seek(frame)
      let air = try numbers(page, places)
      #expect(air.count == 2 && air.allSatisfy { $0 >= 0 }, "\(frame): \(air)")
    }
  }

  @Test(arguments: [390, 1440]) func namesAndNumbersKeepClearOfHandles(_ width: Int) throws {
    let page = try TunedPage(
      [".easeInOut", "css:300ms cubic-bezier(0, 1, 0, 1)", "--tune", "all"], width: width)
    let covered = """
      (() => {
        const words = [...document.querySelectorAll("#plot text")].map((word) => word.getBBox());
        const handles = [...document.querySelectorAll("#plot .handle")].map((handle) => handle.getBBox());
        const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
        return [handles.length, words.filter((word) => handles.some((handle) => meet(word, handle))).length];
      })()
      """
    #expect(try numbers(page, covered) == [4, 0])
    // The numbers of an axis have the same number of decimals.
    let decimals = try page.text(
      """
      [...document.querySelectorAll("#plot text:not(.label)")].map((word) => [word.getAttribute("text-anchor"),
        (word.textContent.match(/[.](\\d+)/) ?? ["", ""])[1].length].join("")).filter((one, at, all) => all.indexOf(one) === at).join()
      """)
    #expect(decimals.split(separator: ",").count == 2, "\(decimals)")
  }

  @Test func eightCurvesHaveEightLooks() throws {
    let rows = (2..<10).map { ".spring(duration: 0.\($0), bounce: 0.1)" }
    let page = try TunedPage(rows, width: 1440)
    for place in ["#plot .curve", ".lane .curve"] {
      let looks = try page.text(
        """
        [...document.querySelectorAll("\(place)")].map((line) => { const { stroke, strokeDasharray } = getComputedStyle(line);
          return stroke + strokeDasharray; }).filter((one, at, all) => all.indexOf(one) === at).length.toString()
        """)
      #expect(looks == "8", "\(place)")
    }
  }

  @Test func onAPhoneFingersHitEverythingAndRowsAreCards() throws {
    let page = try TunedPage(["new=.bouncy", "today=.smooth"], width: 390)
    for width in [390, 320] {
      try page.browser.resize(width: width, height: 844)
      #expect(try page.browser.number("document.documentElement.scrollWidth") <= Double(width))
      let low = try page.browser.evaluate(
        """
        [...document.querySelectorAll("button,select,input[type=range],input[type=text]")].filter((e) => !e.hidden && e.offsetParent)
          .filter((e) => e.getBoundingClientRect().height < 44).map((e) => e.textContent || e.getAttribute("aria-label"))
        """)
      #expect(low == "[]", "\(width): \(low)")
      #expect(
        try page.browser.evaluate(
          "[...document.querySelectorAll('.table,tbody td')].every((e) => e.scrollWidth <= e.clientWidth)"
        ) == "true", "\(width)")
    }
    let heads =
      "[...document.querySelectorAll('tbody tr:first-child td')].map((e) => getComputedStyle(e, '::before').content).join()"
    let words = try page.text(heads)
    #expect(words.hasPrefix("\"value\",\"velocity\",\"overshoot\",\"first crossing\""), "\(words)")
    #expect(words.hasSuffix("\"removal at 60 Hz\",\"peak velocity\""), "\(words)")
  }
  @Test func paperShowsTheThingsAtEqualTimesAndNoButtons() throws {
    let page = try TunedPage([".bouncy", ".smooth"], width: 1440)
    let places = """
      [...document.querySelectorAll(".track:first-child .ghost,.lane:first-child .ghost")].map((ghost) =>
        ghost.getBoundingClientRect().right - document.getElementById("stage").getBoundingClientRect().left)
      """
    #expect(try numbers(page, places).isEmpty)
    _ = try page.browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    try page.browser.showsPaper(true)
    // Every second frame until the spring is removed at frame 46.
    let onPaper = try numbers(page, places)
    #expect(onPaper.count == 24, "\(onPaper)")
    #expect(onPaper.allSatisfy { $0 > 0 && $0 <= 640 } && (onPaper.max() ?? 0) > 600, "\(onPaper)")
    let shown =
      "[...document.querySelectorAll('button,#scrub')].filter((e) => e.offsetParent).map((e) => e.textContent)"
    #expect(try page.browser.evaluate(shown) == "[]")
    try page.browser.showsPaper(false)
    _ = try page.browser.evaluate("dispatchEvent(new Event('afterprint'))")
    #expect(try numbers(page, places).isEmpty)
    #expect(
      try page.browser.number("document.getElementById('stage').getBoundingClientRect().width")
        > 640)
    #expect(page.browser.messages.isEmpty, "\(page.browser.messages)")
  }
}
