internal import AnimationSyntax
internal import MotionConversion
internal import MotionRecording
internal import RecordingFormats

extension FuzzTarget {
  /// The words of which inputs are made, from the catalogs, as a dictionary for libFuzzer.
  package var words: [String] {
    let words: [String]
    switch self {
    case .expressions: words = Self.callables { $0 != .css } + Self.numbers + ["NAME=", "…"]
    case .films, .sheets:
      words = Self.callables { $0 != .css } + Self.numbers + ["\n", "a=", "css:", "</script>"]
    case .interruptions:
      words =
        Self.callables { $0 == .animation || $0 == .modifier } + Self.numbers + [
          "\n", "\n---\n", "a=",
        ]
    case .pastes, .scans:
      words = Self.callables { $0 != .css } + Self.numbers + Self.viewWords + Self.systemWords
    case .options:
      words =
        ["do=", "set=", "only=", "view=", "schedule=", "tolerance=", "\n", "%", "*", "Card()"]
        + [".everyMinute", ".animation(minimumInterval: ", ".periodic(from: ", ".explicit(["]
        + Self.numbers + Self.viewWords
    case .css: words = Self.callables { $0 == .css } + Self.cssWords + Self.numbers
    case .dialects:
      words =
        SpringDialect.allCases.flatMap { Self.pieces(of: $0.example) } + Self.dialectWords
        + Self.numbers
    case .scenarios:
      words =
        (ScenarioForm.all + ScenarioForm.appViews).flatMap {
          Self.pieces(of: $0.text) + Self.pieces(of: $0.example)
        }
        + Self.callables { $0 != .css } + Self.numbers
    case .views:
      words =
        ScenarioForm.appViews.flatMap { Self.pieces(of: $0.text) + Self.pieces(of: $0.example) }
        + Self.callables { $0 != .css } + Self.numbers + Self.viewWords
    case .expectations:
      words =
        MotionFigure.allCases.map(\.rawValue) + MotionExtreme.allCases.map(\.rawValue)
        + ExtremePart.allCases.map(\.rawValue) + MotionProperty.allCases.map(\.rawValue)
        + ExpectedRelation.Comparison.allCases.map(\.rawValue) + Self.numbers
        + ["never", "not", "settle(1%)", "value(0.2s)", "in", "...", "..<", "%", "ms", "s", ": "]
    case .recordings: words = Self.tableWords
    case .goldens:
      words =
        Self.tableWords
        + ["\"schema\": \"\(GoldenDocument.schemaName)\"", "\"version\": 1", "\"expression\": "]
        + ["scenario", "clock", "frames", "continuous", "rate", "from", "to", "initialVelocity"]
        + ["span", "curves", "name", "start", "target", "ending", "kind", "finished", "cutOff"]
        + ["endless", "sampled", "time", "events", "event", "null", "\\u202e", "\\ud83d\\ude00"]
    case .pictures:
      words =
        ["<svg>", "</svg>", "<title>", "</title>", "<desc>", "</desc>", "<metadata>"]
        + [
          "</metadata>", "<![CDATA[", "]]>", "<!--", "-->", "<?", "?>", "&amp;", "&#x1B;", "&#27;",
        ]
        + ["tEXt", "iTXt", "zTXt", "IHDR", "IEND", "%PDF-1.4", "trailer", "/Info "]
        + ["\n1 0 obj\n<< /Producer (cairo", "\n>>"]
        + ["/Title", "/Subject", "/Keywords", "/Creator", "startxref", "%%EOF", " 0 obj", "endobj"]
        + ["Software: ", "Command: ", "xref", " 0 R", "(a)\n", "<FEFF0041>\n"]
        + [
          "GIF89a", "!\u{FE}", "NETSCAPE2.0", "Title: ", "Description: ", "<!DOCTYPE html>",
          "<html>",
        ]
        + ["<head>", "<meta name=\"command\" content=\"", "</head>", "<body>", "<script>", "<h1>"]
    }
    var seen: Set<String> = []
    return words.filter { !$0.isEmpty && $0.utf8.count <= 40 && seen.insert($0).inserted }
  }

  private static func callables(
    _ isWanted: (CallableSignature.Kind) -> Bool
  ) -> [String] {
    Catalog.all.filter { isWanted($0.kind) }.flatMap { entry in
      [entry.name, "." + entry.name] + pieces(of: entry.text)
        + entry.parameters.compactMap { $0.label.map { "\($0): " } }
    }
  }

