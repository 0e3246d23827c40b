internal import MacroExpansions
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// The plug-in that the compiler loads, with the macros that `Kymograph` declares.
///
/// If a test depends on a plug-in, SwiftPM builds all tests and all modules a second time, for the
/// compiler's machine. So the expansions are in a library, and the plug-in has only the macros' names.
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

// The compiler looks for the types of a plug-in in the module of the plug-in itself.
final class AnimatableMacro: MacroExpansions.AnimatableMacro {}
final class AnimatableIgnoredMacro: MacroExpansions.AnimatableIgnoredMacro {}
final class AnimatablePropertyMacro: MacroExpansions.AnimatablePropertyMacro {}
final class SynthesizedAnimatableDataMacro: MacroExpansions.SynthesizedAnimatableDataMacro {}
final class EntryMacro: MacroExpansions.EntryMacro {}
final class EntryDefaultValueMacro: MacroExpansions.EntryDefaultValueMacro {}
