import AnimationSyntax
import MotionRecording
import Testing

/// Environment values that modifiers set.
@Suite("Views: modifiers of the environment")
struct EnvironmentDefaultsTests {
  /// A view that moves to 100 if the environment has the requested value, and to 50 if not.
  private static func reader(_ key: String, _ condition: String) -> String {
    """
    struct Reader: View {
      @Environment(\\.\(key)) private var value
      @State private var isOn = false
      var body: some View {
        Rectangle().offset(x: isOn ? (\(condition) ? 100 : 50) : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    """
  }

  private func target(
    _ key: String, _ condition: String, _ root: String, more: String = "", set: [String] = []
  ) throws -> Double? {
    let played = try PlayedViews(
      "\(Self.reader(key, condition))\n\(more)\n#Preview { \(root) }",
      options: ViewOptions(settings: set), end: 2)
    #expect(played.notes.isEmpty, "\(played.notes)")
    return played.rows.first { $0.attribute == "Rectangle.offset.x" }?.target
  }

  @Test(
    "a value follows its modifier",
    arguments: [
      ("colorScheme", "value == .dark", "environment(\\.colorScheme, .dark)"),
      ("colorScheme", "value == .dark", "colorScheme(.dark)"),
      ("colorScheme", "value == .dark", "preferredColorScheme(.dark)"),
      ("colorScheme", "value == ColorScheme.dark", "preferredColorScheme(ColorScheme.dark)"),
      ("dynamicTypeSize", "value >= .xxLarge", "environment(\\.dynamicTypeSize, .xxxLarge)"),
      ("dynamicTypeSize", "value >= .xxLarge", "dynamicTypeSize(.accessibility1)"),
      ("dynamicTypeSize", "value.isAccessibilitySize", "dynamicTypeSize(.accessibility1)"),
      ("dynamicTypeSize", "value == .xxLarge", "dynamicTypeSize(DynamicTypeSize.xxLarge)"),
      ("dynamicTypeSize", "value == .xxLarge", "dynamicTypeSize(.xxLarge...)"),
      ("dynamicTypeSize", "value == .small", "dynamicTypeSize(...DynamicTypeSize.small)"),
      ("dynamicTypeSize", "value == .small", "dynamicTypeSize(.xSmall ... .small)"),
      ("dynamicTypeSize", "value == .small", "dynamicTypeSize(..<DynamicTypeSize.medium)"),
      ("dynamicTypeSize", "value == .large", "dynamicTypeSize(.small ... .xxLarge)"),
      ("isEnabled", "!value", "disabled(true)"),
      ("isScrollEnabled", "!value", "scrollDisabled(true)"),
      ("lineLimit", "value == 2", "lineLimit(2)"), ("lineLimit", "value == nil", "lineLimit(nil)"),
      ("controlSize", "value == .large", "controlSize(.large)"),
      ("redactionReasons", "value.contains(.placeholder)", "redacted(reason: .placeholder)"),
      ("redactionReasons", "!value.isEmpty", "redacted(reason: true ? .placeholder : [])"),
      ("redactionReasons", "value.isEmpty", "unredacted().redacted(reason: .placeholder)"),
      ("multilineTextAlignment", "value == .center", "multilineTextAlignment(.center)"),
      ("truncationMode", "value == .middle", "truncationMode(.middle)"),
      ("textCase", "value == .uppercase", "textCase(.uppercase)"),
      ("imageScale", "value == .large", "imageScale(.large)"),
      ("lineSpacing", "value > 3", "lineSpacing(4)"),
      ("minimumScaleFactor", "value < 1", "minimumScaleFactor(0.5)"),
      ("allowsTightening", "value", "allowsTightening(true)"),
      ("autocorrectionDisabled", "value", "autocorrectionDisabled()"),
      ("headerProminence", "value == .increased", "headerProminence(.increased)"),
      ("font", "value != nil", "font(.title)"),
    ])
  func modifiers(key: String, condition: String, modifier: String) throws {
    #expect(try target(key, condition, "Reader().\(modifier)") == 100)
    #expect(try target(key, condition, "VStack { Reader() }.padding().\(modifier)") == 100)
    #expect(try target(key, "!(\(condition))", "Reader().\(modifier)") == 50)
  }

  @Test(
    "the inner one counts, and one beside a view does not",
    arguments: [
      ("Reader().colorScheme(.light).colorScheme(.dark)", 50.0),
      ("Reader().colorScheme(.dark).colorScheme(.light)", 100),
      ("VStack { Reader(); Text(\"a\").colorScheme(.dark) }", 50),
      ("VStack { Reader(); Text(\"a\").environment(\\.colorScheme, .dark) }", 50),
    ])
  func nesting(root: String, expected: Double) throws {
    #expect(try target("colorScheme", "value == .dark", root) == expected)
  }

  @Test(
    "a limit of sizes is that of what is around",
    arguments: [
      (
        "Reader().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility2)",
        100.0
      ),
      ("Reader().dynamicTypeSize(.accessibility2).dynamicTypeSize(...DynamicTypeSize.xLarge)", 50),
      ("Reader().dynamicTypeSize(.xLarge...).dynamicTypeSize(.small)", 100),
    ])
  func limits(root: String, expected: Double) throws {
    #expect(try target("dynamicTypeSize", "value == .xLarge", root) == expected)
  }

  @Test("a limit holds for the size that is set from outside")
  func limitsOfSetting() throws {
    let set = ["environment.dynamicTypeSize=.accessibility3"]
    let limited = "Reader().dynamicTypeSize(...DynamicTypeSize.xLarge)"
    #expect(try target("dynamicTypeSize", "value == .xLarge", limited, set: set) == 100)
    #expect(try target("dynamicTypeSize", "value == .accessibility3", "Reader()", set: set) == 100)
  }

  @Test(
    "a closure changes the value around",
    arguments: [
      ("lineLimit", "value == 2", ".transformEnvironment(\\.lineLimit) { $0 = 2 }"),
      (
        "lineLimit", "value == 5",
        ".transformEnvironment(\\.lineLimit) { if let old = $0 { $0 = old + 2 } }.lineLimit(3)"
      ),
      (
        "lineSpacing", "value == 6",
        ".transformEnvironment(\\.lineSpacing) { space in space *= 3 }.transformEnvironment(\\.lineSpacing, transform: { $0 += 2 })"
      ),
      ("lineSpacing", "value == 0", ".transformEnvironment(\\.lineSpacing) { _ in }"),
      (
        "lineSpacing", "value == 42",
        ".transformEnvironment(\\.lineSpacing) { $0 += 2 }.environment(\\.lineSpacing, 40)"
      ),
      (
        "displayScale", "value == 3",
        ".transformEnvironment(\\.displayScale) { guard $0 < 2 else { return }; $0 = 1 }"
      ),
    ])
  func transformed(key: String, condition: String, modifiers: String) throws {
    #expect(try target(key, condition, "Reader()\(modifiers)") == 100)
  }

  @Test("a closure whose result is not known leaves out what depends on it")
  func unknownTransform() throws {
    let played = try PlayedViews(
      "\(Self.reader("lineSpacing", "value == 2"))\n#Preview { Reader().transformEnvironment(\\.lineSpacing) { $0 = Metrics.space } }",
      options: ViewOptions(), end: 2)
    #expect(played.notes.contains { $0.contains("'Metrics.space' is not known") })
  }
}
