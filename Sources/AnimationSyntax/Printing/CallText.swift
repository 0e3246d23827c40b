internal import TextForms

/// The text of a Swift call, from its name and its arguments.
struct CallText {
  private let name: String
  private var arguments: [String] = []

  init(_ name: String) {
    self.name = name
  }

  /// Returns the call with a number added, unless the number is the default.
  func number(_ label: String?, _ value: Double, default defaultValue: Double? = nil) -> CallText {
    value == defaultValue ? self : argument(label, NumberText.swift(value))
  }

  /// Returns the call with an argument added.
  func argument(_ label: String?, _ text: String) -> CallText {
    var call = self
    call.arguments.append((label.map { "\($0): " } ?? "") + text)
    return call
  }

  /// The text of the whole call.
  var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}
