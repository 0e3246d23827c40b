/// UIKit's animations of views, by their names: what they play instead of playing it.
///
/// Only the closures are left out. A duration of 0 and below shows the target at once, whatever the delay and the
/// options are: "the changes are made without animating them" (documented).
public enum UIView {}
