import AnimationSyntax
import MotionRecording
import Testing

/// Colors are interpolated in linear light, times 128: semantics reference, section 2.4 (recovered).
@Suite("Views: colors as rows")
struct ColorNumbersTests {
  private static func played(_ view: String, asRows: Bool = true) throws -> PlayedViews {
    try PlayedViews(
      """
      extension Color {
        static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
        init(hex: UInt) {
          self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: 1)
        }
        var faded: Color { opacity(0.5) }
        var named: Color { self == .red ? .green : .blue }
        func white(_ part: Double) -> Color { Color(white: part) }
        var weight: Double { 7 }
        func times(_ factor: Double) -> Double { factor * weight }
      }
      extension UIColor {
        var parts: (red: CGFloat, green: CGFloat) { (0.25, 0.5) }
        convenience init(gray: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: 1) }
      }
      struct ContentView: View {
        @State private var on = false
        var body: some View {
          \(view)
          Button("Go") { withAnimation(.linear(duration: 1)) { on = true } }
        }
      }
      """,
      options: ViewOptions(actions: ["tap(\"Go\")"], showsColors: asRows))
  }

  /// The sRGB value of half the light of 1, by IEC 61966-2-1: 1.055 × 0.5^(1/2.4) − 0.055.
  private static let half = 0.7353569830524495

  @Test(
    "a color that is written as numbers has rows of those that change",
    arguments: [
      (
        "Circle().fill(on ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0))",
        "Circle.fill", ["red": half, "green": half, "blue": half]
      ),
      (
        "Text(\"a\").foregroundStyle(Color(white: on ? 1 : 0, opacity: on ? 1 : 0.5))",
        "Text.foregroundStyle",
        ["red": half, "green": half, "blue": half, "opacity": 0.75]
      ),
      (
        "Circle().tint(Color(hue: on ? 0.5 : 0, saturation: 1, brightness: 1))", "Circle.tint",
        ["red": half, "green": half, "blue": half]
      ),
      (
        "Circle().foregroundColor(on ? Color(hex: 0xff0000) : Color(hex: 0x00ff00))",
        "Circle.foregroundColor", ["red": half, "green": half]
      ),
      (
        "Circle().background(on ? Color.brand : Color.brand.opacity(0.5))", "Circle.background",
        ["opacity": 0.75]
      ),
      (
        "Circle().foregroundStyle(on ? .brand : .brand.opacity(0))", "Circle.foregroundStyle",
        ["opacity": 0.5]
      ),
      (
        "Circle().fill(Color(.sRGB, white: on ? 1 : 0))", "Circle.fill",
        ["red": half, "green": half, "blue": half]
      ),
      // Extensions of color types in the files.
      ("Circle().fill(on ? Color.brand : Color.brand.faded)", "Circle.fill", ["opacity": 0.75]),
      ("Circle().fill(on ? .brand : .brand.faded)", "Circle.fill", ["opacity": 0.75]),
      (
        "Circle().fill(Color.red.white(on ? 1 : 0))", "Circle.fill",
        ["red": half, "green": half, "blue": half]
      ),
      // Colors of UIKit.
      (
        "Circle().fill(Color(UIColor(red: on ? 1 : 0, green: 0, blue: 0, alpha: 1)))",
        "Circle.fill",
        ["red": half]
      ),
      (
        "Circle().fill(Color(uiColor: UIColor(gray: on ? 1 : 0)))", "Circle.fill",
        ["red": half, "green": half, "blue": half]
      ),
    ] as [(String, String, [String: Double])])
  func rows(view: String, name: String, halfway: [String: Double]) throws {
    let played = try Self.played(view)
    #expect(
      Set(played.attributes) == Set(halfway.keys.map { "\(name).\($0)" }), "\(played.notes)")
    for (part, value) in halfway { played.expect("\(name).\(part)", [1: value]) }
  }

  @Test("its velocity is that of what is shown, and it begins and ends exactly")
  func velocity() throws {
    let played = try Self.played("Circle().fill(Color(white: on ? 1 : 0))")
    played.expect("Circle.fill.red", [0.5: 0, 1.5: 1])
    // The slope of the sRGB curve at half the light: 1.055 / 2.4 × 0.5^(1/2.4 − 1).
    let velocity = played.row("Circle.fill.red", at: 1)?.velocity ?? .nan
    #expect(abs(velocity - 0.6586308192103746) < 1e-9)
    #expect(played.row("Circle.fill.red", at: 0.5)?.velocity == 12.92)
  }

  @Test(
    "one that has no numbers at one end has no rows, and a note",
    arguments: [
      "on ? .red : .blue", "on ? Color.red : Color(white: 0.4)",
      "on ? Color(white: 0.4) : Color.red",
      "Color(.displayP3, red: on ? 1 : 0, green: 0, blue: 0)",
      "Color(on ? \"a\" : \"b\")", "on ? Color.brand.named : Color.brand",
      "Color(uiColor: on ? .red : .blue)",
    ])
  func named(color: String) throws {
    let played = try Self.played("Text(\"a\").foregroundStyle(\(color))")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("foregroundStyle has no rows: only colors that are written as numbers have")
      }, "\(played.notes)")
  }

  @Test(
    "what the files add to colors gives numbers, too",
    arguments: [
      ("Color.brand.weight", 7), ("Color.red.weight", 7), ("Color(\"a\").times(2)", 14),
      ("Color.brand.faded.times(3)", 21), ("UIColor.red.parts.green", 0.5),
    ], [true, false])
  func added(_ value: (code: String, number: Double), asRows: Bool) throws {
    let played = try Self.played("Circle().offset(x: on ? \(value.code) : 0)", asRows: asRows)
    #expect(played.value("Circle.offset.x", at: 1.5) == value.number)
    #expect(played.notes.isEmpty)
  }

  @Test("without the option there are none")
  func without() throws {
    let played = try Self.played("Circle().fill(Color(white: on ? 1 : 0))", asRows: false)
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("how SwiftUI mixes colors is not known") })
  }
}
