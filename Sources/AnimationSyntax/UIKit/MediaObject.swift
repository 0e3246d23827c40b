internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// An animation of Core Animation, set up property by property.
struct MediaObject {
  private enum Kind {
    case basic
    case spring
    case keyframes
  }

  /// The variable; nil if there is none.
  let name: String?

  /// Where the animation is made.
  let range: Range<Int>

  private let kind: Kind
  private let typeName: String
  private var spring = CASpringAnimation(keyPath: nil)
  private var keyframes = CAKeyframeAnimation(values: [[Double]]())
  private var timing = CAMediaTiming()
  private var timingFunction: CAMediaTimingFunction?
  private var lastsUntilSettled = false
  private var hasNumberedValues = false
  private var ends: [String: Double] = [:]

  /// Takes an initializer's call; nil for other calls.
  init?(
    _ call: UIKitCall, name: String?, range: Range<Int>, reader: UIKitReader
  ) throws(Fault) {
    guard call.member == nil || call.member == "init" else { return nil }
    switch call.base {
    case "CABasicAnimation": kind = .basic
    case "CASpringAnimation": kind = .spring
    case "CAKeyframeAnimation": kind = .keyframes
    default: return nil
    }
    (self.name, self.range, typeName) = (name, range, call.base)
    var perceptual: (duration: Double?, bounce: Double?)
    for argument in call.expression.arguments {
      guard let label = argument.label?.text, label != "keyPath" else { continue }
      let place = reader.source.range(of: argument.expression)
      switch label {
      case "perceptualDuration": perceptual.duration = try reader.number(in: place)
      case "bounce": perceptual.bounce = try reader.number(in: place)
      default: try set(label, to: argument.expression, range: place, reader: reader)
      }
    }
    if let duration = perceptual.duration {
      spring = CASpringAnimation(perceptualDuration: duration, bounce: perceptual.bounce ?? 0)
    }
  }

  /// Sets a property to what is written; others have nothing to do with the motion.
  mutating func set(
    _ property: String, to value: ExprSyntax, range: Range<Int>, reader: UIKitReader
  ) throws(Fault) {
    switch property {
    case "mass": spring.mass = try positive(property, range, reader)
    case "stiffness": spring.stiffness = try positive(property, range, reader)
    case "damping": spring.damping = try notNegative(property, range, reader)
    case "initialVelocity": spring.initialVelocity = try reader.number(in: range)
    case "allowsOverdamping": spring.allowsOverdamping = reader.isTrue(range)
    case "duration":
      // `spring.duration = spring.settlingDuration`
      lastsUntilSettled =
        value.namePath.last == "settlingDuration" && reader.source.range(of: value) == range
      if !lastsUntilSettled { timing.duration = try notNegative(property, range, reader) }
    case "beginTime": timing.beginTime = try reader.number(in: range)
    case "speed": timing.speed = try reader.number(in: range)
    case "timeOffset": timing.timeOffset = try reader.number(in: range)
    case "repeatCount": timing.repeatCount = try reader.count(in: range)
    case "repeatDuration": timing.repeatDuration = try reader.count(in: range)
    case "autoreverses": timing.autoreverses = reader.isTrue(range)
    case "timingFunction": timingFunction = try reader.timingFunction(in: range)
    case "fromValue", "toValue", "byValue": ends[property] = reader.value(in: range)?.first
    case "values": setValues(value, reader)
    case "keyTimes": keyframes.keyTimes = try reader.numbers(value)
    case "timingFunctions": keyframes.timingFunctions = try reader.timingFunctions(value)
    case "calculationMode": try setMode(range, reader)
    case "tensionValues": keyframes.tensionValues = try reader.numbers(value)
    case "continuityValues": keyframes.continuityValues = try reader.numbers(value)
    case "biasValues": keyframes.biasValues = try reader.numbers(value)
    default: break
    }
  }

  private func positive(
    _ property: String, _ range: Range<Int>, _ reader: UIKitReader
  ) throws(Fault) -> Double {
    let number = try reader.number(in: range)
    guard number > 0 else { throw outOfRange(property, number, "above 0", range) }
    return number
  }

  private func notNegative(
    _ property: String, _ range: Range<Int>, _ reader: UIKitReader
  ) throws(Fault) -> Double {
    let number = try reader.number(in: range)
    guard number >= 0 else { throw outOfRange(property, number, "0 or more", range) }
    return number
  }

