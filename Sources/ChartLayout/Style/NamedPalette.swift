/// The sets of curve colors that have a name.
public enum NamedPalette: String, Hashable, Sendable, CaseIterable {
  /// Six colors chosen for each ground so that any two can be told apart in every kind of color vision.
  case standard
  /// The eight colors of M. Okabe and K. Ito (Color Universal Design, 2008), beginning with those that stand
  /// out most.
  case okabeIto = "okabe-ito"
  /// The "bright" scheme of P. Tol (SRON technical note 09-002, 2021).
  case tolBright = "tol-bright"
  /// Greys, for print without color: dashes tell the curves apart.
  case gray
}
