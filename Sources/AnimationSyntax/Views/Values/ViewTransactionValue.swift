internal import MotionRecording

/// A `Transaction` of SwiftUI's, as an app's code has it: it remembers what has been set in it.
struct ViewTransactionValue {
  /// The member of a key that says what its value is until it is set, as `TransactionKey` and `AnimationStateKey`
  /// have it.
  static let keyDefault = "defaultValue"

  /// What has been set: by the names of properties, and for keys by ``name(ofKey:)``.
  private(set) var values: [String: ViewValue] = [:]

  /// What is done when the animations of its changes are complete.
  var completions: [ViewCompletion] = []

  /// Makes a transaction in which nothing is set.
  init() {}

  /// Makes a transaction with an animation.
  init(animation: ViewValue) { values["animation"] = animation }

  /// Sets what another transaction sets.
  mutating func merge(_ other: ViewTransactionValue) {
    values.merge(other.values) { $1 }
    completions += other.completions
  }

  /// What has been set under a name.
  subscript(name: String) -> ViewValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The name of the value of a key, by the number of its type.
  static func name(ofKey type: Int) -> String { "\(keyPrefix)\(type)" }

  private static let keyPrefix = "key "

  /// Whether values are kept under a name as they are: those of keys are set through properties of the app's own.
  func isStored(_ name: String) -> Bool {
    Property(rawValue: name) != nil || name.hasPrefix(Self.keyPrefix)
  }

  /// Makes what matters to animations unknown: what would have set it was not understood.
  mutating func forget(_ unknown: UnknownValue) {
    for property in Property.allCases where property.decidesAnimation {
      values[property.rawValue] = .unknown(unknown)
    }
  }

  /// The properties that SwiftUI gives a transaction.
  ///
  /// Source: semantics reference, section 11.1.
  enum Property: String, CaseIterable {
    case animation
    case disablesAnimations
    case isContinuous
    case tracksVelocity
    case scrollTargetAnchor
    case scrollPositionUpdatePreservesVelocity
    case scrollContentOffsetAdjustmentBehavior
    case dismissBehavior

    var type: ViewType {
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

    /// What it is until it is set.
    var initial: ViewValue {
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
    var decidesAnimation: Bool {
      switch self {
      case .animation, .disablesAnimations, .tracksVelocity: true
      default: false
      }
    }
  }
}
