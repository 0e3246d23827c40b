/// The options of `kymo play` for any kind of film.
struct FilmChoices {
  /// The options for the values that move, and for the system that shows them.
  let values: ValueOptions

  /// The parts of each row that are shown.
  let film: FilmOptions

  /// The options for the film's speed and duration.
  let filmTime: FilmTimeOptions

  /// The options for the times at which animations take over from each other.
  let interruption: FilmInterruptionOptions

  /// The marks on the curves.
  let marking: MarkOptions

  /// The options for a run of an app's views.
  let views: ViewRunOptions
}
