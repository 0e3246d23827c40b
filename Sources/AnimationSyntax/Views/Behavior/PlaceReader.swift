internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var placeReader: PlaceReader { PlaceReader(run: self) }
}

/// Reads the positions of views.
struct PlaceReader {
  let run: ProgramRun

  /// Returns the proxy of a `GeometryReader`: there is no layout, so that it has the size that frames around it
  /// determine, or else that of the screen.
  ///
  /// - Parameters:
  ///   - room: The size that the reader is offered.
  ///   - place: The place of the reader.
  ///   - sides: The sides that are read.
  ///   - reader: The identity of the reader.
  ///   - isFrame: Whether this is a frame without a change of state.
  ///   - position: The position of the reader in the source.
  func geometryProxy(
    in room: OfferedRoom, _ place: KnownPlace, _ sides: GeometrySides, of reader: ViewIdentity,
    isFrame: Bool, at position: SourcePosition
  ) -> SwiftValue {
    var taken: GeometrySides = []
    if room.width == nil, sides.contains(.width) { taken.insert(.width) }
    if room.height == nil, sides.contains(.height) { taken.insert(.height) }
    run.screenReader.noteScreen("a GeometryReader has", taken, at: position)
    let size = SIMD4(
      room.width ?? run.setting.screen.width, room.height ?? run.setting.screen.height, 0, 0)
    if !isFrame, let old = run.places.sizes.updateValue(size, forKey: reader), old != size {
      run.note(
        "the size of a GeometryReader changes; what is inside sees the new one at once",
        at: position)
    }
    run.places.readers[reader.number] = ReadPlaces.Reader(place: place, size: room)
    return Self.proxy(reader.number, .geometry(.size, size))
  }

  /// Returns the proxy of a measured view, whose size is known where frames determine it.
  func measuringProxy(
    of size: OfferedRoom, at place: KnownPlace, _ number: Int, _ position: SourcePosition
  ) -> SwiftValue {
    run.places.readers[number] = ReadPlaces.Reader(place: place, size: size)
    if let width = size.width, let height = size.height {
      return Self.proxy(number, .geometry(.size, [width, height, 0, 0]))
    }
    let sides = [("width", size.width), ("height", size.height)].map { name, side in
      (name, side.map { .number($0) } ?? notLaidOut("size.\(name)", position))
    }
    return Self.proxy(number, .tuple(sides))
  }

  private static func proxy(_ number: Int, _ size: SwiftValue) -> SwiftValue {
    .tuple([
      ("size", size), ("safeAreaInsets", .geometry(.insets, .zero)), ("place", .integer(number)),
    ])
  }

  /// Returns the place and the size of a view whose frame is read; nil for any other value.
  func reader(_ parts: [(label: String?, value: SwiftValue)]) -> ReadPlaces.Reader? {
    parts.first { $0.label == "place" }?.value.integer.flatMap { run.places.readers[$0] }
  }

  /// Returns the frame of a view in a coordinate space.
  ///
  /// - Parameters:
  ///   - parts: The parts of the view's proxy.
  ///   - space: The coordinate space.
  ///   - position: The position of the code that reads the frame.
  func frame(
    of parts: [(label: String?, value: SwiftValue)], in space: SwiftValue?,
    at position: SourcePosition
  ) -> SwiftValue? {
    guard let size = parts.first(where: { $0.label == "size" })?.value,
      let reader = reader(parts)
    else { return nil }
    if SpaceName(space) == .local {
      guard case .geometry(_, let numbers) = size else {
        return rectangle(.at(0), .at(0), reader.size, size, at: position)
      }
      return .geometry(.rectangle, SIMD4(0, 0, numbers[0], numbers[1]))
    }
    // Where a view fills the screen, the size of the screen is its size in every space.
    var known = reader.size
    if case .geometry(_, let numbers) = size {
      if known.wholeScreen.contains(.width) { known.width = known.width ?? numbers[0] }
      if known.wholeScreen.contains(.height) { known.height = known.height ?? numbers[1] }
    }
    guard let found = SpaceName(space)?.space(in: reader.place) else {
      return rectangle(.unknown, .unknown, known, size, space, at: position)
    }
    noteRead(found, reader.place, at: position)
    let offset = run.places.offset(in: found)
    return rectangle(
      found.x.moved(by: -offset.width), found.y.moved(by: -offset.height), known, size,
      at: position)
  }

