internal import ArgumentParser
internal import CairoDrawing

/// The protocol that shows a picture in the terminal.
enum InlineChoice: ExpressibleByArgument {
  /// The protocol that the terminal is known to support.
  case automatic
  /// A protocol that is given.
  case forced(InlineProtocol)

  /// The word that replaces a value that was left out.
  private static let placeholder = "auto"

  init?(argument: String) {
    if argument == Self.placeholder {
      self = .automatic
    } else if let named = InlineProtocol(rawValue: argument) {
      self = .forced(named)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] {
    [placeholder] + InlineProtocol.allCases.map(\.rawValue)
  }

  /// The form of the option without a value.
  ///
  /// The name of a protocol is not an expression, so a word after a blank that is one of these
  /// names is the value.
  static let optionalValue = OptionalValue(
    option: "--inline", placeholder: placeholder, isValue: { InlineChoice(argument: $0) != nil })
}
