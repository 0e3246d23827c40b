internal import AnimationModel
internal import MotionRecording
internal import TextForms

/// Curves of one shape that differ in their durations; in real time they are different motions.
public struct MotionFamily: Hashable, Sendable {
  /// The expression that the curves have in common: `.easeInOut`, `.spring(bounce: 0.3)`.
  public var name: String

  /// The durations of the curves, in seconds, increasing.
  public var durations: [Double]

  /// The number of animations in the family.
  public var count: Int

  /// Returns the families with at least two durations, in the order of their names.
  static func families(of animations: [ScannedAnimation]) -> [MotionFamily] {
    var found: [String: (durations: Set<Double>, count: Int)] = [:]
    for animation in animations {
      guard let subject = animation.subjects.first, let shape = shape(of: subject) else { continue }
      found[shape.name, default: ([], 0)].durations.insert(shape.duration)
      found[shape.name, default: ([], 0)].count += 1
    }
    return found.filter { $0.value.durations.count > 1 }.map {
      MotionFamily(name: $0.key, durations: $0.value.durations.sorted(), count: $0.value.count)
    }.sorted { $0.name < $1.name }
  }

  private static func shape(of subject: Subject) -> (name: String, duration: Double)? {
    guard case .animation(let animation) = subject else { return nil }
    switch animation.form.core {
    case .bezier(let curve):
      let name = AnimationLinks(CurveNames.name(of: curve)).links.first ?? ""
      return (name, curve.duration)
    case .fluidSpring(let spring):
      let bounce = 1 - spring.dampingFraction
      return (".spring(bounce: \(HumanNumber.text(bounce, digits: 3)))", spring.response)
    default: return nil
    }
  }
}

/// The names of timing curves.
enum CurveNames {
  private static let names: KeyValuePairs<String, Animation> = [
    ".linear": .linear(duration: 1), ".easeIn": .easeIn(duration: 1),
    ".easeOut": .easeOut(duration: 1), ".easeInOut": .easeInOut(duration: 1),
  ]

  /// Returns the name of a curve, or its control points.
  static func name(of curve: BezierAnimation) -> String {
    for (name, animation) in names {
      guard case .bezier(let known) = animation.form.core else { continue }
      if known.startControlPoint == curve.startControlPoint,
        known.endControlPoint == curve.endControlPoint
      {
        return name
      }
    }
    let (one, two) = (curve.startControlPoint, curve.endControlPoint)
    let numbers = [one.x, one.y, two.x, two.y].map { HumanNumber.text($0, digits: 4) }
    return ".timingCurve(\(numbers.joined(separator: ", ")))"
  }
}
