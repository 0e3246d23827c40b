package import MotionRecording

/// A `Transaction` of SwiftUI's, as an app's code has it: it remembers what has been set in it.
package struct ViewTransactionValue {
  /// The member of a key that says what its value is until it is set, as `TransactionKey` and `AnimationStateKey`
  /// have it.
  package static let keyDefault = "defaultValue"

  /// The values that have been set: by the names of properties, and for keys by ``name(ofKey:)``.
  package private(set) var values: [String: SwiftValue] = [:]

  /// The completions that follow when the animations of its changes are complete.
  package var completions: [ViewCompletion] = []

  /// Makes a transaction in which nothing is set.
  package init() {}

  /// Makes a transaction with an animation.
  package init(animation: SwiftValue) { values["animation"] = animation }

  /// Sets what another transaction sets.
  package mutating func merge(_ other: ViewTransactionValue) {
    values.merge(other.values) { $1 }
    completions += other.completions
  }

  /// The value that has been set under a name; nil if there is none.
  package subscript(name: String) -> SwiftValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The name of the value of a key, by the number of its type.
  package static func name(ofKey type: Int) -> String { "\(keyPrefix)\(type)" }

  private static let keyPrefix = "key "

  /// Whether values are kept under a name as they are: those of keys are set through properties of the app's own.
  package func isStored(_ name: String) -> Bool {
    Property(rawValue: name) != nil || name.hasPrefix(Self.keyPrefix)
  }

  /// Makes what matters to animations unknown: what would have set it was not understood.
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

    /// The value of the property until it is set.
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

    /// Whether what moves, and how, depends on it.
    package var decidesAnimation: Bool {
      switch self {
      case .animation, .disablesAnimations, .tracksVelocity: true
      default: false
      }
    }
  }
}
