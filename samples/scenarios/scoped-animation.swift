// A disclosure arrow and its panel: one tap, two motions.
//
// The animation with a closure applies only to what the closure lists, so that the arrow turns with a
// bounce while the panel has the animation of the tap. An angle is shown in degrees; a size has a
// row for each of its components.

@State var isOpen = false
let arrow = Angle(degrees: isOpen ? 90 : 0)
let panel = CGSize(width: 100, height: isOpen ? 80 : 20)

Group { arrow; panel }.animation(.bouncy(duration: 0.4)) { $0.arrow }

at(0)   { withAnimation(.smooth(duration: 0.6)) { isOpen.toggle() } }
at(0.9) { withAnimation(.smooth(duration: 0.6)) { isOpen.toggle() } }
