import Testing

/// Indices and slices of arrays, and functions of ranges and numbers.
///
/// The values are from Swift's compiler.
@Suite("Views: parts of collections")
struct CollectionPartsTests {
  @Test("functions give what Swift's give")
  func values() throws {
    try ValueTable(properties: "let a = [1, 2, 3, 4, 5]").expect([
      "Double(a.prefix(through: 2).reduce(0, +))": 6,
      "Double(a.suffix(from: 2).reduce(0, +))": 12,
      "Double(a.dropLast(2).count)": 3,
      "a.contains(where: { $0 == 5 }) ? 1 : 0": 1,
      "Double(zip(a, a.reversed()).map(*).reduce(0, +))": 35,
      "Double((0...5).dropFirst(2).count)": 4,
      "Double((2...8).clamped(to: 4...20).upperBound)": 8,
      "(2...8).overlaps(9...10) ? 1 : 0": 0,
      "(2..<8).contains(8) ? 1 : 0": 0,
      "(0.0..<2.5).contains(2.5) ? 1 : 0": 0,
      "(1.0...2.0).isEmpty ? 1 : 0": 0,
      "a.starts(with: [1, 2]) ? 1 : 0": 1,
      "Double(10.quotientAndRemainder(dividingBy: 3).remainder)": 1,
      "Double(3.distance(to: 10))": 7,
      "Double(3.advanced(by: 4))": 7,
      "(3.5).distance(to: 10)": 6.5,
      "1.0.nextUp > 1 ? 1 : 0": 1,
      "(1.0).isEqual(to: 1.0) ? 1 : 0": 1,
      "Double(a.isEmpty ? 1 : 0)": 0,
      "Double(a.indices.contains(5) ? 1 : 0)": 0,
      "Double(a.index(after: 1))": 2,
      "Double(a.index(a.startIndex, offsetBy: 2))": 2,
      "Double(a.distance(from: 1, to: 4))": 3,
      "Double(a.split(separator: 3).count)": 2,
      "Double(a.split { $0 == 3 }.count)": 2,
      "Double(a.prefix { $0 < 3 }.count)": 2,
      "Double(a.drop { $0 < 3 }.count)": 3,
      "Double(a.dropFirst().dropLast().reduce(0, +))": 9,
      "Double(a.suffix(2).first!)": 4,
      "Double(a.prefix(10).count)": 5,
      "CGRect(x: 0, y: 0, width: 10, height: 20).contains(CGPoint(x: 3, y: 3)) ? 1 : 0": 1,
      "Double(a.contains([2, 3]) ? 1 : 0)": 1,
      #"Double(zip(1..., ["a", "b"]).map { $0.0 }.reduce(0, +))"#: 3,
      "Double(a.index(0, offsetBy: 4, limitedBy: 3) ?? -1)": -1,
      "Double(a.index(0, offsetBy: 3, limitedBy: 3) ?? -1)": 3,
      "Double(a.index(4, offsetBy: 1, limitedBy: 3) ?? -1)": 5,
      "Double(a.split(separator: 3, maxSplits: 0).count)": 1,
      "var m = a; let p = m.partition { $0 % 2 == 0 }; return Double(m.reduce(p) { $0 * 10 + $1 })":
        315342,
      "var m = [2, 4, 1, 3, 6, 5]; let p = m.partition(by: { $0 < 4 }); return Double(m.reduce(p) { $0 * 10 + $1 })":
        3_546_312,
      "var m = [1, 3]; return Double(m.partition { $0 > 5 })": 2,
      "Double(a.split(separator: 1).count)": 1,
      "Double(a.split(separator: 1, omittingEmptySubsequences: false).count)": 2,
      "Double(a.split(maxSplits: 1) { $0 % 2 == 0 }.count)": 2,
      "a.contains([2, 4]) ? 1 : 0": 0,
      "[[1], [2]].contains([2]) ? 1 : 0": 1,
      "(0..<5).contains(1..<3) ? 1 : 0": 1,
      "(0...5).overlaps(5...9) ? 1 : 0": 1,
      "(0..<5).overlaps(5..<9) ? 1 : 0": 0,
      "(3..<3).isEmpty ? 1 : 0": 1,
      "(0...Int.max).upperBound == Int.max ? 1 : 0": 1,
      #"Double("\(Int.min...0)".count)"#: 24,
    ])
  }

  @Test("an index of a part of a text is one of that part")
  func partsOfTexts() throws {
    try ValueTable(
      properties: "let text = \"hello world\""
    ).expect([
      #"let part = text.dropFirst(6); return part[part.startIndex] == "w" ? 1 : 0"#: 1,
      #"let part = text.dropFirst(6); return part[part.firstIndex(of: "r")!...] == "rld" ? 1 : 0"#:
        1,
      "let part = text.dropFirst(6); return Double(part.distance(from: part.startIndex, to: part.endIndex))":
        5,
      """
      var (rest, count) = (text[...], 0)
      while let index = rest.firstIndex(of: "o") { rest = rest[rest.index(after: index)...]; count += 1 }
      return Double(count * 10 + rest.count)
      """: 23,
      #"text[text.startIndex..<text.firstIndex(of: " ")!] == "hello" ? 1 : 0"#: 1,
      #"text.replacingCharacters(in: text.range(of: "world")!, with: "you") == "hello you" ? 1 : 0"#:
        1,
    ])
  }

  /// The index counts from the beginning of the slice, which the text does not.
  @Test(
    "an index of a part is not known in the text",
    arguments: [
      "text.distance(from: text.startIndex, to: text.dropFirst(6).startIndex)",
      "text[..<text.dropFirst(6).firstIndex(of: \"r\")!].count",
    ])
  func indicesOfOtherTexts(count: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        let text = "hello world"
        var body: some View {
          Circle().offset(x: isOn ? Double(\(count)) : 0).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap()")
    #expect(played.value("Circle.offset.x", at: 0.5) == nil)
    #expect(played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }
}
