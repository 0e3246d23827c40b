/// The subscriptions of closures to publishers of timers, each of which lasts as long as something keeps it, as an
/// `AnyCancellable` does.
struct Subscriptions {
  /// The closures of subscriptions that nothing keeps yet, by number.
  fileprivate var waiting: [Int: ClosureValue] = [:]

  /// Whether there was ever one: other apps ask no further.
  fileprivate var areAny = false
}

extension ProgramRun {
  /// Makes what a closure receives from the publisher of a timer.
  package func subscribe(_ closure: ClosureValue, to publisher: HandleValue) -> HandleValue {
    var subscription = newHandle(publisher.seconds)
    subscription.isSubscription = true
    subscriptions.waiting[subscription.number] = closure
    subscriptions.areAny = true
    return subscription
  }

  /// Begins what a property keeps, and cancels what it does not keep any more.
  func noteKept(_ value: SwiftValue, insteadOf old: SwiftValue) throws {
    guard subscriptions.areAny else { return }
    let (kept, lost) = (value.subscriptions, old.subscriptions)
    for handle in lost where !kept.contains(handle) { try stop(handle.number) }
    for handle in kept {
      guard let closure = subscriptions.waiting.removeValue(forKey: handle.number),
        !stopped.contains(handle.number), let seconds = handle.seconds
      else { continue }
      try later(seconds, .tick(handle, closure, repeats: true))
    }
  }

  /// Returns the value that a tick hands on: the timer, or the time, which a publisher sends.
  func tick(of handle: HandleValue) -> SwiftValue {
    handle.isSubscription ? .number(time) : .handle(handle)
  }
}

extension SwiftValue {
  /// The subscriptions that it is or holds.
  fileprivate var subscriptions: [HandleValue] {
    switch self {
    case .handle(let handle): handle.isSubscription ? [handle] : []
    case .array(let values), .set(let values): values.flatMap(\.subscriptions)
    default: []
    }
  }
}
