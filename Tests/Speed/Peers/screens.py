"""What both state machines do with a script: the lines of each push and each pop, as `scenograph run` prints them."""

import sys
import time

import yaml

DEPTH = "    "


class Screens:
    """A list and its details. A detail that comes again is another controller, with a number."""

    def __init__(self):
        self.write = sys.stdout.write
        self.count = 0

    @property
    def detail(self):
        return "detail" if self.count == 1 else f"detail#{self.count}"

    def push(self):
        self.count += 1
        detail = self.detail
        self.write(
            f"  {detail}.init\n{DEPTH}{detail}.willMove(main)\n{DEPTH}{detail}.loadView\n{DEPTH}{detail}.viewDidLoad\n"
            f"{DEPTH}list.viewWillDisappear(true)\n{DEPTH}{detail}.viewWillAppear(true)\n"
            f"{DEPTH}{detail}.viewIsAppearing(true)\n")

    def pushed(self):
        detail = self.detail
        self.write(
            f"{DEPTH}list.viewDidDisappear(true)\n{DEPTH}{detail}.viewDidAppear(true)\n{DEPTH}{detail}.didMove(main)\n")

    def pop(self):
        detail = self.detail
        self.write(
            f"{DEPTH}{detail}.willMove(nil)\n{DEPTH}{detail}.viewWillDisappear(true)\n"
            f"{DEPTH}list.viewWillAppear(true)\n{DEPTH}list.viewIsAppearing(true)\n")

    def popped(self):
        detail = self.detail
        self.write(
            f"{DEPTH}{detail}.viewDidDisappear(true)\n{DEPTH}list.viewDidAppear(true)\n{DEPTH}{detail}.didMove(nil)\n"
            f"{DEPTH}{detail}.deinit\n")


def play(step):
    """Reads the scene with PyYAML's reader in C, takes each step of its script, and tells how long the steps took."""
    with open(sys.argv[1], "rb") as file:
        script = yaml.load(file, Loader=yaml.CSafeLoader)["script"]
    names = ["pop" if words == "pop" else next(iter(words)) for words in script]
    began = time.perf_counter()
    for name in names:
        step(name)
    sys.stdout.flush()
    print(time.perf_counter() - began, file=sys.stderr)
