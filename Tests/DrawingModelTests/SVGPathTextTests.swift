import Testing

@testable import DrawingModel

@Suite struct SVGPathTextTests {
  @Test func relativeCommandsDoNotAddUpErrors() {
    // A third of a point, a thousand times: if each step were rounded by itself, the end would be
    // far off.
    var path = Path([.move(Point(x: 0, y: 0))])
    for index in 1...1000 {
      path.elements.append(.line(Point(x: Double(index) / 3, y: Double(index % 2) / 3)))
    }
    var x = 0
    var isX = true
    var text = SVGPathText.text(of: path)[...].dropFirst(4)
    // Every step is a slanted line, so that numbers come in pairs.
    text = text.drop { $0 == "l" }
    var word = ""
    func take() {
      guard !word.isEmpty else { return }
      if isX { x += Int(((Double(word) ?? 0) * 100).rounded()) }
      isX.toggle()
      word = ""
    }
    for character in text {
      if character == " " || character == "-" || (character == "." && word.contains(".")) { take() }
      if character != " " { word.append(character) }
    }
    take()
    #expect(x == 33333)
  }

  @Test func movesAfterTheFirstAreRelativeAndWrittenOut() {
    let path = Path([
      .move(Point(x: 10, y: 10)), .line(Point(x: 11, y: 11)), .move(Point(x: 12, y: 12)),
      .line(Point(x: 13, y: 13)), .close, .line(Point(x: 12, y: 14)),
    ])
    #expect(SVGPathText.text(of: path) == "M10 10l1 1m1 1l1 1zv2")
  }
}
