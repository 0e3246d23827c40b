/// The subscriptions of closures to publishers of timers, each of which lasts as long as it is stored somewhere, as an
/// `AnyCancellable` does.
struct Subscriptions {
  /// The closures of subscriptions that are not stored yet, by number.
  fileprivate var waiting: [Int: ClosureValue] = [:]

  /// Whether there ever was a subscription; apps without one skip the search for them.
  fileprivate var areAny = false
}

extension ProgramRun {
  /// Returns a new subscription of a closure to the publisher of a timer.
  package func subscribe(_ closure: ClosureValue, to publisher: HandleValue) -> HandleValue {
    var subscription = newHandle(publisher.seconds)
    subscription.isSubscription = true
    subscriptions.waiting[subscription.number] = closure
    subscriptions.areAny = true
    return subscription
  }

  /// Begins the subscriptions that a property stores now, and cancels those that it does not store any more.
  func noteKept(_ value: SwiftValue, insteadOf old: SwiftValue) throws {
    noteLetGo(old, for: value)
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

  /// Returns the argument of a tick's closure: the timer, or for a publisher the time.
  func tick(of handle: HandleValue) -> SwiftValue {
    handle.isSubscription ? .number(time) : .handle(handle)
  }
}

extension SwiftValue {
  /// The subscriptions that the value is or contains.
  fileprivate var subscriptions: [HandleValue] {
    switch self {
    case .handle(let handle): handle.isSubscription ? [handle] : []
    case .array(let values), .set(let values): values.flatMap(\.subscriptions)
    default: []
    }
  }
}
