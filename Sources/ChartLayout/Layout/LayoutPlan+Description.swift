internal import DrawingModel

extension LayoutPlan: CustomStringConvertible {
  /// The plan as stable text: rectangles and ticks, one thing per line.
  var description: String {
    var lines = ["base \(DecimalText.text(metrics.base))"]
    lines += header.map { "header \(Self.text(of: $0))" }
    for entry in entries {
      let leader = entry.leader.isEmpty ? "" : ", led to"
      lines.append("series \(entry.series) \(Self.text(of: entry.label))\(leader)")
    }
    if let remainder { lines.append("remainder \(Self.text(of: remainder))") }
    for moment in moments {
      let x = DecimalText.text(moment.x)
      let parts = moment.line.map { line in
        " \(DecimalText.text(line.top))-\(DecimalText.text(line.bottom))"
      }
      lines.append("moment at \(x)\(parts.joined())")
      lines += moment.name.map { "  word \(Self.text(of: $0))" }
    }
    for panel in panels {
      lines.append("panel \(Self.text(of: panel.plot))")
      if let heading = panel.heading { lines.append("  heading \(Self.text(of: heading))") }
      if let title = panel.title { lines.append("  title \(Self.text(of: title))") }
      lines += panel.ticks.map { "  tick \(Self.text(of: $0))" }
      lines += panel.referenceLabels.map { "  reference \(Self.text(of: $0))" }
      lines += panel.bands.map { "  band \(Self.text(of: $0.area))" }
      lines += panel.ribbons.map { ribbon in
        let tint = ribbon.series.map { " \($0)" } ?? ""
        return "  ribbon\(tint) \(ribbon.name.debugDescription)"
      }
      lines += panel.references.map { "  \($0.kind) at \(DecimalText.text($0.y))" }
      lines += panel.steps.map { step in
        let ends = "\(DecimalText.text(step.left))-\(DecimalText.text(step.right))"
        return "  step \(ends) at \(DecimalText.text(step.y))"
      }
      for stretch in panel.stretches {
        let label = stretch.label.map { " " + Self.text(of: $0) } ?? ""
        lines.append("  stretch \(stretch.tint) \(Self.text(of: stretch.area))\(label)")
      }
      for mark in panel.marks {
        let position = "\(DecimalText.text(mark.point.x)),\(DecimalText.text(mark.point.y))"
        let label = mark.label.map { " " + Self.text(of: $0) } ?? ""
        let leader = mark.leader.isEmpty ? "" : ", led to"
        lines.append("  \(mark.kind) at \(position)\(label)\(leader)")
      }
      lines += panel.remarks.map { remark in
        "  remark \(Self.text(of: remark.label))" + (remark.leader.isEmpty ? "" : ", led to")
      }
    }
    lines += timeTicks.map { "time \(Self.text(of: $0))" }
    if let timeTitle { lines.append("time title \(Self.text(of: timeTitle))") }
    for ruler in rulers {
      let name = ruler.name.map { " " + Self.text(of: $0) } ?? ""
      lines.append("ruler \(ruler.series) at \(DecimalText.text(ruler.y))\(name)")
      lines += ruler.stages.map { stage in
        let ends = "\(DecimalText.text(stage.left))-\(DecimalText.text(stage.right))"
        return "  \(stage.kind) \(ends)" + (stage.label.map { " " + Self.text(of: $0) } ?? "")
      }
    }
    if let strobe {
      lines.append("strobe of \(strobe.shape) \(DecimalText.text(strobe.extent))")
      for lane in strobe.lanes {
        let track = "\(DecimalText.text(lane.track.start))-\(DecimalText.text(lane.track.target))"
        let name = lane.name.map { " " + Self.text(of: $0) } ?? ""
        lines.append("  lane \(lane.series) \(track) at \(DecimalText.text(lane.y))\(name)")
        lines.append("    " + lane.positions.map(DecimalText.text).joined(separator: " "))
      }
      lines += strobe.notes.map { "  note \(Self.text(of: $0))" }
    }
    lines += foot.entries.map { "foot \($0.series) \(Self.text(of: $0.label))" }
    lines += foot.texts.map { "foot \(Self.text(of: $0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(of rect: Rect) -> String {
    let size = "\(DecimalText.text(rect.size.width)) x \(DecimalText.text(rect.size.height))"
    return "\(size) at \(DecimalText.text(rect.left)),\(DecimalText.text(rect.top))"
  }

  private static func text(of placed: PlacedText) -> String {
    "\(placed.run.text.debugDescription) \(text(of: placed.bounds))"
  }

  private static func text(of tick: Tick) -> String {
    "\(tick.label.map { $0.run.text.debugDescription } ?? "unlabelled") "
      + "at \(DecimalText.text(tick.position))"
  }
}
