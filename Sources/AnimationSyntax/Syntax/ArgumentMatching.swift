internal import SwiftProgram

/// The assignment of the arguments of a call to parameters, by their labels, order and number.
///
/// Every call that is read uses this matcher: overloads of the catalog, keyframes, schedules, functions of numbers and
/// the calls of scenarios. Whether a value fits is decided by the caller.
struct ArgumentMatching {
  /// The properties of a parameter that the matcher needs.
  struct Parameter {
    /// The label in a call; nil if the argument has none.
    let label: String?
    /// The name of the parameter in an error.
    let name: String
    var isRequired = true
    /// The description of the value, and an example in source; nil if an error about a missing value names the
    /// parameter.
    var value: (words: String, example: String)?
  }

  /// The properties of an argument that the matcher needs.
  struct Argument {
    let label: String?
    let labelRange: Range<Int>
    /// The range of the label and the value.
    let range: Range<Int>
  }

  /// The degree to which a value fits a parameter.
  enum Fit {
    case fits
    /// The value is of another type, but is not a number in place of something else.
    case near
    case differs
  }

  /// The function that is called.
  struct Function {
    let name: String
    let parameters: [Parameter]
    /// The range of the error in a call that leaves an argument out.
    let missingAt: Range<Int>
    /// Whether arguments must be in the order of the parameters.
    var isOrdered = true
    /// Labels that are not of arguments, but are listed with them.
    var otherLabels: [String] = []
    /// Returns how well an argument fits a parameter, both given by their indices.
    var fit: (_ argument: Int, _ parameter: Int) -> Fit = { _, _ in .fits }
    /// Returns the fault of an argument without a label that does not fit its parameter.
    var wrongType: (_ argument: Int, _ parameter: Int) -> Fault? = { _, _ in nil }
  }

  /// The index of the argument of each parameter; nil for a parameter without one.
  private(set) var assignment: [Int?]

  /// The reason for which the call does not fit; nil if it does.
  private(set) var fault: Fault?

  /// The number of arguments that the function can use: decides which of several functions that do not fit was meant.
  private(set) var score = 0

  private let arguments: [Argument]
  private let function: Function

  /// The index of the parameter after the last one that has an argument.
  private var next = 0

  /// Matches the arguments of a call.
  init(_ arguments: [Argument], to function: Function) {
    self.arguments = arguments
    self.function = function
    assignment = Array(repeating: nil, count: function.parameters.count)
    for index in arguments.indices {
      let problem = match(index)
      fault = fault ?? problem
    }
    fault = fault ?? missing
  }

  /// Returns the index of the argument of each parameter, or throws if the call does not fit.
  static func assignment(
    of arguments: [Argument], to function: Function
  ) throws(Fault) -> [Int?] {
    let matching = ArgumentMatching(arguments, to: function)
    if let fault = matching.fault { throw fault }
    return matching.assignment
  }

  private mutating func match(_ index: Int) -> Fault? {
    let argument = arguments[index]
    guard let parameter = parameter(for: index) else {
      if isNearMiss(index) { score += 1 }
      return unmatched(index)
    }
    score += 1
    guard assignment[parameter] == nil else {
      return Fault(.duplicateArgument(label: argument.label ?? ""), argument.labelRange)
    }
    if function.isOrdered, parameter < next { return wrongOrder(argument, parameter) }
    assignment[parameter] = index
    next = max(next, parameter + 1)
    return nil
  }

  /// Returns the parameter that an argument is meant for, whatever its position.
  private func parameter(for index: Int) -> Int? {
    guard let label = arguments[index].label else {
      let open = function.isOrdered ? next : firstWithoutLabel
      guard let open, open < assignment.count, function.parameters[open].label == nil,
        function.fit(index, open) == .fits
      else { return nil }
      return open
    }
    return function.parameters.firstIndex { $0.label == label }
  }

  /// The first parameter without a label that has no argument yet.
  private var firstWithoutLabel: Int? {
    assignment.indices.first { assignment[$0] == nil && function.parameters[$0].label == nil }
  }

