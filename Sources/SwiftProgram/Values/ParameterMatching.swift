/// The matching of arguments to the parameters of a function of the app.
package enum ParameterMatching {
  /// The label that stands for that of a trailing closure, which may be any.
  package static let trailingLabel = "{"

  /// Returns for each parameter the indices of its arguments, none for one that is left out; nil if they do not match.
  package static func matches(_ parameters: [FunctionCode.Parameter], _ labels: [String?])
    -> [[Int]]?
  {
    var next = 0
    var matches: [[Int]] = []
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        var all: [Int] = []
        while next < labels.count,
          all.isEmpty ? labels[next] == parameter.label : labels[next] == nil
        {
          all.append(next)
          next += 1
        }
        matches.append(all)
      } else if next < labels.count, fits(labels[next], parameter),
        !isPassedOver(parameter, labels[next...], before: parameters[(index + 1)...])
      {
        matches.append([next])
        next += 1
      } else if !isRequired(parameter) {
        matches.append([])
      } else {
        return nil
      }
    }
    return next == labels.count ? matches : nil
  }

  /// Returns the indices of the arguments for `@autoclosure` parameters.
  static func automatic(_ parameters: [FunctionCode.Parameter], _ labels: [String?]) -> Set<Int> {
    guard parameters.contains(where: \.isAutomatic) else { return [] }
    return Set(
      zip(parameters, matches(parameters, labels) ?? []).filter(\.0.isAutomatic).flatMap(\.1))
  }

  /// Returns the parameter types of arguments, by the indices of the arguments; nil if they do not match.
  static func types(of parameters: [FunctionCode.Parameter], _ labels: [String?]) -> [Int:
    SwiftType]?
  {
    guard let matches = matches(parameters, labels) else { return nil }
    var types: [Int: SwiftType] = [:]
    for (parameter, indices) in zip(parameters, matches) {
      for index in indices {
        types[index] = parameter.isVariadic ? parameter.type.element : parameter.type
      }
    }
    return types
  }

  private static func isRequired(_ parameter: FunctionCode.Parameter) -> Bool {
    parameter.initial == nil && !parameter.isVariadic
  }

  /// Returns whether a parameter that may be left out is passed over for a trailing closure.
  ///
  /// A parameter that may be left out is passed over if later parameters would get no argument otherwise:
  /// [Swift's forward scan](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0286-forward-scan-trailing-closures.md).
  private static func isPassedOver(
    _ parameter: FunctionCode.Parameter, _ labels: ArraySlice<String?>,
    before others: ArraySlice<FunctionCode.Parameter>
  ) -> Bool {
    labels.first == trailingLabel && !isRequired(parameter)
      && labels.count - 1 < others.count(where: isRequired)
  }

  /// Returns whether an argument may be meant for a parameter; a trailing closure has no label.
  private static func fits(_ label: String?, _ parameter: FunctionCode.Parameter) -> Bool {
    if label == parameter.label { return true }
    guard label == trailingLabel else { return false }
    if case .function = parameter.type.unwrapped { return true }
    return parameter.type.isUnknown
  }
}
