public import ChartLayout
public import DrawingModel
public import MotionRecording
internal import TextForms

/// An interrupted motion against time: the animations that move it, the times at which one takes over from another,
/// and the course that the interrupted one would have taken.
///
///     let recording = try interruption.trace()
///     let chart = InterruptionChart(recording).chart
public struct InterruptionChart: Hashable, Sendable {
  /// The recording of the motion that happened: a trace, or rows of a frame clock.
  public var recording: InterruptionRecording

  /// The recording of the motion that would have happened under the other rule; nil for none.
  public var also: InterruptionRecording?

  /// The name of the alternative, which is shown at its end.
  public var alsoName: String

  /// The quantities that are drawn, from top to bottom.
  public var quantities: [Quantity]

  /// The marks on the motion to the last target.
  public var marks: Set<MarkKind>

  /// The recording that a device shows, to be marked by dots; nil for none.
  public var frames: InterruptionRecording?

  /// The end of the time axis.
  public var axisEnd: AxisEnd

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the curves, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a chart of an interrupted motion.
  ///
  /// - Parameters:
  ///   - recording: The recording of the motion that happened.
  ///   - also: The recording of the motion that would have happened under another rule; drawn dotted from the first
  ///     cut on.
  ///   - alsoName: The name of the alternative; nil to name it by its behavior at its cuts, as `combine:
  ///     cross-fades`.
  ///   - quantities: The quantities that are drawn, from top to bottom.
  ///   - marks: The marks on the motion to the last target.
  ///   - frames: The recording that a device shows, to be marked by dots; nil for none.
  ///   - axisEnd: The end of the time axis.
  ///   - title: The line at the top; empty for none.
  ///   - subtitle: A quieter line below it.
  ///   - description: The description of the curves, in words.
  ///   - facts: The other facts that travel with the picture.
  public init(
    _ recording: InterruptionRecording, also: InterruptionRecording? = nil,
    alsoName: String? = nil, quantities: [Quantity] = [.value, .velocity],
    marks: Set<MarkKind> = [], frames: InterruptionRecording? = nil,
    axisEnd: AxisEnd = .settled, title: String = "", subtitle: String? = nil,
    description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.recording = recording
    self.also = also
    self.alsoName = alsoName ?? also.map(Self.name(of:)) ?? ""
    self.quantities = quantities
    self.marks = marks
    self.frames = frames
    self.axisEnd = axisEnd
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// Returns the behavior of a recording at its cuts, in a few words.
  private static func name(of recording: InterruptionRecording) -> String {
    let kinds = Set(recording.cuts.compactMap { recording.change(at: $0.time) }).filter {
      $0 != .start
    }
    let fastest =
      recording.attribute.recording.velocities.lazy.filter(\.isFinite)
      .map(\.magnitude).max() ?? 0
    let jumps = recording.cuts.contains { $0.velocityJump.magnitude > fastest * visibleJump }
    if kinds == [.merge] { return jumps ? "merge: velocity jumps" : "merge: keeps its velocity" }
    return kinds == [.combine] ? "combine: cross-fades" : "as played"
  }

  /// The chart to be laid out.
  public var chart: Chart {
    let plan = InterruptionSeries(
      recording,
      also.map {
        InterruptionSeries.Alternative(
          recording: $0, ownName: Self.name(of: recording), name: alsoName)
      })
    return Chart(
      title: title,
      subtitle: missingGhosts.map { [subtitle, $0].compactMap(\.self).joined(separator: " · ") }
        ?? subtitle,
      duration: duration,
      series: plan.series,
      panels: quantities.map { panel($0, plan) },
      moments: moments(plan.colors),
      description: [
        description, missingGhosts.map { "\($0.prefix(1).uppercased() + $0.dropFirst())." } ?? "",
        pointing?.sentence ?? "",
      ].filter { !$0.isEmpty }.joined(separator: " "),
      facts: facts)
  }

  /// The sentence that says that there are too many interruptions to show ghosts; nil if ghosts are shown.
  private var missingGhosts: String? {
    let count = recording.cuts.filter { $0.retargeting != nil }.count
    guard recording.ghosts.isEmpty, count > Interruption.mostGhosts else { return nil }
    return
      "with more than \(Interruption.mostGhosts) interruptions, the motion without each is not drawn"
  }

  /// The series of all animations.
  var colors: AnimationColors { InterruptionSeries(recording, nil).colors }

  private var duration: Double {
    let last = max(recording.cuts.map(\.time).max() ?? 0, lastMark)
    let attributes = [recording.attribute] + (also.map { [$0.attribute] } ?? [])
    return axisEnd.time(
      of: attributes.map(\.axisEnds) + recording.ghosts.map(\.axisEnds), last: last)
  }

  /// The time of the last mark of the logical completion or the removal, which may come after everything has
  /// settled; 0 for none.
  private var lastMark: Double {
    guard !marks.isDisjoint(with: [.removed, .logical]) else { return 0 }
    let measures = recording.attribute.course().measures
    return max(
      marks.contains(.removed) ? measures.removal ?? 0 : 0,
      marks.contains(.logical) ? measures.logicalCompletion ?? 0 : 0)
  }

  /// The marks, if there are any.
  private var pointing: AttributeMarks? {
    AttributeMarks(recording.attribute, kinds: marks, duration: duration)
  }

  private var allRecordings: [Recording] {
    [recording.attribute.recording] + recording.ghosts
      + (also.map { [$0.attribute.recording] } ?? [])
  }

  private func panel(_ quantity: Quantity, _ plan: InterruptionSeries) -> ChartPanel {
    let attribute = recording.attribute
    let ghosts = recording.ghosts.map { ghost in
      ChartCurve(
        series: plan.colors.index(of: ghost.name),
        pieces: ghost.course(of: quantity, travel: attribute.extent), role: .ghost,
        remark: quantity == quantities.first ? "without the interruption" : "")
    }
    let dots =
      frames?.attribute.frameCurves(
        of: quantity, plan.colors, on: [attribute.recording]) ?? []
    let curves = ghosts + plan.alternativeCurves(quantity) + plan.ownCurves(quantity) + dots
    let pointing = pointing
    let marks =
      (pointing?.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: plan.colors.index) ?? [])
      + OnwardMarks.marks(
        of: attribute, curves: plan.ownCurves(quantity), isNamed: quantity == quantities.first)
    let weight = quantity.weight(among: quantities)
    guard quantity == .value else {
      let takeovers = quantity == .velocity ? velocityRings(plan) : []
      let spikes = SpikeLimit(allRecordings, quantity: quantity)
      return ChartPanel(
        axisTitle: quantity.axisTitle, weight: weight, curves: curves,
        references: [ChartPanel.Reference(value: 0, kind: .zero)], requiredTicks: [0],
        marks: marks + takeovers + spikes.marks(on: attribute, series: plan.colors.index),
        limits: spikes.band)
    }
    let targets = attribute.targets.map(\.value)
    let start = attribute.recording.start
    return ChartPanel(
      axisTitle: quantity.axisTitle, weight: weight, curves: curves,
      references: targets.contains(start)
        ? [] : [ChartPanel.Reference(value: start, kind: .start)],
      steps: attribute.steps,
      bands: self.marks.contains(.settle)
        ? [pointing?.band(series: plan.colors.index)].compactMap(\.self) : [],
      requiredTicks: (targets + [start]).withoutRepeats,
      marks: marks)
  }

