// What 'disablesAnimations' disables: the implicit animations, and no others.
//
// 'quiet' jumps with every tap, because its modifier disables the animation written before it. The tap at
// 0.6 s is made in a transaction that disables implicit animations, so that 'loud' jumps as well.
// The last one has an explicit animation, which stays.

@State var isOn = false
let loud = isOn ? 100.0 : 0.0
let quiet = isOn ? 60.0 : 20.0

loud.animation(.snappy, value: isOn)
quiet
  .animation(.snappy, value: isOn)
  .transaction { $0.disablesAnimations = true }

at(0) { isOn.toggle() }
at(0.6) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  withTransaction(transaction) { isOn.toggle() }
}
at(1) { withAnimation(.easeInOut(duration: 0.4)) { isOn.toggle() } }
