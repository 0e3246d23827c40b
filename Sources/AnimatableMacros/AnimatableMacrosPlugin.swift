internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// What the compiler loads: the implementations of the macros that `Kymograph` declares.
@main
struct AnimatableMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableMacro.self,
    AnimatableIgnoredMacro.self,
    AnimatablePropertyMacro.self,
    SynthesizedAnimatableDataMacro.self,
    EntryMacro.self,
    EntryDefaultValueMacro.self,
  ]
}