  /// The least jump of a velocity that has a ring, as a part of the largest velocity.
  private static let visibleJump = 0.02

  /// Rings where an animation took over and the velocity jumped.
  private func velocityRings(_ plan: InterruptionSeries) -> [ChartMark] {
    func rings(_ recording: InterruptionRecording, _ series: (String) -> Int) -> [ChartMark] {
      let fastest =
        recording.attribute.recording.velocities.lazy.filter(\.isFinite)
        .map(\.magnitude).max() ?? 0
      return recording.cuts.filter { cut in
        cut.retargeting != nil && cut.velocity.isFinite
          && cut.velocityJump.magnitude > fastest * Self.visibleJump
      }.map { cut in
        ChartMark(
          series: series(cut.animation), time: cut.time, value: cut.velocity, kind: .ring)
      }
    }
    return rings(recording, plan.colors.index)
      + (also.map { rings($0) { plan.alternativeIndex(of: $0) } } ?? [])
  }

  /// The first animation, named where it begins, and the cuts, named by their effects.
  private func moments(_ colors: AnimationColors) -> [ChartMoment] {
    let attribute = recording.attribute
    let first = attribute.animations.first { !$0.value.isEmpty }
    let start = first.map { ChartMoment(time: $0.time, name: [colors.word($0.value)]) }
    let cuts = recording.cuts.map { cut in
      let word: [ChartMoment.Word] =
        switch recording.change(at: cut.time) {
        // Where nothing was running, the name of the new animation is enough.
        case .start: []
        case let kind?: [ChartMoment.Word(kind.rawValue)]
        case nil: [ChartMoment.Word("no change")]
        }
      return ChartMoment(time: cut.time, name: word + [colors.word(cut.animation)])
    }
    return (start.map { [$0] } ?? []) + cuts
  }
}

extension InterruptionRecording {
  /// The event with which a new animation began at a time, in seconds; nil if none did.
  fileprivate func change(at time: Double) -> RecordedEvent.Kind? {
    let changes: [RecordedEvent.Kind] = [.start, .merge, .combine]
    return attribute.recording.events.last { $0.time == time && changes.contains($0.kind) }?.kind
  }
}
