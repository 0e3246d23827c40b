// A number that counts up.
//
// A whole number does not animate: 'score' jumps, although it changes with an animation. What
// animates is a Double that is rounded in every frame, and that is what 'counter' shows.

@State var points = 0.0
let score = Int(points)
@Animatable let counter = Int(points.rounded())

at(0.2) { withAnimation(.easeOut(duration: 1)) { points = 30 } }
at(1.6) { withAnimation(.easeOut(duration: 0.5)) { points += 12 } }
