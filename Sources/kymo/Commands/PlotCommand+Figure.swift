internal import AnimationModel
internal import AnimationSyntax
internal import ArgumentParser
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionRecording
internal import TextForms

extension Plot {
  /// Refuses options of the figure that contradict each other.
  func checkFigure() throws {
    if figureChoice.quiet, !marking.mark.isEmpty, !marking.asksForNone {
      throw ValidationError(
        "--quiet leaves out marks and --mark asks for some; give one of them")
    }
    guard figureChoice.axes == .valueVelocity else { return }
    let axes = "--axes value,velocity has no time axis"
    if quantities != [.value] {
      throw ValidationError("\(axes), and shows value and velocity anyway; leave out --show")
    }
    if !marking.kinds.isEmpty {
      throw ValidationError("\(axes) for --mark to point at; leave out --mark")
    }
    if figureChoice.handles {
      throw ValidationError("\(axes) for --handles; leave one of them out")
    }
    if axis.toRemoval {
      throw ValidationError("\(axes) for --to-removal; leave one of them out")
    }
    if curves.strobe {
      throw ValidationError("\(axes) to draw --strobe under; leave one of them out")
    }
    if clock == .frames {
      throw ValidationError("\(axes) to join frames along; --frames marks them on the curve")
    }
  }

  /// Refuses options that a text figure does not support, and options for properties that a curve does not have.
  func checkFigure(of expressions: [ParsedExpression], as format: OutputFormat) throws(ToolError) {
    let isDrawn = format != .text || figure.inline != nil
    if figureChoice.axes == .valueVelocity {
      guard isDrawn || figure.altText else {
        throw ToolError(
          .usage,
          "a phase portrait is a picture; name its file with -o, such as -o portrait.svg")
      }
      let tracks = Set(expressions.compactMap(\.track))
      guard tracks.count < 2 else {
        throw ToolError(
          .usage,
          """
          the tracks of keyframes and transitions have units of their own, so --axes value,velocity \
          cannot draw them in one plane; give one track, or leave out --axes
          """)
      }
    }
    guard figureChoice.handles else { return }
    guard isDrawn || figure.altText else {
      throw ToolError(
        .usage, "--handles are drawn in pictures; name a file with -o, such as -o curve.svg")
    }
    guard expressions.count == 1, let expression = expressions.first else {
      throw ToolError(
        .usage,
        "--handles are for one timing curve, found \(expressions.count) curves; draw one at a time, "
          + "or each in a file of its own with --each")
    }
    guard let bezier = expression.subject.timedBezier, !bezier.isStraight else {
      throw ToolError(
        .usage,
        """
        '\(expression.name)' \(Self.reason(expression.subject)), so it has no --handles; timing curves \
        such as .easeInOut, '.timingCurve(0.2, 0, 0, 1)' or 'css:400ms ease-out' do
        """)
    }
  }

  private static func reason(_ subject: Subject) -> String {
    if subject.spring != nil { return "is a spring" }
    if subject.timedBezier != nil { return "is a straight line" }
    switch subject {
    case .keyframes: return "goes through keyframes"
    case .transition: return "belongs to a transition"
    case .unanimated: return "is no animation"
    case .animation, .spring, .unitCurve, .easing: return "is no single Bézier curve"
    }
  }

  /// Whether a single curve has marks even if none are given.
  var tellsStory: Bool { !figureChoice.quiet && marking.mark.isEmpty }

  /// Returns the words about the motion's behavior after the part that is drawn; nil if it is over, or if its
  /// recording has the words itself.
  func continuation(of subject: Subject, _ trace: Recording) -> String? {
    switch (trace.ending, subject) {
    case (.endless, _): return subject.repeatsForever ? nil : "goes on"
    case (.sampled(let end), .spring(let spring)):
      let recorder = values.recorder(of: subject, time)
      let travel = recorder.target - recorder.start
      let settling = spring.settlingDuration(
        target: 1, initialVelocity: travel == 0 ? 0 : (recorder.initialVelocity ?? 0) / travel,
        epsilon: 0.001)
      return end < settling * 0.999 ? "goes on" : nil
    case (.sampled(let end), .unitCurve), (.sampled(let end), .easing):
      return end < 1 ? "goes on" : nil
    default: return nil
    }
  }

