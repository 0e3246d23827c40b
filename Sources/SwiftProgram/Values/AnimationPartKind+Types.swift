extension AnimationPartKind {
  /// Returns the type of a property; nil for a property that only an extension may have.
  func propertyType(_ name: String) -> SwiftType? {
    switch (self, name) {
    case (.vector, "magnitudeSquared"): .number
    case (.context, "state"): .part(.state)
    case (.context, "environment"): .part(.environment)
    case (.context, "isLogicallyComplete"): .boolean
    default: nil
    }
  }
}

extension SwiftType {
  /// Whether values of the type have elements whose keys are types.
  var hasKeys: Bool {
    switch self {
    case .transaction, .part(.state), .part(.environment): true
    default: false
    }
  }
}
