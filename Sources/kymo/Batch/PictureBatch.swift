internal import CairoDrawing
internal import SharedWork

/// Draws many pictures in one process and on all cores.
///
/// A picture that cannot be drawn is reported and the others are still drawn; a file that cannot be
/// written ends the batch. In any case only whole files are left.
struct PictureBatch {
  /// Makes the bytes of a picture with the renderer of its thread, which it creates for the thread's
  /// first picture.
  typealias Drawing =
    @Sendable (BatchPicture, inout DrawingRenderer?) throws -> [UInt8]

  private let pictures: [BatchPicture]

  init(_ pictures: [BatchPicture]) {
    self.pictures = pictures
  }

  /// The state that the threads share.
  private struct Progress {
    /// The index of the next picture to draw.
    var next = 0
    var isStopped = false
    var failures: [BatchFailure] = []
    var bar: BatchProgress
  }

  /// Draws the pictures and writes their files; returns the failures.
  func write(_ drawing: @escaping Drawing) -> [BatchFailure] {
    let signals = HeldSignals()
    let shared = Locked(Progress(bar: BatchProgress(of: pictures.count)))
    let pictures = pictures
    Threads.run(atMost: min(Threads.coreCount, pictures.count)) {
      // Each thread looks fonts up once, since they cannot be shared.
      var renderer: DrawingRenderer?
      while let picture = Self.next(of: pictures, shared, signals) {
        let failure = Self.write(picture, drawing, with: &renderer)
        shared.withLock { progress in
          progress.bar.advance()
          if let failure {
            progress.failures.append(failure)
            if failure.endsBatch { progress.isStopped = true }
          }
        }
      }
    }
    shared.withLock { $0.bar.finish() }
    signals.release()
    return shared.withLock { $0.failures }
  }

  private static func next(
    of pictures: [BatchPicture], _ shared: Locked<Progress>, _ signals: HeldSignals
  ) -> BatchPicture? {
    if signals.isWaiting { return nil }
    return shared.withLock { progress in
      guard !progress.isStopped, progress.next < pictures.count else { return nil }
      progress.next += 1
      return pictures[progress.next - 1]
    }
  }

  /// Draws and writes one picture; returns its failure, nil if there is none.
  private static func write(
    _ picture: BatchPicture, _ drawing: Drawing, with renderer: inout DrawingRenderer?
  ) -> BatchFailure? {
    do {
      try OutputDestination.file(picture.path).write(drawing(picture, &renderer))
      return nil
    } catch let error as ToolError {
      return BatchFailure(index: picture.index, error: error)
    } catch {
      return BatchFailure(
        index: picture.index, error: ToolError(.dataError, String(describing: error)))
    }
  }
}
