extension ValueExtent {
  /// The extent of everything a panel shows.
  init(of panel: ChartPanel) {
    self.init()
    var limit: (Double) -> Double = { $0 }
    if let limits = panel.limits {
      limit = { min(max($0, limits.lower), limits.upper) }
    }
    for pieces in panel.curves.map(\.pieces) + panel.ribbons.flatMap({ [$0.first, $0.second] }) {
      for piece in pieces {
        for knot in piece.knots where knot.time.isFinite && knot.value.isFinite {
          include(limit(knot.value))
        }
        var index = 1
        while index < piece.knots.count {
          let segment = HermiteSegment(piece.knots[index - 1], piece.knots[index])
          for value in segment.turningValues { include(limit(value)) }
          index += 1
        }
      }
    }
    for frame in panel.curves.flatMap(\.frames) { include(limit(frame.value)) }
    for reference in panel.references { include(reference.value) }
    for step in panel.steps { include(step.value) }
    for band in panel.bands {
      include(band.lower)
      include(band.upper)
    }
    for value in panel.requiredTicks { include(value) }
    for mark in panel.marks { include(limit(mark.value)) }
    for handle in panel.handles {
      include(handle.start.value)
      include(handle.end.value)
    }
  }
}
