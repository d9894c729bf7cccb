#!/usr/bin/env python3
"""Counts what storyboards hold, with another parser and other rules of thumb than the importer.

Reads paths from standard input, a line each, and prints one JSON object by path: counts, or null for a document that
isn't UIKit's.
"""

import json
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter


def counts(path):
    root = ElementTree.parse(path).getroot()
    runtime = root.get("targetRuntime", "")
    if not (runtime.startswith("iOS.CocoaTouch") or runtime == "AppleTV"):
        return None
    found = Counter()
    parents = {child: parent for parent in root.iter() for child in parent}
    owners, exits = {}, set()
    for scene in root.iter("scene"):
        members = list(scene.find("objects"))
        controller = next(m for m in members if m.get("sceneMemberID") == "viewController")
        found["controllers"] += 1
        found["kind " + controller.tag] += 1
        for attribute in ("customClass", "title", "storyboardIdentifier"):
            found[attribute] += attribute in controller.attrib
        found["placed"] += scene.find("point[@key='canvasLocation']") is not None
        for element in scene.iter():
            owners[element] = controller.get("id")
        exits |= {member.get("id") for member in members if member.tag == "exit"}
    edges = []
    for segue in root.iter("segue"):
        if "kind" not in segue.attrib:
            continue
        kind = segue.get("kind")
        target = segue.get("destination")
        found["edge " + kind + (" " + segue.get("relationship") if kind == "relationship" else "")] += 1
        found["identifier"] += bool(segue.get("identifier"))
        found["class on segue"] += "customClass" in segue.attrib
        found["unanimated"] += segue.get("animates") == "NO"
        found["styles"] += ("modalPresentationStyle" in segue.attrib) + ("modalTransitionStyle" in segue.attrib)
        found["anchors"] += any(key.startswith("popoverAnchor") for key in segue.attrib)
        sender = parents[parents[segue]]
        if sender.get("sceneMemberID") != "viewController":
            found["sender " + sender.tag] += 1
        found["ends at an exit"] += target in exits
        edges.append((owners[segue], target))
    reached, todo = set(), [root.get("initialViewController")]
    while todo:
        here = todo.pop()
        if here and here not in reached and here not in exits:
            reached.add(here)
            todo += [to for source, to in edges if source == here]
    found["reached"] = len(reached)
    return {key: count for key, count in sorted(found.items()) if count}


def main():
    print(json.dumps({path: counts(path) for path in sys.stdin.read().splitlines()}, sort_keys=True))


if __name__ == "__main__":
    main()
