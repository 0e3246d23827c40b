// A disclosure arrow and its panel: one tap, two motions.
//
// The animation with a body is for what stands in its body alone, so that the arrow turns with a
// bounce while the panel follows the animation of the tap. An angle is shown in degrees; a size has a
// row for each of its numbers.

@State var isOpen = false
let arrow = Angle(degrees: isOpen ? 90 : 0)
let panel = CGSize(width: 100, height: isOpen ? 80 : 20)

Group { arrow; panel }.animation(.bouncy(duration: 0.4)) { $0.arrow }

at(0)   { withAnimation(.smooth(duration: 0.6)) { isOpen.toggle() } }
at(0.9) { withAnimation(.smooth(duration: 0.6)) { isOpen.toggle() } }
