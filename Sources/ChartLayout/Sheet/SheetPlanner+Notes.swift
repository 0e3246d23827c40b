internal import DrawingModel

extension SheetPlanner {
  /// The positions of a cell's marks, without words.
  func marks(of panel: ChartPanel, time: AxisScale, value: AxisScale) -> [LayoutPlan.Mark] {
    panel.marks.filter { mark in
      chart.series.indices.contains(mark.series) && mark.time >= 0 && mark.time <= time.upper
        && mark.value >= value.lower && mark.value <= value.upper
    }.map { mark in
      LayoutPlan.Mark(
        series: mark.series,
        point: Point(x: time.position(of: mark.time), y: value.position(of: mark.value)),
        kind: mark.kind, label: nil, leader: [])
    }
  }

  /// Writes the notes inside their cells: in one line or in several, where they cover least of the curves.
  ///
  /// They have the same size and the same position in all cells, so that they can be compared.
  func addNotes(to plan: inout SheetPlan) {
    let notes = chart.panels.map(\.notes)
    guard notes.contains(where: { !$0.isEmpty }), let plot = plan.cells.first?.plot else { return }
    let room = plot.size.width - base * 0.4
    for share in [1, 0.9, 0.8, 0.72, 0.64, 0.56] {
      var font = metrics.noteFont
      font.size *= share
      guard font.size >= Self.smallestNote || share == 1 else { break }
      for isStacked in [false, true] {
        let lines = notes.map { isStacked ? $0 : [$0.joined(separator: ", ")] }
        let height = Double(lines.map(\.count).max() ?? 0) * measurer.lineHeight(of: font)
        let widest =
          lines.joined().map { measurer.width(of: $0, in: font) }.max() ?? 0
        guard widest <= room, height <= plot.size.height * 0.75 else { continue }
        let position = bestPosition(width: widest, height: height, in: plan)
        for (cell, lines) in zip(plan.cells, lines) where !lines.isEmpty {
          plan.notes += lines.enumerated().map { index, line in
            PlacedText(
              TextRun(line, font: font, anchor: .end, color: theme.secondaryText),
              x: cell.plot.left + position.right,
              top: cell.plot.top + position.top + Double(index) * measurer.lineHeight(of: font),
              measuring: measurer)
          }
        }
        return
      }
    }
  }

  /// The least size of notes, in points.
  private static var smallestNote: Double { 8 }

  /// The position within a cell that covers least in all cells together, from the cell's left and upper edges.
  private func bestPosition(
    width: Double, height: Double, in plan: SheetPlan
  ) -> (right: Double, top: Double) {
    guard let first = plan.cells.first else { return (0, 0) }
    let plot = first.plot
    let air = base * 0.25
    let lowest = first.references.map(\.y).max() ?? plot.bottom
    let rights = [plot.size.width - air, air + width]
    let tops =
      [
        lowest - plot.top - air - height, air, plot.size.height / 2 - height / 2,
        plot.size.height - air - height,
      ] + plan.gridLines.map { $0 + air }
    let outlines = plan.cells.map { cell in cell.traces.map { CurveOutline($0.trace.path) } }
    var best: (right: Double, top: Double, cost: Int)?
    for top in tops where top >= 0 && top + height <= plot.size.height {
      for right in rights {
        var cost = plan.gridLines.count { $0 > top && $0 < top + height } * plan.cells.count
        for (cell, outlines) in zip(plan.cells, outlines) {
          let box = Rect(
            x: cell.plot.left + right - width, y: cell.plot.top + top, width: width,
            height: height)
          cost += outlines.count { $0.meets(box) } * 8
          cost += cell.marks.count { box.contains($0.point) } * 8
          cost += cell.references.count { $0.y > box.top && $0.y < box.bottom } * 2
        }
        if cost < best?.cost ?? .max { best = (right, top, cost) }
      }
    }
    return best.map { ($0.right, $0.top) } ?? (rights[0], 0)
  }
}
