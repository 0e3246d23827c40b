internal import MotionFitting

extension FitDocument {
  /// The name of the form of ``json``.
  public static let schemaName = "kymograph/fit"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The document for programs, in the form `kymograph/fit`.
  ///
  /// Each of `curves` has `name`, the numbers of `rows` and of those `used`, `fps`, `rounding` and `noise`, whether the
  /// best one `fits`, its `candidates` with the best first, and `leftOut` with the rows that belong to no motion. A
  /// candidate's `intervals` are pairs by the names of its figures. Times are in seconds on the recording's clock,
  /// initial velocities in travels per second. A repeated animation has `repeatCount`, or `repeatsForever` where the
  /// recording ends first, and `autoreverses`. Motions one after the other are a candidate of the family `sequence`,
  /// whose `expression` is a scenario and whose `motions` have the figures of each motion.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      json.array("curves") { json in
        for curve in curves {
          json.object { $0.write(curve) }
        }
      }
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ curve: FitDocument.Curve) {
    let fit = curve.fit
    member("name", fit.observations.name)
    member("rows", fit.observations.times.count)
    member("used", fit.used)
    member("fps", fit.rate, orNullBecause: "irregular")
    member("rounding", fit.rounding, orNullBecause: "none found")
    member("noise", fit.noise)
    member("fits", fit.fits)
    array("candidates") { json in
      if let sequence = fit.sequence, let texts = curve.sequence {
        json.object { $0.write(sequence, texts) }
      }
      for (index, candidate) in fit.candidates.enumerated() {
        json.object { $0.write(candidate, curve.texts[index]) }
      }
    }
    array("leftOut") { json in
      for row in fit.leftOut {
        json.object(.inline) { json in
          json.member("time", row.time)
          json.member("value", row.value)
          json.member("residual", row.residual)
          json.member("why", row.reason.rawValue)
        }
      }
    }
  }

  private mutating func write(_ sequence: MotionSequence, _ text: FitDocument.Curve.Sequence) {
    member("expression", text.scenario)
    member("family", "sequence")
    member("from", sequence.from)
    array("motions") { json in
      for (motion, text) in zip(sequence.motions, text.texts) {
        json.object { $0.writeFigures(of: motion, text) }
      }
    }
    member("rms", sequence.rms)
    member("largest", sequence.largest)
    member("score", sequence.score)
    member("behind", 0.0)
    member("verdict", FitCandidate.Verdict.best.rawValue)
    object("intervals") { _ in }
  }

  private mutating func write(_ candidate: FitCandidate, _ text: String) {
    writeFigures(of: candidate, text)
    member("rms", candidate.rms)
    member("largest", candidate.largest)
    member("score", candidate.score)
    member("behind", candidate.behind)
    member("verdict", candidate.verdict.rawValue)
    object("intervals") { json in
      for figure in FitCandidate.Figure.allCases {
        guard let interval = candidate.intervals[figure] else { continue }
        json.array(figure.rawValue, .inline) { json in
          json.element(interval.lowerBound)
          json.element(interval.upperBound)
        }
      }
    }
  }

  private mutating func writeFigures(of candidate: FitCandidate, _ text: String) {
    member("expression", text)
    member("family", FitWords.family(candidate.family))
    if let player = FitWords.player(candidate.family) { member("player", player) }
    if case .curve(let named) = candidate.family {
      member("curve", named.name)
      if let origin = named.origin { member("of", origin) }
    }
    member("duration", candidate.duration)
    if let bounce = candidate.bounce { member("bounce", bounce) }
    if let velocity = candidate.initialVelocity { member("initialVelocity", velocity) }
    if let repetition = candidate.repetition {
      if let count = repetition.count {
        member("repeatCount", count)
      } else {
        member("repeatsForever", true)
      }
      member("autoreverses", repetition.autoreverses)
    }
    member("start", candidate.start)
    member("from", candidate.from)
    member("to", candidate.to)
  }
}
