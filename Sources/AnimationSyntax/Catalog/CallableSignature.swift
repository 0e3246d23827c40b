internal import AnimationModel
internal import SwiftProgram

/// The signature of a property, a function or an initializer that can be used in an expression.
public struct CallableSignature: Sendable {
  /// The kind of value that a callable makes or changes, which is also the heading in listings.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A callable that begins an animation: `.spring(duration: 0.5)`.
    case animation
    /// A callable that changes the animation before it: `.delay(0.2)`.
    case modifier
    /// A spring value: `Spring(duration: 0.5)`, `Spring.bouncy`.
    case spring
    /// A unit curve: `UnitCurve.easeInOut`.
    case unitCurve
    /// A control point: `UnitPoint(x: 0.2, y: 0)`.
    case unitPoint
    /// A spring or curve of UIKit or Core Animation: `CASpringAnimation(stiffness: 170)`.
    case uiKit
    /// A keyframe, inside a track: `LinearKeyframe(1, duration: 0.5)`.
    case keyframe
    /// A transition, by which a view is inserted and removed: `.push(from: .bottom)`.
    case transition
    /// An easing function of CSS: `cubic-bezier(0.2, 0, 0, 1)`.
    case css
  }

  /// The syntax of a callable.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A name alone.
    case property
    /// A name with parentheses.
    case function
    /// A type's name with parentheses.
    case initializer
  }

  /// The kind of value that the callable makes or changes.
  public let kind: Kind

  /// The syntax of the callable.
  public let form: Form

  /// The name: `spring`, `Spring` for an initializer, `cubic-bezier` for CSS.
  public let name: String

  /// The parameters in order; empty for a property.
  public let parameters: [ParameterSignature]

  /// The description, in one line.
  public let summary: String

  /// The type of the value that the callable begins or follows.
  let valueType: ValueType

  /// Whether the callable follows a value of the type rather than beginning one.
  let isMember: Bool

  /// Makes the value from the receiver, which only a member uses, and from one argument for each parameter, all of the
  /// types and in the ranges of the parameters.
  let build: @Sendable (CatalogValue?, [ArgumentValue], Semantics) -> CatalogValue

  /// The signature with its types and defaults: `spring(duration: TimeInterval = 0.5, …)` in Swift,
  /// `cubic-bezier(x1, y1, x2, y2)` in CSS.
  public var text: String {
    if form == .property { return name }
    return "\(name)(\(parameters.map(\.text).joined(separator: ", ")))"
  }
}

extension CallableSignature.Kind {
  /// The type of the values that entries of the kind make or follow, unless they have another one.
  fileprivate var valueType: ValueType {
    switch self {
    case .animation, .modifier: .animation
    case .spring: .spring
    case .unitCurve: .unitCurve
    case .unitPoint: .unitPoint
    case .uiKit: .view
    case .keyframe: .keyframe
    case .transition: .transition
    case .css: .easing
    }
  }
}

extension CallableSignature {
  /// Returns the signature of a callable that begins a value.
  ///
  /// - Parameters:
  ///   - kind: The heading in listings.
  ///   - form: The syntax.
  ///   - name: The name.
  ///   - summary: A short description.
  ///   - valueType: The type in whose name it is written; nil for that of its kind.
  ///   - parameter: The parameters.
  ///   - build: Makes the value.
  static func make<each Value: Sendable>(
    _ kind: Kind, _ form: Form, _ name: String, _ summary: String,
    of valueType: ValueType? = nil,
    _ parameter: repeat Parameter<each Value>,
    build: @escaping @Sendable (repeat each Value) -> CatalogValue
  ) -> CallableSignature {
    var signatures: [ParameterSignature] = []
    repeat signatures.append((each parameter).signature)
    return CallableSignature(
      kind: kind, form: form, name: name, parameters: signatures, summary: summary,
      valueType: valueType ?? kind.valueType, isMember: false
    ) { _, arguments, _ in
      var reader = ArgumentReader(arguments)
      return build(repeat reader.next(each parameter))
    }
  }

  /// Returns the signature of a function that changes the animation before it.
  static func modifier<each Value: Sendable>(
    _ name: String, _ summary: String,
    _ parameter: repeat Parameter<each Value>,
    apply: @escaping @Sendable (Animation, repeat each Value) -> Animation
  ) -> CallableSignature {
    var signatures: [ParameterSignature] = []
    repeat signatures.append((each parameter).signature)
    return CallableSignature(
      kind: .modifier, form: .function, name: name, parameters: signatures, summary: summary,
      valueType: .animation, isMember: true
    ) { receiver, arguments, _ in
      guard case .animation(let animation) = receiver else {
        preconditionFailure("'\(name)' is a member of animations")
      }
      var reader = ArgumentReader(arguments)
      return .animation(apply(animation, repeat reader.next(each parameter)))
    }
  }

  /// Reads arguments in order, each with the type of its parameter.
  private struct ArgumentReader {
    private var arguments: ArraySlice<ArgumentValue>

    init(_ arguments: [ArgumentValue]) {
      self.arguments = arguments[...]
    }

    mutating func next<Value>(_ parameter: Parameter<Value>) -> Value {
      guard let argument = arguments.popFirst(), let value = parameter.extract(argument) else {
        preconditionFailure("the argument '\(parameter.signature.name)' is of another type")
      }
      return value
    }
  }
}
