import AnimationSyntax
import MotionRecording
import Testing

/// A `GeometryReader` has the size that the frames and paddings around it determine, or else the screen's, with a note.
@Suite("Views: how much room a GeometryReader has")
struct OfferedRoomTests {
  private static let reader =
    "GeometryReader { p in Circle().offset(x: isOn ? p.size.width : 0, y: isOn ? p.size.height : 0) }"

  private func played(_ view: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Inner: View {
        let isOn: Bool
        var body: some View { \(Self.reader) }
      }
      struct Boxed: ViewModifier {
        func body(content: Content) -> some View { content.padding(5).frame(width: 110, height: 60) }
      }
      struct ContentView: View {
        @State var isOn = false
        var body: some View {
          VStack { Text("Go").onTapGesture { isOn = true } }.overlay { \(view) }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "frames and paddings around it",
    arguments: [
      ("READER.frame(width: 200, height: 100)", 200.0, 100.0),
      ("READER.frame(width: 200).frame(width: 300, height: 100)", 200, 100),
      ("READER.padding(10).frame(width: 200, height: 100)", 180, 80),
      ("READER.padding(.horizontal, 10).padding(.top, 5).frame(width: 200, height: 100)", 180, 95),
      ("READER.offset(x: 5).opacity(0.5).frame(width: 200, height: 100).padding(20)", 200, 100),
      ("READER.frame(maxWidth: .infinity).frame(width: 200, height: 100)", 200, 100),
      ("READER.frame(maxWidth: 150, minHeight: 120).frame(width: 200, height: 100)", 150, 120),
      ("VStack { READER }.frame(width: 200, height: 100)", 200, 100),
      ("ZStack { Color.red; READER }.padding(1).frame(width: 200, height: 100)", 198, 98),
      ("Group { if !isOn || isOn { READER } }.frame(width: 200, height: 100)", 200, 100),
      ("Inner(isOn: isOn).frame(width: 200, height: 100)", 200, 100),
      ("READER.modifier(Boxed())", 100, 50),
      ("Rectangle().frame(width: 120, height: 60).overlay(READER)", 120, 60),
      ("Text(\"a\").frame(width: 120, height: 60).padding(10).background(READER)", 140, 80),
      ("Text(\"a\").frame(width: 120, height: 60).background { READER.padding(10) }", 100, 40),
      ("Color.red.overlay { READER }.frame(width: 120, height: 60)", 120, 60),
      (
        "GeometryReader { q in VStack { READER.frame(width: q.size.width / 2, height: 50) } }.frame(width: 200, height: 100)",
        100, 50
      ),
    ])
  func known(view: String, width: Double, height: Double) throws {
    let played = try played(view.replacing("READER", with: Self.reader))
    played.expect("Circle.offset.x", [0.5: width])
    played.expect("Circle.offset.y", [0.5: height])
    #expect(!played.notes.contains { $0.contains("GeometryReader") }, "\(played.notes)")
  }

  @Test(
    "what is not known is the screen's, with the note",
    arguments: [
      ("READER", 393.0, 852.0), ("READER.frame(width: 200)", 200, 852),
      ("HStack { READER; Text(\"b\") }.frame(width: 200, height: 100)", 393, 100),
      ("VStack { ForEach(0..<1) { _ in READER } }.frame(width: 200, height: 100)", 200, 852),
      ("ScrollView { READER }.frame(width: 200, height: 100)", 393, 852),
      ("READER.padding().frame(width: 200, height: 100)", 393, 852),
      ("READER.aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)", 393, 852),
      ("Text(\"b\").background(READER)", 393, 852),
      ("READER.frame(width: .infinity, height: 100)", 393, 100),
    ])
  func unknown(view: String, width: Double, height: Double) throws {
    let played = try played(view.replacing("READER", with: Self.reader))
    played.expect("Circle.offset.x", [0.5: width])
    played.expect("Circle.offset.y", [0.5: height])
    let sides =
      height == 852
      ? width == 393 ? "size of the screen, 393 × 852" : "height of the screen, 852"
      : "width of the screen, 393"
    let note = ": a GeometryReader has the \(sides) (--screen)"
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:") && $0.hasSuffix(note) }, "\(played.notes)")
  }

  @Test(
    "only the sides that are asked for are told",
    arguments: [
      ("p.size.height", ".frame(height: 200)", ""), ("p.size.width", ".frame(width: 200)", ""),
      ("p.safeAreaInsets.top", "", ""), ("10", "", ""),
      ("p.size.width", "", "width of the screen, 393"),
      ("p.size.width", ".frame(height: 200)", "width of the screen, 393"),
      ("(p.size.height) / 2", ".frame(width: 200)", "height of the screen, 852"),
      ("half(p.size)", ".frame(height: 200)", "width of the screen, 393"),
      ("half(p.size)", "", "size of the screen, 393 × 852"),
      ("offset(in: p)", "", "size of the screen, 393 × 852"),
      ("p.frame(in: .local).width", "", "width of the screen, 393"),
      ("p.frame(in: .local).maxY", "", "height of the screen, 852"),
      ("p.frame(in: .local).minY + 5", "", ""),
      ("p.frame(in: .local).size.width", "", "size of the screen, 393 × 852"),
    ])
  func sides(value: String, frame: String, words: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State var isOn = false
        func half(_ size: CGSize) -> CGFloat { size.width / 2 }
        func offset(in proxy: GeometryProxy) -> CGFloat { proxy.size.width }
        var body: some View {
          GeometryReader { p in Circle().offset(x: isOn ? \(value) : 0) }\(frame)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOn = true } }
        }
      }
      """, doing: "tap()")
    let notes = played.notes.filter { $0.contains("GeometryReader has") }
    #expect(
      notes == (words.isEmpty ? [] : ["a.swift:6:5: a GeometryReader has the \(words) (--screen)"]))
  }

  @Test("a size that changes is told")
  func changes() throws {
    let played = try played("\(Self.reader).frame(width: isOn ? 200 : 100, height: 50)")
    played.expect("Circle.offset.x", [0.5: 200])
    #expect(played.notes.contains { $0.contains("the size of a GeometryReader changes") })
  }
}
