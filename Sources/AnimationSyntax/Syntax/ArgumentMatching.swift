internal import SwiftProgram

/// The match of the arguments of a call with parameters: by labels, their order and how many there are.
///
/// The one matcher of every call that is read: overloads of the catalogue, keyframes, schedules, functions of numbers
/// and the calls of scenarios. What values look like is asked of the caller.
struct ArgumentMatching {
  /// The properties of a parameter that the matcher needs.
  struct Parameter {
    /// The label in a call; nil where the argument has none.
    let label: String?
    /// The name of the parameter in an error.
    let name: String
    var isRequired = true
    /// The description of the value, and an example as it is written; nil to name the parameter where it is missing.
    var value: (words: String, example: String)?
  }

  /// The properties of an argument that the matcher needs.
  struct Argument {
    let label: String?
    let labelRange: Range<Int>
    /// Label and value.
    let range: Range<Int>
  }

  /// Whether a value can be meant for a parameter.
  enum Fit {
    case fits
    /// It is of another type, but at least is no number where none is due.
    case near
    case differs
  }

  /// A function as it is called.
  struct Function {
    let name: String
    let parameters: [Parameter]
    /// The range that is marked in a call that leaves an argument out.
    let missingAt: Range<Int>
    /// Whether arguments must be in the order of the parameters.
    var isOrdered = true
    /// Labels that are no arguments', but are listed with theirs.
    var otherLabels: [String] = []
    /// Whether an argument can be meant for a parameter, both by their indices.
    var fit: (_ argument: Int, _ parameter: Int) -> Fit = { _, _ in .fits }
    /// The fault of an argument without a label that does not fit its parameter.
    var wrongType: (_ argument: Int, _ parameter: Int) -> Fault? = { _, _ in nil }
  }

  /// For each parameter the index of its argument; nil where there is none.
  private(set) var assignment: [Int?]

  /// Why the call does not fit; nil if it does.
  private(set) var fault: Fault?

  /// How many of the arguments the function knows what to do with: decides which of several functions
  /// that do not fit was meant.
  private(set) var score = 0

  private let arguments: [Argument]
  private let function: Function

  /// The first parameter after those that have an argument.
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

  /// Matches the arguments of a call, which must fit.
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

  /// The parameter an argument is meant for, wherever it is.
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

  /// SwiftUI's word for what others call by a label: `damping` is its `dampingFraction`.
  static func word(meantBy label: String, among known: [String]) -> String? {
    let words = [
      "damping": "dampingFraction", "dampingRatio": "dampingFraction", "time": "duration",
      "velocity": "initialVelocity",
    ]
    return words[label].flatMap { known.contains($0) ? $0 : nil }
  }
}

extension Term.Argument {
  /// The properties of the argument that matching needs.
  var matched: ArgumentMatching.Argument {
    ArgumentMatching.Argument(label: label, labelRange: labelRange, range: range)
  }
}

extension Term.Link {
  /// The arguments of the call, in the order of its parameters; nil for one that is left out.
  ///
  /// - Parameter range: The range that is marked in a call that leaves an argument out.
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
