import Testing

/// Functions of Swift's own values as arguments of functions.
///
/// The texts are those that Swift prints.
@Suite("Views: functions of values that are not called")
struct ValueFunctionTests {
  @Test(
    "a function of a value is one of the value of that moment",
    arguments: [
      (
        #"let vowels: Set<Character> = ["a", "e"]; return "baked".filter(vowels.contains)"#, "ae"
      ),
      (
        #"let even: Set = [2, 4]; return "\([1, 2, 3, 4].filter(even.contains))""#, "[2, 4]"
      ),
      (#"return "\([1, 7].map((1...5).contains))""#, "[true, false]"),
      (#"return "\(["ab", "ba"].filter("abc".hasPrefix))""#, #"["ab"]"#),
      (#"return "\([1, 2].allSatisfy([1, 2, 3].contains))""#, "true"),
      (
        """
        var seen: Set = [1]
        let test = seen.contains
        seen.insert(2)
        return "\\(test(1)) \\(test(2)) \\(seen.contains(2))"
        """, "true false true"
      ),
    ])
  func tests(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text)
  }
}
