internal import AnimationModel
internal import MotionCharts
internal import MotionRecording

extension TunableMotion {
  /// The numbers of a subject; nil for a subject without numbers that could be changed.
  init?(_ subject: Subject) {
    switch subject {
    case .animation(let animation): self.init(animation.form)
    case .spring(let spring):
      let numbers = [
        spring.angularFrequency, spring.decayConstant, spring.naturalFrequency, spring.mass,
      ]
      guard numbers.allSatisfy(\.isFinite), spring.naturalFrequency > 0, spring.decayConstant >= 0
      else { return nil }
      self.init(
        .spring(
          angularFrequency: numbers[0], decayConstant: numbers[1], naturalFrequency: numbers[2],
          mass: numbers[3]))
    case .unitCurve(let curve):
      switch curve.function {
      case .linear: self.init(.unitCurve([0, 0, 1, 1], isLinear: true))
      case .bezier(let start, let end):
        let points = [min(max(start.x, 0), 1), start.y, min(max(end.x, 0), 1), end.y]
        self.init(.unitCurve(points, isLinear: false))
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut: return nil
      }
    case .easing, .keyframes, .transition, .unanimated: return nil
    }
  }

  private init?(_ form: AnimationForm) {
    guard let core = Core(form.core) else { return nil }
    var modifiers: [Modifier] = []
    for modifier in form.modifiers {
      switch modifier {
      case .delay(let seconds) where seconds.isFinite: modifiers.append(.delay(seconds))
      case .speed(let factor) where factor > 0 && factor.isFinite: modifiers.append(.speed(factor))
      case .repetition(let count, let autoreverses):
        modifiers.append(.repetition(count: count, autoreverses: autoreverses))
      case .logicalCompletion(let seconds) where seconds.isFinite:
        modifiers.append(.logicalCompletion(after: seconds))
      case .delay, .speed, .logicalCompletion, .cap: return nil
      }
    }
    // CSS has room for one delay and no other modifier.
    if case .curve(_, _, isCSS: true) = core {
      guard modifiers.count <= 1,
        modifiers.allSatisfy({ if case .delay = $0 { true } else { false } })
      else { return nil }
    }
    self.init(core, modifiers)
  }
}

extension TunableMotion.Core {
  fileprivate init?(_ core: AnimationForm.Core) {
    let made: TunableMotion.Core
    let numbers: [Double]
    switch core {
    case .defaultSpring, .fluidSpring:
      guard let spring = core.fluidSpring else { return nil }
      numbers = [spring.response, spring.dampingFraction, spring.blendDuration]
      made = .fluid(
        response: spring.response, dampingFraction: spring.dampingFraction,
        blendDuration: spring.blendDuration, isDefault: core == .defaultSpring)
    case .interpolatingSpring(let spring):
      numbers = [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity]
      guard spring.mass > 0, spring.stiffness > 0, spring.damping >= 0 else { return nil }
      made = .interpolating(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        velocity: spring.initialVelocity)
    case .bezier(let curve):
      let (start, end) = (curve.startControlPoint, curve.endControlPoint)
      numbers = [start.x, start.y, end.x, end.y, curve.duration]
      made = .curve(Array(numbers.prefix(4)), duration: curve.duration, isCSS: false)
    case .easing(let easing):
      let points: [Double]
      if case .cubicBezier(let curve) = easing.function.shape {
        points = [curve.x1, curve.y1, curve.x2, curve.y2]
      } else {
        return nil
      }
      numbers = points + [easing.duration]
      made = .curve(points, duration: easing.duration, isCSS: true)
    case .unitCurve, .coreAnimationSpring, .velocityTracking, .custom: return nil
    }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    self = made
  }
}

extension TunableMotion.Spelling {
  /// The parameters in which a motion is written.
  init(of motion: TunableMotion?, in text: String) {
    switch motion?.core {
    case .curve, .unitCurve: self = .curve
    default:
      self =
        text.contains("stiffness:") ? .mass : text.contains("response:") ? .response : .spring
    }
  }
}
