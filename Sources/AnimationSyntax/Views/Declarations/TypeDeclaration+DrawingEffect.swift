internal import SwiftProgram
internal import SwiftSyntax

extension TypeDeclaration {
  /// Returns the position of the function that draws a shape, if it also writes to something else; nil if it does not.
  func drawingEffect(in program: ProgramCompiler) -> SourcePosition? {
    let functions = members.compactMap { member in
      member.declaration.as(FunctionDeclSyntax.self).map { (function: $0, source: member.source) }
    }
    guard let drawing = functions.first(where: { $0.function.name.plainText == "path" }),
      program.writes("path", among: functions.map(\.function))
    else { return nil }
    return drawing.source.position(of: drawing.function.name)
  }
}
