/// A picture as a value: a size, a ground, and the commands that draw on it.
public struct Drawing: Hashable, Sendable {
  /// A fact about the picture that travels with it, such as the command that made it.
  public struct Fact: Hashable, Sendable {
    /// The subject of the fact, in plain ASCII letters: `Command`, `Software`.
    public var key: String
    /// The text of the fact.
    public var value: String

    /// Makes a fact.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The extent in points, which is pixels for a PNG at scale 1.
  public var size: Size
  /// The color of the ground.
  public var background: Color
  /// The commands to draw, from back to front.
  public var commands: [DrawingCommand]
  /// The title of the picture, for readers who cannot see it and for file properties.
  public var title: String
  /// The description of the picture, in words.
  public var description: String
  /// The other facts that travel with the picture, in this order.
  public var facts: [Fact]

  /// Makes a picture.
  public init(
    size: Size, background: Color, commands: [DrawingCommand] = [], title: String = "",
    description: String = "", facts: [Fact] = []
  ) {
    self.size = size
    self.background = background
    self.commands = commands
    self.title = title
    self.description = description
    self.facts = facts
  }
}
