import Foundation
import TestSupport
import Testing

// Actions with the pointer on a page that plays a film.
extension PlayBrowserTests {
  @Test func pressedOnTheCurvesThePointerSeeks() throws {
    let page = try Made(Self.expressions, "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    let frame = try browser.number(
      """
      (() => {
        const svg = document.querySelector("figure svg"), matrix = svg.getScreenCTM();
        const data = JSON.parse(document.getElementById("data").textContent);
        const box = svg.querySelector(".head path").getBBox();
        const press = (type, part, y) => {
          const point = new DOMPoint(data.axis[0] + part * (data.axis[1] - data.axis[0]), y).matrixTransform(matrix);
          svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: point.x, clientY: point.y }));
        };
        press("pointerdown", 0.25, box.y + 5);
        press("pointermove", 0.5, box.y + 5);
        press("pointerup", 0.5, box.y + 5);
        press("pointermove", 0.9, box.y + 5);
        // Above the curves nothing is sought.
        press("pointerdown", 0.9, box.y - 20);
        return Number(document.getElementById("scrub").value) - (data.hold + data.duration / 2) * data.rate;
      })()
      """)
    #expect(frame.magnitude <= 0.5)
    #expect(try browser.evaluate("document.getElementById('play').textContent") == "\"Play\"")
    #expect(browser.messages.isEmpty, "\(browser.messages)")
  }

  /// A tap turns a thing back from the frame that is shown, with the values of `kymo interrupt`.
  @Test func aTapTurnsAThingBack() throws {
    let page = try Made([".bouncy", ".easeInOut"], "a.html")
    let browser = try Browser()
    try browser.open(path: page.path)
    // Frame 12 of the motion, which begins after 15 frames.
    try seek(browser, 27)
    _ = try browser.evaluate(
      """
      (() => {
        for (const thing of document.querySelectorAll(".wide .thing .m")) {
          const box = thing.getBoundingClientRect();
          thing.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 5, clientY: box.y + box.height / 2 }));
        }
        return 1;
      })()
      """)
    for (row, expression) in [".bouncy", ".easeInOut"].enumerated() {
      let table = rows(
        try kymo("interrupt", expression, expression, "--at", "0.2", "--format", "csv").outputText)
      for frame in [13, 20, 40] where frame < table.count {
        try seek(browser, 15 + frame)
        let shown = try browser.evaluate(
          "document.querySelectorAll('tbody tr')[\(row)].querySelector('td').textContent")
        let value = try #require(
          Double(shown.filter { $0 != "\"" }.replacing("\u{2212}", with: "-")))
        #expect(
          (value - (Double(table[frame][1]) ?? .nan)).magnitude <= 0.0006, "\(expression), \(frame)"
        )
      }
    }
    // The thing is at the position of its value, and Escape restores the film.
    try seek(browser, 15 + 60)
    let turned = try numbers(try browser.evaluate(Self.places))
    try browser.press("Escape", code: 27)
    let back = try numbers(try browser.evaluate(Self.places))
    try seek(browser, 0)
    let start = try numbers(try browser.evaluate(Self.places))
    #expect((turned[0] - start[0]).magnitude < 3 && back[0] - start[0] > 300)
    #expect(browser.messages.isEmpty, "\(browser.messages)")
  }
}
