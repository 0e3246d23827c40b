import Testing
import TextForms

@Suite struct TextHashTests {
  /// The test vectors of the authors of FNV-1a.
  @Test(
    arguments: [
      ("", 0x811c_9dc5), ("a", 0xe40c_292c), ("b", 0xe70c_2de5), ("foobar", 0xbf9c_f968),
    ] as [(String, UInt32)])
  func hashesAreThoseOfTheAuthors(text: String, hash: UInt32) {
    #expect(TextHash(text).value == hash)
  }

  @Test func textsAreHashedOneAfterTheOther() {
    #expect(TextHash("foo", "", "bar") == TextHash("foobar"))
  }
}
