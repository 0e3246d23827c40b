internal import AnimationModel
internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

/// An animation of Core Animation, whose properties are set one by one.
struct MediaObject {
  enum Kind {
    case basic
    case spring
    case keyframes
    case group
  }

  /// The name of the variable; nil if there is none.
  let name: String?

  /// The range of the expression that creates the animation.
  let range: Range<Int>

  let kind: Kind
  let typeName: String
  private(set) var spring = CASpringAnimation(keyPath: nil)
  private(set) var keyframes = CAKeyframeAnimation(values: [[Double]]())
  private(set) var timing = CAMediaTiming()
  private(set) var timingFunction: CAMediaTimingFunction?
  private(set) var lastsUntilSettled = false
  private(set) var hasNumberedValues = false
  private(set) var ends: [String: Double] = [:]
  private(set) var written = WrittenSettings()

  /// The expression that each property was last set to, for properties that are set to the same value; properties that
  /// are set in several parts are not included.
  private(set) var values: [String: ExprSyntax] = [:]

  /// Properties that related animations often share.
  private static let sharedProperties: Set<String> = [
    "duration", "beginTime", "speed", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "timingFunction", "keyTimes", "timingFunctions", "calculationMode", "values",
    "mass", "stiffness", "damping", "initialVelocity",
  ]

  /// The fault of the transaction that sets the other properties.
  private(set) var inheritedFault: Fault?

  /// The indices of a group's members among the animations that are being set up.
  var members: [Int] = []

  /// The names of a group's other members, which are created elsewhere in the source.
  var membersElsewhere: [String] = []

  /// Whether it is a group, which plays nothing by itself.
  var isGroup: Bool { kind == .group }

  /// Creates an animation from an initializer's call; nil for other calls.
  init?(_ call: UIKitCall, name: String?, range: Range<Int>, reader: UIKitValueReader) {
    guard call.member == nil || call.member == "init" else { return nil }
    switch call.base {
    case "CABasicAnimation": kind = .basic
    case "CASpringAnimation": kind = .spring
    case "CAKeyframeAnimation": kind = .keyframes
    case "CAAnimationGroup": kind = .group
    default: return nil
    }
    (self.name, self.range, typeName) = (name, range, call.base)
    var perceptual: (duration: Double?, bounce: Double?)
    for argument in call.expression.arguments {
      guard let label = argument.label?.text, label != "keyPath" else { continue }
      let valueRange = reader.source.range(of: argument.expression)
      switch label {
      case "perceptualDuration": perceptual.duration = written.number(label, valueRange, reader)
      case "bounce": perceptual.bounce = written.number(label, valueRange, reader)
      default: set(label, to: argument.expression, range: valueRange, reader: reader)
      }
    }
    if let duration = perceptual.duration {
      spring = CASpringAnimation(perceptualDuration: duration, bounce: perceptual.bounce ?? 0)
    }
  }

  /// Sets a property to a value; properties without influence on the motion are ignored.
  mutating func set(
    _ property: String, to value: ExprSyntax, range: Range<Int>, reader: UIKitValueReader
  ) {
    let isWhole = reader.source.range(of: value) == range
    // `rotation.keyTimes = scale.keyTimes`
    if isWhole, let same = reader.value(ofProperty: value.namePath), same != value {
      return set(property, to: same, range: reader.source.range(of: same), reader: reader)
    }
    if isWhole, Self.sharedProperties.contains(property) { values[property] = value }
    if setSpring(property, range, reader) || setTiming(property, range, reader) { return }
    switch property {
    case "duration":
      // `spring.duration = spring.settlingDuration`
      lastsUntilSettled = value.namePath.last == "settlingDuration" && isWhole
      if !lastsUntilSettled {
        timing.duration = notNegative(property, range, reader) ?? timing.duration
      }
    case "fromValue", "toValue", "byValue": ends[property] = reader.value(in: range)?.first
    case "values": setValues(value, reader)
    case "keyTimes", "tensionValues", "continuityValues", "biasValues":
      let numbers = written.note(property, range) { () throws(Fault) in
        try reader.numbers(value)
      }
      guard let numbers else { break }
      switch property {
      case "keyTimes": keyframes.keyTimes = numbers
      case "tensionValues": keyframes.tensionValues = numbers
      case "continuityValues": keyframes.continuityValues = numbers
      default: keyframes.biasValues = numbers
      }
    case "timingFunctions":
      keyframes.timingFunctions =
        written.note(property, range) { () throws(Fault) in try reader.timingFunctions(value) }
        ?? keyframes.timingFunctions
    case "calculationMode":
      keyframes.calculationMode =
        written.note(property, range) { () throws(Fault) in try Self.mode(range, reader) }
        ?? keyframes.calculationMode
    case "isCumulative":
      guard (try? reader.flag(in: range)) != false else { break }
      written.add(
        note: "'isCumulative' lets each cycle begin where the one before it ended; "
          + "the curve shows each from the start")
    default:
      guard !Self.stillProperties.contains(property) else { break }
      written.add(note: "'\(property)' of '\(name ?? typeName)' is not known, and is left out")
    }
  }

