/// The options of `kymo play` for a film, whatever is played in it.
struct FilmChoices {
  /// The values that move, and where they are shown.
  let values: ValueOptions

  /// The parts of each row that are shown.
  let film: FilmOptions

  /// How fast it plays, and how much of it.
  let filmTime: FilmTimeOptions

  /// When animations take over from each other.
  let interruption: FilmInterruptionOptions

  /// The marks on the curves.
  let marking: MarkOptions

  /// How the views of an app are played.
  let views: ViewRunOptions
}
