/// A list whose elements have a place each, as findings call it.
enum PlanRow: String {
  case instruction = "an instruction"
  case hook = "a hook"
  case place = "a place"
  case placeRun = "a run of places"
  case origin = "where an instruction comes from"
  case note = "a note"
  case part = "a part of a container"
  case tell = "what a template tells"
  case answer = "an answer"
  case event = "an event"
  case size = "a size"
  case frame = "a frame"
  case layout = "a layout"
  case childFrame = "a child's frame"
}
