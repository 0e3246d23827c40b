/// Which arguments are meant for which parameters of a function of the app's own.
enum ParameterMatching {
  /// The label of a trailing closure, which may be any.
  static let trailingLabel = "{"

  /// For each parameter the indices of its arguments, none for one that is left out; nil if they do not fit.
  static func matches(_ parameters: [FunctionCode.Parameter], _ labels: [String?]) -> [[Int]]? {
    var next = 0
    var matches: [[Int]] = []
    for parameter in parameters {
      if parameter.isVariadic {
        var all: [Int] = []
        while next < labels.count,
          all.isEmpty ? labels[next] == parameter.label : labels[next] == nil
        {
          all.append(next)
          next += 1
        }
        matches.append(all)
      } else if next < labels.count, fits(labels[next], parameter) {
        matches.append([next])
        next += 1
      } else if parameter.initial != nil || parameter.type.isOptional {
        matches.append([])
      } else {
        return nil
      }
    }
    return next == labels.count ? matches : nil
  }

  /// Whether an argument may be meant for a parameter; a trailing closure has no label.
  private static func fits(_ label: String?, _ parameter: FunctionCode.Parameter) -> Bool {
    if label == parameter.label { return true }
    guard label == trailingLabel else { return false }
    if case .function = parameter.type.unwrapped { return true }
    return parameter.type.isUnknown
  }
}
