import AnimationSyntax
import MotionRecording

@testable import SwiftProgram

/// Returns the error that parsing a text throws; nil if it is understood.
func error(in text: String) -> ExpressionError? {
  do {
    _ = try Expression.parse(text)
    return nil
  } catch {
    return error
  }
}

/// Returns the only subject of a text; nil if it is not understood or gives several curves.
func subject(of text: String, semantics: Semantics = .ios17) -> Subject? {
  let curves = try? Expression.parse(text, in: ExpressionContext(semantics: semantics))
  return curves?.count == 1 ? curves?.first?.subject : nil
}
