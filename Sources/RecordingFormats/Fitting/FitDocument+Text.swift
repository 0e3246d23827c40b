internal import MotionFitting
internal import OutsideText

extension FitDocument {
  /// The document for people.
  public var text: String {
    curves.map { curve in
      let name = curve.fit.observations.name
      let words = FitWords(curve, confidence: confidence)
      var lines = name.isEmpty || curves.count == 1 ? [] : ["\(PrintableText.line(name)):"]
      lines.append(curve.text)
      lines += words.facts.map { "  " + $0 }
      lines.append("")
      if let sequence = curve.sequence {
        lines += Self.table(words.motions(sequence.texts)) + [""]
      } else {
        lines += figures(of: words, curve.fit)
      }
      lines.append("  " + words.rest)
      if !words.leftOut.isEmpty {
        lines.append("  rows left out: " + words.leftOut.joined(separator: ", "))
      }
      lines += others(curve)
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private func figures(of words: FitWords, _ fit: MotionFit) -> [String] {
    let hasIntervals = !fit.best.intervals.isEmpty
    let head = "\(HumanNumber.text(confidence * 100)) % interval"
    let rows = [["", "fitted", hasIntervals ? head : ""]] + words.figures
    return Self.table(rows) + [""]
  }

  private func others(_ curve: Curve) -> [String] {
    let others = curve.fit.candidates.indices.dropFirst()
    if curve.sequence != nil {
      let best = curve.fit.best
      return [
        "",
        "  one motion alone would be \(curve.texts[0]), off by up to "
          + HumanNumber.text(best.largest, digits: 2),
      ]
    }
    guard !others.isEmpty else { return [] }
    let rows =
      [["or", "rms", "further by"]]
      + others.map { index in
        let candidate = curve.fit.candidates[index]
        return [
          curve.texts[index], HumanNumber.text(candidate.rms, digits: 2),
          HumanNumber.text(candidate.behind, digits: 2)
            + (candidate.verdict == .tied ? " (tied)" : ""),
        ]
      }
    return [""] + Self.table(rows)
  }

  /// Cells in columns, of which the first is aligned to the left.
  private static func table(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }
      var line = "  " + cells.joined(separator: "   ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Returns a description of the figure of a motion, for readers who cannot see it.
  public static func description(of curve: Curve, confidence: Double) -> String {
    let words = FitWords(curve, confidence: confidence)
    let best = curve.fit.best
    var text =
      if let sequence = curve.sequence {
        "Recorded values, and \(sequence.texts.joined(separator: ", then ")), which fit them"
      } else if curve.fit.fits {
        "Recorded values, and \(curve.text), which fits them best"
      } else {
        "Recorded values that no animation fits; the nearest is \(curve.text)"
      }
    if let interval = best.intervals[.duration] {
      let low = HumanNumber.text(interval.lowerBound, digits: 4)
      let high = HumanNumber.text(interval.upperBound, digits: 4)
      text +=
        low == high
        ? ", with a duration of \(low) seconds"
        : ", with a duration between \(low) and \(high) seconds"
    }
    text += ". Below, what is \(words.rest)."
    if !words.leftOut.isEmpty {
      text += " Rows left out: \(words.leftOut.joined(separator: ", "))."
    }
    return text
  }
}
