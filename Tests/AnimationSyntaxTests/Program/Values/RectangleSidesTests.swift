import Testing

/// Functions of rectangles.
///
/// The values are from Foundation on Linux.
@Suite("Views: rectangles")
struct RectangleSidesTests {
  @Test("functions give what Foundation's give")
  func values() throws {
    try ValueTable().expect([
      "CGPoint(x: 1, y: 2).y": 2,
      "CGRect(x: 1, y: 2, width: 10, height: 20).midX": 6,
      "CGRect(x: 1, y: 2, width: 10, height: 20).maxY": 22,
      "CGRect(x: 0, y: 0, width: 10, height: 20).insetBy(dx: 2, dy: 3).height": 14,
      "CGRect(x: 0, y: 0, width: 10, height: 20).offsetBy(dx: 2, dy: 3).minX": 2,
      "CGRect(x: 0, y: 0, width: 10, height: 20).contains(CGPoint(x: 3, y: 3)) ? 1 : 0": 1,
      "CGRect(x: 0, y: 0, width: 10, height: 20).intersects(CGRect(x: 5, y: 5, width: 10, height: 10)) ? 1 : 0":
        1,
      "CGRect(x: 0, y: 0, width: 10, height: 20).union(CGRect(x: 5, y: 5, width: 10, height: 10)).width":
        15,
      "CGRect(x: 0, y: 0, width: 10, height: 20).intersection(CGRect(x: 5, y: 5, width: 10, height: 10)).width":
        5,
      "CGPoint.zero == CGPoint(x: 0, y: 0) ? 1 : 0": 1,
      "CGRect(x: 10, y: 0, width: -10, height: 5).union(CGRect(x: 2, y: 1, width: 20, height: 1)).width":
        22,
      "CGRect(x: 0, y: 0, width: 9, height: 9).contains(CGRect(x: 1, y: 1, width: 2, height: 2)) ? 1 : 0":
        1,
      "CGRect(x: 0, y: 0, width: 9, height: 9).intersects(CGRect(x: 20, y: 0, width: 2, height: 2)) ? 1 : 0":
        0,
    ])
  }

  @Test("what Core Graphics gives for rectangles that only touch is not known")
  func touching() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        let one = CGRect(x: 0, y: 0, width: 9, height: 9)
        var touches: Bool { one.intersects(CGRect(x: 9, y: 0, width: 2, height: 2)) }
        var body: some View {
          Circle().offset(x: isOn && touches ? 1 : 0).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.notes.contains { $0.contains("'intersects(…)' is not known") })
  }
}
