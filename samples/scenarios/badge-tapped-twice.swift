// A badge in keyframes, tapped again while it is still moving.
//
// At 0.5 s the keyframes restart from the current value. The cubic of the scale and the spring of the height come
// first in their tracks and keep the velocity; a linear keyframe would not.

@State var isTapped = false

KeyframeAnimator(initialValue: (scale: 1.0, y: 0.0), trigger: isTapped) { value in
  Badge().scaleEffect(value.scale).offset(y: value.y)
} keyframes: { _ in
  KeyframeTrack(\.scale) {
    CubicKeyframe(1.5, duration: 0.25)
    CubicKeyframe(0.9, duration: 0.25)
    CubicKeyframe(1, duration: 0.2)
  }
  KeyframeTrack(\.y) {
    SpringKeyframe(-40, duration: 0.4, spring: .bouncy)
    LinearKeyframe(0, duration: 0.3, timingCurve: .easeIn)
  }
}

at(0.1) { isTapped.toggle() }
at(0.5) { isTapped.toggle() }
