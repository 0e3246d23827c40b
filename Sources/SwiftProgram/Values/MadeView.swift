package import MotionRecording

/// A view that SwiftUI has.
package struct MadeView {
  /// The name of its kind: `Circle`.
  package var kind: String
  package var position: SourcePosition

  /// The type by which it is told from other views, where that hides its kind; nil where it does not.
  package var erasedKind: String?

  /// The literal that tells it from others of its kind, in quotes.
  package var literal: String?

  /// The content that it reads or shows: a text, a symbol.
  package var text: String?

  /// Why it is not known what a text reads.
  package var unread: UnknownValue?

  /// The key that distinguishes the content that a text reads or an image shows from any other, known or not; nil
  /// where it never changes.
  package var readKey: String?

  /// The whole number that a text reads, if there is one in it and nothing else that can change.
  package var number: Int?

  /// Whether it is a list of views that come and go by themselves.
  package var isList = false

  /// Whether the texts inside of it are what a person would call it by.
  package var isControl = false

  /// The path of a stack of screens; nil for one that keeps its own.
  package var path: SwiftValue?

  /// Along which axes what is inside of it scrolls; nil for a view that never does.
  package var scrolls: ScrollAxes?

  /// The points between its views, as far as they are written, and where they are aligned.
  package var spacing: Double?
  package var alignment = PlaceChange.centered

  /// The sides of its room that a `GeometryReader` asks for.
  package var readSides = GeometrySides.all

  /// The views inside.
  package var content: ViewElement?

  /// The closure that gives the content of a `GeometryReader`, once it is known how much room there is.
  package var reader: ClosureValue?

  /// The location that a toggle switches, and the one that opens a group that opens and closes.
  package var isOn: Location?

  /// The views of it that a style of the app's own is given, by their names in the style's configuration.
  package var parts: [String: ViewElement] = [:]

  /// How much of it is done, which a style of the app's own is given.
  package var fraction: SwiftValue?

  /// Notes that it is not played, where no style of the app's own shows it.
  package var leftOut: (@Sendable (ProgramRun) -> Void)?

  /// The modifiers for everything that its own arguments make move or do, before every other modifier.
  package var modifiers: [ViewModifierValue] = []

  package init(
    kind: String, position: SourcePosition, literal: String? = nil, text: String? = nil,
    unread: UnknownValue? = nil, readKey: String? = nil, number: Int? = nil, isList: Bool = false,
    isControl: Bool = false, path: SwiftValue? = nil, scrolls: ScrollAxes? = nil,
    spacing: Double? = nil, alignment: PlaceChange = PlaceChange.centered,
    readSides: GeometrySides = GeometrySides.all, content: ViewElement? = nil,
    reader: ClosureValue? = nil, isOn: Location? = nil, parts: [String: ViewElement] = [:],
    fraction: SwiftValue? = nil, leftOut: (@Sendable (ProgramRun) -> Void)? = nil,
    modifiers: [ViewModifierValue] = []
  ) {
    self.kind = kind
    self.position = position
    self.literal = literal
    self.text = text
    self.unread = unread
    self.readKey = readKey
    self.number = number
    self.isList = isList
    self.isControl = isControl
    self.path = path
    self.scrolls = scrolls
    self.spacing = spacing
    self.alignment = alignment
    self.readSides = readSides
    self.content = content
    self.reader = reader
    self.isOn = isOn
    self.parts = parts
    self.fraction = fraction
    self.leftOut = leftOut
    self.modifiers = modifiers
  }

  /// Notes what a view reads that is not written out.
  ///
  /// - Parameters:
  ///   - value: The value; nil where there is none.
  ///   - text: How it reads; nil where that is not known.
  package mutating func reads(_ value: SwiftValue?, _ text: String?) {
    guard let value else { return }
    unread = value.unknown
    readKey = text ?? value.key
  }
}
