#!/usr/bin/env python3
"""Counts what 'check' has to find in the scenes of storyboards, from their XML alone.

Reads paths from standard input, a line each, and prints one JSON object by path: counts by code. A document that isn't
UIKit's has none. Every rule here is written from the papers on storyboards, not from the importer.
"""

import json
import os
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict

# What stands in a container from the start.
HELD = ("relationship", "embed")


class Graph:
    """Controllers by id, and segues between them; a reference into the same file is the controller that it names."""

    def __init__(self, root, name):
        self.runtime = root.get("targetRuntime", "")
        self.initial = root.get("initialViewController")
        self.controllers = {}
        self.exits = set()
        written = []
        for scene in root.iter("scene"):
            members = list(scene.find("objects"))
            controller = next(m for m in members if m.get("sceneMemberID") == "viewController")
            self.controllers[controller.get("id")] = controller
            self.exits |= {member.get("id") for member in members if member.tag == "exit"}
            written += [(controller.get("id"), segue) for segue in scene.iter("segue") if "kind" in segue.attrib]
        self.ends = {id: self.end(controller, name) for id, controller in self.controllers.items()}
        self.segues = [(source, segue, self.ends.get(segue.get("destination"))) for source, segue in written]
        for id in [id for id, end in self.ends.items() if end != id]:
            del self.controllers[id]

    def end(self, controller, name):
        """The id of what a controller stands for: itself, unless it is a reference that leads somewhere here."""
        id = controller.get("id")
        if controller.tag != "viewControllerPlaceholder" or controller.get("storyboardName", name) != name:
            return id
        if controller.get("bundleIdentifier"):
            return id
        wanted = controller.get("referencedIdentifier")
        for other in self.controllers.values():
            if wanted and other.get("storyboardIdentifier") == wanted:
                return other.get("id")
        return id if wanted or not self.initial else self.initial

    def reached(self, starts):
        next = defaultdict(set)
        for source, segue, target in self.segues:
            if target and segue.get("kind") != "unwind":
                next[source].add(target)
        seen, todo = set(), [start for start in starts if start]
        while todo:
            here = todo.pop()
            if here not in seen:
                seen.add(here)
                todo += next[here]
        return seen

    def children(self, id, relationship):
        return [
            self.controllers[target]
            for source, segue, target in self.segues
            if source == id and segue.get("relationship") == relationship and target in self.controllers
        ]

    def presenters(self, id):
        """The sources of the segues that bring a controller, or a container that holds it from the start."""
        holders, todo, found = {id}, [id], set()
        while todo:
            here = todo.pop()
            for source, segue, target in self.segues:
                if target != here or segue.get("kind") == "unwind":
                    continue
                if segue.get("kind") not in HELD:
                    found.add(source)
                elif source not in holders:
                    holders.add(source)
                    todo.append(source)
        return found - holders


def dead_groups(graph, named):
    """How many groups there are to which nothing leads: a group is what one of them reaches."""
    live = graph.reached([graph.initial, *named])
    dead = [id for id in sorted(graph.controllers) if id not in live]
    led_to = {
        target for source, segue, target in graph.segues
        if source in dead and source != target and segue.get("kind") != "unwind"
    }
    groups, seen = 0, set(live)
    for id in [id for id in dead if id not in led_to] + [id for id in dead if id in led_to]:
        if id not in seen:
            groups += 1
            seen |= graph.reached([id])
    return groups


def findings(path):
    root = ElementTree.parse(path).getroot()
    runtime = root.get("targetRuntime", "")
    if not (runtime.startswith("iOS.CocoaTouch") or runtime == "AppleTV"):
        return {}
    graph = Graph(root, os.path.splitext(os.path.basename(path))[0])
    found = Counter()
    # What only code can answer: custom segues, pages, what a split shows in compact width, who takes an unwind.
    found["SG335"] += sum(segue.get("kind") == "custom" for _, segue, _ in graph.segues)
    taken = {
        segue.get("unwindAction") for source, segue, _ in graph.segues
        if segue.get("kind") == "unwind" and len(graph.presenters(source)) == 1
    }
    found["SG335"] += sum(
        segue.get("kind") == "unwind" and segue.get("unwindAction") not in taken for _, segue, _ in graph.segues)
    for id, controller in graph.controllers.items():
        found["SG335"] += controller.tag == "pageViewController"
        if controller.tag == "splitViewController" and graph.initial and not graph.runtime.endswith(".iPad"):
            has_columns = controller.get("allowDoubleColumnStyle") == "YES"
            first = graph.children(id, "masterViewController")
            found["SG335"] += bool(first) and (has_columns or first[0].tag == "navigationController")
        if controller.tag == "navigationController":
            roots = [root.tag for root in graph.children(id, "rootViewController")]
            found["SG321"] += "navigationController" in roots
            found["SG323"] += "tabBarController" in roots
    named = [id for id, controller in graph.controllers.items() if controller.get("storyboardIdentifier")]
    found["SG336"] += dead_groups(graph, named)
    if graph.initial:
        found["SG337"] += len(set(named) - graph.reached([graph.initial]))
    return {code: count for code, count in sorted(found.items()) if count}


def main():
    print(json.dumps({path: findings(path) for path in sys.stdin.read().splitlines()}, sort_keys=True))


if __name__ == "__main__":
    main()
