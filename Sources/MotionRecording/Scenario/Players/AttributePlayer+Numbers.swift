internal import AnimationModel

// What is shown of the numbers.
extension AttributePlayer {
  /// What is shown of a number, and how fast it is; nil for what has none.
  func shown(_ index: Int) -> (value: Double, velocity: Double)? {
    if let driven, case .vector(let vector) = model {
      return (vector.components[index].value, driven.velocities[index])
    }
    switch player {
    case .number(let animator):
      guard let display = attribute.display else { return (animator.shown, animator.velocity) }
      return (display(animator.shown), 0)
    case .vector(let animator):
      return decoded(animator.shown[index], animator.velocity[index], index)
    case .list(let animator):
      return decoded(animator.shown[index], animator.velocity[index], index)
    case .content(let content): return (Double(content.shown), 0)
    case .none: return model.number.map { ($0, 0) }
    }
  }

  /// A number and its velocity, from what is animated.
  private func decoded(
    _ scaled: Double, _ velocity: Double, _ index: Int
  ) -> (value: Double, velocity: Double) {
    let (scale, encoding) = (scales[index], encodings[index])
    // Scaled back a number may be off by a rounding; where it has arrived it is the target.
    let target = target(index).flatMap { encoding.encoded($0) * scale == scaled ? $0 : nil }
    return (
      target ?? encoding.decoded(scaled / scale),
      encoding.decoded(velocity: velocity / scale, at: scaled / scale)
    )
  }

  /// Where a number leads; nil for what has none.
  func target(_ index: Int) -> Double? {
    if let driven { return driven.targets[index] }
    return switch model {
    case .number(let number): attribute.display?(number) ?? number
    case .vector(let vector): vector.components[index].value
    case .read: model.readNumber.map(Double.init)
    case .boolean, .integer, .text, .held: model.number
    }
  }
}
