public import ChartLayout
public import DrawingModel
internal import MotionRecording
internal import TextForms

/// Recorded motions as curves against time: one panel for each quantity, all on one time axis.
///
///     let trace = try Recorder().trace(.animation(.bouncy), name: ".bouncy")
///     let chart = MotionChart([PlottedMotion(trace)]).chart
public struct MotionChart: Hashable, Sendable {
  /// The motions, in the order of their colors.
  public var motions: [PlottedMotion]

  /// The quantities that are drawn, from top to bottom.
  public var quantities: [Quantity]

  /// The marks on motions whose measures are known.
  public var marks: Set<MarkKind>

  /// Whether a single curve without requested marks has the marks of its overshoot and its settling time.
  public var tellsStory: Bool

  /// The strobe, which shows values at equal times on tracks; nil for none.
  public var strobe: MotionStrobe?

  /// The end of the time axis.
  public var axisEnd: AxisEnd

  /// Whether curves that coincide are drawn as one with all their names; otherwise each has a color of its own, as
  /// where they may separate later.
  public var joinsCoincident: Bool

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the curves, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a chart of motions.
  public init(
    _ motions: [PlottedMotion], quantities: [Quantity] = [.value], marks: Set<MarkKind> = [],
    tellsStory: Bool = false, strobe: MotionStrobe? = nil, axisEnd: AxisEnd = .settled,
    joinsCoincident: Bool = true, title: String = "", subtitle: String? = nil,
    description: String = "",
    facts: [Drawing.Fact] = []
  ) {
    self.motions = motions
    self.quantities = quantities
    self.marks = marks
    self.tellsStory = tellsStory
    self.strobe = strobe
    self.axisEnd = axisEnd
    self.joinsCoincident = joinsCoincident
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    let lanes = MotionLanes(motions)
    let chart = Chart(
      title: title,
      subtitle: subtitle,
      duration: duration,
      series: lanes.series,
      panels: lanes.lanes.flatMap { lane in
        quantities.map { panel($0, of: lane, among: lanes) }
      },
      rulers: MotionRuler.rulers(of: motions, series: lanes.seriesOfMotions),
      strobe: strobe?.chart(of: motions, lanes),
      facts: facts)
    let coincidences = chart.coincidences
    var joined = joinsCoincident ? chart.joining(coincidences) : chart
    joined.description =
      ([description] + chart.sentences(of: coincidences) + markSentences + jumpSentences
      + [strobeSentence])
      .filter { !$0.isEmpty }.joined(separator: " ")
    return joined
  }

  /// The duration of the time axis, in seconds.
  var duration: Double {
    axisEnd.time(of: motions.map(\.axisEnds), last: motions.map(lastMark).max() ?? 0)
  }

  /// The time of a motion's last mark within its recording, in seconds; 0 for none.
  private func lastMark(on motion: PlottedMotion) -> Double {
    guard let measures = motion.measures else { return 0 }
    let times: [(kind: MarkKind, time: Double?)] = [
      (.removed, measures.removal), (.logical, measures.logicalCompletion),
      (.crossing, measures.firstCrossing), (.overshoot, measures.overshoot?.time),
      (.peakVelocity, measures.peakVelocity?.time),
    ]
    let end = motion.recording.times.last ?? 0
    return times.filter { shownMarks.contains($0.kind) }.compactMap(\.time).filter { $0 <= end }
      .max() ?? 0
  }

  private func panel(
    _ quantity: Quantity, of lane: MotionLanes.Lane, among lanes: MotionLanes
  ) -> ChartPanel {
    let recordings = lane.motions.map { motions[$0].recording }
    let name = lanes.areNamed ? lane.name : ""
    var panel = ChartPanel(
      name: name,
      axisTitle: quantity == .value && !name.isEmpty ? "" : quantity.axisTitle,
      weight: quantity.weight(among: quantities),
      curves: lane.motions.map { curve(of: $0, quantity, lanes) },
      stretches: stretches(of: recordings, isNamed: quantity == quantities.first))
    guard quantity == .value else {
      panel.references = [ChartPanel.Reference(value: 0, kind: .zero)]
      panel.requiredTicks = [0]
      let spikes = SpikeLimit(recordings, quantity: quantity)
      panel.limits = spikes.band
      panel.marks =
        marks(of: lane.motions, quantity, lanes.seriesOfMotions)
        + lane.motions.flatMap { index in
          spikes.marks(on: motions[index].recording) { _ in lanes.seriesOfMotions[index] }
            + jumpMarks(of: index, quantity, limit: spikes.band?.upper, lanes)
        } + onwardMarks(of: lane.motions, quantity, lanes)
      return panel
    }
    panel.references = references(of: recordings)
    panel.requiredTicks =
      (panel.references.map(\.value) + recordings.flatMap(\.keyframeTicks))
      .withoutRepeats
    panel.bands = bands(of: lane.motions, lanes.seriesOfMotions)
    panel.marks =
      lane.motions.flatMap { index in
        motions[index].recording.keyframeMarks(series: lanes.seriesOfMotions[index])
      } + marks(of: lane.motions, quantity, lanes.seriesOfMotions)
      + onwardMarks(of: lane.motions, quantity, lanes)
    for index in lane.motions { addHandles(of: index, lanes.seriesOfMotions[index], to: &panel) }
    return panel
  }

