internal import SwiftSyntax

/// The position of an expression, with the values that are given there.
struct FoldPlace {
  var file: Int
  var scope: Int
  /// The offset at which the folded code begins, in bytes of its file; the offsets of its nodes are relative to it.
  var origin = 0
  /// The arguments for parameters of functions, by the function's scope.
  var arguments: [FoldedText.Counter: FoldedText] = [:]
  /// The current values of counters.
  var counts: [FoldedText.Counter: String] = [:]
  /// The value of `self` in a modifier of an app.
  var receiver: FoldedText?
  /// The number of names that have been followed.
  var depth = 0
  /// The log of the whole expression.
  let log: FoldLog
  /// Whether the expression is the one at the site of the animation.
  var isAtSite: Bool { depth == 0 }

  /// Returns the place of code that is written in the same file.
  func beginning(at code: WrittenCode) -> FoldPlace {
    var place = self
    place.origin = code.range.lowerBound
    return place
  }

  /// Returns the texts of code in the same file, which is folded only once with the same values.
  func texts(of code: WrittenCode, _ fold: () -> [FoldedText]) -> [FoldedText] {
    let code = FoldLog.Code(
      range: code.range, file: file, scope: scope, depth: depth, arguments: arguments,
      counts: counts, receiver: receiver)
    return log.texts(of: code, fold)
  }
}

/// A function that folds an expression into its possible texts, one for each branch.
typealias Folding = (_ expression: ExprSyntax, _ place: FoldPlace) -> [FoldedText]

// The code at a place.
extension NameTable {
  /// Returns the text of the file of a place.
  func text(_ place: FoldPlace) -> SourceText { files[place.file].text }

  /// Returns the range in which a node is written, in bytes of its file.
  func range(of node: some SyntaxProtocol, _ place: FoldPlace) -> Range<Int> {
    text(place).range(of: node, from: place.origin)
  }

  /// Returns the code of a node, on one line.
  func text(of node: some SyntaxProtocol, _ place: FoldPlace) -> String {
    text(place).text(in: range(of: node, place))
  }

  /// Returns a node as code whose value is not known.
  func unknown(_ node: some SyntaxProtocol, _ reason: String, _ place: FoldPlace) -> FoldedText {
    .unknown(text(of: node, place), reason)
  }
}
