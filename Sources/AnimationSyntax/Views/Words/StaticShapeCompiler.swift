internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var staticShapes: StaticShapeCompiler { StaticShapeCompiler(body: self) }
}

/// Compiles shapes with a leading dot: `.circle`, `.rect(cornerRadius: 8).inset(by: 2)`, and those of the app.
struct StaticShapeCompiler {
  let body: BodyCompiler

  /// Compiles the first links of a chain that begins with a dot where a view or a shape is expected; the value is
  /// unknown for an unknown name.
  ///
  /// - Parameter links: The links of the chain; the links that are understood are removed.
  func implicitView(_ links: inout ArraySlice<ChainLink>) throws -> Typed? {
    guard case .name(let node)? = links.first else { return nil }
    links.removeFirst()
    let (name, position) = (node.baseName.plainText, body.position(of: node))
    var call: FunctionCallExprSyntax?
    if case .call(let first)? = links.first {
      links.removeFirst()
      call = first
    }
    if let own = try addedShape(name, call, at: position) { return own }
    guard let kind = ViewKinds.shape(named: name, labels: call?.argumentLabels ?? []) else {
      return .unknown(call == nil ? ".\(name)" : ".\(name)(…)", at: position)
    }
    if let call, let view = try body.views.view(kind, call) { return view }
    return Typed(.view) { _, _ in .view(.made(MadeView(kind: kind, position: position))) }
  }

  /// Compiles a static shape or view that the files add: `extension Shape where Self == Star { static … }`; nil for any
  /// other name.
  private func addedShape(
    _ name: String, _ call: FunctionCallExprSyntax?, at position: SourcePosition
  ) throws -> Typed? {
    for number in ViewKinds.extended.compactMap({ body.program.extensions[$0] }) {
      let type = body.program.code.types[number]
      if let call {
        if let candidates = type.staticMethods[name],
          let own = try body.calls.function(candidates, on: nil, call, as: .view)
        {
          return own
        }
      } else if let global = type.staticGlobals[name, in: body.source.scope] {
        return body.calls.inlined(
          Typed(.view) { run, _ in
            .view(try run.element(try run.locations.global(global), at: position))
          },
          at: position)
      }
    }
    return nil
  }
}
