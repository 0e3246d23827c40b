internal import MotionRecording

/// The last orders of the elements of lists, by which changes of order are noticed.
struct KeptOrders {
  private struct Order {
    var elements: [String]

    /// The number of times that elements have changed their places.
    var changes = 0
  }

  private var orders: [ViewIdentity: Order] = [:]

  /// Returns the number of times that elements that stay in a list have changed their places.
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

  /// Forgets a list that is removed.
  mutating func forget(_ list: ViewIdentity) { orders[list] = nil }
}
