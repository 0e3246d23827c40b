internal import TextForms

/// A call in Swift, from its name and its arguments.
struct CallText {
  private let name: String
  private var arguments: [String] = []

  init(_ name: String) {
    self.name = name
  }

  /// Adds a number, unless it is the default.
  func number(_ label: String?, _ value: Double, default defaultValue: Double? = nil) -> CallText {
    value == defaultValue ? self : argument(label, NumberText.swift(value))
  }

  /// Adds an argument.
  func argument(_ label: String?, _ text: String) -> CallText {
    var call = self
    call.arguments.append((label.map { "\($0): " } ?? "") + text)
    return call
  }

  /// The whole call.
  var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}
