internal import AnimationModel
internal import MotionRecording

/// The keyframes of a curve as a table for people.
struct KeyframeTable {
  let keyframes: [InspectionDocument.Keyframe]

  private static let headings = [
    "start", "end", "duration", "kind", "from", "to", "velocity in", "velocity out", "with",
  ]

  /// The columns that hold words, which begin at one place; numbers end at one place.
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
    let place = keyframe.place
    return [
      HumanNumber.text(place.start) + " s",
      HumanNumber.text(place.end) + " s",
      HumanNumber.text(place.end - place.start) + " s",
      place.kind.rawValue,
      HumanNumber.text(place.startValue),
      HumanNumber.text(place.endValue),
      HumanNumber.text(place.startVelocity),
      HumanNumber.text(place.endVelocity),
      keyframe.manner ?? "",
    ]
  }
}

extension JSONWriter {
  /// Writes the keyframes of a curve, and how long they last; nothing for a curve that has none.
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
        let place = keyframe.place
        json.object(.inline) { json in
          json.member("start", HumanNumber.cleaned(place.start))
          json.member("end", HumanNumber.cleaned(place.end))
          json.member("duration", HumanNumber.cleaned(place.end - place.start))
          json.member("kind", place.kind.rawValue)
          json.member("from", HumanNumber.cleaned(place.startValue))
          json.member("to", HumanNumber.cleaned(place.endValue))
          json.member("target", HumanNumber.cleaned(place.target))
          json.member("startVelocity", HumanNumber.cleaned(place.startVelocity))
          json.member("endVelocity", HumanNumber.cleaned(place.endVelocity))
          if let manner = keyframe.manner { json.member("manner", manner) }
        }
      }
    }
  }
}