  private func curve(
    of index: Int, _ quantity: Quantity, _ lanes: MotionLanes
  ) -> ChartCurve {
    let motion = motions[index]
    let isTrack = !motion.recording.keyframes.isEmpty
    let pieces = motion.recording.pieces(
      of: quantity, travel: isTrack ? motion.recording.extent : nil)
    return ChartCurve(
      series: lanes.seriesOfMotions[index],
      pieces: (quantity == .value ? motion.recording.restBeforeJump : []) + pieces,
      frames: motion.frames?.frames(
        of: quantity, on: quantity == .value ? [motion.recording] : []) ?? [])
  }

  /// The stretches that all motions of a panel have in common; none where they differ.
  private func stretches(of recordings: [Recording], isNamed: Bool) -> [ChartPanel.Stretch] {
    guard var stretches = recordings.first?.keyframeStretches,
      recordings.allSatisfy({ $0.keyframeStretches == stretches })
    else { return [] }
    if !isNamed {
      for index in stretches.indices { stretches[index].name = "" }
    }
    return stretches
  }

  /// Returns the lines at the targets and starts of motions; keyframes have several targets.
  private func references(of recordings: [Recording]) -> [ChartPanel.Reference] {
    var references: [ChartPanel.Reference] = []
    for recording in recordings {
      var found = [ChartPanel.Reference(value: recording.start, kind: .start)]
      if recording.keyframes.isEmpty {
        found.insert(ChartPanel.Reference(value: recording.target, kind: .target), at: 0)
      }
      for reference in found where !references.contains(reference) {
        references.append(reference)
      }
    }
    return references
  }
}

extension MotionChart {
  /// The description of the strobe, for those who cannot see it; empty without one.
  private var strobeSentence: String {
    guard let strobe, motions.contains(where: { !$0.strobe.isEmpty }) else { return "" }
    return "Below, the moving dot on its track \(strobe.interval)."
  }
}

// MARK: - Marks

extension MotionChart {
  /// The descriptions of the marks, for those who cannot see them: a sentence for each motion that has any.
  public var markSentences: [String] {
    let length = duration
    let digits = FigureDigits(motions)
    return motions.compactMap { motion in
      let phrases =
        MotionMarks(motion, kinds: marks, duration: length, digits: digits)?.phrases ?? []
      guard !phrases.isEmpty else { return nil }
      return "Marked on \(motion.recording.name): \(phrases.joined(separator: ", "))."
    }
  }

  /// The marks of some motions in the panel of a quantity.
  private func marks(
    of motions: [Int], _ quantity: Quantity, _ series: [Int]
  ) -> [ChartMark] {
    let kinds = shownMarks
    guard !kinds.isEmpty else { return [] }
    let length = duration
    let digits = FigureDigits(self.motions)
    return motions.flatMap { index in
      MotionMarks(self.motions[index], kinds: kinds, duration: length, digits: digits)?.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: series[index]) ?? []
    }
  }

  /// The marks that are shown: the requested ones, or those of a single curve.
  private var shownMarks: Set<MarkKind> {
    marks.isEmpty && tellsStory && motions.count == 1 ? Self.story : marks
  }

  /// The marks on a single curve.
  private static let story: Set<MarkKind> = [.overshoot, .settle]

  /// Arrows at the ends of motions that continue beyond the figure, with words in the first panel.
  private func onwardMarks(
    of motions: [Int], _ quantity: Quantity, _ lanes: MotionLanes
  ) -> [ChartMark] {
    motions.flatMap { index -> [ChartMark] in
      guard let words = self.motions[index].continuation else { return [] }
      return OnwardMarks.mark(
        at: [curve(of: index, quantity, lanes)], words, isNamed: quantity == quantities.first)
    }
  }

  /// The bands in which motions have settled.
  ///
  /// The bands of several curves around one target are one band in grey, from the earliest settling time on.
  private func bands(of motions: [Int], _ series: [Int]) -> [ChartPanel.Band] {
    guard shownMarks.contains(.settle) else { return [] }
    let own = motions.compactMap { index in
      MotionMarks(self.motions[index], kinds: [], duration: 1)?.band(series: series[index])
    }
    var bands: [ChartPanel.Band] = []
    for band in own {
      guard
        let same = bands.firstIndex(where: { $0.lower == band.lower && $0.upper == band.upper })
      else {
        bands.append(band)
        continue
      }
      bands[same].series = nil
      bands[same].start = min(bands[same].start ?? 0, band.start ?? 0)
    }
    return bands
  }
}

