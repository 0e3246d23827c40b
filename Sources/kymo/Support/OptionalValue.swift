/// An option whose value may be left out, which the parser does not know.
struct OptionalValue: Sendable {
  /// The option, as it is typed.
  let option: String

  /// The value that stands for none.
  let placeholder: String

  /// Whether a word after the option is its value.
  let isValue: @Sendable (String) -> Bool
}
