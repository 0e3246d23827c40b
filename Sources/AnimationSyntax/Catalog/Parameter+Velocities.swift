internal import SwiftProgram
internal import TextForms

extension Parameter<Double> {
  /// Returns a parameter for a velocity with a label, in travels per second.
  static func velocity(_ name: String, default defaultValue: Double? = nil) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .velocity,
        defaultText: defaultValue.map(NumberText.swift), range: .any,
        help: "initial velocity, in travels per second",
        defaultValue: defaultValue.map(ArgumentValue.number)),
      extract: \.number)
  }

  /// Returns a parameter for a velocity as UIKit has it, with a component for each axis; 0 by default.
  static func velocityVector(_ name: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .velocityVector, defaultText: "0", range: .any,
        help:
          "initial velocity, in travels per second: a number, or a vector for one axis",
        defaultValue: .number(0)),
      extract: \.number)
  }
}

extension ArgumentValue {
  /// The number; nil for any other argument.
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
