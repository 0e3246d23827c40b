/// A timer or a task, which can be stopped.
package struct HandleValue: Hashable {
  /// Its number among those of the run.
  package var number: Int

  /// Seconds between its ticks; nil for a task.
  package var seconds: Double?
}
