// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// What every target of ours is compiled with.
let strictSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

func library(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strictSettings)
}

func tests(of name: String, dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["TestSupport"],
    exclude: exclude,
    swiftSettings: strictSettings)
}

let package = Package(
  name: "kymograph",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Kymograph", targets: ["Kymograph"]),
    .executable(name: "kymo", targets: ["KymoTool"]),
  ],
  dependencies: [
    // Exact versions, so that an old checkout builds as it did.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // What both halves need: text from outside, before anybody reads it.
    library("OutsideText"),
    // Numbers, tables and hashes as text, and cubics: what would otherwise be written several times.
    library("TextForms"),
    library("CurveGeometry"),
    // Threads, and what they share.
    library("SharedWork"),

    // Motion: no colors.
    library("AnimationModel", dependencies: ["CurveGeometry"]),
    library("MotionRecording", dependencies: ["AnimationModel", "CurveGeometry", "SharedWork"]),
    library(
      "MotionComparison", dependencies: ["AnimationModel", "CurveGeometry", "MotionRecording"]),
    library("MotionFitting", dependencies: ["AnimationModel", "MotionRecording"]),
    // An app's Swift, compiled and run; what views and modifiers are, it is handed.
    library(
      "SwiftProgram",
      dependencies: [
        "AnimationModel",
        "CurveGeometry",
        "MotionRecording",
        "OutsideText",
        "SharedWork",
        "TextForms",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    library(
      "AnimationSyntax",
      dependencies: [
        "AnimationModel",
        "CurveGeometry",
        "MotionRecording",
        "SwiftProgram",
        "TextForms",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    library(
      "RecordingFormats",
      dependencies: [
        "AnimationModel", "CurveGeometry", "MotionRecording", "MotionComparison", "MotionFitting",
        "OutsideText", "TextForms",
      ]),
    // An app's animations, found in its source.
    library(
      "SourceScanning",
      dependencies: [
        "AnimationModel", "AnimationSyntax", "CurveGeometry", "MotionComparison", "MotionRecording",
        "OutsideText", "RecordingFormats", "SharedWork", "SwiftProgram", "TextForms",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    library(
      "MotionConversion",
      dependencies: [
        "AnimationModel", "CurveGeometry", "MotionRecording", "AnimationSyntax", "RecordingFormats",
        "OutsideText", "SwiftProgram",
      ]),

    // Drawing: no springs.
    library("DrawingModel", dependencies: ["CurveGeometry", "OutsideText", "TextForms"]),
    library("PictureReading", dependencies: ["CPictures", "DrawingModel", "OutsideText"]),
    library(
      "ChartLayout", dependencies: ["CurveGeometry", "DrawingModel", "OutsideText", "TextForms"]),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo-ft cairo-pdf",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPNG",
      pkgConfig: "libpng zlib",
      providers: [.apt(["libpng-dev", "zlib1g-dev"]), .brew(["libpng", "zlib"])]),
    .systemLibrary(
      name: "CGIF",
      pkgConfig: "libgif",
      providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .target(
      name: "CPictures",
      dependencies: ["CCairo", "CGIF", "CPNG"],
      cSettings: [.enableWarning("all"), .enableWarning("extra")],
      // Not every system tells pkg-config of giflib.
      linkerSettings: [.linkedLibrary("gif")]),
    library(
      "CairoDrawing",
      dependencies: [
        "CurveGeometry", "DrawingModel", "SharedWork", "TextForms", "CCairo", "CPictures",
      ]),

    // The compiler plug-in behind @Animatable and @Entry. It compiles swift-syntax once more for the
    // host, therefore nothing that `kymo` needs may depend on it, and no test: all tests would be built
    // for the host too.
    library(
      "MacroExpansions",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .macro(
      name: "AnimatableMacros",
      dependencies: [
        "MacroExpansions",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: strictSettings),
    library("AnimationGeometry", dependencies: ["AnimationModel"]),

    // Where the two meet.
    library(
      "MotionCharts",
      dependencies: [
        "CurveGeometry", "MotionRecording", "MotionComparison", "MotionFitting", "ChartLayout",
        "DrawingModel", "OutsideText", "TextForms",
      ]),
    library(
      "Kymograph",
      dependencies: [
        "AnimatableMacros", "AnimationGeometry",
        "AnimationModel", "MotionRecording", "MotionComparison", "MotionFitting", "SwiftProgram",
        "AnimationSyntax", "RecordingFormats", "MotionConversion", "DrawingModel", "PictureReading",
        "ChartLayout", "MotionCharts", "CairoDrawing",
      ]),
    .target(name: "CSwiftRuntime"),
    // The commands, apart from the program: no test waits for the module of a program.
    .target(
      name: "kymo",
      dependencies: [
        "CSwiftRuntime",
        "AnimationModel", "CurveGeometry", "MotionRecording", "MotionComparison", "MotionFitting",
        "AnimationSyntax", "RecordingFormats", "MotionConversion", "DrawingModel", "PictureReading",
        "ChartLayout",
        "MotionCharts", "CairoDrawing", "OutsideText", "SharedWork", "SourceScanning",
        "SwiftProgram",
        "TextForms",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strictSettings),
    .executableTarget(
      name: "KymoTool",
      dependencies: ["kymo"],
      swiftSettings: strictSettings),

    .target(
      name: "TestSupport",
      dependencies: ["DrawingModel", "SharedWork"],
      path: "Tests/TestSupport",
      swiftSettings: strictSettings),
    tests(of: "TestSupport", dependencies: []),
    // What the fuzzer checks, so that what it found is checked by every run of the tests.
    .target(
      name: "FuzzChecks",
      dependencies: [
        "AnimationModel", "MotionRecording", "MotionComparison", "SwiftProgram", "AnimationSyntax",
        "RecordingFormats", "MotionConversion", "DrawingModel", "PictureReading", "ChartLayout",
        "MotionCharts", "OutsideText", "SourceScanning", "TestSupport",
      ],
      path: "Fuzzing/Sources/FuzzChecks",
      swiftSettings: strictSettings),
    tests(of: "FuzzChecks", dependencies: ["FuzzChecks", "OutsideText"]),
    tests(of: "OutsideText", dependencies: ["OutsideText"]),
    tests(of: "TextForms", dependencies: ["TextForms"]),
    tests(of: "CurveGeometry", dependencies: ["CurveGeometry"]),
    tests(of: "SharedWork", dependencies: ["SharedWork"]),
    tests(of: "AnimationModel", dependencies: ["AnimationModel"]),
    tests(
      of: "MacroExpansions",
      dependencies: [
        "MacroExpansions",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]),
    tests(of: "AnimationGeometry", dependencies: ["AnimationModel", "AnimationGeometry"]),
    tests(
      of: "MotionRecording",
      dependencies: ["AnimationModel", "CurveGeometry", "MotionRecording", "RecordingFormats"],
      exclude: ["Recorded"]),
    tests(
      of: "MotionComparison",
      dependencies: ["AnimationModel", "MotionRecording", "MotionComparison"]),
    tests(
      of: "MotionFitting", dependencies: ["AnimationModel", "MotionRecording", "MotionFitting"]),
    tests(
      of: "SwiftProgram",
      dependencies: [
        "AnimationModel", "MotionRecording", "SwiftProgram",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    tests(
      of: "AnimationSyntax",
      dependencies: [
        "AnimationModel", "MotionRecording", "SwiftProgram", "AnimationSyntax", "RecordingFormats",
        "TextForms",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    tests(
      of: "RecordingFormats",
      dependencies: [
        "AnimationModel", "MotionRecording", "MotionComparison", "RecordingFormats",
      ]),
    tests(
      of: "SourceScanning",
      dependencies: [
        "AnimationModel", "AnimationSyntax", "MotionRecording", "RecordingFormats",
        "SourceScanning",
      ]),
    tests(
      of: "MotionConversion",
      dependencies: [
        "AnimationModel", "CurveGeometry", "MotionRecording", "SwiftProgram", "AnimationSyntax",
        "MotionConversion",
      ]),
    tests(of: "DrawingModel", dependencies: ["DrawingModel"]),
    tests(of: "PictureReading", dependencies: ["DrawingModel", "PictureReading"]),
    tests(of: "ChartLayout", dependencies: ["DrawingModel", "ChartLayout"], exclude: ["Goldens"]),
    tests(of: "CairoDrawing", dependencies: ["DrawingModel", "CairoDrawing"]),
    tests(
      of: "MotionCharts",
      dependencies: [
        "AnimationModel", "MotionRecording", "MotionComparison", "DrawingModel", "ChartLayout",
        "MotionCharts",
      ]),
    tests(of: "Kymograph", dependencies: ["Kymograph"]),
    tests(
      of: "CommandLine",
      dependencies: [
        "AnimationModel", "MotionRecording", "KymoTool", "kymo",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
