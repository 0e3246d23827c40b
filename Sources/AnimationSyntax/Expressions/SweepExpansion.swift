internal import AnimationModel
internal import MotionRecording

/// From one term to the curves it stands for.
struct SweepExpansion {
  let text: TextRegions
  let label: ExpressionLabel
  let context: ExpressionContext

  /// One curve for each choice of elements; one curve if there are no arrays.
  ///
  /// A transition gives one for each number.
  func curves(of term: Term) throws(Fault) -> [ParsedExpression] {
    var resolver = ExpressionResolver(
      semantics: context.semantics, gestureVelocity: context.gestureVelocity)
    var subjects = [try self.subjects(of: term, &resolver)]
    var indices = [resolver.sweep.axes.map(\.index)]
    for _ in 1..<(try resolver.sweep.count()) {
      resolver.sweep.advance()
      subjects.append(try self.subjects(of: term, &resolver))
      indices.append(resolver.sweep.axes.map(\.index))
    }
    let axes = resolver.sweep.axes
    let texts = axes.map { axis in axis.elements.map { OneLineText(text, range: $0).text } }
    return zip(subjects, indices).flatMap { subjects, indices in
      let sweep = axes.indices.map {
        SweepPosition(
          parameter: axes[$0].parameter, values: axes[$0].values, texts: texts[$0],
          index: indices[$0])
      }
      let name = name(axes, texts: texts, indices: indices)
      let replacements = sweep.indices.map {
        (range: axes[$0].range, text: sweep[$0].texts[sweep[$0].index])
      }
      let choice = ChoiceText(text, label: label, named: name, choosing: replacements)
      return subjects.map {
        var curve = curve($0, named: name, sweep)
        curve.notes += resolver.sweep.notes
        curve.choiceText = sweep.isEmpty ? nil : choice.text
        return curve
      }
    }
  }

  private func curve(
    _ subject: Subject, named whole: String, _ sweep: [SweepPosition]
  ) -> ParsedExpression {
    var curve = ParsedExpression(
      name: whole, isLabelled: label.name != nil, text: text.string(in: label.expression),
      subject: subject, sweep: sweep)
    if case .transition(let number) = subject {
      let direction = number.direction.rawValue
      let isPlain = label.name == nil && sweep.isEmpty
      curve.name = (isPlain ? "" : "\(whole).") + "\(direction).\(number.component)"
      curve.track = number.component
      curve.timeline = "\(whole) \(direction)"
    }
    return curve
  }

  /// What moves: one thing, or the numbers of a transition.
  private func subjects(
    of written: Term, _ resolver: inout ExpressionResolver
  ) throws(Fault) -> [Subject] {
    let term = try resolver.sweep.chosenBranch(of: written, for: "animation")
    let value = try resolver.resolve(term)
    switch value {
    case .animation(let animation), .uiKit(let animation): return [.animation(animation)]
    case .spring(let spring): return [.spring(spring)]
    case .unitCurve(let curve): return [.unitCurve(curve)]
    case .easing(let function): return [.easing(function)]
    case .timingParameters(.cubic(let parameters)): return [.unitCurve(parameters.unitCurve)]
    case .timingParameters(.spring(let parameters)):
      guard !parameters.usesAnimatorDuration else {
        throw Fault(.springWithoutAnimator, term.range)
      }
      return [.animation(parameters.animation(duration: 0))]
    case .transition(let transition):
      let shown = transition.adjusted(reducingMotion: context.reducesMotion)
      guard let size = context.viewSize ?? (shown.usesViewSize ? nil : .zero) else {
        throw Fault(.transitionWithoutSize, term.range)
      }
      return TransitionCurve.Direction.allCases.flatMap { direction in
        TransitionCurve.curves(
          of: shown, direction, size: size, animation: context.transitionAnimation
        ).map { .transition($0) }
      }
    case .unitPoint, .keyframe:
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
