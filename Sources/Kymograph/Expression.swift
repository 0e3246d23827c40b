public import AnimationSyntax

/// The expression language; without this alias, the name would be ambiguous with Foundation's `Expression`.
public typealias Expression = AnimationSyntax.Expression
