// A heart that goes through three phases whenever it is tapped.
//
// A step ends when its animation is logically complete: the curve takes over from the spring long before it is at
// rest, and is combined with the rest of it. The last step leads back to the first phase, where the heart is still
// settling at the second tap.

@State var isTapped = false

heart.phaseAnimator([.rest, .up, .down], trigger: isTapped) { content, phase in
  content
    .scaleEffect(phase == .up ? 1.4 : 1)
    .offset(y: phase == .up ? -30 : phase == .down ? 6 : 0)
} animation: { phase in
  switch phase {
  case .up: .spring(duration: 0.3, bounce: 0.4)
  case .down: .easeIn(duration: 0.15)
  case .rest: .bouncy(duration: 0.5)
  }
}

at(0.2) { isTapped.toggle() }
at(1.6) { isTapped.toggle() }
