internal import AnimationModel
public import MotionRecording
internal import TextForms

extension Subject {
  /// The sentence about a spring of SwiftUI's that grows without bound; nil for all others.
  public var growth: String? {
    guard case .animation(let animation) = self, let ratio = animation.dampingRatioOfGrowth else {
      return nil
    }
    return
      "SwiftUI's steps of 1/300 s grow without bound at so much damping; they come to rest below a damping ratio of "
      + "\(HumanNumber.text(ratio, digits: 4)), a bounce above \(HumanNumber.text(1 / ratio - 1, digits: 4))"
  }
}