  /// Adds a note for a reader on the animation.
  mutating func note(_ text: String) { written.add(note: text) }

  /// Processes a setting that may or may not run, depending on the app.
  mutating func set(perhaps setting: UnplayedSettings.Setting) {
    guard let property = setting.path.last, !Self.stillProperties.contains(property) else { return }
    written.note(property, perhaps: setting)
  }

  /// Properties without influence on the motion: the property that moves, its values, and its state after the
  /// animation.
  private static let stillProperties: Set<String> = [
    "keyPath", "fillMode", "isRemovedOnCompletion", "removedOnCompletion", "delegate", "isAdditive",
    "additive", "preferredFrameRateRange", "preferredFramesPerSecond", "valueFunction",
    "rotationMode", "path", "animations", "fromValue", "toValue", "byValue",
  ]

  /// Sets a property that only springs have, and returns whether the property is one.
  private mutating func setSpring(
    _ property: String, _ range: Range<Int>, _ reader: UIKitValueReader
  ) -> Bool {
    switch property {
    case "mass": spring.mass = positive(property, range, reader) ?? spring.mass
    case "stiffness": spring.stiffness = positive(property, range, reader) ?? spring.stiffness
    case "damping": spring.damping = notNegative(property, range, reader) ?? spring.damping
    case "initialVelocity":
      spring.initialVelocity = written.number(property, range, reader) ?? spring.initialVelocity
    case "allowsOverdamping":
      spring.allowsOverdamping = written.flag(property, range, reader) ?? spring.allowsOverdamping
    default: return false
    }
    return true
  }

  /// Sets a property other than the duration that all animations have, and returns whether the property is one.
  private mutating func setTiming(
    _ property: String, _ range: Range<Int>, _ reader: UIKitValueReader
  ) -> Bool {
    switch property {
    case "beginTime": timing.beginTime = written.number(property, range, reader) ?? timing.beginTime
    case "speed": timing.speed = written.number(property, range, reader) ?? timing.speed
    case "timeOffset":
      timing.timeOffset = written.number(property, range, reader) ?? timing.timeOffset
    case "repeatCount":
      timing.repeatCount = written.count(property, range, reader) ?? timing.repeatCount
    case "repeatDuration":
      timing.repeatDuration = written.count(property, range, reader) ?? timing.repeatDuration
    case "autoreverses":
      timing.autoreverses = written.flag(property, range, reader) ?? timing.autoreverses
    case "timingFunction":
      timingFunction = written.timingFunction(property, range, reader) ?? timingFunction
    default: return false
    }
    return true
  }

  private mutating func positive(
    _ property: String, _ range: Range<Int>, _ reader: UIKitValueReader
  ) -> Double? {
    number(property, range, reader, "above 0") { $0 > 0 }
  }

  private mutating func notNegative(
    _ property: String, _ range: Range<Int>, _ reader: UIKitValueReader
  ) -> Double? {
    number(property, range, reader, "0 or more") { $0 >= 0 }
  }

  private mutating func number(
    _ property: String, _ range: Range<Int>, _ reader: UIKitValueReader, _ words: String,
    _ isAllowed: (Double) -> Bool
  ) -> Double? {
    written.note(property, range) { () throws(Fault) in
      let number = try reader.number(in: range)
      guard isAllowed(number) else {
        throw Fault(
          .outOfRange(parameter: property, value: NumberText.swift(number), range: words), range)
      }
      return number
    }
  }

  private mutating func setValues(_ value: ExprSyntax, _ reader: UIKitValueReader) {
    guard let values = reader.values(value) else {
      keyframes.values = []
      return
    }
    hasNumberedValues = values.contains { $0 == nil }
    keyframes.values =
      hasNumberedValues ? values.indices.map { [Double($0)] } : values.compactMap { $0 }
  }

  private static func mode(
    _ range: Range<Int>, _ reader: UIKitValueReader
  ) throws(Fault) -> CAKeyframeAnimation.CalculationMode {
    let name = reader.constantName(in: range, prefix: "kCAAnimation") ?? ""
    let modes = CAKeyframeAnimation.CalculationMode.allCases.map(\.rawValue)
    guard let mode = CAKeyframeAnimation.CalculationMode(rawValue: name) else {
      throw Fault(
        .unknownName(
          name, expected: modes.map { "'.\($0)'" }.joined(separator: ", "),
          suggestion: SpellingSuggestion.nearest(to: name, among: modes)), range)
    }
    return mode
  }

  /// Takes the properties that are not set from a transaction.
  mutating func inherit(_ settings: TransactionSettings) {
    let transaction = settings.transaction
    let takesAll = timing.duration == 0 && !lastsUntilSettled || timingFunction == nil
    if takesAll { inheritedFault = inheritedFault ?? settings.written.fault }
    if timing.duration == 0, !lastsUntilSettled { timing.duration = transaction.animationDuration }
    if timingFunction == nil { timingFunction = transaction.animationTimingFunction }
  }
}
