import Testing

/// The order of initialization of classes and their superclasses.
@Suite("Views: initializers of superclasses")
struct SuperclassInitializerTests {
  /// The values are computed by Swift.
  @Test("what a class begins with is computed before what its superclass begins with")
  func beginnings() throws {
    try ValueTable(
      declarations: """
        enum Count {
          static var last = 0.0
          static func next() -> Double { last += 1; return last }
          static func anew() -> Three { last = 0; return Three() }
        }
        class One { let a = Count.next(); let b = Count.next() }
        class Two: One { let c = Count.next() }
        class Three: Two { let d = Count.next() }
        """
    ).expect([
      "let made = Count.anew(); return made.a * 1000 + made.b * 100 + made.c * 10 + made.d": 3421
    ])
  }

  /// The values are computed by Swift.
  @Test(
    "an initializer calls that of the superclass where it leaves it out, and begins anew for no other one"
  )
  func impliedInitializers() throws {
    try ValueTable(
      declarations: """
        enum Count { static var made = 0.0; static func next() -> Double { made += 1; return made } }
        class Base { var n = 1.0; init(_ more: Double = 4) { n += more } }
        class Middle: Base { var m = 2.0; init() { m = 3 } }
        final class Last: Middle { var k: Double; init(k: Double) { self.k = k } }
        struct Card {
          var id = Count.next()
          var n: Double
          init(n: Double) { self.n = n }
          init() { self.init(n: 4) }
        }
        protocol Named { func name() -> Double }
        extension Named { func name() -> Double { 1 } }
        class Plain: Named {}
        final class Own: Plain { func name() -> Double { 2 } }
        """
    ).expect([
      "let made = Last(k: 7); return made.n * 100 + made.m * 10 + made.k": 537,
      "Count.made = 0; _ = Card(); let card = Card(); return card.id * 10 + card.n": 24,
      "Own().name() * 10 + (Own() as Plain).name()": 21,
    ])
  }

  /// The values are computed by Swift.
  @Test("properties of a superclass begin where its initializer does")
  func initialOrder() throws {
    try ValueTable(
      declarations: """
        enum Log { static var text = ""; static func add(_ part: String) -> Int { text += part; return 1 } }
        class Base {
          var a = Log.add("a")
          var c: Int
          init(c: Int) { self.c = c; Log.text += "A" }
        }
        class Middle: Base {
          var b = Log.add("b")
          init(d: Int) { Log.text += "1"; super.init(c: Log.add("x")); Log.text += "2" }
        }
        final class Last: Middle {
          var e = Log.add("e")
          convenience init() { Log.text += "c"; self.init(d: Log.add("y")); Log.text += "C" }
        }
        class Plain { var p = Log.add("p") }
        final class Own: Plain { var o = Log.add("o"); override init() { Log.text += "0" } }
        """
    ).expect([
      #"Log.text = ""; _ = Last(); return Log.text == "cyeb1xaA2C" ? 1 : 0"#: 1,
      #"Log.text = ""; _ = Own(); return Log.text == "o0p" ? 1 : 0"#: 1,
    ])
  }
}
