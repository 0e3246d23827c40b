internal import AnimationModel
internal import SwiftProgram
internal import TextForms

/// A parameter with the Swift type of its values, so that a builder gets what its signature says.
struct Parameter<Value: Sendable>: Sendable {
  let signature: ParameterSignature
  /// Takes the value out of an argument of the signature's type.
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

  /// A number with a label.
  static func number(
    _ name: String, default defaultValue: Double? = nil, in range: ValidRange = .any,
    help: String
  ) -> Parameter {
    .double(.number, name, name, defaultValue, range, help)
  }

  /// A number without a label.
  static func plainNumber(_ name: String, help: String) -> Parameter {
    .double(.number, nil, name, nil, .any, help)
  }

  /// A time in seconds, 0 or more unless another range is given.
  ///
  /// Its label is its name unless another one is given.
  static func seconds(
    _ name: String, label: String?? = .none, default defaultValue: Double? = nil,
    in range: ValidRange = .atLeast(0), help: String
  ) -> Parameter {
    .double(.seconds, label ?? name, name, defaultValue, range, help)
  }

  /// A number among the arguments of a CSS function.
  static func cssNumber(
    _ name: String, in range: ValidRange = .any, help: String
  ) -> Parameter {
    .double(.cssNumber, nil, name, nil, range, help)
  }
}

extension Parameter<Int> {
  /// A whole number without a label.
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
  /// A flag with a label.
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
  /// A parameter that must be given and is no number.
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
  /// A spring without a label.
  static func plainSpring(_ name: String, help: String) -> Parameter {
    .required(.spring, label: nil, name: name, help: help) {
      guard case .spring(let spring) = $0 else { return nil }
      return spring
    }
  }
}

extension Parameter<UnitCurve> {
  /// A unit curve without a label.
  static func plainUnitCurve(_ name: String, help: String) -> Parameter {
    .required(.unitCurve, label: nil, name: name, help: help) {
      guard case .unitCurve(let curve) = $0 else { return nil }
      return curve
    }
  }
}

extension Parameter<UnitPoint> {
  /// A point with a label.
  static func unitPoint(_ name: String, help: String) -> Parameter {
    .required(.unitPoint, label: name, name: name, help: help) {
      guard case .unitPoint(let point) = $0 else { return nil }
      return point
    }
  }
}

extension Parameter<[LinearStop]> {
  /// The stops of CSS's `linear()`.
  static func cssStops(_ name: String, help: String) -> Parameter {
    .required(.cssStops, label: nil, name: name, help: help) {
      guard case .linearStops(let stops) = $0 else { return nil }
      return stops
    }
  }
}

extension Parameter<StepPosition> {
  /// The position of the rises of CSS's `steps()`.
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
  /// A value of a track's type, without a label.
  static func plainValue(_ name: String, help: String) -> Parameter {
    .required(.value, label: nil, name: name, help: help) {
      guard case .vector(let vector) = $0 else { return nil }
      return vector
    }
  }
}

extension Parameter<DynamicVector?> {
  /// A value of a track's type, with a label, or nil, which is the default.
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
  /// A time in seconds, 0 or more, with a label, or nil, which is the default.
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
  /// A parameter with a label whose default is nil.
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
  /// A spring with a label, and `Spring()` as its default.
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
  /// A unit curve with a label, and `.linear` as its default.
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
