internal import SwiftProgram

extension NumberFunction {
  /// Returns the arguments of a call, which have no labels.
  func terms(of link: Term.Link) throws(Fault) -> [Term] {
    try link.terms(
      for: parameters(of: link.arguments?.count ?? 0), missingAt: link.range
    ).compactMap(\.self)
  }

  /// Returns the parameters in a call with a number of arguments; `max` and `min` have as many as there are.
  private func parameters(of count: Int) -> [ArgumentMatching.Parameter] {
    let names = ["x", "y", "z"]
    return (0..<(argumentCount ?? Swift.max(count, 2))).map {
      .init(label: nil, name: argumentCount == nil ? names[Swift.min($0, 1)] : names[$0])
    }
  }
}
