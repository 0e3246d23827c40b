// An animation that can be paused, and one that cannot.
//
// The environment stops the first from 0.3 s to 0.7 s. It holds its value there, then continues as
// if no time had passed, and so arrives 0.4 s late.

@State var pausable = 0.0
@State var ordinary = 0.0

at(0) {
  withAnimation(Animation(PausableAnimation(base: .easeInOut(duration: 1)))) { pausable = 100 }
  withAnimation(.easeInOut(duration: 1)) { ordinary = 100 }
}
at(0.3) { environment.animationPaused = true }
at(0.7) { environment.animationPaused = false }
