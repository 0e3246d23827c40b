internal import SwiftSyntax

extension BodyCompiler {
  var conformances: ConformanceCompiler { ConformanceCompiler(body: self) }
}

/// Compiles the test whether a value conforms to protocols of the files, for `is`, `as?` and patterns.
struct ConformanceCompiler {
  let body: BodyCompiler

  /// The test whether a value conforms; nil where that is not certain.
  typealias Test = @Sendable (SwiftValue, ProgramRun) -> Bool?

  /// Returns the test whether a value conforms to the protocols in a type; nil unless all are protocols of the files.
  func test(of syntax: TypeSyntax) -> Test? {
    let names = names(in: syntax)
    let declarations = body.program.declarations
    guard !names.isEmpty,
      names.allSatisfy({ name in
        declarations.protocols[name] != nil && body.types.parameter(name) == nil
      })
    else { return nil }
    let conforming = Set(
      declarations.types.indices.filter { number in names.allSatisfy { conforms(number, to: $0) } })
    let isOfOthers = conforming.contains { declarations.types[$0].isForeign }
    return { value, run in
      if case .nothing = value { return false }
      if let number = run.typeNumber(of: value) { return conforming.contains(number) }
      // The value may be of a type that the files do not declare, but extend with the conformance.
      return isOfOthers ? nil : false
    }
  }

  /// Returns the names of the protocols of which a type consists: `P`, `any P`, `P & Q`.
  private func names(in syntax: TypeSyntax) -> [String] {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .someOrAnyType(let type): names(in: type.constraint)
    case .tupleType(let type) where type.elements.count == 1:
      type.elements.first.map { names(in: $0.type) } ?? []
    case .compositionType(let type): type.elements.flatMap { names(in: $0.type) }
    case .identifierType(let type): [type.name.plainText]
    default: []
    }
  }

  /// Returns whether a type, or one of its superclasses, conforms to a protocol.
  private func conforms(_ number: Int, to name: String) -> Bool {
    let declarations = body.program.declarations
    return sequence(first: number) { declarations.types[$0].superclass }.contains { number in
      declarations.types[number].inherited.contains {
        declarations.ancestors(of: $0).contains(name)
      }
    }
  }
}
