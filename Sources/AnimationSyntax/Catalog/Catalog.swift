/// The elements of expressions, by name.
///
/// This is the single definition for parsing, defaults, hints, listings and the manual: exactly the elements in it can
/// be written.
public enum Catalog {}
