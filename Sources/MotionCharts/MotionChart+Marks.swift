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
    guard !marks.isEmpty else { return [] }
    let length = duration
    return motions.flatMap { index in
      MotionMarks(self.motions[index], kinds: marks, duration: length)?.marks(
        of: quantity, hasVelocity: quantities.contains(.velocity), series: series[index]) ?? []
    }
  }

  /// The bands in which motions have settled.
  ///
  /// A curve that stands alone has one without being asked. Bands of several curves about one target are
  /// one band in grey, from when on the first of them has settled.
  func bands(of motions: [Int], _ series: [Int]) -> [ChartPanel.Band] {
    guard marks.contains(.settle) || self.motions.count == 1 else { return [] }
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
