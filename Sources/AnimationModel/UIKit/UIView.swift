/// UIKit's animations of views, by their names: each function returns the animation instead of playing it.
///
/// Only the closures are left out. A duration of 0 or less shows the target at once, whatever the delay and the
/// options are: "the changes are made without animating them" (documented).
public enum UIView {}
