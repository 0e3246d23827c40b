internal import SwiftProgram

extension NumberFunction {
  /// The arguments of a call, which have no labels.
  func terms(of link: Term.Link) throws(Fault) -> [Term] {
    try link.terms(
      for: parameters(of: link.arguments?.count ?? 0), missingAt: link.range
    ).compactMap(\.self)
  }

  /// Its parameters in a call with a number of arguments: those of `max` and `min` are as many as there are.
  private func parameters(of count: Int) -> [ArgumentMatching.Parameter] {
    switch self {
    case .max, .min:
      (0..<Swift.max(count, 2)).map { .init(label: nil, name: $0 == 0 ? "x" : "y") }
    default:
      (isBinary ? ["x", "y"] : ["x"]).map { .init(label: nil, name: $0) }
    }
  }
}
