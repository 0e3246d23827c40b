/// Everything an expression can be made of, by name.
///
/// This is the single definition behind parsing, defaults, hints, listings and the manual: what is
/// not in here cannot be written, and what is in here can be.
public enum Catalog {}
