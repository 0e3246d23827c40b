internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads the initial value of keyframes: a number, a size, an angle …, or a value of one of the app's types with named
/// properties.
struct KeyframeValueReader {
  let code: AnimatorCode

  /// Reads a value.
  ///
  /// - Returns: The parts of the value that keyframes can move, and the value as the keyframes can read it.
  func value(_ expression: ExprSyntax) throws(Fault) -> (shown: KeyframeValue, value: SwiftValue) {
    let range = code.source.range(of: expression)
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else {
        return try record(tuple.elements, Fault(.keyframes(.tupleWithoutLabels), range))
      }
      return try value(only.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let type = undeclaredType(call) {
      return try record(
        call.arguments, Fault(.keyframes(.withoutLabels(type)), range), of: type)
    }
    let value = try code.value(
      at: range, as: LiteralSyntax.isLiteral(expression) ? .number : .unknown)
    if expression.leadingName == "Color" { throw Fault(.keyframes(.color), range) }
    if let name = memberOfApp(expression, value) {
      throw Fault(
        .dependsOnApp(
          name: name,
          expected: "its properties with their values, as in '(scale: 1.0, angle: Angle.zero)'"),
        range)
    }
    return (try keyframeValue(value, at: range), value)
  }

  /// Returns the name of the type if a call creates a value of a type that the text does not declare.
  private func undeclaredType(_ call: FunctionCallExprSyntax) -> String? {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = callee.baseName.text
    guard BasicType(swiftName: name) == nil, name.first?.isUppercase == true, name != "Color",
      !code.types.contains(where: { $0.name == name })
    else { return nil }
    return name
  }

  /// Returns the text of an unknown constant of the app, such as `AnimationValues.start`; nil for any other expression.
  private func memberOfApp(_ expression: ExprSyntax, _ value: SwiftValue) -> String? {
    switch value {
    case .member(let member):
      if member.links.count == 1, member.links[0].name == "zero" { return nil }
    case .unknown:
      let name = expression.leadingName
      guard name?.first?.isUppercase == true, name.map(BasicType.init(swiftName:)) == .some(nil)
      else { return nil }
    default: return nil
    }
    return code.text(in: code.source.range(of: expression))
  }

  private func record(
    _ arguments: LabeledExprListSyntax, _ unlabelled: Fault, of type: String? = nil
  ) throws(Fault) -> (KeyframeValue, SwiftValue) {
    var properties: [(name: String, value: KeyframeValue)] = []
    var values: [(label: String?, value: SwiftValue)] = []
    guard !arguments.isEmpty else { throw unlabelled }
    for argument in arguments {
      guard let label = argument.label else { throw unlabelled }
      guard !properties.contains(where: { $0.name == label.text }) else {
        throw Fault(.duplicateArgument(label: label.text), code.source.range(of: label))
      }
      // A property may have any value as long as no keyframe moves it.
      do throws(Fault) {
        let (shown, value) = try value(argument.expression)
        properties.append((label.text, shown))
        values.append((label.text, value))
      } catch {
        properties.append((label.text, .other(error)))
      }
    }
    return (.record(properties, ofUnknown: type), .tuple(values))
  }

  /// Returns the parts of a value that keyframes can move.
  ///
  /// - Parameter range: The range of the value in the text.
  func keyframeValue(_ value: SwiftValue, at range: Range<Int>) throws(Fault) -> KeyframeValue {
    if let type = BasicType(value) {
      return .numbers(type == .integer ? .number : type, value.attributeValue.keyframeNumbers)
    }
    switch value {
    case .unknown(let unknown): throw code.fault(unknown, at: range)
    case .opaque(let opaque) where Self.isColor(opaque.type): throw Fault(.keyframes(.color), range)
    case .member(let member) where member.links.count == 1 && member.links[0].name == "zero":
      return .zero
    case .tuple(let parts):
      return .record(parts.enumerated().map { ($1.label ?? "\($0)", part($1.value, at: range)) })
    case .structure(let structure):
      let properties = code.types[structure.type].properties
      return .record(
        zip(properties, structure.fields).compactMap { property, value in
          switch property.storage {
          case .computed, .environment: return nil
          case .stored, .state, .binding, .outside: break
          }
          return (
            property.name,
            Self.isColor(property)
              ? .other(Fault(.keyframes(.color), range)) : part(value, at: range)
          )
        })
    default: throw Fault(.keyframes(.doesNotMove(Self.words(for: value))), range)
    }
  }

  private func part(_ value: SwiftValue, at range: Range<Int>) -> KeyframeValue {
    do throws(Fault) { return try keyframeValue(value, at: range) } catch { return .other(error) }
  }

  private static func words(for value: SwiftValue) -> String {
    switch value {
    case .array: "an array"
    case .nothing: "nil"
    case .enumeration: "a case of an enumeration"
    default: "'\(SentenceParts.short(value.text))'"
    }
  }

  private static let colors: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]

  private static func isColor(_ type: String) -> Bool {
    colors.contains(String(type.prefix { $0 != "." && $0 != "?" }))
  }

  /// Returns whether a property is a color, by its type or by its value.
  private static func isColor(_ property: PropertyCode) -> Bool {
    if case .opaque(let name) = property.type.unwrapped { return isColor(name) }
    return property.typeName.map(isColor) ?? false
  }
}
