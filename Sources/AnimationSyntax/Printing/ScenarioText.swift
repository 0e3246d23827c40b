public import AnimationModel
internal import TextForms

/// The canonical text of a scenario in which a number is animated to several values in sequence.
public enum ScenarioText {
  /// A change of the number: its time, its animation and its new value.
  public struct Change: Hashable, Sendable {
    /// The time of the change in seconds, at least 0.
    public var time: Double
    /// The animation of the number.
    public var animation: Animation
    /// The target value.
    public var value: Double

    /// Creates a change.
    public init(at time: Double, _ animation: Animation, to value: Double) {
      self.time = time
      self.animation = animation
      self.value = value
    }
  }

  /// Returns the text, with one line for the state and one for each change; nil if an animation has no text.
  ///
  /// - Parameters:
  ///   - name: The name of the state, a valid Swift name.
  ///   - start: The value before the changes.
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

  /// Returns the text of a number of type Double.
  private static func number(_ value: Double) -> String {
    let text = NumberText.swift(value)
    return text.contains { $0 == "." || $0 == "e" } ? text : text + ".0"
  }
}
