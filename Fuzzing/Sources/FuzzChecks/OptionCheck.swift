internal import AnimationModel
internal import AnimationSyntax
internal import MotionComparison
internal import MotionRecording
import SwiftProgram

/// Texts that options take, one on each line: `do=tap()`, `set=scale=0.5`, `only=*.offset`, `view=V(x: 1)`,
/// `schedule=.everyMinute`, `tolerance=1%`.
enum OptionCheck {
  /// The views to which the options of views apply.
  private static let file = ViewFile(
    name: "v.swift",
    contents: """
      struct Card: View {
        @State var isOpen = false
        @State var offset = CGSize.zero
        var scale = 1.0
        var body: some View {
          VStack {
            Circle().scaleEffect(isOpen ? 2 : scale).onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
            Toggle("Open", isOn: $isOpen)
            Rectangle().offset(offset)
              .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in
                withAnimation(.spring) { offset = .zero }
              })
          }
        }
      }
      """)

  private static let span = 0.8

  static func run(_ text: String) throws -> Bool {
    var options = ViewOptions()
    var count = 0
    for line in text.split(separator: "\n") {
      guard let sign = line.firstIndex(of: "=") else { continue }
      let value = String(line[line.index(after: sign)...])
      switch line[..<sign] {
      case "do": options.actions.append(value)
      case "set": options.settings.append(value)
      case "only": options.patterns.append(value)
      case "view": options.root = value
      case "schedule": count += try checkSchedule(value) ? 1 : 0
      case "tolerance": count += try checkTolerance(value) ? 1 : 0
      default: continue
      }
    }
    guard !options.isDefault else { return count > 0 }
    return try checkViews(options) || count > 0
  }

  private static func checkSchedule(_ text: String) throws -> Bool {
    let schedule: RecordingSchedule
    do {
      schedule = try ScheduleExpression.parse(text)
    } catch {
      try OutputChecks.check(error)
      return false
    }
    do {
      let played = try Recorder(span: 0.4).play(.animation(.bouncy), name: "a")
      try OutputChecks.check(played.rows(on: schedule))
    } catch is RecordingError {}
    return true
  }

  private static func checkTolerance(_ text: String) throws -> Bool {
    let tolerance: Tolerance
    do {
      tolerance = try Tolerance(text)
    } catch {
      try OutputChecks.check(words: "\(error)")
      return false
    }
    let allowance = tolerance.allowance(of: 2)
    try require(allowance >= 0, "\(text) allows \(allowance)")
    let again = try Tolerance(tolerance.text).allowance(of: 2)
    try require(
      (again - allowance).magnitude <= max(allowance, 1) * 1e-9, "\(text) is \(tolerance.text)")
    return true
  }

  private static func checkViews(_ options: ViewOptions) throws -> Bool {
    do {
      let scenario = try ScenarioFile.read(
        [file], options: options, readFile: ScenarioCheck.samples
      ).scenario
      try ScenarioCheck.check(scenario, span: span, choice: 1)
      return true
    } catch let error as ExpressionError {
      try OutputChecks.check(error)
    } catch let error as ViewOptionError {
      try OutputChecks.check(words: error.sentence)
    }
    return false
  }
}
