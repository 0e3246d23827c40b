/// The recorded course of one number of an animated attribute: its motion, its targets, and its animations.
public struct AttributeRecording: Hashable, Sendable {
  /// The times, values, velocities and events; named by attribute and component, as `size.width`.
  public var recording: Recording

  /// The name of the attribute, without that of the number: `size` for `size.width`.
  public var attribute: String

  /// The values of the model, each from a time on; the first one from the start.
  public var targets: [TimedChange<Double>]

  /// The names of the running animations, each from a time on; empty while none is running.
  public var animations: [TimedChange<String>]

  /// Makes a recording; the default attribute is the part of the name before the first dot.
  public init(
    recording: Recording,
    attribute: String? = nil,
    targets: [TimedChange<Double>],
    animations: [TimedChange<String>]
  ) {
    self.recording = recording
    self.attribute = attribute ?? String(recording.name.prefix { $0 != "." })
    self.targets = targets
    self.animations = animations
  }

  /// The rows of a table: one for every sample, in order.
  ///
  /// An event between two rows is in the later one.
  public var rows: [AttributeRow] {
    var rows: [AttributeRow] = []
    rows.reserveCapacity(recording.count)
    var target = 0
    var animation = 0
    var event = 0
    for index in 0..<recording.count {
      let time = recording.times[index]
      while target + 1 < targets.count && targets[target + 1].time <= time { target += 1 }
      while animation + 1 < animations.count && animations[animation + 1].time <= time {
        animation += 1
      }
      var happened: [RowEvent] = []
      while event < recording.events.count && recording.events[event].time <= time {
        happened.append(.animation(recording.events[event].kind))
        event += 1
      }
      rows.append(
        AttributeRow(
          time: time,
          attribute: recording.name,
          value: recording.values[index],
          velocity: recording.velocities[index],
          target: targets.isEmpty ? recording.target : targets[target].value,
          animation: animations.isEmpty ? "" : animations[animation].value,
          events: happened))
    }
    return rows
  }
}

/// A value from a time on.
public struct TimedChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The time in seconds since the start.
  public var time: Double

  /// The value.
  public var value: Value

  /// Makes a change.
  public init(time: Double, value: Value) {
    self.time = time
    self.value = value
  }
}

/// One row of the table of an attribute.
public struct AttributeRow: Hashable, Sendable {
  /// The time in seconds since the start.
  public var time: Double

  /// The attribute and its component, as `size.width`; empty for a row that belongs to no attribute.
  public var attribute: String

  /// The value that is shown; nil if there is none.
  public var value: Double?

  /// The velocity of the value, in value units per second; nil if there is none.
  public var velocity: Double?

  /// The value of the model; nil if there is none.
  public var target: Double?

  /// The name of the newest running animation; empty if there is none.
  public var animation: String

  /// The events since the previous row, in order.
  public var events: [RowEvent]

  /// Makes a row.
  public init(
    time: Double,
    attribute: String,
    value: Double? = nil,
    velocity: Double? = nil,
    target: Double? = nil,
    animation: String = "",
    events: [RowEvent] = []
  ) {
    self.time = time
    self.attribute = attribute
    self.value = value
    self.velocity = velocity
    self.target = target
    self.animation = animation
    self.events = events
  }
}