  /// The chart of value against velocity.
  func portrait(
    of curves: [PlottedExpression], subtitle: String, facts: [Drawing.Fact]
  ) -> Chart {
    PhasePortrait(
      curves.map(\.motion), title: figure.title ?? "", subtitle: subtitle,
      description: curves.map(\.description).joined(separator: " "), facts: facts
    ).chart
  }

  /// The chart of some curves.
  ///
  /// - Parameters:
  ///   - curves: The curves.
  ///   - expressions: The expressions of the curves.
  ///   - facts: The facts that travel with the picture.
  func chart(
    of curves: [PlottedExpression], _ expressions: [ParsedExpression], facts: [Drawing.Fact]
  ) -> Chart {
    let subtitle = subtitle(curves, expressions)
    if figureChoice.axes == .valueVelocity {
      return portrait(of: curves, subtitle: subtitle, facts: facts)
    }
    var chart = MotionChart(
      curves.map(\.motion),
      quantities: quantities,
      marks: marking.kinds,
      tellsStory: tellsStory,
      strobe: motionStrobe,
      axisEnd: axis.end(span: time.span),
      title: figure.title ?? "",
      subtitle: subtitle,
      description: curves.map(\.description).joined(separator: " "),
      facts: facts
    ).chart
    chart.name = SweepLabels(expressions).name(of: expressions) ?? ""
    return chart
  }

  /// Whether all curves are tracks of one timeline, whose end is the end of all of them.
  private func areOneTimeline(_ expressions: [ParsedExpression]) -> Bool {
    guard let timeline = expressions.first?.timeline else { return false }
    return expressions.allSatisfy { $0.timeline == timeline }
  }

  /// Returns the subtitle: the facts that all curves have in common, the meaning of the dots, and the time at which
  /// the last motion is removed.
  private func subtitle(
    _ curves: [PlottedExpression], _ expressions: [ParsedExpression]
  ) -> String {
    var travel =
      expressions.allSatisfy(\.isKeyframes)
      ? "keyframes"
      : expressions.allSatisfy(\.isTransition)
        ? "insertion and removal"
        : FigureNotes.travel(
          [values.start, values.target], of: curves.map(\.motion.recording),
          besides: quantities.first)
    if let context = values.system.context?.words { travel += " in \(context)" }
    let rate = HumanNumber.text(time.fps)
    let dots: String? =
      if let schedule = scheduleChoice.text {
        "dots are what a timeline shows on \(schedule)"
      } else if clock == .frames {
        "at \(rate) Hz"
      } else if showsFrames {
        "dots are frames at \(rate) Hz"
          + (curves.contains { $0.motion.hasFramesOffCurve } ? ", one step ahead of the curve" : "")
      } else { nil }
    return [travel, SweepLabels(expressions).common, dots, removal(of: curves, expressions)]
      .compactMap { $0 }.joined(separator: FigureNotes.separator)
  }

  /// The words about the time at which the last motion is removed; nil where a mark shows it, or where a motion is
  /// not removed.
  private func removal(
    of curves: [PlottedExpression], _ expressions: [ParsedExpression]
  ) -> String? {
    guard !marking.kinds.contains(.removed), figureChoice.axes == .timeValue else { return nil }
    var last = 0.0
    for curve in curves {
      guard case .finished(let end) = curve.motion.recording.ending else { return nil }
      last = max(last, end)
    }
    let verb =
      areOneTimeline(expressions)
      ? expressions.allSatisfy(\.isKeyframes) ? "ends" : "over"
      : curves.count == 1 ? "removed" : "last removed"
    let isShort = axis.end(span: time.span) == .recorded && last < AxisEnd.shortest
    return "\(verb) at \(FigureNotes.time(last, isShort: isShort))"
  }
}
