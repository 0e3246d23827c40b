internal import MotionRecording

/// The orders of the elements of lists, to know when those that stay change their places.
struct KeptOrders {
  private struct Order {
    var elements: [String]

    /// How often elements have changed their places.
    var changes = 0
  }

  private var orders: [ViewIdentity: Order] = [:]

  /// How often elements that a list had before and after have changed their places.
  mutating func changes(of list: ViewIdentity, to elements: [String]) -> Int {
    var order = orders[list] ?? Order(elements: elements)
    if order.elements != elements {
      let (old, new) = (Set(order.elements), Set(elements))
      if order.elements.filter(new.contains) != elements.filter(old.contains) { order.changes += 1 }
      order.elements = elements
    }
    orders[list] = order
    return order.changes
  }

  /// Forgets a list that is gone.
  mutating func forget(_ list: ViewIdentity) { orders[list] = nil }
}
