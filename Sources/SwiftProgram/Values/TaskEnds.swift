/// The outcomes of tasks, and the tasks that wait for them.
struct TaskEnds {
  /// The outcomes of tasks that are over, by the numbers of the tasks.
  var outcomes: [Int: TaskRun.Outcome] = [:]

  /// The tasks that wait for the end of another task, by the number of the latter.
  private var waiting: [Int: [TaskRun]] = [:]

  /// Lets a task wait for the end of another one.
  mutating func wait(_ task: TaskRun, for other: Int) { waiting[other, default: []].append(task) }

  /// Returns and removes the tasks that have waited for the end of a task.
  mutating func takeWaiting(for task: Int) -> [TaskRun] {
    waiting.removeValue(forKey: task) ?? []
  }
}
