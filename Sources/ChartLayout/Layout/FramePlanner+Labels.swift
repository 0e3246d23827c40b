internal import DrawingModel

// The labels of curves, which are placed after everything else but marks.
extension FramePlanner {
  /// Places the labels that should be at curves.
  ///
  /// - Returns: Whether there is room for all of them.
  func planLabels(
    _ frame: Frame, _ plan: inout LayoutPlan
  ) -> Bool {
    guard !frame.curveLabels.isEmpty else { return true }
    guard
      let entries = curveLabels(frame.curveLabels, as: frame.labelStyle).plan(
        in: plan, top: roomTop(plan), right: size.width - margin)
    else { return false }
    plan.entries = entries
    for entry in entries {
      // Its position shows the panel it belongs to.
      let middle = entry.bounds.center.y
      let index = plan.panels.lastIndex { $0.plot.top - metrics.base * 2 <= middle } ?? 0
      plan.panels[index].labels.append(entry.bounds)
      if let start = entry.leader.first, let end = entry.leader.last {
        plan.panels[index].leaders.append(.line(from: start, to: end))
      }
    }
    return true
  }

  /// The upper edge of the room for labels of curves: the lower edge of the words above the first
  /// plot.
  private func roomTop(_ plan: LayoutPlan) -> Double {
    let plot = plan.panels.first?.plot.top ?? 0
    let words = (plan.header + plan.entries.map(\.label)).map(\.bounds.bottom).max() ?? 0
    return max(plot - metrics.base * 1.6, words + metrics.base * 0.3, 0)
  }
}
