/// How tasks have ended, and which wait for that.
struct TaskEnds {
  /// How they have ended, by their numbers.
  var outcomes: [Int: TaskRun.Outcome] = [:]

  /// The tasks that wait for the end of others, by the numbers of these.
  private var waiting: [Int: [TaskRun]] = [:]

  /// Lets a task wait for the end of another one.
  mutating func wait(_ task: TaskRun, for other: Int) { waiting[other, default: []].append(task) }

  /// Takes the tasks that have waited for the end of one.
  mutating func takeWaiting(for task: Int) -> [TaskRun] {
    waiting.removeValue(forKey: task) ?? []
  }
}
