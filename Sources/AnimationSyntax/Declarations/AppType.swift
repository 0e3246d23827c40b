internal import SwiftSyntax

/// An enumeration or structure that is declared in the text being read, with what its extensions add.
struct AppType {
  /// A case of an enumeration.
  struct Case {
    let name: String
    /// The labels of the associated values; nil where one has none.
    let labels: [String?]
    /// What they are if they are left out.
    let defaults: [ExprSyntax?]
    let types: [TypeSyntax]
    let rawValue: ExprSyntax?
  }

  /// A stored or computed property, of a value or of the type.
  struct Property {
    let name: String
    let type: TypeSyntax?
    /// The value of a stored property where it is declared.
    let initialValue: ExprSyntax?
    /// What a computed property does.
    let body: CodeBlockItemListSyntax?

    /// Whether the app may change it.
    let isVariable: Bool

    /// Whether every value of the type has one of its own.
    var isStored: Bool { body == nil }
  }

  let name: String
  let isEnumeration: Bool
  /// What it inherits from, the raw type of an enumeration among it.
  var inherited: [String] = []
  var cases: [Case] = []
  /// The properties of a value, in order.
  var properties: [Property] = []
  /// The properties of the type itself.
  var statics: [Property] = []

  /// The case of a name.
  func `case`(named name: String) -> Case? { cases.first { $0.name == name } }

  /// The index of a case among all, which is its raw value if that is a whole number and nothing is written.
  func index(of name: String) -> Int? { cases.firstIndex { $0.name == name } }

  func property(named name: String) -> Property? { properties.first { $0.name == name } }

  func `static`(named name: String) -> Property? { statics.first { $0.name == name } }

  /// The stored properties of a value, in order.
  var stored: [Property] { properties.filter(\.isStored) }
}

extension AppType {
  /// Takes up what stands between the braces of a declaration or an extension.
  mutating func add(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in declaration.elements { cases.append(Case(element)) }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        let isStatic = variable.modifiers.contains {
          ["static", "class"].contains($0.name.text)
        }
        for property in Property.all(in: variable) {
          if isStatic { statics.append(property) } else { properties.append(property) }
        }
      }
    }
  }
}

extension AppType.Case {
  fileprivate init(_ element: EnumCaseElementSyntax) {
    let parameters = element.parameterClause?.parameters.map { $0 } ?? []
    self.init(
      name: element.name.text.filter { $0 != "`" },
      labels: parameters.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.text } },
      defaults: parameters.map { $0.defaultValue?.value },
      types: parameters.map(\.type), rawValue: element.rawValue?.value)
  }
}

extension AppType.Property {
  /// The properties that a declaration has, those of a tuple left out.
  static func all(in variable: VariableDeclSyntax) -> [AppType.Property] {
    var all: [AppType.Property] = []
    // In `var x, y: Double` the type is that of both.
    var type: TypeSyntax?
    for binding in variable.bindings.reversed() {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      all.append(
        AppType.Property(
          name: pattern.identifier.text.filter { $0 != "`" }, type: type,
          initialValue: binding.initializer?.value, body: binding.accessorBlock?.gettingStatements,
          isVariable: variable.bindingSpecifier.text == "var"))
    }
    return all.reversed()
  }
}

extension AccessorBlockSyntax {
  /// What reading the property does; nil if that stands nowhere, as for observers.
  fileprivate var gettingStatements: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
