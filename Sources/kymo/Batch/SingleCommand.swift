/// The command that makes a single picture of a batch.
struct SingleCommand {
  /// The words before the expression.
  private let before: [String]
  /// The words after the expression.
  private let after: [String]

  /// Splits the words of a batch around its expressions.
  ///
  /// - Parameters:
  ///   - words: The words of the command line: the command, and after it options and expressions.
  ///   - options: The options of the command.
  init(_ words: CommandWords, options: [CommandDescription.Argument]) {
    let roles = words.roles(options: options)
    var before: [String] = []
    var after: [String] = []
    var hasExpression = false
    // The first word is the command itself.
    for (index, (word, role)) in zip(words.all, roles).enumerated() {
      switch role {
      case .argument where index > 0: hasExpression = true
      case .terminator: break
      case .option where word == "--each": break
      default: if hasExpression { after.append(word) } else { before.append(word) }
      }
    }
    self.before = before
    self.after = after
  }

  /// The command for an expression, as it can be typed.
  func text(for expression: String) -> String {
    let words =
      expression.hasPrefix("-")
      ? before + after + ["--", expression] : before + [expression] + after
    return CommandLineText.recipe(of: words)
  }
}
