internal import AnimationModel
internal import SwiftProgram
internal import TextForms

/// A parameter with the Swift type of its values, so that a builder receives values of the type in the signature.
struct Parameter<Value: Sendable>: Sendable {
  let signature: ParameterSignature
  /// Returns the value in an argument of the signature's type.
  let extract: @Sendable (ArgumentValue) -> Value?
}

extension Parameter<Double> {
  private static func double(
    _ type: ParameterType, _ label: String?, _ name: String, _ defaultValue: Double?,
    _ range: ValidRange, _ help: String
  ) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: label, name: name, type: type,
        defaultText: defaultValue.map(NumberText.swift), range: range, help: help,
        defaultValue: defaultValue.map(ArgumentValue.number))
    ) {
      guard case .number(let number) = $0 else { return nil }
      return number
    }
  }

  /// Returns a parameter for a number, with a label.
  static func number(
    _ name: String, default defaultValue: Double? = nil, in range: ValidRange = .any,
    help: String
  ) -> Parameter {
    .double(.number, name, name, defaultValue, range, help)
  }

  /// Returns a parameter for a number, without a label.
  static func plainNumber(_ name: String, help: String) -> Parameter {
    .double(.number, nil, name, nil, .any, help)
  }

  /// Returns a parameter for a time in seconds, 0 or more unless another range is given.
  ///
  /// Its label is its name unless another one is given.
  static func seconds(
    _ name: String, label: String?? = .none, default defaultValue: Double? = nil,
    in range: ValidRange = .atLeast(0), help: String
  ) -> Parameter {
    .double(.seconds, label ?? name, name, defaultValue, range, help)
  }

  /// Returns a parameter for a number of a CSS function.
  static func cssNumber(
    _ name: String, in range: ValidRange = .any, help: String
  ) -> Parameter {
    .double(.cssNumber, nil, name, nil, range, help)
  }
}

extension Parameter<Int> {
  /// Returns a parameter for an integer, without a label.
  static func plainInteger(
    _ name: String, type: ParameterType = .integer, in range: ValidRange = .any, help: String
  ) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: nil, name: name, type: type, defaultText: nil, range: range, help: help,
        defaultValue: nil)
    ) {
      guard case .integer(let number) = $0 else { return nil }
      return number
    }
  }
}

extension Parameter<Bool> {
  /// Returns a parameter for a truth value, with a label.
  static func flag(_ name: String, default defaultValue: Bool, help: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .flag, defaultText: "\(defaultValue)", range: .any,
        help: help, defaultValue: .flag(defaultValue))
    ) {
      guard case .flag(let flag) = $0 else { return nil }
      return flag
    }
  }
}

extension Parameter {
  /// Returns a required parameter that is not a number.
  private static func required(
    _ type: ParameterType, label: String?, name: String, help: String,
    extract: @escaping @Sendable (ArgumentValue) -> Value?
  ) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: label, name: name, type: type, defaultText: nil, range: .any, help: help,
        defaultValue: nil),
      extract: extract)
  }
}

extension Parameter<Spring> {
  /// Returns a parameter for a spring, without a label.
  static func plainSpring(_ name: String, help: String) -> Parameter {
    .required(.spring, label: nil, name: name, help: help) {
      guard case .spring(let spring) = $0 else { return nil }
      return spring
    }
  }
}

extension Parameter<UnitCurve> {
  /// Returns a parameter for a unit curve, without a label.
  static func plainUnitCurve(_ name: String, help: String) -> Parameter {
    .required(.unitCurve, label: nil, name: name, help: help) {
      guard case .unitCurve(let curve) = $0 else { return nil }
      return curve
    }
  }
}

extension Parameter<UnitPoint> {
  /// Returns a parameter for a point, with a label.
  static func unitPoint(_ name: String, help: String) -> Parameter {
    .required(.unitPoint, label: name, name: name, help: help) {
      guard case .unitPoint(let point) = $0 else { return nil }
      return point
    }
  }
}

extension Parameter<[LinearStop]> {
  /// Returns a parameter for the stops of CSS's `linear()`.
  static func cssStops(_ name: String, help: String) -> Parameter {
    .required(.cssStops, label: nil, name: name, help: help) {
      guard case .linearStops(let stops) = $0 else { return nil }
      return stops
    }
  }
}

extension Parameter<StepPosition> {
  /// Returns a parameter for the position of the rises of CSS's `steps()`.
  static func cssStepPosition(
    _ name: String, default defaultValue: StepPosition, help: String
  ) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: nil, name: name, type: .cssStepPosition, defaultText: defaultValue.rawValue,
        range: .any, help: help, defaultValue: .stepPosition(defaultValue))
    ) {
      guard case .stepPosition(let position) = $0 else { return nil }
      return position
    }
  }
}

extension Parameter<DynamicVector> {
  /// Returns a parameter for a value of a track's type, without a label.
  static func plainValue(_ name: String, help: String) -> Parameter {
    .required(.value, label: nil, name: name, help: help) {
      guard case .vector(let vector) = $0 else { return nil }
      return vector
    }
  }
}

extension Parameter<DynamicVector?> {
  /// Returns a parameter for a value of a track's type, with a label and nil as its default.
  static func optionalValue(_ name: String, help: String) -> Parameter {
    .orNil(.optionalValue, name, help: help) {
      switch $0 {
      case .vector(let vector): .some(vector)
      case .nothing: .some(nil)
      default: nil
      }
    }
  }
}

extension Parameter<Double?> {
  /// Returns a parameter for a time in seconds, 0 or more, with a label and nil as its default.
  static func optionalSeconds(_ name: String, help: String) -> Parameter {
    .orNil(.optionalSeconds, name, in: .atLeast(0), help: help) {
      switch $0 {
      case .number(let number): .some(number)
      case .nothing: .some(nil)
      default: nil
      }
    }
  }
}

extension Parameter {
  /// Returns a parameter with a label and nil as its default.
  private static func orNil(
    _ type: ParameterType, _ name: String, in range: ValidRange = .any, help: String,
    extract: @escaping @Sendable (ArgumentValue) -> Value?
  ) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: type, defaultText: "nil", range: range, help: help,
        defaultValue: .nothing),
      extract: extract)
  }
}

extension Parameter<Spring> {
  /// Returns a parameter for a spring, with a label and `Spring()` as its default.
  static func spring(_ name: String, help: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .spring, defaultText: "Spring()", range: .any, help: help,
        defaultValue: .spring(Spring()))
    ) {
      guard case .spring(let spring) = $0 else { return nil }
      return spring
    }
  }
}

extension Parameter<UnitCurve> {
  /// Returns a parameter for a unit curve, with a label and `.linear` as its default.
  static func unitCurve(_ name: String, help: String) -> Parameter {
    Parameter(
      signature: ParameterSignature(
        label: name, name: name, type: .unitCurve, defaultText: ".linear", range: .any, help: help,
        defaultValue: .unitCurve(.linear))
    ) {
      guard case .unitCurve(let curve) = $0 else { return nil }
      return curve
    }
  }
}
