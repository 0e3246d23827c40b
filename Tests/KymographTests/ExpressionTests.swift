import Foundation
import Kymograph
import Testing

@Suite("Names that Foundation has as well")
struct ExpressionTests {
  @Test("An expression is one of ours, even next to an import of Foundation")
  func expression() throws {
    let expressions: [ParsedExpression] = try Expression.parse(".spring(bounce: 0.3)")
    #expect(expressions.count == 1)
  }
}
