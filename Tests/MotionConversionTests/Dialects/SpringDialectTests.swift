import AnimationModel
import MotionConversion
import Testing

@Suite struct SpringDialectTests {
  @Test(arguments: SpringDialect.allCases)
  func theExampleIsRead(dialect: SpringDialect) throws {
    let spring = try DialectSpring(dialect.example, in: dialect)
    #expect(spring.spring.response > 0 && spring.dialect == dialect)
  }

  @Test func namesAreNotUsedTwice() {
    #expect(Set(SpringDialect.allCases.map(\.title)).count == SpringDialect.allCases.count)
  }
}
