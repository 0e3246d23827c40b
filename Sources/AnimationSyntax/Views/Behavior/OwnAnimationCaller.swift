internal import AnimationModel
internal import SwiftProgram

extension ProgramRun {
  var ownAnimations: OwnAnimationCaller { OwnAnimationCaller(run: self) }
}

/// Calls animations of the app, as SwiftUI does.
struct OwnAnimationCaller {
  let run: ProgramRun

  // MARK: - Answers

  /// Returns the result of a function as a vector; nil for nil.
  func vector<V: VectorArithmetic>(
    _ value: SwiftValue, of type: V.Type, from name: String, at time: Double, _ function: Int
  ) throws -> V? {
    let vector: V?
    switch value {
    case .nothing: return nil
    case .part(.vector(let value)): vector = value as? V
    case .number(let number): vector = number as? V
    case .float(let number): vector = Double(number) as? V
    case .integer(let number): vector = Double(number) as? V
    default: vector = nil
    }
    guard let vector else { throw run.error(.noAnswer(name), because: value.unknown, of: function) }
    guard vector.isFinite else { throw run.error(.notFinite(name, time: time), of: function) }
    return vector
  }
}

extension VectorArithmetic {
  /// Whether all numbers of the vector are finite; the square of a large one is not.
  fileprivate var isFinite: Bool {
    magnitudeSquared.isFinite || scaled(by: 1e-160).scaled(by: 1e-10).magnitudeSquared.isFinite
  }
}
