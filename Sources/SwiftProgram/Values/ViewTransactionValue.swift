package import MotionRecording

/// A `Transaction` of SwiftUI in an app's code, with the values that have been set in it.
package struct ViewTransactionValue {
  /// The static member of a key type that is the value until one is set, as in `TransactionKey` and
  /// `AnimationStateKey`.
  package static let keyDefault = "defaultValue"

  /// The values that have been set, by the names of properties or by ``name(ofKey:)``.
  package private(set) var values: [String: SwiftValue] = [:]

  /// The completions that follow when the animations of the transaction's changes are complete.
  package var completions: [ViewCompletion] = []

  /// Creates a transaction in which nothing is set.
  package init() {}

  /// Creates a transaction with an animation.
  package init(animation: SwiftValue) { values["animation"] = animation }

  /// Sets the values that another transaction sets.
  package mutating func merge(_ other: ViewTransactionValue) {
    values.merge(other.values) { $1 }
    completions += other.completions
  }

  /// The value that has been set under a name; nil if there is none.
  package subscript(name: String) -> SwiftValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Returns the name for the value of a key, by the number of the key type.
  package static func name(ofKey type: Int) -> String { "\(keyPrefix)\(type)" }

  private static let keyPrefix = "key "

  /// Returns whether the value of a name is stored here; values of keys are set through properties of the app.
  package func isStored(_ name: String) -> Bool {
    Property(rawValue: name) != nil || name.hasPrefix(Self.keyPrefix)
  }

  /// Makes all values that affect animations unknown, as the code that sets them was not understood.
  package mutating func forget(_ unknown: UnknownValue) {
    for property in Property.allCases where property.decidesAnimation {
      values[property.rawValue] = .unknown(unknown)
    }
  }

  /// The properties that SwiftUI gives a transaction.
  ///
  /// Source: semantics reference, section 11.1.
  package enum Property: String, CaseIterable {
    case animation
    case disablesAnimations
    case isContinuous
    case tracksVelocity
    case scrollTargetAnchor
    case scrollPositionUpdatePreservesVelocity
    case scrollContentOffsetAdjustmentBehavior
    case dismissBehavior

    package var type: SwiftType {
      switch self {
      case .animation: .optional(.animation)
      case .disablesAnimations, .isContinuous, .tracksVelocity,
        .scrollPositionUpdatePreservesVelocity:
        .boolean
      case .scrollTargetAnchor: .optional(.geometry(.unitPoint))
      case .scrollContentOffsetAdjustmentBehavior: .opaque("ScrollContentOffsetAdjustmentBehavior")
      case .dismissBehavior: .opaque("DismissBehavior")
      }
    }

    /// The value of the property until one is set.
    package var initial: SwiftValue {
      switch self {
      case .animation, .scrollTargetAnchor: .nothing
      case .disablesAnimations, .isContinuous, .tracksVelocity,
        .scrollPositionUpdatePreservesVelocity:
        .boolean(false)
      case .scrollContentOffsetAdjustmentBehavior:
        .opaque(OpaqueValue(type: type.name, text: ".automatic"))
      case .dismissBehavior: .opaque(OpaqueValue(type: type.name, text: ".interactive"))
      }
    }

    /// Whether the property affects what moves, and how.
    package var decidesAnimation: Bool {
      switch self {
      case .animation, .disablesAnimations, .tracksVelocity: true
      default: false
      }
    }
  }
}
