public import SwiftProgram

/// A parameter of an entry of the catalog.
public struct ParameterSignature: Hashable, Sendable {
  /// The label in a call; nil if the argument has none.
  public var label: String?

  /// The name, which for most parameters is the label.
  public var name: String

  /// The type of the parameter's values.
  public var type: ParameterType

  /// The default as written in a signature; nil if an argument must be given.
  public var defaultText: String?

  /// The range of valid numbers.
  ///
  /// It contains all finite numbers for a type without a range.
  public var range: ValidRange

  /// The meaning, in one line, with the unit.
  public var help: String

  /// The default as a value.
  let defaultValue: ArgumentValue?

  /// The parameter in Swift: `bounce: Double = 0`, `after duration: TimeInterval`, or in CSS: its name.
  public var text: String {
    guard let typeName = type.swiftName else {
      return name + (defaultText.map { " = \($0)" } ?? "")
    }
    let names = label == name ? name : "\(label ?? "_") \(name)"
    return "\(names): \(typeName)" + (defaultText.map { " = \($0)" } ?? "")
  }
}
