import AnimationModel
import Testing

@Suite("Numeric text")
struct NumericTextChangeTests {
  static let pairs = [
    ("199", "205"), ("9", "10"), ("10", "9"), ("1,000", "999"), ("12.5", "7.25"), ("", "3"),
    ("-5", "5"), ("42", "42"), ("1.5", "2"),
  ]

  @Test("it begins with one text and ends with the other, and past the end too", arguments: pairs)
  func ends(old: String, new: String) {
    let change = NumericTextChange(from: old, to: new, roll: .countsUp)
    #expect(change.text(at: 0) == old)
    #expect(change.text(at: 0.49) == old)
    #expect(change.text(at: 0.5) == new)
    #expect(change.text(at: 1) == new)
    #expect(change.text(at: 1.2) == new)
  }

  @Test("a place rolls if a digit changes in it, all the same way", arguments: pairs)
  func rolls(old: String, new: String) {
    for roll in [NumericTextChange.Roll.countsUp, .countsDown] {
      for place in NumericTextChange(from: old, to: new, roll: roll).places {
        let hasDigit = (place.old?.isNumber ?? false) || (place.new?.isNumber ?? false)
        #expect(place.roll == (place.old != place.new && hasDigit ? roll : nil))
      }
    }
  }

  @Test("texts are aligned at the units, and digits that stay stand still")
  func alignment() {
    let change = NumericTextChange(from: "97", to: "107", roll: .countsUp)
    #expect(change.places.map(\.position) == [2, 1, 0])
    #expect(change.places.map(\.old) == [nil, "9", "7"])
    #expect(change.places.map(\.new) == ["1", "0", "7"])
    #expect(change.places.map(\.roll) == [.countsUp, .countsUp, nil])
  }

  @Test("with a point they are aligned at it")
  func point() {
    let change = NumericTextChange(from: "9.5", to: "10.25", roll: .countsUp)
    #expect(change.places.map(\.position) == [1, 0, -1, -2, -3])
    #expect(change.places.map(\.old) == [nil, "9", ".", "5", nil])
    #expect(change.places.map(\.new) == ["1", "0", ".", "2", "5"])
  }

  @Test("what is no digit is replaced")
  func signs() {
    let change = NumericTextChange(from: "-5", to: "+5", roll: .countsUp)
    #expect(change.places.map(\.roll) == [nil, nil])
    #expect(change.places[0].shown(at: 0.4) == "-")
    #expect(change.places[0].shown(at: 0.6) == "+")
  }
}
