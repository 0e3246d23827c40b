// swift-tools-version: 6.2

import PackageDescription

// The modules that read input from outside, compiled for libFuzzer. The libraries are links to the tool's own, so that
// they can be compiled with the fuzzer's counters; swift-syntax, which is not ours to mend, is compiled without them.

/// The settings with which every target of ours is compiled.
let strictSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// The counters that show libFuzzer which code an input reaches.
///
/// The whole flag would ask for libFuzzer's own `main` when a library is linked; the counters alone are Clang's
/// `-fsanitize=fuzzer-no-link`, of which these are the parts.
let counted: [SwiftSetting] =
  strictSettings + [
    .unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])
  ]

func library(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: counted)
}

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    library("OutsideText"),
    library("TextForms"),
    library("CurveGeometry"),
    library("SharedWork"),
    library("AnimationModel", dependencies: ["CurveGeometry"]),
    library("MotionRecording", dependencies: ["AnimationModel", "CurveGeometry", "SharedWork"]),
    library(
      "MotionComparison", dependencies: ["AnimationModel", "CurveGeometry", "MotionRecording"]),
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
    library("MotionFitting", dependencies: ["AnimationModel", "MotionRecording"]),
    library(
      "RecordingFormats",
      dependencies: [
        "AnimationModel", "CurveGeometry", "MotionRecording", "MotionComparison", "MotionFitting",
        "OutsideText", "TextForms",
      ]),
    library(
      "MotionConversion",
      dependencies: [
        "AnimationModel", "CurveGeometry", "MotionRecording", "AnimationSyntax", "RecordingFormats",
        "OutsideText", "SwiftProgram",
      ]),
    library(
      "SourceScanning",
      dependencies: [
        "AnimationModel", "AnimationSyntax", "CurveGeometry", "MotionComparison", "MotionRecording",
        "OutsideText", "RecordingFormats", "SharedWork", "SwiftProgram", "TextForms",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    library("DrawingModel", dependencies: ["CurveGeometry", "OutsideText", "TextForms"]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft cairo-pdf"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng zlib"),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif"),
    .target(
      name: "CPictures", dependencies: ["CCairo", "CGIF", "CPNG"],
      linkerSettings: [.linkedLibrary("gif")]),
    library("PictureReading", dependencies: ["CPictures", "DrawingModel", "OutsideText"]),
    library(
      "ChartLayout", dependencies: ["CurveGeometry", "DrawingModel", "OutsideText", "TextForms"]),
    library(
      "MotionCharts",
      dependencies: [
        "CurveGeometry", "MotionRecording", "MotionComparison", "MotionFitting", "ChartLayout",
        "DrawingModel",
        "OutsideText",
        "TextForms",
      ]),
    library(
      "FuzzChecks",
      dependencies: [
        "AnimationModel", "MotionRecording", "MotionComparison", "SwiftProgram", "AnimationSyntax",
        "RecordingFormats", "MotionConversion", "DrawingModel", "PictureReading", "ChartLayout",
        "MotionCharts", "OutsideText", "SourceScanning", "TestSupport",
      ]),
    .target(name: "TestSupport", dependencies: ["DrawingModel"], swiftSettings: strictSettings),
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzer", "FuzzChecks"], swiftSettings: counted,
      // The usual linker, gold, cannot link libFuzzer.
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"], .when(platforms: [.linux]))
      ]),
  ],
  swiftLanguageModes: [.v6]
)
