// The library that programs import: everything the tool is made of, under one name.
@_exported public import AnimationModel
@_exported public import AnimationSyntax
@_exported public import CairoDrawing
@_exported public import ChartLayout
@_exported public import DrawingModel
@_exported public import MotionCharts
@_exported public import MotionRecording
@_exported public import RecordingFormats
