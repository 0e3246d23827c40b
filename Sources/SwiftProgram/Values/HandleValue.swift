/// A timer or a task, which can be stopped.
package struct HandleValue: Hashable {
  /// Its number among those of the run.
  package var number: Int

  /// Seconds between its ticks; nil for a task.
  package var seconds: Double?

  /// Whether a closure receives its ticks from a publisher, until it is cancelled or nothing keeps it any more.
  package internal(set) var isSubscription = false
}
