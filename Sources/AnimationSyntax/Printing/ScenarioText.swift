public import AnimationModel
internal import TextForms

/// The canonical text of a scenario in which one number is animated to one value after another.
public enum ScenarioText {
  /// A change of the number: when, with which animation, and to which value.
  public struct Change: Hashable, Sendable {
    /// Seconds at which it happens, not below 0.
    public var time: Double
    /// How the number moves.
    public var animation: Animation
    /// The value that it heads for.
    public var value: Double

    /// Makes a change.
    public init(at time: Double, _ animation: Animation, to value: Double) {
      self.time = time
      self.animation = animation
      self.value = value
    }
  }

  /// The text, a line for the state and one for each change; nil where an animation has no spelling.
  ///
  /// - Parameters:
  ///   - name: The name of the state, a name of Swift.
  ///   - start: Its value before the changes.
  ///   - changes: The changes in the order of their times.
  public static func text(state name: String, from start: Double, _ changes: [Change]) -> String? {
    var lines = ["@State var \(name) = \(number(start))"]
    for change in changes {
      guard let animation = AnimationText.text(of: change.animation) else { return nil }
      lines.append(
        "at(\(NumberText.swift(change.time))) { withAnimation(\(animation)) "
          + "{ \(name) = \(NumberText.swift(change.value)) } }")
    }
    return lines.joined(separator: "\n")
  }

  /// A number whose type is Double.
  private static func number(_ value: Double) -> String {
    let text = NumberText.swift(value)
    return text.contains { $0 == "." || $0 == "e" } ? text : text + ".0"
  }
}
