import AnimationSyntax
import MotionRecording
import Testing

/// The expected numbers are from Swift's Foundation.
@Suite struct TextScannersTests {
  @Test func scannersReadNumbers() throws {
    try ValueTable(
      properties: """
        func hexadecimal(_ text: String, _ number: UInt64 = 0) -> Double {
          var number = number
          let isRead = Scanner(string: text).scanHexInt64(&number)
          return isRead ? Double(number) : -1 - Double(number)
        }
        """
    ).expect([
      #"hexadecimal("FF8800")"#: 16_746_496,
      #"hexadecimal("0xFF")"#: 255,
      #"hexadecimal("  0Xff zz")"#: 255,
      #"hexadecimal("12 34")"#: 18,
      #"hexadecimal("0xG")"#: 0,
      #"hexadecimal("f.")"#: 15,
      #"hexadecimal("\n0a")"#: 10,
      #"hexadecimal("zz", 7)"#: -1,
      #"hexadecimal("$FF")"#: -1,
      #"hexadecimal("-F")"#: -1,
      #"hexadecimal("")"#: -1,
      #"var n = UInt64(); Scanner(string: "FFFFFFFFFFFFFFFFF").scanHexInt64(&n); return n == UInt64.max ? 1 : 0"#:
        1,
      #"var n = UInt32(); Scanner(string: "FFFFFFFFF").scanHexInt32(&n); return n == UInt32.max ? 1 : 0"#:
        1,
    ])
  }

  @Test func aScannerGoesOnWhereItStopped() throws {
    try ValueTable().expect([
      #"let s = Scanner(string: "12 -7 x"); func next() -> Int { s.scanInt() ?? 0 }; return Double(next() * 100 + next())"#:
        1193,
      #"let s = Scanner(string: "12 x"); _ = s.scanInt(); return Double(s.scanInt() ?? 50)"#: 50,
      #"let s = Scanner(string: "12 "); _ = s.scanInt(); return s.isAtEnd ? 1 : 0"#: 1,
      #"var n = UInt64(); let s = Scanner(string: "$1F"); s.currentIndex = s.string.index(after: s.string.startIndex); s.scanHexInt64(&n); return Double(n)"#:
        31,
    ])
  }

  @Test func colorsAreReadFromTexts() throws {
    let played = try PlayedViews(
      """
      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var number: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&number)
          let (r, g, b) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
          self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255)
        }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().foregroundStyle(isOn ? Color(hex: "#FF8800") : Color(hex: "#0000FF"))
            .onTapGesture { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
        }
      }
      """, options: ViewOptions(actions: ["tap(\"Circle\")"], showsColors: true))
    let greens = played.rows.filter { $0.attribute == "Circle.foregroundStyle.green" }
    #expect(greens.last?.value == 136.0 / 255)
    #expect(played.notes.isEmpty)
  }
}
