// A heart that goes through three phases whenever it is tapped.
//
// See that a step ends when its animation is logically complete: the spring hands over to the curve long before it
// rests, and the curve is combined with what is left of it. The last step leads back to the first phase; the
// second tap finds the heart still settling there.

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
