"""Plays a script of pushes and pops with Sismic."""

from sismic.interpreter import Interpreter
from sismic.io import import_from_yaml

from screens import Screens, play

CHART = """
statechart:
  name: Screens
  root state:
    name: main
    initial: list
    states:
      - name: list
        transitions:
          - { target: detail, event: push, action: screens.push() }
        on entry: screens.popped() if screens.count else None
      - name: detail
        transitions:
          - { target: list, event: pop, action: screens.pop() }
        on entry: screens.pushed()
"""

interpreter = Interpreter(import_from_yaml(CHART), initial_context={"screens": Screens()})
interpreter.execute()


def step(name):
    interpreter.queue(name)
    interpreter.execute()


play(step)
