internal import SwiftProgram
internal import TextForms

// Values that are valid but probably not intended.
extension ParameterSignature {
  /// Returns the remarks on a value of the parameter: that SwiftUI plays a different value, or that the value probably
  /// has another unit.
  ///
  /// - Parameter function: The name of the function that has the parameter.
  func remarks(on value: Double, of function: String) -> [String] {
    [noteOnClamping(value), noteOnMilliseconds(value, of: function)].compactMap { $0 }
  }

  /// Returns a note on a bounce above 1, which SwiftUI plays as 1; nil for a value that it plays unchanged.
  ///
  /// A bounce that is added to the bounce of a preset may be negative, as long as the sum is at least −1.
  private func noteOnClamping(_ value: Double) -> String? {
    guard name == "bounce" || name == "extraBounce", let lowest = range.lower?.value else {
      return nil
    }
    let bounce = value - lowest - 1
    guard bounce > 1 else { return nil }
    let written = "'\(name): \(NumberText.swift(value))'"
    let found =
      name == "bounce"
      ? "\(written) is" : "\(written) makes a bounce of \(NumberText.figure(bounce)), which is"
    let share =
      value <= 100 && value >= 5
      ? "; \(NumberText.figure(value)) % is \(NumberText.swift(value / 100))" : ""
    return "\(found) played as a bounce of 1, as in SwiftUI: the spring never settles\(share)"
  }

  /// Returns a note on a duration of minutes, which is probably meant in the milliseconds of other libraries; nil for
  /// any other number.
  ///
  /// Linear motion may well take minutes: clocks and progress bars move so.
  private func noteOnMilliseconds(_ value: Double, of function: String) -> String? {
    guard name == "response" || name.lowercased().hasSuffix("duration"), function != "linear",
      (100...60_000).contains(value)
    else { return nil }
    let text = NumberText.swift(value)
    return "'\(name): \(text)' is \(text) seconds; did you mean \(NumberText.swift(value / 1000))?"
  }
}
