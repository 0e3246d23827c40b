/// The command that makes one picture of a batch by itself.
struct SingleCommand {
  /// The words before the expression.
  private let before: [String]
  /// The words after it.
  private let after: [String]

  /// The options of `plot` that take no value.
  private static let flags: Set<String> = [
    "--each", "--frames", "--keep-going", "--no-ruler", "--reduce-motion", "--no-metadata",
    "--strobe",
  ]

  /// Takes the words of the batch apart.
  ///
  /// - Parameters:
  ///   - words: The words of the command line after the program.
  ///   - expressions: Those of them that are expressions, in order.
  init(words: [String], expressions: [String]) {
    let indices =
      Self.indices(of: expressions, in: words, sparingValues: true)
      ?? Self.indices(of: expressions, in: words, sparingValues: false) ?? []
    let first = indices.min() ?? words.count
    func kept(_ range: Range<Int>) -> [String] {
      range.filter { !indices.contains($0) && words[$0] != "--each" && words[$0] != "--" }
        .map { words[$0] }
    }
    before = kept(0..<first)
    after = kept(first..<words.count)
  }

  /// The command for an expression, as one could type it.
  func text(for expression: String) -> String {
    let words =
      expression.hasPrefix("-")
      ? before + after + ["--", expression] : before + [expression] + after
    return CommandLineText.recipe(of: words)
  }

  /// Where the expressions are among the words; nil if they are not all found.
  ///
  /// - Parameter sparesValues: Whether a word after an option is taken to be the option's value.
  private static func indices(
    of expressions: [String], in words: [String], sparingValues sparesValues: Bool
  ) -> Set<Int>? {
    var indices: Set<Int> = []
    var rest = expressions[...]
    var isValue = false
    var endsOptions = false
    for (index, word) in words.enumerated() {
      if word == rest.first, !(sparesValues && isValue) {
        indices.insert(index)
        rest = rest.dropFirst()
        isValue = false
        continue
      }
      if word == "--" { endsOptions = true }
      isValue =
        !endsOptions && !isValue && word.hasPrefix("-") && !word.contains("=")
        && !flags.contains(word)
    }
    return rest.isEmpty ? indices : nil
  }
}
