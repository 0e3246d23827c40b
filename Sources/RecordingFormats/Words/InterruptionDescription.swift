internal import AnimationModel
public import MotionRecording

/// The description of an interruption, in words: for readers who cannot see the picture, and for searching.
///
///     .bouncy sets out from 0 for 1. At 0.2 s .smooth merges with it towards 0, at 0.88 with a velocity of
///     2.83. It ends at 0.917 s.
public struct InterruptionDescription: Hashable, Sendable {
  private let interruption: Interruption
  private let recording: InterruptionRecording

  /// Takes an interruption and its recording.
  public init(_ interruption: Interruption, _ recording: InterruptionRecording) {
    self.interruption = interruption
    self.recording = recording
  }

  /// The sentences, with full stops.
  public var text: String {
    var sentences: [String] = []
    if let first = interruption.steps.first {
      sentences.append(
        "\(first.animation.name) starts from \(number(interruption.start)) "
          + "towards \(number(first.target)).")
    }
    for (cut, step) in zip(recording.cuts, interruption.steps.dropFirst()) {
      sentences.append(sentence(cut, towards: step.target))
    }
    switch recording.attribute.recording.ending {
    case .finished(let time): sentences.append("It ends at \(number(time)) s.")
    case .cutOff(let time): sentences.append("It continues after \(number(time)) s.")
    case .endless: sentences.append("It never ends.")
    case .sampled: break
    }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ cut: InterruptionCut, towards target: Double) -> String {
    let time = "At \(number(cut.time)) s \(cut.animation)"
    let state = "from \(number(cut.value)) with a velocity of \(number(cut.velocity))"
    return switch cut.retargeting {
    case .merge: "\(time) merges with it and heads for \(number(target)), \(state)."
    case .combine: "\(time) is combined with it and heads for \(number(target)), \(state)."
    case nil: "\(time) has nothing to interrupt and heads for \(number(target)), \(state)."
    }
  }

  private func number(_ value: Double) -> String { HumanNumber.text(value, digits: 3) }
}
