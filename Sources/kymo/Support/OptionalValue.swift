/// An option whose value may be left out, which the parser does not support.
struct OptionalValue: Sendable {
  /// The option, as it is typed.
  let option: String

  /// The value that stands for a value that was left out.
  let placeholder: String

  /// Whether a word after the option is its value.
  let isValue: @Sendable (String) -> Bool
}
