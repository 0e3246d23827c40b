// The library that programs import: all modules behind the tool, under one name, with the
// animatable geometry and the macros.
//
// SwiftUI exports Foundation as well, and code written for it relies on `TimeInterval`,
// `CGPoint` or `pow`. So does this library.
@_exported public import AnimationGeometry
@_exported public import AnimationModel
@_exported public import AnimationSyntax
@_exported public import CairoDrawing
@_exported public import ChartLayout
@_exported public import DrawingModel
@_exported public import Foundation
@_exported public import MotionCharts
@_exported public import MotionComparison
@_exported public import MotionConversion
@_exported public import MotionFitting
@_exported public import MotionRecording
@_exported public import PictureReading
@_exported public import RecordingFormats
@_exported public import SwiftProgram