  private func outOfRange(
    _ property: String, _ number: Double, _ words: String, _ range: Range<Int>
  ) -> Fault {
    Fault(
      .outOfRange(parameter: property, value: NumberText.shortest(number), range: words), range)
  }

  private mutating func setValues(_ value: ExprSyntax, _ reader: UIKitReader) {
    guard let elements = value.as(ArrayExprSyntax.self)?.elements else {
      keyframes.values = []
      return
    }
    let values = elements.map { reader.value(in: reader.source.range(of: $0.expression)) }
    hasNumberedValues = values.contains { $0 == nil }
    keyframes.values =
      hasNumberedValues ? values.indices.map { [Double($0)] } : values.compactMap { $0 }
  }

  private mutating func setMode(_ range: Range<Int>, _ reader: UIKitReader) throws(Fault) {
    let name = reader.constantName(in: range, prefix: "kCAAnimation") ?? ""
    let modes = CAKeyframeAnimation.CalculationMode.allCases.map(\.rawValue)
    guard let mode = CAKeyframeAnimation.CalculationMode(rawValue: name) else {
      throw Fault(
        .unknownName(
          name, expected: modes.map { "'.\($0)'" }.joined(separator: ", "),
          suggestion: SpellingSuggestion.nearest(to: name, among: modes)), range)
    }
    keyframes.calculationMode = mode
  }

  /// Takes from a transaction what is not set.
  mutating func inherit(_ transaction: CATransaction) {
    if timing.duration == 0, !lastsUntilSettled { timing.duration = transaction.animationDuration }
    if timingFunction == nil { timingFunction = transaction.animationTimingFunction }
  }
}

extension MediaObject {
  /// What the animation plays: one curve, or one for each number of the values.
  func curves(in text: TextRegions) throws(Fault) -> [ParsedExpression] {
    switch kind {
    case .basic:
      var basic = CABasicAnimation()
      basic.timing = timing
      basic.timingFunction = timingFunction
      return [curve(.animation(basic.animation), in: text, notes: endNotes)]
    case .spring:
      var timing = timing
      var notes = endNotes
      if lastsUntilSettled {
        timing.duration = spring.settlingDuration
      } else if timing.duration == 0 {
        notes.append(
          "without a duration Core Animation ends it after 0.25 s; "
            + "set 'duration' to 'settlingDuration' to let it settle")
      }
      let isComputable = [spring.spring.response, spring.spring.stiffness].allSatisfy {
        $0.isFinite && $0 > 0
      }
      guard timing.duration.isFinite, isComputable else {
        throw Fault(.impossibleSpring(function: typeName), range)
      }
      return [curve(.animation(timing.animation(of: spring)), in: text, notes: notes)]
    case .keyframes:
      return try keyframeCurves(in: text)
    }
  }

  private func keyframeCurves(in text: TextRegions) throws(Fault) -> [ParsedExpression] {
    guard let count = keyframes.values.first?.count, count > 0 else {
      throw Fault(
        .dependsOnApp(name: "\(name ?? typeName).values", expected: "the values in brackets"),
        range)
    }
    var animation = keyframes
    animation.timing = timing
    animation.timingFunction = timingFunction
    var notes: [String] = []
    if hasNumberedValues { notes.append("values that are not numbers are counted from 0") }
    if timing.repeatCount >= 1e9 || timing.repeatDuration == .infinity {
      notes.append("it never ends: \(CAKeyframeAnimation.shownCycles) cycles are shown")
    }
    let axes = count == 2 ? ["x", "y"] : (1...count).map { "value \($0)" }
    return (0..<count).map { component in
      var curve = curve(
        .keyframes(KeyframeCurve(animation.path(component: component))), in: text, notes: notes)
      if count > 1 {
        curve.track = axes[component]
        curve.timeline = curve.name
        curve.name += "." + axes[component]
      }
      return curve
    }
  }

  private func curve(
    _ subject: Subject, in text: TextRegions, notes: [String]
  ) -> ParsedExpression {
    var curve = ParsedExpression(
      name: name ?? typeName, isLabelled: name != nil, text: text.string(in: range),
      subject: subject)
    curve.notes = notes
    return curve
  }

  /// From where to where it goes, which is not shown: the curve is its progress.
  private var endNotes: [String] {
    let words = [("fromValue", "from"), ("toValue", "to"), ("byValue", "by")]
      .compactMap { key, word in ends[key].map { "\(word) \(NumberText.shortest($0))" } }
    return words.isEmpty || words == ["from 0", "to 1"]
      ? [] : ["the curve is the progress \(words.joined(separator: " "))"]
  }
}
