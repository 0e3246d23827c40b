internal import SwiftSyntax

/// What kind of value is expected somewhere in an app's code.
indirect enum AppExpectation {
  /// Nothing is known of it.
  case any
  case plain(ScenarioType)
  /// A type of the text's own.
  case app(String)
  case array(AppExpectation)
  /// What is read where it is used, as an animation is.
  case term

  /// What an annotation says.
  ///
  /// - Parameters:
  ///   - type: The type that is written; nil if none is.
  ///   - types: The text's own types.
  ///   - enclosing: The type that `Self` means.
  init(_ type: TypeSyntax?, in types: AppTypes, enclosing: String? = nil) {
    guard let type else {
      self = .any
      return
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType, in: types, enclosing: enclosing)
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self = .array(AppExpectation(array.element, in: types, enclosing: enclosing))
    } else {
      let name = type.lastName
      if name == "Self", let enclosing {
        self = .app(enclosing)
      } else if let plain = ScenarioType(swiftName: name == "Float" ? "Double" : name) {
        self = .plain(plain)
      } else if types[name] != nil, ValueType.swiftNames[name] == nil {
        self = .app(name)
      } else {
        self = type.is(TupleTypeSyntax.self) ? .any : .term
      }
    }
  }

  /// What is expected of the elements of an array.
  var element: AppExpectation { if case .array(let element) = self { element } else { .any } }
}