  /// Returns the bounds of a coordinate space, seen from a view; nil if there is none.
  func bounds(
    of space: SwiftValue?, from parts: [(label: String?, value: SwiftValue)],
    at position: SourcePosition
  ) -> SwiftValue? {
    guard let reader = reader(parts) else { return nil }
    let unknown = notLaidOut("bounds(of:).size", position)
    guard let found = SpaceName(space)?.space(in: reader.place) else {
      return rectangle(.unknown, .unknown, OfferedRoom(), unknown, space, at: position)
    }
    noteRead(found, reader.place, at: position)
    let offset = run.places.offset(in: found)
    func turned(_ start: KnownPlace.Start, _ offset: Double) -> KnownPlace.Start {
      if case .at(let start) = start { .at(offset - start) } else { .unknown }
    }
    return rectangle(
      turned(found.x, offset.width), turned(found.y, offset.height), OfferedRoom(), unknown,
      at: position)
  }

  private func noteRead(
    _ space: KnownPlace.Space, _ place: KnownPlace, at position: SourcePosition
  ) {
    if run.dependencies.isMakingViews { run.places.note(space) }
    run.dependencies.reads?.areKnown = false
    guard space.name == .global, space.x != .unknown || space.y != .unknown else { return }
    run.note(
      "'.global' begins at the top left corner of a screen without \(place.isBelowBar ? "bars and " : "")safe areas",
      at: position)
  }

  /// Returns a rectangle, as far as it is known.
  private func rectangle(
    _ x: KnownPlace.Start, _ y: KnownPlace.Start, _ known: OfferedRoom, _ size: SwiftValue,
    _ space: SwiftValue? = nil, at position: SourcePosition
  ) -> SwiftValue {
    if case .at(let x) = x, case .at(let y) = y, let width = known.width,
      let height = known.height
    {
      return .geometry(.rectangle, [x, y, width, height])
    }
    var parts: [(String, SwiftValue)] = [("size", size)]
    for side in ["width", "height"] { parts.append((side, part(side, of: size, at: position))) }
    func add(_ letter: String, _ start: KnownPlace.Start, _ length: Double?, _ side: String) {
      for (name, share) in [("min", 0.0), ("mid", 0.5), ("max", 1)] {
        let name = name + letter
        guard case .at(let number) = start else {
          parts.append((name, notPlaced(name, in: space, position)))
          continue
        }
        let value: SwiftValue? =
          share == 0 ? .number(number) : length.map { .number(number + share * $0) }
        parts.append((name, value ?? notLaidOut("frame(in:).\(name)", position, "the \(side) of")))
      }
    }
    add("X", x, known.width, "width")
    add("Y", y, known.height, "height")
    if case .at(let x) = x, case .at(let y) = y {
      parts.append(("origin", .geometry(.point, [x, y, 0, 0])))
    } else {
      let origin = ["x": "minX", "y": "minY"].map { name, part in
        (name, parts.first { $0.0 == part }?.1 ?? .nothing)
      }
      parts.append(("origin", .tuple(origin)))
    }
    return .tuple(parts)
  }

  private func part(_ side: String, of size: SwiftValue, at position: SourcePosition) -> SwiftValue
  {
    switch size {
    case .geometry(_, let numbers): .number(numbers[side == "width" ? 0 : 1])
    case .tuple(let parts):
      parts.first { $0.label == side }?.value ?? notLaidOut("size.\(side)", position)
    default: size
    }
  }

  private func notPlaced(
    _ part: String, in space: SwiftValue?, _ position: SourcePosition
  ) -> SwiftValue {
    var unknown = UnknownValue("frame(in:).\(part)", at: position)
    unknown.predicate =
      "depends on where the view lies, which "
      + (space == nil
        ? "is only known at the beginning of what is scrolled, and behind frames, paddings and spacings that are numbers"
        : "is only known in spaces of coordinates around it")
    return .unknown(unknown)
  }

  private func notLaidOut(
    _ name: String, _ position: SourcePosition, _ what: String = "the size of"
  ) -> SwiftValue {
    var unknown = UnknownValue(name, at: position)
    unknown.predicate = "depends on \(what) the view, which is not computed"
    return .unknown(unknown)
  }
}
