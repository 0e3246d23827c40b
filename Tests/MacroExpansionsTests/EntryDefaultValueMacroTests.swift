import Testing

@Suite("@EntryDefaultValue")
struct EntryDefaultValueMacroTests {
  @Test("The initial value is evaluated whenever the variable is read")
  func getter() {
    expectExpansion(
      of: """
        struct Key {
          @EntryDefaultValue static var defaultValue = Speed(1.5)
        }
        """,
      is: """
        struct Key {
          static var defaultValue {
            get {
              Speed(1.5)
            }
          }
        }
        """,
      expanding: .supporting)
  }
}
