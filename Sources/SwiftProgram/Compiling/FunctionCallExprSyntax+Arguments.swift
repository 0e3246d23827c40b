package import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The labels of the arguments, trailing closures included.
  package var argumentLabels: [String?] {
    var labels: [String?] = arguments.map { $0.label?.plainText }
    if trailingClosure != nil { labels.append(ParameterMatching.trailingLabel) }
    labels += additionalTrailingClosures.map { $0.label.plainText }
    return labels
  }

  /// The values of the arguments, trailing closures included.
  package var argumentExpressions: [ExprSyntax] {
    arguments.map(\.expression) + (trailingClosure.map { [ExprSyntax($0)] } ?? [])
      + additionalTrailingClosures.map { ExprSyntax($0.closure) }
  }
}
