// A block as an app has it, with the structure of its values beside it.
struct BellValues {
  var swing = Angle.zero
  var scale = 1.0
  var lift: CGFloat = 0
}

Image(systemName: "bell.fill")
  .keyframeAnimator(initialValue: BellValues(), trigger: rings) { bell, value in
    bell
      .rotationEffect(value.swing, anchor: .top)
      .scaleEffect(value.scale)
      .offset(y: value.lift)
  } keyframes: { _ in
    KeyframeTrack(\.swing) {
      CubicKeyframe(.degrees(18), duration: 0.12)
      CubicKeyframe(.degrees(-14), duration: 0.18)
      CubicKeyframe(.degrees(8), duration: 0.16)
      CubicKeyframe(.zero, duration: 0.2)
    }
    KeyframeTrack(\.scale) {
      SpringKeyframe(1.25, duration: 0.25, spring: .snappy)
      SpringKeyframe(1, spring: .bouncy)
    }
    KeyframeTrack(\.lift) {
      LinearKeyframe(-6, duration: 0.2, timingCurve: .easeOut)
      LinearKeyframe(0, duration: 0.3, timingCurve: .easeIn)
    }
  }
