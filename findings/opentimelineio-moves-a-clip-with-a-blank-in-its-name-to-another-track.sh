#!/usr/bin/env bash
# A clip whose file has a blank in its name is on another track, or nowhere to be read, after OpenTimelineIO wrote it.
#
# Guess, written before the run: an edit list (CMX 3600) that OpenTimelineIO writes can be read by it, with the clips in
#   their order and place. Long names are cut, as the format asks for. Writing changes nothing in the timeline.
# Seen: the first eight letters of "menu list.mov" are written as they are, so "menu" is read as the reel and "lis" as
#   the track. The clip is alone on a track named "lis", and a gap is in its place. With two blanks the list can't be
#   read. Writing a timeline with a dissolve shortens the clip before it and lengthens the one behind it in memory. A
#   marker's length is lost, and its name is in capitals.
# Versions: OpenTimelineIO 0.18.1, otio-cmx3600-adapter 1.0.0.
# Source: the feature matrix in OpenTimelineIO's documentation has one track, gaps, markers and transitions for this
#   format. The adapter's README: names of reels have eight letters at most, unless `reelname_len` says otherwise.
# Why it matters: a storyboard goes to the cutting room as such a list. Files named "menu list" are common, and nothing
#   says that the second track is no track. A timeline that is written twice, or drawn after, has other lengths.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check OpenTimelineIO==0.18.1 otio-cmx3600-adapter==1.0.0

cat > run.py <<'END'
from opentimelineio import adapters, opentime, schema

time = lambda frames: opentime.RationalTime(frames, 24)
span = lambda start, length: opentime.TimeRange(time(start), time(length))

def clip(name, start=0, length=24):
    return schema.Clip(name, schema.ExternalReference(f"/media/{name}.mov", span(0, 1000)), span(start, length))

def timeline(*items):
    track = schema.Track("V", kind="Video")
    track.extend(items)
    result = schema.Timeline("board")
    result.tracks.append(track)
    return result

def show(board):
    for track in board.tracks:
        parts = []
        for item in track:
            if isinstance(item, schema.Transition):
                parts.append("dissolve")
                continue
            marks = [f" [{mark.name}, {mark.marked_range.duration.value:g}]" for mark in getattr(item, "markers", [])]
            parts.append(f"{item.name or 'gap'} {item.duration().value:g}{''.join(marks)}")
        print(f"    {track.name}: {', '.join(parts)}")

def try_it(board):
    print("  before")
    show(board)
    text = adapters.write_to_string(board, "cmx_3600")
    print("  written", "".join(line for line in text.splitlines(True) if line.startswith("002"))[:22].rstrip())
    show(board)
    print("  read")
    try:
        show(adapters.read_from_string(text, "cmx_3600", rate=24))
    except Exception as error:
        print("   ", type(error).__name__)

dissolve = schema.Transition(transition_type="SMPTE_Dissolve", in_offset=time(6), out_offset=time(6))
marked = clip("list")
marked.markers.append(schema.Marker("tap here", span(10, 5)))
for name, items in {
    "one word": [clip("menu"), clip("list"), clip("card")],
    "a blank": [clip("menu"), clip("menu list"), clip("card")],
    "two blanks": [clip("menu"), clip("a b list"), clip("card")],
    "a dissolve": [clip("menu", 10, 48), dissolve, clip("list", 10, 48)],
    "a marker": [clip("menu"), marked],
}.items():
    print(name)
    try_it(timeline(*items))
END
tools/bin/python run.py > seen
cat seen
cat > expected <<'END'
one word
  before
    V: menu 24, list 24, card 24
  written 002  list     V     C
    V: menu 24, list 24, card 24
  read
    V: menu 24, list 24, card 24
a blank
  before
    V: menu 24, menu list 24, card 24
  written 002  menu lis V     C
    V: menu 24, menu list 24, card 24
  read
    V: menu 24, gap 24, card 24
    lis: menu list 24
two blanks
  before
    V: menu 24, a b list 24, card 24
  written 002  a b list V     C
    V: menu 24, a b list 24, card 24
  read
    EDLParseError
a dissolve
  before
    V: menu 48, dissolve, list 48
  written 002  menu     V     C
    V: menu 42, dissolve, list 54
  read
    V: menu 42, dissolve, list 54
a marker
  before
    V: menu 24, list 24 [tap here, 5]
  written 002  list     V     C
    V: menu 24, list 24 [tap here, 5]
  read
    V: menu 24, list 24 [TAP HERE, 0]
END
diff expected seen || { echo "This is not what was seen with these versions."; exit 1; }
