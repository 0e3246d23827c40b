import AnimationSyntax
import Testing

/// The expected numbers are from Swift's Foundation.
@Suite struct CharacterSetsTests {
  @Test func setsAreNamedListedAndMadeOfOthers() throws {
    try ValueTable(
      properties: """
        func kept(_ text: String, _ set: CharacterSet) -> Double {
          Double(text.trimmingCharacters(in: set).count)
        }
        """
    ).expect([
      #"Double("**ab".trimmingCharacters(in: CharacterSet.alphanumerics.inverted).count)"#: 2,
      #"kept("**ab", .alphanumerics.inverted)"#: 2,
      #"kept("*ab**", CharacterSet(charactersIn: "*"))"#: 2,
      #"kept("-a1", CharacterSet.letters.union(.decimalDigits))"#: 1,
      #"kept("a1", CharacterSet.alphanumerics.subtracting(.letters))"#: 1,
      #"kept("a1", .alphanumerics.intersection(.letters))"#: 1,
      #"var set = CharacterSet.letters; set.insert(charactersIn: "-"); return kept("-a1", set)"#: 1,
      #"var set = CharacterSet.letters; set.formUnion(.decimalDigits); return kept("-a1", set)"#: 1,
      #"let set = CharacterSet.letters; return kept("12ab34", set.inverted)"#: 2,
      #"Double(" a-b c".components(separatedBy: CharacterSet.whitespaces.union(.punctuationCharacters)).count)"#:
        4,
    ])
  }

  @Test func textsAreSearchedForThem() throws {
    try ValueTable().expect([
      #""pass1".rangeOfCharacter(from: .decimalDigits) != nil ? 1 : 0"#: 1,
      #""password".rangeOfCharacter(from: .decimalDigits) != nil ? 1 : 0"#: 0,
      #""pass!".rangeOfCharacter(from: CharacterSet(charactersIn: "!@#$")) != nil ? 1 : 0"#: 1,
      #"CharacterSet.letters.contains("a") ? 1 : 0"#: 1,
      #"Double("a-b_c".unicodeScalars.filter { CharacterSet.letters.contains($0) }.count)"#: 3,
      #"Double("Az".unicodeScalars.map { $0.value }.reduce(0, +))"#: 187,
    ])
  }

  @Test func aSetThatIsNotKnownIsNamed() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? Double("a".trimmingCharacters(in: .urlHostAllowed).count) : 5)
            .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.value("Circle.offset.x", at: 0.5) == nil)
    #expect(played.notes.contains { $0.contains("trimmingCharacters") })
  }
}
