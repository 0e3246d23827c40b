/// A change of a number's text in which the digits roll, as ``ContentTransition/numericText(countsDown:)`` does.
///
///     let change = NumericTextChange(from: "199", to: "205", roll: .countsUp)
///     change.text(at: 0.7)  // "205"
///     change.places[0]      // 1 → 2, counts up
///
/// The text does not count through the numbers between: every place whose character changes goes from
/// the old one to the new in one roll, all places together, and the others stand still. That much can be
/// seen in SwiftUI; the following are our choices:
///
/// - Texts are aligned at the point, the last `.` in them, or at the end where there is none.
/// - All places have the progress of the animation. SwiftUI delays one after the other by figures whose unit
///   is not known.
/// - A place shows its new character from half of the progress on. Past the end, where a spring overshoots, it
///   stays: the progress is that of the roll.
/// - Digits roll, also in and out of empty places. Other characters, such as a comma or a sign, are replaced.
public struct NumericTextChange: Hashable, Sendable {
  /// The direction in which digits roll.
  public enum Roll: Hashable, Sendable {
    /// The direction for a number that becomes larger.
    case countsUp

    /// The direction for a number that becomes smaller.
    case countsDown
  }

  /// A place of the text.
  public struct Place: Hashable, Sendable {
    /// The number of places before the units; negative after the point, where the first place is −1.
    public var position: Int

    /// The old character; nil where the place was empty.
    public var old: Character?

    /// The new character; nil where the place becomes empty.
    public var new: Character?

    /// The direction in which the character rolls; nil if it does not move or is replaced.
    public var roll: Roll?

    /// Returns the character that is shown at a progress from 0 to 1 and beyond; nil if there is none.
    public func shown(at progress: Double) -> Character? { progress < 0.5 ? old : new }
  }

  /// The places from left to right, at least as many as the longer text has.
  public let places: [Place]

  /// Makes a change from one text to another.
  public init(from old: String, to new: String, roll: Roll) {
    let old = AlignedText(old)
    let new = AlignedText(new)
    let first = max(old.first, new.first)
    let last = min(old.last, new.last)
    var places: [Place] = []
    for position in stride(from: first, through: last, by: -1) {
      var place = Place(position: position, old: old[position], new: new[position])
      let hasDigit = [place.old, place.new].contains { $0?.isWholeNumber ?? false }
      if place.old != place.new && hasDigit { place.roll = roll }
      places.append(place)
    }
    self.places = places
  }

  /// The text that is shown at a progress from 0, the old text, to 1, the new one, and beyond.
  public func text(at progress: Double) -> String {
    String(places.compactMap { $0.shown(at: progress) })
  }
}

/// A text whose places are counted from its point.
private struct AlignedText {
  private let characters: [Character]
  private let units: Int

  init(_ text: String) {
    characters = Array(text)
    units = (characters.lastIndex(of: ".") ?? characters.count) - 1
  }

  var first: Int { units }
  var last: Int { units - (characters.count - 1) }

  subscript(position: Int) -> Character? {
    let index = units - position
    return characters.indices.contains(index) ? characters[index] : nil
  }
}
