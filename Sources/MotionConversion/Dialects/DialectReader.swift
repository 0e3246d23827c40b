internal import AnimationModel
internal import AnimationSyntax
internal import RecordingFormats
internal import SwiftProgram

/// Makes a spring from a parameter list.
struct DialectReader {
  let list: DialectList
  let distance: Double?
  private(set) var remarks: [String] = []

  var dialect: SpringDialect { list.dialect }

  /// Checks the names of the parameters.
  init(_ list: DialectList, distance: Double?) throws(DialectFault) {
    self.list = list
    self.distance = distance
    let words = DialectWord.all(of: list.dialect)
    for entry in list.entries {
      guard let word = words.first(where: { $0.key == entry.name })?.value else {
        throw Self.unknown(entry, in: list.dialect, words.map(\.key))
      }
      switch word {
      case .counts: break
      case .remark(let reason): remarks.append("'\(entry.name)' is left out: \(reason)")
      case .refused(let reason):
        throw DialectFault(.withoutCounterpart(entry.name, reason: reason), entry.nameRange)
      case .mustBeFalse(let reason):
        guard entry.value == .flag(false) else {
          // A parameter of a named spring is reported with the spring's name.
          throw DialectFault(
            .withoutCounterpart(entry.name, reason: reason),
            entry.nameRange.isEmpty ? entry.valueRange : entry.nameRange)
        }
      }
    }
  }

  private static func unknown(
    _ entry: DialectList.Entry, in dialect: SpringDialect, _ known: [String]
  ) -> DialectFault {
    let ratio: String? =
      if dialect == .compose, entry.name == "damping", case .number(let number) = entry.value,
        number <= 2
      {
        "for a ratio write 'dampingRatio = \(CodeNumber.float(number))'"
      } else {
        nil
      }
    if let instead = ratio ?? DialectWord.translation(of: entry.name, to: dialect) {
      return DialectFault(
        .foreignWord(entry.name, dialect: dialect.title, instead: instead), entry.nameRange)
    }
    return DialectFault(
      .unknownParameter(
        function: dialect.title, label: entry.name,
        suggestion: SpellingSuggestion.nearest(to: entry.name, among: known), known: known),
      entry.nameRange)
  }

  // MARK: Parameters

  func entry(_ name: String) -> DialectList.Entry? {
    list.entries.first { $0.name == name }
  }

  /// A number of the list; nil if it is missing.
  func number(_ name: String) throws(DialectFault) -> Double? {
    guard let entry = entry(name) else { return nil }
    switch entry.value {
    case .number(let number): return number
    case .name(let name):
      let constants = DialectPreset.constants(of: dialect)
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if let constant = constants.first(where: { $0.key == last })?.value { return constant }
      let known = constants.map(\.key)
      throw DialectFault(
        .unknownConstant(
          name, dialect: dialect.title,
          suggestion: SpellingSuggestion.nearest(to: last, among: known), known: known),
        entry.valueRange)
    case .flag(let flag):
      throw DialectFault(
        .wrongType(parameter: name, expected: "a number", found: "'\(flag)'"), entry.valueRange)
    case .string(let string):
      throw DialectFault(
        .wrongType(parameter: name, expected: "a number", found: "\"\(string)\""),
        entry.valueRange)
    case .seconds:
      throw DialectFault(
        .wrongType(parameter: name, expected: "a number", found: "a duration"), entry.valueRange)
    }
  }

  /// A number that must be above a limit.
  func positive(
    _ name: String, default value: Double?, orZero: Bool = false
  ) throws(DialectFault) -> Double {
    guard let number = try number(name) else {
      if let value { return value }
      throw DialectFault(
        .missingArgument(function: dialect.title, parameter: name),
        list.range.upperBound..<list.range.upperBound)
    }
    guard orZero ? number >= 0 : number > 0, number < 1e15 else {
      throw DialectFault(
        .outOfRange(
          parameter: name, value: CodeNumber.exact(number),
          range: orZero ? "at least 0 and no more than 10¹⁵" : "above 0 and below 10¹⁵"),
        range(of: name))
    }
    return number
  }

  func range(of name: String) -> Range<Int> { entry(name)?.valueRange ?? list.range }

  /// Refuses a parameter of one form together with parameters of another form.
  func checkForms(_ name: String, without others: [String]) throws(DialectFault) {
    guard entry(name) != nil else { return }
    for other in others {
      guard let entry = entry(other) else { continue }
      throw DialectFault(
        .mixedForms(function: dialect.title, label: name, other: other),
        entry.nameRange.isEmpty ? entry.valueRange : entry.nameRange)
    }
  }

  // MARK: Ambiguous numbers

  /// Refuses a coefficient with hardly any damping, which was probably meant as a ratio.
  func checkCoefficient(
    _ name: String, _ damping: Double, stiffness: Double, mass: Double
  ) throws(DialectFault) {
    let critical = 2 * (stiffness * mass).squareRoot()
    guard damping > 0, damping <= 1, damping < 0.1 * critical else { return }
    throw DialectFault(
      .looksLikeRatio(
        parameter: name, value: CodeNumber.exact(damping),
        instead:
          "write \(name): \(HumanNumber.text(damping * critical, digits: 6)) for that ratio, or multiply mass, "
          + "stiffness and damping by ten if it is a coefficient"), range(of: name))
  }

  /// Refuses a ratio far above critical damping, which was probably meant as a coefficient.
  func checkRatio(
    _ name: String, _ ratio: Double, stiffness: Double?, instead: String? = nil
  ) throws(DialectFault) {
    guard ratio > 5 else { return }
    let meant = stiffness.map { ratio / (2 * $0.squareRoot()) }
    let words =
      instead
      ?? meant.map {
        "a damping of \(CodeNumber.exact(ratio)) is a ratio of \(HumanNumber.text($0, digits: 3))"
      }
      ?? "a ratio is rarely above 2"
    throw DialectFault(
      .looksLikeCoefficient(parameter: name, value: CodeNumber.exact(ratio), instead: words),
      range(of: name))
  }

  /// Returns the velocity in travels per second.
  ///
  /// - Parameters:
  ///   - perSecond: The number of the library's units of time in a second.
  ///   - unit: The unit of the velocity, in words.
  func velocity(
    _ name: String, perSecond: Double, unit: String, distance: Double? = nil
  ) throws(DialectFault) -> Double {
    guard let velocity = try number(name), velocity != 0 else { return 0 }
    guard let distance = distance ?? self.distance else {
      throw DialectFault(
        .velocityWithoutDistance(parameter: name, unit: unit), range(of: name))
    }
    return velocity * perSecond / distance
  }

  /// Returns the spring, within SwiftUI's limits.
  func result(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0,
    velocityName: String = "velocity", limitsDamping: Bool = false
  ) throws(DialectFault) -> DialectSpring {
    let critical = 2 * (mass * stiffness).squareRoot()
    let isLimited = limitsDamping && damping > critical
    var result = DialectSpring(
      dialect: dialect,
      spring: Spring(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: !limitsDamping),
      initialVelocity: velocity, remarks: remarks)
    guard result.spring.dampingRatio.isFinite, result.spring.response.isFinite,
      result.spring.response > 0
    else { throw DialectFault(.impossibleSpring(function: dialect.title), list.range) }
    if isLimited {
      result.remarks.append("\(dialect.title) plays overdamped springs as critically damped")
    }
    if velocity != 0, result.spring.dampingRatio > 1 {
      throw DialectFault(
        .withoutCounterpart(
          velocityName,
          reason: "SwiftUI's springs with a velocity are never overdamped"),
        range(of: velocityName))
    }
    return result
  }
}
