// The card of flick-home.swift, dragged as recorded in flick.csv.
//
// A recorded gesture is a table with the columns 'time' and 'value'; other columns are ignored. The
// motion is the same to the last digit.

@State var offset = 0.0

drag(offset, from: "flick.csv")

at(0.3) { withAnimation(.spring(duration: 0.6, bounce: 0.2)) { offset = 0 } }
