internal import SwiftProgram
internal import SwiftSyntax

extension GeometrySides {
  /// Finds the sides that a closure reads: `proxy.size.width` is the width alone; a proxy that is passed elsewhere
  /// counts as one whose sides are all read.
  ///
  /// - Parameter content: The content of the reader; nil if there is none.
  init(readIn content: ExprSyntax?) {
    guard let closure = content?.as(ClosureExprSyntax.self) else {
      self = .all
      return
    }
    let proxy = Self.proxyName(of: closure)
    self = []
    var stack = [Syntax(closure.statements)]
    while let node = stack.popLast() {
      if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.plainText == proxy,
        name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
      {
        formUnion(Self(used: name))
      }
      stack.append(childrenOf: node)
    }
  }

  /// Finds the sides of a proxy that are read where it is named.
  private init(used proxy: DeclReferenceExprSyntax) {
    self = .all
    guard let member = Self.member(of: Syntax(proxy)) else { return }
    switch member.declName.baseName.plainText {
    case "safeAreaInsets": self = []
    case "frame": self.init(ofFrame: Syntax(member))
    case "size":
      switch Self.member(of: Syntax(member))?.declName.baseName.plainText {
      case "width": self = .width
      case "height": self = .height
      default: break
      }
    default: break
    }
  }

  /// Finds the sides of a frame that are read where it is made: `proxy.frame(in: .global).minY` needs no side.
  private init(ofFrame function: Syntax) {
    self = .all
    guard let call = function.parent?.as(FunctionCallExprSyntax.self),
      let member = Self.member(of: Syntax(call))
    else { return }
    switch member.declName.baseName.plainText {
    case "minX", "minY", "origin": self = []
    case "midX", "maxX", "width": self = .width
    case "midY", "maxY", "height": self = .height
    default: break
    }
  }

  /// Returns the member access on a value; nil for none.
  private static func member(of value: Syntax) -> MemberAccessExprSyntax? {
    guard let member = value.parent?.as(MemberAccessExprSyntax.self),
      member.base.map(Syntax.init)?.id == value.id
    else { return nil }
    return member
  }

  private static func proxyName(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.first?.name.plainText ?? "$0"
    case .parameterClause(let clause):
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).plainText } ?? "$0"
    case nil: "$0"
    }
  }
}
