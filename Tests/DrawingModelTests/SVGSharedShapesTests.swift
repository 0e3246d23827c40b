import Testing

@testable import DrawingModel

@Suite struct SVGSharedShapesTests {
  private static func path(_ count: Int) -> Path {
    Path(
      [.move(Point(x: 0, y: 0))]
        + (1...count).map { .line(Point(x: Double($0) * 2.5, y: Double($0 % 7))) })
  }

  private static func stroke(_ count: Int, _ width: Double = 1) -> DrawingCommand {
    .stroke(path(count), StrokeStyle(width: width), Color(hex: 0))
  }

  @Test func onlyLongLinesThatOccurAgainAreShared() {
    var shapes = SVGSharedShapes(
      [
        Self.stroke(40), .group("a", [Self.stroke(40)]), Self.stroke(40, 2), Self.stroke(50),
        .clip(Rect(x: 0, y: 0, width: 1, height: 1), [Self.stroke(50)]), Self.stroke(3),
        Self.stroke(3),
      ], prefix: "p")
    func name(_ count: Int, _ width: Double = 1) -> String {
      let attributes = SVGSharedShapes.attributes(
        of: Self.path(count), StrokeStyle(width: width))
      return switch shapes.reference(to: attributes) {
      case nil: ""
      case .first(let name): "+" + name
      case .again(let name): name
      }
    }
    #expect(name(50) == "+p0" && name(40) == "+p1")
    #expect(name(40) == "p1" && name(50) == "p0")
    #expect(name(40, 2).isEmpty && name(3).isEmpty)
  }
}
