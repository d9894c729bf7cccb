internal import SceneBasics
internal import ScenePlan

/// The events of a run that are drawn, in 32 bytes each.
struct DrawnEvents {
  /// What is looked at more often than the event itself.
  private struct Place {
    var time: Int
    var lane: UInt32
    var moment: UInt32
  }

  private var events = LifecycleTape()
  private var places = Pages<Place>()

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - time: When it is drawn.
  ///   - moment: Its number among the events and the changes between them.
  mutating func append(_ event: LifecycleEvent, drawnAt time: Int, moment: Int) {
    events.append(event)
    places.append(
      Place(
        time: time, lane: UInt32(truncatingIfNeeded: DrawnEvents.lane(of: event.instance)),
        moment: UInt32(truncatingIfNeeded: moment)))
  }

  var indices: Range<Int> { places.indices }

  subscript(index: Int) -> LifecycleEvent { events[index] }

  /// When an event is drawn.
  func time(at index: Int) -> Int { places[index].time }

  /// The lane of an event.
  func lane(at index: Int) -> Int { Int(places[index].lane) }

  /// The number of an event among the events and the changes between them.
  func moment(at index: Int) -> Int { Int(places[index].moment) }

  /// The lane of a controller; the app's for none. The first lane is that of the steps.
  static func lane(of instance: InstanceID?) -> Int { instance.map { $0.index + 3 } ?? 2 }
}
