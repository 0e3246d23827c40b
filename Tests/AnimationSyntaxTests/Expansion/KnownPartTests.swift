import AnimationSyntax
import Testing

@Suite struct KnownPartTests {
  @Test(arguments: [
    (".easeIn(duration: d)", ".easeIn(duration: ‹d›)"),
    (".easeIn(duration: 0.5).delay(i / 20)", ".easeIn(duration: 0.5).delay(‹i / 20›)"),
    (
      ".spring(response: r, dampingFraction: 0.5 + x)",
      ".spring(response: ‹r›, dampingFraction: ‹0.5 + x›)"
    ),
    (".linear.delay(on ? 1 : 2).speed(s)", ".linear.delay(‹on ? 1 : 2›).speed(‹s›)"),
    (".linear.delay(a[0]).speed(2)", ".linear.delay(‹a[0]›).speed(2)"),
    (".linear.delay(f { 1 })", ".linear.delay(‹f { 1 }›)"),
    (".linear.delay(late)", ".linear.delay(‹late›)"),
    ("animation", "animation"), ("mine.delay(0.1)", "mine.delay(0.1)"), (".mine", ".mine"),
  ])
  func whatDependsOnTheAppIsMarked(animation: String, known: String) throws {
    let source = "func f() { let late = Double(i) / 20; withAnimation(\(animation)) { } }"
    let reading = try #require(
      try ExpressionFile.readings(source, fileName: "a.swift").first)
    #expect(reading.site?.text == known)
    #expect((try? reading.curves.get()) == nil)
  }
}
