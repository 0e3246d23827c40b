internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// The expansion of a term to its curves.
struct SweepExpansion {
  let text: TextRegions
  let label: ExpressionLabel
  let context: ExpressionContext

  /// The type whose members have a leading dot; nil for an animation, whose type may be left out.
  var expected: ValueType?

  /// Returns a curve for each choice of elements; one curve if there are no arrays.
  ///
  /// A transition has a curve for each number.
  func curves(of term: Term) throws(Fault) -> [ParsedExpression] {
    var resolver = ExpressionResolver(
      semantics: context.semantics, gestureVelocity: context.gestureVelocity)
    var subjects: [(subjects: [Subject], notes: [String])] = []
    var indices: [[Int]] = []
    var known: Int
    repeat {
      resolver.sweep.restart()
      let first = try self.subjects(of: term, &resolver)
      let isPossible = resolver.sweep.isConsistent
      subjects = isPossible ? [first] : []
      indices = isPossible ? [resolver.sweep.axes.map(\.index)] : []
      known = resolver.sweep.axes.count
      for _ in 1..<(try resolver.sweep.count()) {
        resolver.sweep.advance()
        let next = try self.subjects(of: term, &resolver)
        // A branch may contain further choices, which are found only when it is taken: then it is read once more with
        // these.
        if resolver.sweep.axes.count > known { break }
        // The choices in a branch that is not taken change nothing.
        guard resolver.sweep.restIsAtStart, resolver.sweep.isConsistent else { continue }
        subjects.append(next)
        indices.append(resolver.sweep.axes.map(\.index))
      }
    } while resolver.sweep.axes.count > known
    let axes = resolver.sweep.axes
    let texts = axes.map { axis in axis.elements.map { OneLineText(text, range: $0).text } }
    return zip(subjects, indices).flatMap { subjects, indices in
      let sweep = axes.indices.map {
        SweepPosition(
          parameter: axes[$0].parameter, values: axes[$0].values, texts: texts[$0],
          index: indices[$0])
      }
      let choices = ChosenTexts(text, axes, texts: texts, indices: indices)
      let name = name(axes, choices)
      let replacements = choices.replacements(within: label.expression)
      let choice = ChoiceText(text, label: label, named: name, choosing: replacements)
      return subjects.subjects.map {
        var curve = curve($0, named: name, sweep)
        curve.choiceText = sweep.isEmpty ? nil : choice.text
        curve.notes = subjects.notes + resolver.sweep.notes
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

  /// Returns the moving subjects, one or the numbers of a transition, and the notes for readers.
  private func subjects(
    of written: Term, _ resolver: inout ExpressionResolver
  ) throws(Fault) -> (subjects: [Subject], notes: [String]) {
    let term = try resolver.sweep.chosenBranch(of: written, for: "animation")
    if expected ?? .animation == .animation, term.isNoAnimation { return ([.unanimated], []) }
    let value = try resolver.resolve(term, as: expected)
    if case .transition(let transition) = value {
      return try subjects(of: transition, resolver, range: term.range)
    }
    return ([try subject(of: value, range: term.range)], [])
  }

  private func subject(of value: CatalogValue, range: Range<Int>) throws(Fault) -> Subject {
    switch value {
    case .animation(let animation), .uiKit(let animation): return .animation(animation)
    case .spring(let spring): return .spring(spring)
    case .unitCurve(let curve): return .unitCurve(curve)
    case .easing(let function): return .easing(function)
    case .timingParameters(.cubic(let parameters)): return .unitCurve(parameters.unitCurve)
    case .timingParameters(.spring(let parameters)):
      guard !parameters.usesAnimatorDuration else { throw Fault(.springWithoutAnimator, range) }
      return .animation(parameters.animation(duration: 0))
    case .unitPoint, .keyframe, .transition:
      throw Fault(
        .wrongType(parameter: nil, expected: ValueType.animation.words, found: value.type.article),
        range)
    }
  }

  /// Returns the numbers of a transition, in both directions.
  private func subjects(
    of transition: AnyTransition, _ resolver: ExpressionResolver, range: Range<Int>
  ) throws(Fault) -> (subjects: [Subject], notes: [String]) {
    var notes: [String] = []
    if let own = resolver.ownTransitions.first {
      // The other transitions that are combined with it are known.
      guard !transition.tracks.isEmpty else { throw Fault(.ownTransition, own) }
      notes.append("'.modifier(active:identity:)' is the app's own, and is not drawn")
    }
    let shown = transition.adjusted(reducingMotion: context.reducesMotion)
    var size = context.viewSize ?? (shown.usesViewSize ? nil : .zero)
    if size == nil, let assumed = context.assumedViewSize {
      size = assumed
      notes.append(
        "the view is taken to be \(NumberText.swift(assumed.width)) by "
          + "\(NumberText.swift(assumed.height)) points; --view-size sets its size")
    }
    guard let size else { throw Fault(.transitionWithoutSize, range) }
    let subjects = TransitionCurve.Direction.allCases.flatMap { direction in
      TransitionCurve.curves(
        of: shown, direction, size: size, animation: context.transitionAnimation
      ).map { Subject.transition($0) }
    }
    return (subjects, notes)
  }

  private func name(_ axes: [SweepChoice.Axis], _ choices: ChosenTexts) -> String {
    if let label = label.name {
      let elements = axes.indices.map { "\(axes[$0].parameter): \(choices.text(of: $0))" }
      return elements.isEmpty ? label : "\(label) (\(elements.joined(separator: ", ")))"
    }
    return OneLineText(
      text, range: label.expression, replacing: choices.replacements(within: label.expression)
    ).text
  }
}

extension Term {
  /// Whether the term means no animation: `nil`, or `.none`.
  fileprivate var isNoAnimation: Bool {
    switch kind {
    case .foreign("nil"): return true
    case .chain(let chain):
      guard case .implicit = chain.head, let only = chain.links.first else { return false }
      return chain.links.count == 1 && only.name == "none" && only.arguments == nil
    default: return false
    }
  }
}
