internal import AnimationModel
internal import MotionRecording

/// The keyframes of a curve as a table for people.
struct KeyframeTable {
  let keyframes: [InspectionDocument.Keyframe]

  private static let headings = [
    "start", "end", "duration", "kind", "from", "to", "velocity in", "velocity out", "with",
  ]

  /// The columns with words, which are aligned to the left; numbers are aligned to the right.
  private static let wordColumns: Set<Int> = [3, 8]

  /// The lines, headings first, without blanks at their ends.
  var lines: [String] {
    let rows = [Self.headings] + keyframes.map(cells)
    let widths = Self.headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isWord = Self.wordColumns.contains(column)
        line += (column == 0 ? "" : "  ") + (isWord ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func cells(_ keyframe: InspectionDocument.Keyframe) -> [String] {
    let played = keyframe.played
    return [
      HumanNumber.text(played.start) + " s",
      HumanNumber.text(played.end) + " s",
      HumanNumber.text(played.end - played.start) + " s",
      played.kind.rawValue,
      HumanNumber.text(played.startValue),
      HumanNumber.text(played.endValue),
      HumanNumber.text(played.startVelocity),
      HumanNumber.text(played.endVelocity),
      keyframe.manner ?? "",
    ]
  }
}

extension JSONWriter {
  /// Writes the keyframes of a curve, and their duration; nothing for a curve without keyframes.
  mutating func keyframes(of curve: InspectionDocument.Curve) {
    guard case .keyframes(let motion) = curve.subject else { return }
    object("timeline", .inline) { json in
      json.member("start", HumanNumber.cleaned(motion.path.initialValue))
      json.member("target", HumanNumber.cleaned(motion.path.finalValue))
      json.member("duration", HumanNumber.cleaned(motion.path.duration))
      json.member("timelineDuration", HumanNumber.cleaned(motion.duration))
    }
    array("keyframes") { json in
      for keyframe in curve.keyframes {
        let played = keyframe.played
        json.object(.inline) { json in
          json.member("start", HumanNumber.cleaned(played.start))
          json.member("end", HumanNumber.cleaned(played.end))
          json.member("duration", HumanNumber.cleaned(played.end - played.start))
          json.member("kind", played.kind.rawValue)
          json.member("from", HumanNumber.cleaned(played.startValue))
          json.member("to", HumanNumber.cleaned(played.endValue))
          json.member("target", HumanNumber.cleaned(played.target))
          json.member("startVelocity", HumanNumber.cleaned(played.startVelocity))
          json.member("endVelocity", HumanNumber.cleaned(played.endVelocity))
          if let manner = keyframe.manner { json.member("manner", manner) }
        }
      }
    }
  }
}
