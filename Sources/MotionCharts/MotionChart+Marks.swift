internal import ChartLayout
internal import MotionRecording

extension MotionChart {
  /// What the marks and rulers say, for those who cannot see them: a sentence for each motion that has any.
  public var markSentences: [String] {
    let length = duration
    return motions.compactMap { motion in
      let phrases = MotionMarks(motion, kinds: marks, duration: length)?.phrases ?? []
      guard !phrases.isEmpty else { return nil }
      return "Marked on \(motion.recording.name): \(phrases.joined(separator: ", "))."
    }
  }

  /// The marks of some motions in the panel of a quantity.
  func marks(
    of motions: [Int], _ quantity: Quantity, _ series: [Int]
  ) -> [ChartMark] {
    let kinds = shownMarks
    guard !kinds.isEmpty else { return [] }
    let length = duration
    return motions.flatMap { index in
      MotionMarks(self.motions[index], kinds: kinds, duration: length)?.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: series[index]) ?? []
    }
  }

  /// What is pointed out: what is asked for, or the story of a curve that stands alone.
  private var shownMarks: Set<MarkKind> {
    marks.isEmpty && tellsStory && motions.count == 1 ? Self.story : marks
  }

  /// What is written at a curve that stands alone.
  private static let story: Set<MarkKind> = [.overshoot, .settle, .removed]

  /// Arrows at the ends of motions that continue after them, with words in the first panel.
  func onwardMarks(
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
  /// Bands of several curves about one target are one band in grey, from when on the first of them has settled.
  func bands(of motions: [Int], _ series: [Int]) -> [ChartPanel.Band] {
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