// MARK: - Handles

extension MotionChart {
  /// Adds the two handles of a timing curve to the panel of the value, with their numbers at their ends.
  private func addHandles(of index: Int, _ series: Int, to panel: inout ChartPanel) {
    guard let bezier = motions[index].handles else { return }
    let recording = motions[index].recording
    let travel = recording.target - recording.start
    func position(_ x: Double, _ y: Double) -> ChartPanel.Handle.Position {
      ChartPanel.Handle.Position(
        time: bezier.delay + x * bezier.duration, value: recording.start + y * travel)
    }
    let ends = [(anchor: position(0, 0), point: bezier.first), (position(1, 1), bezier.second)]
    for (anchor, point) in ends {
      let end = position(point.x, point.y)
      panel.handles.append(ChartPanel.Handle(from: anchor, to: end, series: series))
      let words = [point.x, point.y].map { FigureNumber.text($0, digits: 3) }
      panel.marks.append(
        ChartMark(
          series: series, time: end.time, value: end.value, kind: .knob,
          words: [words.joined(separator: ", ")],
          figures: [ChartMark.Figure("handles", [words.joined(separator: ", ")])]))
    }
  }
}

// Where the value jumps, its velocity is infinite.
extension MotionChart {
  /// The largest number of jumps that a sentence lists.
  private static let mostListed = 6

  /// Arrows at the edge of the panel of the velocity where the value of a motion jumps.
  ///
  /// - Parameter limit: The figure at which the panel is cut off; nil for the panel's largest figure.
  func jumpMarks(
    of index: Int, _ quantity: Quantity, limit: Double?, _ lanes: MotionLanes
  ) -> [ChartMark] {
    guard quantity == .velocity else { return [] }
    let recordings = lanes.lanes.first { $0.motions.contains(index) }?.motions.map {
      motions[$0].recording
    }
    let largest = (recordings ?? []).flatMap(\.velocities).filter(\.isFinite).map(\.magnitude).max()
    let edge = limit ?? largest.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return motions[index].recording.jumps.map { jump in
      ChartMark(
        series: lanes.seriesOfMotions[index], time: jump.time, value: jump.isUp ? edge : -edge,
        kind: jump.isUp ? .above : .below, words: ["\u{221E}"])
    }
  }

  /// The times of infinite velocities in words, for readers who cannot see them: a sentence for each motion that
  /// jumps.
  var jumpSentences: [String] {
    guard quantities.contains(.velocity) else { return [] }
    return motions.compactMap { motion in
      let jumps = motion.recording.jumps
      guard !jumps.isEmpty else { return nil }
      let times = jumps.prefix(Self.mostListed).map {
        FigureNumber.text($0.time, digits: $0.time < 1 ? 2 : 3) + " s"
      }
      let rest = jumps.count - times.count
      let list = times.joined(separator: ", ") + (rest > 0 ? " and \(rest) times more" : "")
      return
        "The velocity of \(motion.recording.name) is infinite where its value jumps: at \(list)."
    }
  }
}

extension Recording {
  /// The jumps of the value that are drawn as jumps.
  fileprivate var jumps: [(time: Double, isUp: Bool)] {
    guard keyframes.isEmpty else { return [] }
    let ends = (restBeforeJump + pieces(of: .value)).filter { !$0.knots.isEmpty }
    return zip(ends, ends.dropFirst()).compactMap { piece, next in
      guard let last = piece.knots.last, let first = next.knots.first, last.time == first.time,
        last.value != first.value
      else { return nil }
      return (first.time, first.value > last.value)
    }
  }
}
