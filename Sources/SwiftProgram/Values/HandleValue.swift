/// A timer or a task, which can be stopped.
package struct HandleValue: Hashable {
  /// The number of the handle among those of the run.
  package var number: Int

  /// The interval between ticks, in seconds; nil for a task.
  package var seconds: Double?

  /// Whether the handle is a subscription: a closure receives the ticks of a publisher until it is cancelled or nothing
  /// keeps it.
  package internal(set) var isSubscription = false
}
