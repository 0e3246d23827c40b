internal import RecordingFormats

/// What a target's own part of the work yields: the words, and the motion they stand for there.
///
/// How well it fits is then found in one place, the same for all.
struct ConversionDraft {
  /// The code to paste.
  var code: String

  /// How the numbers follow, and their units.
  var formula: String

  /// Where the target's motion is at a time in seconds, by the formula that the target computes with.
  var motion: (_ time: Double) -> Double

  /// Other ways to say it, each with its motion; what is more than the whole way off is left out.
  var alternatives: [(label: String, code: String, motion: (Double) -> Double)] = []

  /// What a reader should know besides.
  var remarks: [String] = []

  /// The whole conversion.
  func conversion(
    of parts: MotionParts, text: String, to target: ConversionTarget
  ) -> Conversion {
    let exactness: Double
    switch parts.core {
    case .spring: exactness = PlayedMotion.springExactness
    case .curve: exactness = PlayedMotion.curveExactness
    }
    let accuracy = parts.played.accuracy(of: motion, exactness: exactness)
    var remarks = parts.remarks + remarks
    if case .spring(let spring) = parts.core {
      if spring.isLimited {
        remarks.append(
          "more damping than critical was asked for, which \(spring.playerName) plays as critical")
      }
      if parts.played.isFollowedInPart {
        remarks.append(
          "the spring goes on for long; the error is that of the first \(Digits.exact(parts.played.duration)) s"
        )
      }
    }
    return Conversion(
      target: target, expression: text, code: code,
      alternatives: alternatives.map { label, code, motion in
        Conversion.Alternative(
          label: label, code: code,
          accuracy: parts.played.accuracy(of: motion, exactness: exactness))
      }.filter { $0.accuracy.largestError <= 1 },
      formula: formula, accuracy: accuracy,
      springAccuracy: parts.ideal?.accuracy(of: motion), remarks: remarks)
  }
}

extension SpringSource {
  /// Who plays it.
  var playerName: String {
    switch kind {
    case .fluid, .interpolating, .function: "SwiftUI"
    case .coreAnimation: "Core Animation"
    }
  }
}