  private func isNearMiss(_ index: Int) -> Bool {
    guard arguments[index].label == nil, next < assignment.count,
      function.parameters[next].label == nil
    else { return false }
    return function.fit(index, next) == .near
  }

  // MARK: - What is wrong

  private func wrongOrder(_ argument: Argument, _ parameter: Int) -> Fault {
    let later = assignment.indices.first { $0 > parameter && assignment[$0] != nil } ?? parameter
    let other = function.parameters[later]
    return Fault(
      .wrongOrder(label: argument.label ?? "", before: other.label ?? other.name),
      argument.labelRange)
  }

  private func unmatched(_ index: Int) -> Fault {
    let argument = arguments[index]
    if let label = argument.label { return unknown(label, index) }
    let parameters = function.parameters
    let open = assignment.indices.first {
      (!function.isOrdered || $0 >= next) && assignment[$0] == nil && parameters[$0].label != nil
        && function.fit(index, $0) == .fits
    }
    if let open, let label = parameters[open].label,
      !function.isOrdered || next == 0 || next == open
    {
      return Fault(.missingLabel(function: function.name, label: label), argument.range)
    }
    if next < parameters.count, parameters[next].label == nil,
      let fault = function.wrongType(index, next)
    {
      return fault
    }
    return Fault(
      .tooManyArguments(function: function.name, limit: parameters.count), argument.range)
  }

  /// Returns the fault of a label that the function does not have.
  private func unknown(_ label: String, _ index: Int) -> Fault {
    let parameters = function.parameters
    let own = parameters.compactMap(\.label)
    let known = own + function.otherLabels
    let suggestion =
      Self.word(meantBy: label, among: known) ?? SpellingSuggestion.nearest(to: label, among: known)
    let range = arguments[index].labelRange
    if suggestion == nil, function.isOrdered || own.isEmpty, next < parameters.count,
      parameters[next].label == nil, function.fit(index, next) == .fits
    {
      return Fault(.unexpectedLabel(function: function.name, label: label), range)
    }
    return Fault(
      .unknownParameter(
        function: function.name, label: label, suggestion: suggestion, known: known), range)
  }

  private var missing: Fault? {
    for (parameter, index) in zip(function.parameters, assignment)
    where index == nil && parameter.isRequired {
      if let value = parameter.value {
        return Fault(
          .missingValue(function: function.name, expected: value.words, example: value.example),
          function.missingAt)
      }
      let unlabelled = parameter.label == nil ? requiredWithoutLabel : []
      return Fault(
        .missing(
          parameter.label ?? parameter.name, of: function.name,
          among: unlabelled.map { function.parameters[$0].name },
          found: unlabelled.filter { assignment[$0] != nil }.count),
        function.missingAt)
    }
    return nil
  }

  /// The parameters without a label that need an argument.
  private var requiredWithoutLabel: [Int] {
    function.parameters.indices.filter {
      function.parameters[$0].label == nil && function.parameters[$0].isRequired
    }
  }

  /// Returns SwiftUI's label for a label of other libraries: `dampingFraction` for `damping`.
  static func word(meantBy label: String, among known: [String]) -> String? {
    let words = [
      "damping": "dampingFraction", "dampingRatio": "dampingFraction", "time": "duration",
      "velocity": "initialVelocity",
    ]
    return words[label].flatMap { known.contains($0) ? $0 : nil }
  }
}

extension Term.Argument {
  /// The properties of the argument that the matcher needs.
  var matched: ArgumentMatching.Argument {
    ArgumentMatching.Argument(label: label, labelRange: labelRange, range: range)
  }
}

extension Term.Link {
  /// Returns the arguments of the call, in the order of its parameters; nil for one that is left out.
  ///
  /// - Parameter range: The range of the error in a call that leaves an argument out.
  func terms(
    for parameters: [ArgumentMatching.Parameter], missingAt range: Range<Int>
  ) throws(Fault) -> [Term?] {
    let arguments = arguments ?? []
    let assignment = try ArgumentMatching.assignment(
      of: arguments.map(\.matched),
      to: ArgumentMatching.Function(name: name, parameters: parameters, missingAt: range))
    return assignment.map { $0.map { arguments[$0].value } }
  }
}
