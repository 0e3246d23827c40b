internal import AnimationSyntax
internal import MotionConversion

enum DialectCheck {
  static func run(_ text: String) throws -> Bool {
    guard let first = text.utf8.first else { return false }
    let dialects = SpringDialect.allCases
    let dialect = dialects[Int(first) % dialects.count]
    let list = String(decoding: text.utf8.dropFirst(), as: UTF8.self)
    let spring: DialectSpring
    do {
      spring = try DialectSpring(list, in: dialect, distance: 100)
    } catch {
      try OutputChecks.check(error)
      return false
    }
    let choice = text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_521 }
    try SubjectCheck(subject: spring.subject, name: list, choice: choice).run()
    return true
  }
}
