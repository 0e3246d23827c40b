internal import AnimationModel
internal import MotionRecording

/// From one term to the curves it stands for.
struct SweepExpansion {
  let text: TextRegions
  let label: ExpressionLabel
  let semantics: Semantics

  /// With what velocity a finger lets go, in whole ways per second; nil if it is not said.
  let gestureVelocity: Double?

  /// One curve for each choice of elements; one curve if there are no arrays.
  func curves(of term: Term) throws(Fault) -> [ParsedExpression] {
    var resolver = ExpressionResolver(semantics: semantics, gestureVelocity: gestureVelocity)
    var subjects = [try subject(of: term, &resolver)]
    var indices = [resolver.sweep.axes.map(\.index)]
    for _ in 1..<(try resolver.sweep.count()) {
      resolver.sweep.advance()
      subjects.append(try subject(of: term, &resolver))
      indices.append(resolver.sweep.axes.map(\.index))
    }
    let axes = resolver.sweep.axes
    let texts = axes.map { axis in axis.elements.map { OneLineText(text, range: $0).text } }
    let written = text.string(in: label.expression)
    return zip(subjects, indices).map { subject, indices in
      ParsedExpression(
        name: name(axes, texts: texts, indices: indices),
        isLabelled: label.name != nil,
        text: written,
        subject: subject,
        sweep: axes.indices.map {
          SweepPosition(
            parameter: axes[$0].parameter, values: axes[$0].values, texts: texts[$0],
            index: indices[$0])
        })
    }
  }

  private func subject(
    of term: Term, _ resolver: inout ExpressionResolver
  ) throws(Fault) -> Subject {
    let value = try resolver.resolve(term)
    switch value {
    case .animation(let animation), .uiKit(let animation): return .animation(animation)
    case .spring(let spring): return .spring(spring)
    case .unitCurve(let curve): return .unitCurve(curve)
    case .easing(let function): return .easing(function)
    case .timingParameters(let parameters):
      guard !parameters.usesAnimatorDuration else {
        throw Fault(.springWithoutAnimator, term.range)
      }
      return .animation(Animation(parameters.springAnimation(duration: 0)))
    case .unitPoint, .keyframe, .transition:
      throw Fault(
        .wrongType(parameter: nil, expected: ValueType.animation.words, found: value.type.article),
        term.range)
    }
  }

  private func name(_ axes: [SweepChoice.Axis], texts: [[String]], indices: [Int]) -> String {
    let chosen = axes.indices.map { texts[$0][indices[$0]] }
    if let label = label.name {
      let elements = zip(axes, chosen).map { "\($0.parameter): \($1)" }
      return elements.isEmpty ? label : "\(label) (\(elements.joined(separator: ", ")))"
    }
    let replacements = zip(axes, chosen).map { (range: $0.range, text: $1) }
    return OneLineText(text, range: label.expression, replacing: replacements).text
  }
}
