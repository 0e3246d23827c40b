// A card that is opened, and closed again before it is fully open.
//
// The events show that the push is not cancelled: it completes, and then the pop begins, from the current
// rectangle and with its velocity.

@State var isShown = false

card.frame(width: 80, height: 80).offset(x: 20, y: 500)
  .matchedTransitionSource(id: "card", in: namespace)

if isShown {
  detail.frame(width: 390, height: 844)
    .navigationTransition(.zoom(sourceID: "card", in: namespace))
}

at(0.1) { withAnimation(.smooth(duration: 0.5)) { isShown = true } }
at(0.35) { withAnimation(.smooth(duration: 0.5)) { isShown = false } }
