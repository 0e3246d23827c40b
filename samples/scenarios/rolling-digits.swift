// A number whose digits roll.
//
// The text changes half way through; the events say which digits roll, and in which direction. A tap in
// the middle of a roll starts a new one.

@State var count = 98
count.contentTransition(.numericText(value: Double(count)))

at(0.1) { withAnimation(.smooth) { count += 4 } }
at(1) { withAnimation(.smooth) { count -= 1 } }
at(1.15) { withAnimation(.smooth) { count -= 1 } }
