import DrawingModel

/// A picture with each kind of command.
let sampleDrawing = Drawing(
  size: Size(width: 200, height: 100.5), background: Color(hex: 0xFFFFFF),
  commands: [
    .fill(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), Color(hex: 0x112233, alpha: 0.5)),
    .group(
      "a & b",
      [
        .stroke(
          Path([
            .move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 5)),
            .line(Point(x: 10.004, y: 5.5)), .line(Point(x: 20, y: 10)), .line(Point(x: 21, y: 9)),
            .curve(Point(x: 22, y: 8), Point(x: 23, y: 8), Point(x: 24.5, y: 9.25)), .close,
            .move(Point(x: 1, y: 1)), .line(Point(x: 1, y: 1)),
          ]),
          StrokeStyle(width: 2.5, dashes: [8, 4], cap: .round, join: .miter),
          Color(hex: 0x445566)),
        .stroke(Path(), StrokeStyle(width: 1), Color(hex: 0)),
      ]),
    .clip(
      Rect(x: 10, y: 20, width: 30, height: 40),
      [
        .text(
          TextRun(
            "x < \"1\"  \u{1}", font: Font(face: .monospaced, size: 10), anchor: .end,
            rotation: -90,
            color: Color(hex: 0x778899)), at: Point(x: 50, y: 60)),
        .text(
          TextRun("Title", font: Font(size: 12, weight: .bold), color: Color(hex: 0)),
          at: Point(x: 0.125, y: 60)),
        .text(TextRun("", font: Font(size: 12), color: Color(hex: 0)), at: Point(x: 0, y: 0)),
      ]),
  ],
  title: "Title <1>", description: "What it shows",
  facts: [Drawing.Fact(key: "Command", value: "kymo plot '.spring'")])
