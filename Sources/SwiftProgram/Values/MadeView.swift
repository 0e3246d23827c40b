package import MotionRecording

/// A view of SwiftUI.
package struct MadeView {
  /// The name of the view's kind: `Circle`.
  package var kind: String
  package var position: SourcePosition

  /// The type by which the view is distinguished from others where that hides its kind; nil if it does not.
  package var erasedKind: String?

  /// The literal that distinguishes the view from others of its kind, in quotes.
  package var literal: String?

  /// The content that the view shows: a text, a symbol.
  package var text: String?

  /// The reason why the text is unknown; nil if it is known.
  package var unread: UnknownValue?

  /// The key that distinguishes the text or image from any other, known or not; nil if it never changes.
  package var readKey: String?

  /// The integer in the text, if it contains one and nothing else that can change.
  package var number: Int?

  /// Whether the view is a list, whose rows come and go by themselves.
  package var isList = false

  /// Whether the view is a control, which a person would call by the texts in it.
  package var isControl = false

  /// The path of a navigation stack; nil for one that keeps its own.
  package var path: SwiftValue?

  /// The axes along which the content scrolls; nil for a view that never scrolls.
  package var scrolls: ScrollAxes?

  /// The spacing between the views inside in points, as far as it is written, and their alignment.
  package var spacing: Double?
  package var alignment = PlaceChange.centered

  /// The sides of its size that a `GeometryReader` reads.
  package var readSides = GeometrySides.all

  /// The views inside.
  package var content: ViewElement?

  /// The closure that makes the content of a `GeometryReader` once its size is known.
  package var reader: ClosureValue?

  /// The location that a toggle switches, or the one that opens and closes a disclosure group.
  package var isOn: Location?

  /// The parts of the view that a style of the app's own receives, by their names in the style's configuration.
  package var parts: [String: ViewElement] = [:]

  /// The completed fraction of a progress view, which a style of the app's own receives.
  package var fraction: SwiftValue?

  /// Notes that the view is not played, where no style of the app's own shows it.
  package var leftOut: (@Sendable (ProgramRun) -> Void)?

  /// The modifiers for everything that the view's own arguments move or do, before all other modifiers.
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

  /// Notes a value that the view shows and that is not a literal.
  ///
  /// - Parameters:
  ///   - value: The value; nil where there is none.
  ///   - text: The text of the value; nil where it is unknown.
  package mutating func reads(_ value: SwiftValue?, _ text: String?) {
    guard let value else { return }
    unread = value.unknown
    readKey = text ?? value.key
  }
}