  /// Returns the words of a text, to which `-`, `@` and `.` belong.
  private static func pieces(of text: String) -> [String] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "@" && $0 != "." }
    return words.map(String.init)
  }

  private static let numbers = [
    "0", "1", "-1", "0.5", "1e-320", "1e308", "-1e308", "1.7976931348623157e308", "5e-324", "1e18",
    "9223372036854775807", "-9223372036854775808", "4294967296", ".infinity", "-.infinity", ".nan",
    ".pi", "0x1p-1074", "1_000", "(", ")", "[", "]", "{", "}", ", ", ": ", "/*", "*/", "//",
    "true", "false", "\u{202E}", "\u{1B}", "é",
  ]

  private static let cssWords = [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end", "steps(",
    "jump-start", "jump-end", "jump-none", "jump-both", "start", "end", "cubic-bezier(", "calc(",
    "var(--x)", "ms", "s", "%", "transition", "all", "opacity", "infinity", "e", "pi", "min(",
    "max(", "clamp(",
  ]

  private static let dialectWords = [
    "tension", "friction", "mass", "frequency", "damping", "stiffness", "bounce", "duration",
    "visualDuration", "dampingRatio", "velocity", "initialVelocity", "clamp", "overshootClamping",
    "restDelta", "restSpeed", "precision", "ratio", "Spring.StiffnessLow", "DampingRatioNoBouncy",
    "gentle", "wobbly", "stiff", "slow", "molasses", "GentleSpringConfig",
    "Duration(milliseconds: 5)",
    "SpringDescription.withDampingRatio(", "spring(", "type: 'spring'", "visibilityThreshold", "f",
  ]

  private static let viewWords = [
    "struct V: View {", "var body: some View {", "@State private var x = 0.0", "@Binding var ",
    "@GestureState ", "@StateObject ", "@Environment(\\.isEnabled) ", "@Animatable",
    "@ViewBuilder ",
    "enum E: CaseIterable { case a, b }", "class M: ObservableObject {", "@Published var ",
    "struct M: ViewModifier {", "func body(content: Content) -> some View {", "extension View {",
    "init(", "self.", "inout ", "mutating ", "static let ", "private ", "get {", "set {",
    "didSet {",
    "if ", " else ", "switch ", "case ", "default:", "guard ", "for i in 0..<3 {", "while ",
    "repeat {",
    "return ", "break", "continue", "let ", "var ", "nil", " ? ", " : ", " ?? ", "?.", "!", "&x",
    "$x",
    " in ", "$0", "_ ", " = ", " += ", " == ", " && ", "..<", "...", "\\(x)", "\\.self", " as ",
    " -> ",
    "VStack {", "ZStack {", "Group {", "ForEach(0..<3, id: \\.self) { i in ", "Circle()",
    "Text(\"a\")",
    "Image(systemName: \"a\")", "Button(\"Go\") {", "Toggle(\"On\", isOn: $on)",
    "GeometryReader { g in ",
    ".offset(x: ", ".scaleEffect(", ".opacity(", ".rotationEffect(.degrees(", ".frame(width: ",
    ".padding(", ".trim(from: 0, to: ", ".cornerRadius(", ".position(", ".shadow(radius: ", ".id(",
    ".transition(", ".animation(", ", value: x)", ".onAppear {", ".onTapGesture {", ".task {",
    ".onChange(of: x) {", ".onReceive(", ".disabled(", ".overlay {",
    ".contentTransition(.numericText())",
    ".transaction { $0.animation = nil }", ".phaseAnimator([0, 1], trigger: x) {", "} animation: {",
    ".keyframeAnimator(initialValue: 0.0, trigger: x) {", "} keyframes: { _ in ",
    "KeyframeTrack(\\.a) {",
    "withAnimation(.bouncy) {", "} completion: {",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {",
    "Task { try? await Task.sleep(for: .seconds(0.1)) ",
    "Timer.scheduledTimer(withTimeInterval: 0.1,",
    ".gesture(DragGesture().onChanged { ", ".onEnded { ", ".updating($x) { v, s, t in ",
    "x.toggle()",
    "x.append(", "x.remove(at: 0)", "x.map { $0 }", "stride(from: 0, to: 1, by: 0.1)",
    ".random(in: 0...1)",
    "tap(\"Go\")", "press(", "drag(", "set(", "at(0.1) {", "sample(", "\n---\n", "#Preview {",
  ]

  /// Parts of pasted files that use UIKit, AppKit and Core Animation.
  private static let systemWords = [
    "UIView.animate(withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {",
    "UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {", "UISpringTimingParameters(",
    "CABasicAnimation(keyPath: \"opacity\")", "CASpringAnimation(keyPath: \"position.x\")",
    "CAKeyframeAnimation(keyPath: \"transform.scale\")", ".keyTimes = [0, 0.5, 1]", ".values = [",
    ".timingFunction = CAMediaTimingFunction(name: .easeOut)", ".duration = 0.3",
    ".autoreverses = true",
    ".repeatCount = .infinity", ".damping = 10", ".stiffness = 100",
    ".beginTime = CACurrentMediaTime()",
    "NSAnimationContext.runAnimationGroup { context in", "context.duration = 0.2",
    "CATransaction.begin()", "CATransaction.setAnimationDuration(0.3)", "CATransaction.commit()",
    "UIView.animateKeyframes(", "options: [.curveEaseOut, .repeat]", "#if os(iOS)", "#endif",
    "import SwiftUI", "extension Animation {", "static var own: Animation {",
  ]

  private static let tableWords = [
    "curve", "attribute", "time", "value", "velocity", "target", ",", "\n", "\"", "\"\"", "\n---\n",
    "inf", "-inf", "nan", "1e308", "-1e308", "5e-324", "0", "-0", "0.016666666666666666", "\r\n",
  ]
}
